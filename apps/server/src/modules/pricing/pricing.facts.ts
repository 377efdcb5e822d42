import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { PriceRow } from "@vycep/domain/pricing/price";
import type { PromoLeaflet } from "@vycep/domain/pricing/promo-price";
import type { RawBuilder } from "kysely";
import type { Db } from "../../platform/db.ts";
import * as repo from "./pricing.repo.ts";

/** Pieces of SQL and readers of rows, so that a product and its price come in one statement. */
export const pricesInSql = {
  join: (sku: RawBuilder<unknown>, at: repo.PriceAt) => repo.joinPrices(sku, at),
  joinPromos: (sku: RawBuilder<unknown>, at: repo.PriceAt) => repo.joinPromos(sku, at),
  columns: repo.priceColumns,
  values: repo.priceValues,
  hasPromo: repo.hasPromo,
  chargedMinor: repo.chargedMinor,
} as const;

export type PriceColumns = repo.PriceRow;
export type PriceValues = repo.PriceValues;

/** The bare lists with their names again, for `priceOf` and `promoLeafletOf`. */
export function priceColumnsOf([base, your, from, to, promo]: PriceValues): PriceColumns {
  return {
    base_minor: base,
    your_minor: your,
    price_from: from,
    price_to: to,
    promo_name: promo?.[0] ?? null,
    promo_minor: promo?.[1] ?? null,
    promo_percentage: promo?.[2] ?? null,
    promo_long_term: promo?.[3] ?? null,
    promo_inside: promo?.[4] ?? null,
    promo_from: promo?.[5] ?? null,
    promo_to: promo?.[6] ?? null,
  };
}

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
export function promoLeafletOf(row: repo.PromoRow): PromoLeaflet | undefined {
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

/** Leaflets of a product that hold for deliveries on or after a day, the nearest first (PROMO-02). */
export async function leafletsFrom(
  db: Db,
  sku: string,
  from: { readonly priceList: string; readonly date: string },
): Promise<readonly PromoLeaflet[]> {
  const rows = await repo.findLeafletsFrom(db, sku, from);
  return rows.map(promoLeafletOf).filter((leaflet) => leaflet !== undefined);
}

/** A leaflet without an end lasts as long as dates can be written. */
const lastDay: LocalDate = toLocalDate("9999-12-31");
