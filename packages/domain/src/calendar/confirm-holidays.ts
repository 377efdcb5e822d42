import { type LocalDate, yearOf } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { type HolidayYear, yearGaps } from "./holiday-year.ts";
import type { FullHolidayRow } from "./proposed-holidays.ts";

/** Why a year of holidays is not confirmed so, and what it is about: a name or a day. */
export type HolidayYearRefusal = Refusal & {
  readonly kind:
    | "holiday-other-year"
    | "holiday-twice"
    | "holiday-name-missing"
    | "year-incomplete"
    | "holiday-past";
  readonly about: string;
};

/** A year as a person confirms it. */
export type WantedYear = Pick<HolidayYear, "market" | "year"> & { readonly rows: readonly FullHolidayRow[] };

const longestName = 120;

/**
 * Whether a year of holidays may be confirmed like this (DCAL-01): every day is of the year, stands once and has a name; the year is
 * whole as an imported one has to be (D07); and what has been stays as it was.
 *
 * @example
 *   judgeHolidayYear({ market: "CZ", year: 2028, rows: [] }, { known: [], today: toLocalDate("2027-11-01") })
 *   // { ok: false, refusal: { kind: "year-incomplete", about: "January" } }
 */
export function judgeHolidayYear(
  wanted: WantedYear,
  { known, today }: { readonly known: readonly WantedYear[]; readonly today: LocalDate },
): Result<undefined, HolidayYearRefusal> {
  const { market, year, rows } = wanted;
  const no = (kind: HolidayYearRefusal["kind"], about: string) => refused({ kind, about });
  const other = rows.find(({ date }) => yearOf(date) !== year);
  if (other) return no("holiday-other-year", other.date);
  const unnamed = rows.find(({ name }) => name.trim() === "" || name.length > longestName);
  if (unnamed) return no("holiday-name-missing", unnamed.date);
  const twice = rows.find(({ date }, at) => rows.findIndex((row) => row.date === date) !== at);
  if (twice) return no("holiday-twice", twice.date);
  const held = known.find((one) => one.market === market && one.year === year);
  const past = held && changedBefore(held.rows, { rows, today });
  if (past !== undefined) return no("holiday-past", past);
  const [gap] = yearGaps(wanted, known);
  if (gap === undefined) return ok(undefined);
  return no("year-incomplete", gap.kind === "missing" ? gap.name : gap.month);
}

/**
 * Whether a year that was confirmed for the first time may be unknown again (DEDIT-03): all of it lies ahead, and nobody has an order for
 * one of its days, for whom its holidays were counted.
 *
 * @example
 *   judgeWithdrawnYear(2028, { today: toLocalDate("2027-11-01"), orderedFor: toLocalDate("2028-01-03") })
 *   // { ok: false, refusal: { kind: "year-ordered", about: "2028-01-03" } }
 */
export function judgeWithdrawnYear(
  year: number,
  { today, orderedFor }: { readonly today: LocalDate; readonly orderedFor: LocalDate | undefined },
): Result<undefined, Refusal & { readonly kind: "holiday-past" | "year-ordered"; readonly about: string }> {
  if (yearOf(today) >= year) return refused({ kind: "holiday-past", about: `${year}-01-01` });
  return orderedFor === undefined ? ok(undefined) : refused({ kind: "year-ordered", about: orderedFor });
}

/** A day up to today that is not as it was. */
function changedBefore(
  held: readonly FullHolidayRow[],
  { rows, today }: { readonly rows: readonly FullHolidayRow[]; readonly today: LocalDate },
): LocalDate | undefined {
  const saidOf = (list: readonly FullHolidayRow[]) =>
    new Map(list.filter(({ date }) => date <= today).map((row) => [row.date, printed(row)]));
  const [was, is] = [saidOf(held), saidOf(rows)];
  return [...was.keys(), ...is.keys()].find((date) => was.get(date) !== is.get(date));
}

function printed({ name, isDayOff, shops }: FullHolidayRow): string {
  return JSON.stringify([name, isDayOff, shops]);
}
