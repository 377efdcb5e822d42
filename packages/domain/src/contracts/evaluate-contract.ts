import { addDays, compareDates, daysBetween, type LocalDate, yearOf } from "../kernel/local-moment.ts";
import { monthsOf } from "../kernel/months.ts";
import { aboveAgreed, type DatedTerms, termsOn } from "./contract-terms.ts";
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
  /** Agreed as the terms stand today. */
  readonly agreed: number;
  /** What came above the amount that was agreed on its day. */
  readonly over: number;
  readonly months: readonly { readonly month: string; readonly taken: number; readonly before: number }[];
};

type Facts = {
  readonly year: DaySpan;
  readonly today: LocalDate;
  /** What is agreed for a year, in the order of the days from which it holds; nought is nothing agreed. */
  readonly terms: readonly (DatedTerms & { readonly agreed: number })[];
  /** From a year before the year of the contract. */
  readonly delivered: readonly DeliveredDay[];
};

/**
 * How a contract about an amount does (B10, REST-44): taken until today, the same days a year before, and where the pace
 * leads; all in millilitres. The pace is what was taken for each day that has begun, for all days of the year.
 *
 * @example evaluateContract({ year: { from: toLocalDate("2026-01-01"), to: toLocalDate("2026-01-10") }, today: toLocalDate("2026-01-05"), terms: [{ from: toLocalDate("2026-01-01"), agreed: 6 }], delivered: [{ day: toLocalDate("2026-01-02"), millilitres: 5 }] }).pace // 10
 */
export function evaluateContract({ year, today, terms, delivered }: Facts): ContractEvaluation {
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
    agreed: termsOn(terms, today)?.agreed ?? 0,
    over: overOf(now, terms),
    months: monthsOf({ from: year.from, to: until }).map((month) => ({
      month,
      taken: sumOf(now.filter(({ day }) => day.startsWith(month))),
      before: sumOf(
        then.filter(({ day }) => day.startsWith(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)),
      ),
    })),
  };
}

function overOf(days: readonly DeliveredDay[], terms: Facts["terms"]): number {
  let taken = 0;
  let over = 0;
  for (const { day, millilitres } of days.toSorted((left, right) => compareDates(left.day, right.day))) {
    const agreed = termsOn(terms, day)?.agreed ?? 0;
    if (agreed > 0) over += aboveAgreed({ taken, millilitres, agreed });
    taken += millilitres;
  }
  return over;
}

function within(days: readonly DeliveredDay[], { from, to }: DaySpan): readonly DeliveredDay[] {
  return days.filter(({ day }) => compareDates(day, from) >= 0 && compareDates(day, to) <= 0);
}

function sumOf(days: readonly DeliveredDay[]): number {
  return days.reduce((sum, { millilitres }) => sum + millilitres, 0);
}
