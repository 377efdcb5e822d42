import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatDayMonth } from "./format.ts";
import { formatTime } from "./format-time.ts";
import { weekdayName } from "./weekday-names.ts";

/**
 * On the line of what has happened.
 *
 * @example shortMoment({ date: "2026-11-18", minutes: 852 }, "cs") // "st 18.11. 14:12"
 */
export function shortMoment({ date, minutes }: LocalMoment, language: Language): string {
  return `${weekdayName(date, language, "short")}\u00a0${formatDayMonth(date)} ${formatTime(minutes)}`;
}
