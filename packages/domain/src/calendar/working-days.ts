import { addDays, type LocalDate, weekdayOf, yearOf } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { type HolidayFacts, type HolidaysUnknown, isHoliday, isKnownYear } from "./holidays.ts";

/**
 * Whether a date is a working day: not Saturday, not Sunday, not a day off (CALENDAR-15). Ask for known years only.
 *
 * @example isWorkingDay(CZECH_HOLIDAYS, toLocalDate("2026-11-17")) // false
 */
export function isWorkingDay(holidays: HolidayFacts, date: LocalDate): boolean {
  return weekdayOf(date) <= 5 && !isHoliday(holidays, date);
}

/**
 * The so-many-th working day after a date, or before it when negative; the date itself does not count.
 * Refuses when the way leads through a year whose holidays are not known.
 *
 * @example addWorkingDays(CZECH_HOLIDAYS, toLocalDate("2026-11-16"), 1) // ok "2026-11-18"
 */
export function addWorkingDays(
  holidays: HolidayFacts,
  date: LocalDate,
  days: number,
): Result<LocalDate, HolidaysUnknown> {
  const step = Math.sign(days);
  let left = Math.abs(days);
  let day = date;
  while (left > 0) {
    day = addDays(day, step);
    if (!isKnownYear(holidays, day)) return refused({ kind: "holidays-unknown", year: yearOf(day) });
    if (isWorkingDay(holidays, day)) left -= 1;
  }
  return ok(day);
}
