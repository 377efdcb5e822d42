import { type LocalDate, yearOf } from "./local-moment.ts";

/** A month as YYYY-MM; text order is time's order. */
export type Month = string;

/**
 * The months that a span of days touches, in their order.
 *
 * @example monthsOf({ from: toLocalDate("2026-11-20"), to: toLocalDate("2027-01-02") }) // ["2026-11", "2026-12", "2027-01"]
 */
export function monthsOf({
  from,
  to,
}: {
  readonly from: LocalDate;
  readonly to: LocalDate;
}): readonly Month[] {
  const months: Month[] = [];
  const last = to.slice(0, 7);
  for (let year = yearOf(from), month = Number(from.slice(5, 7)); ; ) {
    const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
    if (text > last) return months;
    months.push(text);
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
  }
}
