import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatDayMonth, formatTime, formatWeekdayDate, weekdayName } from "../../shared/format.ts";

/** "st 18.11. 14:12", on the line of what has happened. @example shortMoment(at, "cs") */
export function shortMoment({ date, minutes }: LocalMoment, language: Language): string {
  return `${weekdayName(date, language, "short")}\u00a0${formatDayMonth(date)} ${formatTime(minutes)}`;
}

/** "st 18.11.2026 14:12". @example longMoment(at, "cs") */
export function longMoment({ date, minutes }: LocalMoment, language: Language): string {
  return `${formatWeekdayDate(date, language)} ${formatTime(minutes)}`;
}
