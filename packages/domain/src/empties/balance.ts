import type { LocalDate } from "../kernel/local-moment.ts";
import type { Minor } from "../kernel/money.ts";
import type { EmptiesAmount, EmptiesTypes } from "./empties-type.ts";

/** Empties that came to a place or left it on a day. */
export type EmptiesMovement = EmptiesAmount & {
  readonly day: LocalDate;
  readonly kind: "delivered" | "returned";
};

/** What was counted at a place at the end of a day; a type that is not named was not there. */
export type StockTaking = { readonly day: LocalDate; readonly units: ReadonlyMap<string, number> };

/** The account of one type at a place. */
export type EmptiesBalance = {
  /** Counted at the stock-taking; nought without one. */
  readonly opening: number;
  readonly delivered: number;
  readonly returned: number;
  /** What lies there: never below nought, because nobody has fewer than none. */
  readonly balance: number;
  /** What the latest delivery brought of it: still full, so nothing to return yet. */
  readonly full: number;
};

export type EmptiesAccount = {
  readonly stockTaking: StockTaking | null;
  readonly movements: readonly EmptiesMovement[];
};

/**
 * What lies at a place when a truck comes on a day, by type: the stock-taking, what was delivered after it and before
 * that day, and less what went back by then (EMPTIES-01). What the same truck brings does not count yet.
 *
 * @example balancesOn({ stockTaking: null, movements: [{ code: "KEG50", units: 10, day:
 *   toLocalDate("2026-11-19"), kind: "delivered" }] }, toLocalDate("2026-11-23")).get("KEG50")?.balance // 10
 */
export function balancesOn(
  { stockTaking, movements }: EmptiesAccount,
  day: LocalDate,
): ReadonlyMap<string, EmptiesBalance> {
  const counted = movements.filter(
    (one) =>
      (stockTaking === null || one.day > stockTaking.day) &&
      (one.kind === "delivered" ? one.day < day : one.day <= day),
  );
  const byType = Map.groupBy(counted, ({ code }) => code);
  const codes = new Set([...(stockTaking?.units.keys() ?? []), ...byType.keys()]);
  return new Map(
    [...codes].map((code) => [code, balanceOf(stockTaking?.units.get(code) ?? 0, byType.get(code) ?? [])]),
  );
}

function balanceOf(opening: number, movements: readonly EmptiesMovement[]): EmptiesBalance {
  const sum = (some: readonly EmptiesMovement[]) => some.reduce((total, { units }) => total + units, 0);
  const deliveries = movements.filter(({ kind }) => kind === "delivered");
  const delivered = sum(deliveries);
  const returned = sum(movements.filter(({ kind }) => kind === "returned"));
  const balance = Math.max(0, opening + delivered - returned);
  const latest = deliveries.reduce<LocalDate | undefined>(
    (last, { day }) => (last === undefined || day > last ? day : last),
    undefined,
  );
  const full = Math.min(balance, sum(deliveries.filter(({ day }) => day === latest)));
  return { opening, delivered, returned, balance, full };
}

/** A crate that went back at a higher worth than its own went back with what it carries. */
export type BookedReturn = EmptiesAmount & { readonly day: LocalDate; readonly unitDepositMinor: Minor };

/**
 * Booked returns by type: a crate booked at more than its own deposit took its bottles along, which the books of the
 * brewery write as one full crate.
 *
 * @example unpacked([{ code: "CR20", units: 4, day: toLocalDate("2026-11-19"), unitDepositMinor: 16_000 }],
 *   EMPTIES_TYPES).map(({ code, units }) => [code, units]) // [["CR20", 4], ["BTL05", 80]]
 */
export function unpacked(returns: readonly BookedReturn[], types: EmptiesTypes): readonly EmptiesMovement[] {
  return returns.flatMap(({ code, units, day, unitDepositMinor }) => {
    const type = types.get(code);
    const own = { code, units, day, kind: "returned" as const };
    if (!type?.carries || unitDepositMinor <= type.depositMinor) return [own];
    return [own, { ...own, code: type.carries.code, units: units * type.carries.units }];
  });
}
