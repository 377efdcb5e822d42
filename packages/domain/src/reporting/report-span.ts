import { addDays, type LocalDate, parseLocalDate, toLocalDate, yearOf } from "../kernel/local-moment.ts";

/** The stretches of time that consumption is looked at in, as addresses say them. */
export const REPORT_PERIODS = ["this-year", "last-year", "12-months", "5-years"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export type Days = { readonly from: LocalDate; readonly to: LocalDate };

export type ReportSpan = Days & {
  /** The same days a year before; undefined where there are more than one year to look at. */
  readonly before: Days | undefined;
  /** What one bar of the chart stands for. */
  readonly step: "month" | "year";
};

/**
 * The days of a period as it stands on a day, with the same days a year before: until today, so that a year that is
 * under way is not held against a whole one (REPORT-01).
 *
 * @example reportSpan("this-year", toLocalDate("2026-11-23")).before // { from: "2025-01-01", to: "2025-11-23" }
 */
export function reportSpan(period: ReportPeriod, today: LocalDate): ReportSpan {
  const year = yearOf(today);
  switch (period) {
    case "this-year":
      return held({ from: firstOf(year), to: today });
    case "last-year":
      return held({ from: firstOf(year - 1), to: addDays(firstOf(year), -1) });
    case "12-months":
      return held({ from: monthAfter(yearAgo(today)), to: today });
    case "5-years":
      return { from: firstOf(year - 4), to: today, before: undefined, step: "year" };
  }
}

/**
 * The same day a year before; of 29 February the day before it, which is the last one of its month as well.
 *
 * @example yearAgo(toLocalDate("2028-02-29")) // "2027-02-28"
 */
export function yearAgo(day: LocalDate): LocalDate {
  return parseLocalDate(`${yearOf(day) - 1}${day.slice(4)}`) ?? toLocalDate(`${yearOf(day) - 1}-02-28`);
}

/** Days are compared a year before each, the last day of a February with the last one. */
function held({ from, to }: Days): ReportSpan {
  const isEndOfFebruary = to.slice(5, 7) === "02" && addDays(to, 1).slice(5, 7) === "03";
  const last = isEndOfFebruary ? addDays(toLocalDate(`${yearOf(to) - 1}-03-01`), -1) : yearAgo(to);
  return { from, to, before: { from: yearAgo(from), to: last }, step: "month" };
}

function firstOf(year: number): LocalDate {
  return toLocalDate(`${year}-01-01`);
}

/** The first day of the month after a day's. */
function monthAfter(day: LocalDate): LocalDate {
  const next = addDays(toLocalDate(`${day.slice(0, 8)}01`), 31);
  return toLocalDate(`${next.slice(0, 8)}01`);
}
