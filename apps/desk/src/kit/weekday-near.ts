import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { localNow } from "@vycep/shell/clock/clock";
import { formatWeekdayNearDay } from "@vycep/words/engine/format";

/** A day with its weekday, and with its year where that is another one than today's. */
export function weekdayNear(day: LocalDate, language: Language): string {
  return formatWeekdayNearDay(day, localNow().date, language);
}
