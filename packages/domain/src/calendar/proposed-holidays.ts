import {
  addDays,
  daysBetween,
  type LocalDate,
  parseLocalDate,
  toLocalDate,
  yearOf,
} from "../kernel/local-moment.ts";
import type { NamedHolidayRow } from "./holiday-year.ts";

/** A row of the holiday table with all that it says of its day (D07). */
export type FullHolidayRow = NamedHolidayRow & { readonly isDayOff: boolean; readonly shops: string };

/** A day as it is proposed for a year that nobody has confirmed yet. */
export type ProposedHoliday<Row> = {
  readonly row: Row;
  /** Why somebody should look twice: the years before do not agree, or only one of them is known. */
  readonly doubt: "differs" | "only-one-year" | undefined;
};

/**
 * Easter Sunday of a year of the Gregorian calendar.
 *
 * @example easterOf(2027) // "2027-03-28"
 */
export function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leaps + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const ahead = moon - weekday;
  const month = 3 + Math.floor((ahead + 40) / 44);
  const day = ahead + 28 - 31 * Math.floor(month / 4);
  return toLocalDate(`${year}-0${month}-${String(day).padStart(2, "0")}`);
}

/** Days from Easter Sunday on which something is kept every year; all other days are kept by their date. */
const ofEaster = [-2, 0, 1];

/**
 * The same holiday in another year: as far from Easter, or on the same date.
 *
 * @example sameHolidayIn(toLocalDate("2026-04-03"), 2027) // "2027-03-26"
 */
export function sameHolidayIn(day: LocalDate, year: number): LocalDate | undefined {
  const fromEaster = daysBetween(easterOf(yearOf(day)), day);
  if (ofEaster.includes(fromEaster)) return addDays(easterOf(year), fromEaster);
  return parseLocalDate(`${year}${day.slice(4)}`);
}

/**
 * The days of a year as the last known year has them, to be checked and confirmed by a person (DCAL-01): no day of any law
 * stands in a rule (decision 0106). Where the year before that one says something else of the same holiday, both are in doubt.
 *
 * @example proposedHolidays([], 2028) // []
 */
export function proposedHolidays<Row extends FullHolidayRow>(
  known: readonly Row[],
  year: number,
): readonly ProposedHoliday<Row>[] {
  const years = [...new Set(known.map(({ date }) => yearOf(date)))]
    .filter((one) => one < year)
    .toSorted((a, b) => b - a);
  const [last, before] = years;
  if (last === undefined) return [];
  const rowsOf = (of: number | undefined) => known.filter(({ date }) => yearOf(date) === of);
  const earlier = new Map(rowsOf(before).map((row) => [row.name, row]));
  return rowsOf(last)
    .flatMap((row) => {
      const date = sameHolidayIn(row.date, year);
      const other = earlier.get(row.name);
      const differs = other === undefined || other.isDayOff !== row.isDayOff || other.shops !== row.shops;
      const doubt = before === undefined ? "only-one-year" : differs ? "differs" : undefined;
      return date === undefined ? [] : [{ row: { ...row, date }, doubt } as const];
    })
    .toSorted((left, right) => (left.row.date < right.row.date ? -1 : 1));
}
