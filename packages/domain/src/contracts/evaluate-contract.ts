import { addDays, compareDates, daysBetween, type LocalDate, yearOf } from "../kernel/local-moment.ts";
import { monthsOf } from "../kernel/months.ts";
import { type DaySpan, sameDayIn } from "./contract-year.ts";

/** What one day brought of the beer that counts: delivered less credited (D39). */
export type DeliveredDay = { readonly day: LocalDate; readonly millilitres: number };

export type ContractEvaluation = {
  /** In the year of the contract until today. */
  readonly taken: number;
  /** In the same days of the year before. */
  readonly before: number;
  /** What it comes to by the end of the year at this pace. */
  readonly pace: number;
  /** What is above the agreed amount. */
  readonly over: number;
  readonly months: readonly { readonly month: string; readonly taken: number; readonly before: number }[];
};

type Facts = {
  readonly year: DaySpan;
  readonly today: LocalDate;
  /** Agreed for a year; nought is nothing agreed. */
  readonly agreed: number;
  /** From a year before the year of the contract. */
  readonly delivered: readonly DeliveredDay[];
};

/**
 * How a contract about an amount does (B10, REST-44): taken until today, the same days a year before, and where the pace
 * leads; all in millilitres. The pace is what was taken for each day that has begun, for all days of the year.
 *
 * @example evaluateContract({ year: { from: toLocalDate("2026-01-01"), to: toLocalDate("2026-01-10") }, today: toLocalDate("2026-01-05"), agreed: 6, delivered: [{ day: toLocalDate("2026-01-02"), millilitres: 5 }] }).pace // 10
 */
export function evaluateContract({ year, today, agreed, delivered }: Facts): ContractEvaluation {
  const until = compareDates(today, year.to) > 0 ? year.to : today;
  const yearAgo = (day: LocalDate) => sameDayIn(yearOf(day) - 1, day);
  // To the day before the same morning: so the end of a February is held against the end of a February.
  const untilThen = addDays(yearAgo(addDays(until, 1)), -1);
  const now = within(delivered, { from: year.from, to: until });
  const then = within(delivered, { from: yearAgo(year.from), to: untilThen });
  const taken = sumOf(now);
  const daysGone = daysBetween(year.from, until) + 1;
  const daysInAll = daysBetween(year.from, year.to) + 1;
  return {
    taken,
    before: sumOf(then),
    pace: Math.round((taken * daysInAll) / daysGone),
    over: agreed > 0 ? Math.max(0, taken - agreed) : 0,
    months: monthsOf({ from: year.from, to: until }).map((month) => ({
      month,
      taken: sumOf(now.filter(({ day }) => day.startsWith(month))),
      before: sumOf(
        then.filter(({ day }) => day.startsWith(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)),
      ),
    })),
  };
}

function within(days: readonly DeliveredDay[], { from, to }: DaySpan): readonly DeliveredDay[] {
  return days.filter(({ day }) => compareDates(day, from) >= 0 && compareDates(day, to) <= 0);
}

function sumOf(days: readonly DeliveredDay[]): number {
  return days.reduce((sum, { millilitres }) => sum + millilitres, 0);
}
