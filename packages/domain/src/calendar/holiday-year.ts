import { type LocalDate, yearOf } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";

/** A row of the holiday table by its name, be it a day off or a working day. */
export type NamedHolidayRow = { readonly market: Market; readonly date: LocalDate; readonly name: string };

/** What a year of holidays lacks before it may count as known. */
export type YearGap =
  | { readonly kind: "none-in"; readonly month: "January" | "December" }
  | { readonly kind: "missing"; readonly name: string; readonly year: number };

/** The rows of one year of one market. */
export type HolidayYear = {
  readonly market: Market;
  readonly year: number;
  readonly rows: readonly NamedHolidayRow[];
};

/**
 * What keeps the rows of a year from being all of them (D07): they do not reach from January to December, or they lack
 * a holiday that the known year beside has. A holiday that the law takes away stays in the table as a working day, so
 * the table itself says what is whole and no day of any law stands in a rule.
 *
 * @example
 *   yearGaps({ market: "CZ", year: 2028, rows: [{ market: "CZ", date: toLocalDate("2028-01-01"), name: "Nový rok" }] }, [])
 *   // [{ kind: "none-in", month: "December" }]
 */
export function yearGaps(asked: HolidayYear, known: readonly HolidayYear[]): readonly YearGap[] {
  const has = (month: string) => asked.rows.some(({ date }) => date.slice(5, 7) === month);
  const names = new Set(asked.rows.map(({ name }) => name));
  const beside = yearBeside(asked, known);
  const missing = beside?.rows.filter(({ name }) => !names.has(name)) ?? [];
  return [
    ...(has("01") ? [] : [{ kind: "none-in", month: "January" } as const]),
    ...(has("12") ? [] : [{ kind: "none-in", month: "December" } as const]),
    ...missing.map(({ name, date }) => ({ kind: "missing", name, year: yearOf(date) }) as const),
  ];
}

/** The nearest other year of the market, of two as near the earlier. */
function yearBeside({ market, year }: HolidayYear, known: readonly HolidayYear[]): HolidayYear | undefined {
  const distance = (other: HolidayYear) => Math.abs(other.year - year);
  return known
    .filter((other) => other.market === market && other.year !== year)
    .toSorted((a, b) => distance(a) - distance(b) || a.year - b.year)[0];
}

/**
 * Rows by market and year.
 *
 * @example byYear([{ market: "CZ", date: toLocalDate("2028-01-01"), name: "Nový rok" }])[0]?.year // 2028
 */
export function byYear(rows: readonly NamedHolidayRow[]): readonly HolidayYear[] {
  const groups = Map.groupBy(rows, ({ market, date }) => `${market} ${yearOf(date)}`);
  return [...groups.values()].flatMap((same) =>
    same[0] ? { market: same[0].market, year: yearOf(same[0].date), rows: same } : [],
  );
}
