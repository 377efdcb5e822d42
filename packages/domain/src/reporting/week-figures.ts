import { addDays, type LocalDate, weekdayOf } from "../kernel/local-moment.ts";
import type { Compared } from "./consumption.ts";

/** The same weekday a year ago. */
const YEAR_DAYS = 364;

/** What goes out on a day by one method, in one money. */
export type DaySums = {
  readonly day: LocalDate;
  readonly method: string;
  readonly currency: string;
  readonly orders: number;
  readonly litres: number;
  readonly netMinor: number;
};

/** The same beside the same weekday of the same week a year before. */
export type DayFigures = {
  readonly day: LocalDate;
  readonly method: string;
  readonly currency: string;
  readonly orders: Compared;
  readonly litres: Compared;
  readonly netMinor: Compared;
};

/** Some days of a year with the same days of the year before. */
export type ComparedWeek = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly before: { readonly from: LocalDate; readonly to: LocalDate };
};

/**
 * The week of a day from Monday to Sunday, and the same week a year before: weekday against weekday, because a brewery's day is its
 * weekday (DTODAY-03).
 *
 * @example comparedWeek(toLocalDate("2026-11-25")).before.from // "2025-11-24"
 */
export function comparedWeek(day: LocalDate): ComparedWeek {
  const from = addDays(day, 1 - weekdayOf(day));
  const to = addDays(from, 6);
  return { from, to, before: { from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS) } };
}

/**
 * The figures of a week, by day, method and money, each beside last year's; what was only then stands there with nothing now
 * (DTODAY-03).
 *
 * @example weekFigures(comparedWeek(toLocalDate("2026-11-25")), []) // []
 */
export function weekFigures({ from }: ComparedWeek, sums: readonly DaySums[]): readonly DayFigures[] {
  const rows = sums.map((one) => {
    const isNow = one.day >= from;
    return { ...one, isNow, day: isNow ? one.day : addDays(one.day, YEAR_DAYS) };
  });
  const alike = Map.groupBy(rows, ({ day, method, currency }) => `${day} ${method} ${currency}`);
  return [...alike]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const { day, method, currency } = first;
      const compared = (of: "orders" | "litres" | "netMinor"): Compared => ({
        now: sumOf(same.filter(({ isNow }) => isNow).map((row) => row[of])),
        before: sumOf(same.filter(({ isNow }) => !isNow).map((row) => row[of])),
      });
      return [
        {
          ...{ day, method, currency, orders: compared("orders") },
          ...{ litres: compared("litres"), netMinor: compared("netMinor") },
        },
      ];
    });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
