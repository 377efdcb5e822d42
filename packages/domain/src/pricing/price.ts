import type { LocalDate } from "../kernel/local-moment.ts";
import type { Minor } from "../kernel/money.ts";

/** A dated price of one box in minor units, net of VAT and deposit; both ends inclusive. */
export type PriceRow = {
  readonly baseMinor: Minor;
  readonly yourMinor: Minor;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | null;
};

/** The list price and the customer's own. */
export type Price = Pick<PriceRow, "baseMinor" | "yourMinor">;

/**
 * The price that holds on a date; of overlapping rows the one that begins last. Undefined when none holds:
 * such a product cannot be ordered.
 *
 * @example priceFor(anyPrices(22_100).rows, toLocalDate("2026-11-23"))?.yourMinor // 22_100
 */
export function priceFor(rows: readonly PriceRow[], date: LocalDate): PriceRow | undefined {
  let best: PriceRow | undefined;
  for (const row of rows) {
    const holds = row.validFrom <= date && (row.validTo === null || date <= row.validTo);
    if (holds && (best === undefined || row.validFrom > best.validFrom)) best = row;
  }
  return best;
}
