import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { formatDayMonth } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import type { SuggestedCartAnswer, VariantAnswer } from "./suggested-cart-answer.ts";

/** "závoz 26.11. · 9 produktů", or that there is no such delivery. */
export function variantNotes({ standard, truck }: SuggestedCartAnswer, t: Speak<Originals["suggestions"]>) {
  const noteOf = (answer: VariantAnswer | null | undefined) => {
    if (!answer) return { text: t("notOffered"), isOffered: false };
    const count = answer.products.filter(({ checked }) => checked).length;
    return { text: t("variantNote", { day: dayText(answer.delivery_date), count }), isOffered: true };
  };
  return { standard: noteOf(standard), truck: noteOf(truck) };
}

/** What it was counted from, and up to when it lasts. */
export function sourceNote(answer: VariantAnswer, t: Speak<Originals["suggestions"]>): string {
  const count = answer.deliveries_counted;
  const { lasts_until: until } = answer;
  return until ? t("countedUntil", { count, day: dayText(until) }) : t("counted", { count });
}

function dayText(day: string): string {
  const date = parseLocalDate(day);
  return date === undefined ? day : formatDayMonth(date);
}
