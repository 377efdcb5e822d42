import {
  addDays,
  compareDates,
  type LocalDate,
  parseLocalDate,
  toLocalDate,
  yearOf,
} from "../kernel/local-moment.ts";

export type ContractValidity = { readonly validFrom: LocalDate; readonly validTo: LocalDate | undefined };
export type DaySpan = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * The year of a contract in which a day lies, counted from the day it began, and cut off where it ends; none before it
 * begins and after it has ended. What a contract agrees on for a year is meant for such a year (B10).
 *
 * @example contractYear({ validFrom: toLocalDate("2024-02-01"), validTo: undefined }, toLocalDate("2026-11-22"))?.from // "2026-02-01"
 */
export function contractYear({ validFrom, validTo }: ContractValidity, day: LocalDate): DaySpan | undefined {
  if (compareDates(day, validFrom) < 0) return undefined;
  if (validTo !== undefined && compareDates(day, validTo) > 0) return undefined;
  const thisYear = sameDayIn(yearOf(day), validFrom);
  const isBefore = compareDates(day, thisYear) < 0;
  const from = isBefore ? sameDayIn(yearOf(day) - 1, validFrom) : thisYear;
  const next = isBefore ? thisYear : sameDayIn(yearOf(day) + 1, validFrom);
  const last = addDays(next, -1);
  return { from, to: validTo !== undefined && compareDates(validTo, last) < 0 ? validTo : last };
}

/**
 * The same day of another year; of 29 February the day after it where there is none.
 *
 * @example sameDayIn(2025, toLocalDate("2024-02-29")) // "2025-03-01"
 */
export function sameDayIn(year: number, day: LocalDate): LocalDate {
  const text = String(year).padStart(4, "0");
  return parseLocalDate(`${text}${day.slice(4)}`) ?? toLocalDate(`${text}-03-01`);
}
