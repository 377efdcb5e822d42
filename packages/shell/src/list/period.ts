import { addDays, type LocalDate, toLocalDate, yearOf } from "@vycep/domain/kernel/local-moment";

/** The stretches of time that lists of orders are narrowed by, as their addresses say them. */
export const PERIODS = ["30-days", "90-days", "this-year", "last-year", "all"] as const;
export type Period = (typeof PERIODS)[number];

/** The first and last day of a period; undefined has no bound. */
export function daysOf(
  period: Period,
  today: LocalDate,
): { readonly from: LocalDate | undefined; readonly to: LocalDate | undefined } {
  const year = yearOf(today);
  switch (period) {
    case "30-days":
      return { from: addDays(today, -30), to: undefined };
    case "90-days":
      return { from: addDays(today, -90), to: undefined };
    case "this-year":
      return { from: toLocalDate(`${year}-01-01`), to: undefined };
    case "last-year":
      return { from: toLocalDate(`${year - 1}-01-01`), to: toLocalDate(`${year - 1}-12-31`) };
    case "all":
      return { from: undefined, to: undefined };
  }
}
