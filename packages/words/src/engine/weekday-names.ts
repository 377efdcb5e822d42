import { type LocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";

/** The name of the weekday in the language of the page. */
export function weekdayName(date: LocalDate, language: Language, width: "short" | "long"): string {
  return weekdayNames(language, width)[weekdayOf(date) - 1] ?? "";
}

const knownWeekdays = new Map<string, readonly string[]>();

/** Monday to Sunday. */
export function weekdayNames(language: Language, width: "short" | "long"): readonly string[] {
  const key = `${language} ${width}`;
  const names = knownWeekdays.get(key) ?? namedWeekdays(language, width);
  knownWeekdays.set(key, names);
  return names;
}

/** A calendar asks for hundreds of names; making the format is what takes the time. */
function namedWeekdays(language: Language, width: "short" | "long"): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format((4 + index) * 86_400_000));
}
