import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { PriceRow } from "@vycep/domain/pricing/price";
import type { PromoLeaflet } from "@vycep/domain/pricing/promo-price";
import type { RawBuilder } from "kysely";
import * as repo from "./pricing.repo.ts";

/** Pieces of SQL and readers of rows, so that a product and its price come in one statement. */
export const pricesInSql = {
  join: (sku: RawBuilder<unknown>, at: repo.PriceAt) => repo.joinPrices(sku, at),
  joinPromos: (sku: RawBuilder<unknown>, at: repo.PriceAt) => repo.joinPromos(sku, at),
  columns: repo.priceColumns,
  hasPromo: repo.hasPromo,
  chargedMinor: repo.chargedMinor,
} as const;

export type PriceColumns = repo.PriceRow;

/** The price of a joined row with its validity; undefined when the list has none for the day. */
export function priceOf(row: PriceColumns): PriceRow | undefined {
  const { base_minor: baseMinor, your_minor: yourMinor, price_from: from, price_to: to } = row;
  if (baseMinor === null || yourMinor === null || from === null) return undefined;
  return {
    baseMinor,
    yourMinor,
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
  };
}

/** The leaflet of a joined row, if there is one; whether it applies is for `promoFor` to say. */
export function promoLeafletOf(row: PriceColumns): PromoLeaflet | undefined {
  if (row.promo_name === null || row.promo_minor === null || row.promo_from === null) return undefined;
  return {
    name: row.promo_name,
    promoMinor: row.promo_minor,
    percentage: row.promo_percentage ?? 0,
    longTermDiscountPct: row.promo_long_term ?? 0,
    isInsideDelivery: row.promo_inside ?? false,
    validFrom: toLocalDate(row.promo_from),
    validTo: row.promo_to === null ? lastDay : toLocalDate(row.promo_to),
  };
}

/** A leaflet without an end lasts as long as dates can be written. */
const lastDay: LocalDate = toLocalDate("9999-12-31");
