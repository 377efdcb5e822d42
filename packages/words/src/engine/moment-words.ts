import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatDayMonth, formatTime, weekdayName } from "./format.ts";
import { dayInWords, type Speaker } from "./weekday-forms.ts";

/** "st 18.11. 14:12", on the line of what has happened. @example shortMoment(at, "cs") */
export function shortMoment({ date, minutes }: LocalMoment, language: Language): string {
  return `${weekdayName(date, language, "short")}\u00a0${formatDayMonth(date)} ${formatTime(minutes)}`;
}

/** "ve středu 18.11. 14:12", within a sentence. @example longMoment(at, { language: "cs", today }) */
export function longMoment({ date, minutes }: LocalMoment, speaker: Speaker): string {
  return `${dayInWords(date, "on", speaker)} ${formatTime(minutes)}`;
}
