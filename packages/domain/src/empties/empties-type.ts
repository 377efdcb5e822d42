import type { LocalDate } from "../kernel/local-moment.ts";
import { type Minor, NO_MONEY, sumOf, times } from "../kernel/money.ts";

/** A kind of returnable packaging, as it is on one day in one market. */
export type EmptiesType = {
  readonly code: string;
  readonly emptyGrams: number;
  /** Nought means that it takes no room of its own. */
  readonly unitsPerPallet: number;
  /** What one piece carries when full: a crate its bottles. */
  readonly carries: { readonly code: string; readonly units: number } | null;
  /** What one piece is worth on that day, without VAT. */
  readonly depositMinor: Minor;
};

export type EmptiesTypes = ReadonlyMap<string, EmptiesType>;

/** So many pieces of one type. */
export type EmptiesAmount = { readonly code: string; readonly units: number };

/** What a piece of a type is worth while the row is valid; both days belong to it, null is open (D08). */
export type DepositRow = {
  readonly depositMinor: Minor;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | null;
};

/**
 * The deposit of a type on a day; undefined when no row is valid then (D08).
 *
 * @example depositOn([{ depositMinor: 150_000, validFrom: toLocalDate("2026-01-01"), validTo: null }],
 *   toLocalDate("2026-11-23")) // 150_000
 */
export function depositOn(rows: readonly DepositRow[], day: LocalDate): Minor | undefined {
  return rows.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo))
    ?.depositMinor;
}

/**
 * What empties are worth: pieces times the deposit of their type, to the haléř (EMPTIES-02). A type that is not
 * known is worth nothing.
 *
 * @example refundOf([{ code: "KEG50", units: 7 }], EMPTIES_TYPES) // 1_050_000
 */
export function refundOf(amounts: readonly EmptiesAmount[], types: EmptiesTypes): Minor {
  return sumOf(amounts, ({ code, units }) => times(units, types.get(code)?.depositMinor ?? NO_MONEY));
}
