import { type LocalDate, type LocalMoment, weekdayOf } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { textsOf } from "./i18n.ts";

/**
 * What a weekday does in a sentence: it is named ("pondělí"), something happens on it ("ve středu"), something is
 * moved to it ("středu"), or goes on until it ("středy"). A short "po" would read there as "after" (LANG-17).
 */
export type WeekdayForm = "name" | "on" | "to" | "until";

/** Of 25 November 2026 "on": "ve středu". */
export function weekdayForm(date: LocalDate, form: WeekdayForm, language: Language): string {
  return textsOf("shell", language)(`weekday.${form}.${weekdayOf(date)}`);
}

/** In which language, and seen from which day. */
export interface Speaker {
  readonly language: Language;
  readonly today: LocalDate;
}

/**
 * A day within a sentence, never torn at the end of a line; the year stands only where it is not this one: "v pondělí
 * 23.11.".
 */
export function dayInWords(date: LocalDate, form: WeekdayForm, { language, today }: Speaker): string {
  const day = `${weekdayForm(date, form, language)} ${formatNearDay(date, today)}`;
  return day.replaceAll(" ", "\u00a0");
}

/** A moment within a sentence: "ve středu 18.11. 14:12". */
export function longMoment({ date, minutes }: LocalMoment, speaker: Speaker): string {
  return `${dayInWords(date, "on", speaker)} ${formatTime(minutes)}`;
}
