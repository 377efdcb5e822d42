import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weekdayForm } from "@vycep/shell/words/weekday-forms";
import { formatNearDay } from "@vycep/words/engine/format";
import { untilInWords } from "./moment-in-words.ts";

/** A round in words: "ve čtvrtek", "26.11.", and until when to order for it: "ve středu 25.11. do 16:00". */
export interface RoundWords {
  readonly onDay: string;
  readonly day: string;
  readonly until: string;
}

/** The words of an offered day; undefined when there is none. */
export function useRoundWords(offered: OfferedDay | undefined): RoundWords | undefined {
  const t = useTexts("delivery");
  const language = useLanguage();
  const date = parseLocalDate(offered?.date ?? "");
  const orderBy = decodeMoment(offered?.orderBy ?? "");
  if (date === undefined || orderBy === undefined) return undefined;
  const now = localNow();
  return {
    onDay: weekdayForm(date, "on", language),
    day: formatNearDay(date, now.date),
    until: untilInWords(orderBy, { t, language, now }),
  };
}
