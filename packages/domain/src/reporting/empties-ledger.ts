import type { EmptiesMovement, StockTaking } from "../empties/balance.ts";
import { compareDates, type LocalDate } from "../kernel/local-moment.ts";
import { type Minor, times } from "../kernel/money.ts";

/** A delivery or a collection, as one order moved one type; `units` are above nought. */
export type BookedMovement = EmptiesMovement & { readonly orderNumber: string };

export type LedgerEntry = {
  readonly day: LocalDate;
  readonly code: string;
  /** A stock-taking sets the balance, whatever it was. */
  readonly kind: "delivered" | "returned" | "counted";
  /** What it added or took; of a stock-taking the difference that it found. */
  readonly change: number;
  /** What lay there at the end of it. */
  readonly balance: number;
  readonly orderNumber: string | undefined;
};

export type LedgerType = {
  readonly code: string;
  readonly opening: number;
  readonly delivered: number;
  readonly returned: number;
  /** What stock-takings found more, or less. */
  readonly corrected: number;
  readonly balance: number;
  /** The balance times the deposit of the type on the last day (B3). */
  readonly worthMinor: Minor;
};

type Facts = {
  readonly days: { readonly from: LocalDate; readonly to: LocalDate };
  readonly stockTakings: readonly StockTaking[];
  readonly movements: readonly BookedMovement[];
  /** What one piece of each type is worth on the last day; a type that has none then is not in the account. */
  readonly deposits: ReadonlyMap<string, Minor>;
};

export type Ledger = {
  readonly types: readonly LedgerType[];
  /** The newest first. */
  readonly entries: readonly LedgerEntry[];
};

/**
 * The account of empties at a place: each movement with the balance after it, and by type what lay there before the
 * first day, what moved, and what lies there at the end of the last (B3). Unlike what a truck may take along
 * (EMPTIES-01), a balance may be below nought: then somebody booked wrongly, and the book must show where.
 *
 * @example emptiesLedger({ days: { from: toLocalDate("2026-11-01"), to: toLocalDate("2026-11-23") }, stockTakings: [],
 *   movements: [{ code: "KEG50", units: 10, day: toLocalDate("2026-11-19"), kind: "delivered", orderNumber: "1" }],
 *   deposits: new Map([["KEG50", toMinor(150_000)]]) }).types[0]?.worthMinor // 1_500_000
 */
export function emptiesLedger({ days, stockTakings, movements, deposits }: Facts): Ledger {
  const types = [...deposits].map(([code, depositMinor]) => {
    const entries = entriesOf(code, stockTakings, movements).filter(({ day }) => day <= days.to);
    const within = entries.filter(({ day }) => day >= days.from);
    const opening = entries.findLast(({ day }) => day < days.from)?.balance ?? 0;
    const balance = entries.at(-1)?.balance ?? 0;
    const moved = (kind: LedgerEntry["kind"]) =>
      within.reduce((sum, one) => (one.kind === kind ? sum + Math.abs(one.change) : sum), 0);
    const corrected = within.reduce((sum, one) => (one.kind === "counted" ? sum + one.change : sum), 0);
    const type: LedgerType = {
      ...{ code, opening, balance, corrected },
      delivered: moved("delivered"),
      returned: moved("returned"),
      worthMinor: times(balance, depositMinor),
    };
    return { type, within };
  });
  return {
    types: types
      .filter(({ type, within }) => within.length > 0 || type.balance !== 0)
      .map(({ type }) => type),
    entries: types
      .flatMap(({ within }) => within)
      .toReversed()
      .toSorted((left, right) => compareDates(right.day, left.day)),
  };
}

const orderOfDay = { delivered: 0, returned: 1, counted: 2 } as const;

type Booked = Omit<LedgerEntry, "change" | "balance"> & { readonly units: number };

/** All that happened to a type, the oldest first; a stock-taking at the end of its day. */
function entriesOf(
  code: string,
  stockTakings: readonly StockTaking[],
  movements: readonly BookedMovement[],
): readonly LedgerEntry[] {
  const counted = stockTakings.map(
    ({ day, units }): Booked => ({
      ...{ day, code, kind: "counted", orderNumber: undefined },
      units: units.get(code) ?? 0,
    }),
  );
  const booked: readonly Booked[] = [...movements.filter((one) => one.code === code), ...counted].toSorted(
    (left, right) => compareDates(left.day, right.day) || orderOfDay[left.kind] - orderOfDay[right.kind],
  );
  let balance = 0;
  const entries = booked.map(({ units, ...entry }): LedgerEntry => {
    const before = balance;
    balance = entry.kind === "counted" ? units : balance + (entry.kind === "delivered" ? units : -units);
    return { ...entry, change: balance - before, balance };
  });
  // That nothing lay there, as before, is no news.
  return entries.filter(
    ({ kind, change, balance: after }) => kind !== "counted" || change !== 0 || after !== 0,
  );
}
