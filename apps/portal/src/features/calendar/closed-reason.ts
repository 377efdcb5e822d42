import type { ClosedDay } from "@vycep/domain/calendar/delivery-day";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

interface Speaker {
  readonly t: Speak<Originals["delivery"]>;
  readonly language: Language;
  readonly now: LocalMoment;
}

/** Why a day is closed, in words: the verdict's own reason (PICKER-09…15). */
export function closedReason(closed: ClosedDay, day: LocalDate, { t, language, now }: Speaker): string {
  const speaker = { language, today: now.date };
  if (day < now.date) return t("closed.past");
  switch (closed.kind) {
    case "excluded":
      return closed.why === "moved"
        ? t("closed.moved", { day: dayInWords(closed.movedTo, "to", speaker) })
        : t(`closed.${closed.why}`);
    case "weekday-not-served":
      return t("closed.weekday-not-served");
    case "too-early":
      return t("closed.too-early", { day: dayInWords(closed.earliest, "name", speaker) });
    case "beyond-horizon":
      return t("closed.beyond-horizon", { day: dayInWords(closed.last, "to", speaker) });
    case "holidays-unknown":
      return t("closed.holidays-unknown", { year: String(closed.year) });
  }
}
