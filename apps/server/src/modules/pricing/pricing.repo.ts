import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Whose prices and for which day; without a list nothing is joined and no price is shown. */
export type PriceAt = { readonly priceList: string | null; readonly date: string };

export type PriceRow = PromoRow & {
  readonly base_minor: number | null;
  readonly your_minor: number | null;
  readonly price_from: string | null;
  readonly price_to: string | null;
};

export type PromoRow = {
  readonly promo_name: string | null;
  readonly promo_minor: number | null;
  readonly promo_percentage: number | null;
  readonly promo_long_term: number | null;
  readonly promo_inside: boolean | null;
  readonly promo_from: string | null;
  readonly promo_to: string | null;
};

/**
 * Joins the price and the promo leaflet of a day to rows with a `sku`: one of each at most, because the
 * validities of a list never overlap. To be followed by `priceColumns`.
 */
export function joinPrices(sku: RawBuilder<unknown>, { priceList, date }: PriceAt): RawBuilder<unknown> {
  return sql`
    left join price on price.price_list = ${priceList}::text and price.sku = ${sku}
      and price.valid_from <= ${date}::date and (price.valid_to is null or price.valid_to >= ${date}::date)
    ${joinPromos(sku, { priceList, date })}`;
}

/** The leaflets alone, for those who only count them. */
export function joinPromos(sku: RawBuilder<unknown>, { priceList, date }: PriceAt): RawBuilder<unknown> {
  return sql`
    left join promo_leaflet promo on promo.price_list = ${priceList}::text and promo.sku = ${sku}
      and promo.valid_from <= ${date}::date and (promo.valid_to is null or promo.valid_to >= ${date}::date)`;
}

const promoColumns = sql`promo.name as promo_name, promo.promo_minor, promo.percentage as promo_percentage, promo.long_term_discount_percent as promo_long_term,
  promo.is_inside_delivery as promo_inside, promo.valid_from as promo_from, promo.valid_to as promo_to`;

export const priceColumns = sql`
  price.base_minor, price.your_minor, price.valid_from as price_from, price.valid_to as price_to, ${promoColumns}`;

/** The leaflets of a list that give a promo price to deliveries on or after a day. */
export async function findLeafletsFrom(
  db: Db,
  sku: string,
  { priceList, date }: { readonly priceList: string; readonly date: string },
): Promise<readonly PromoRow[]> {
  const { rows } = await sql<PromoRow>`
    select ${promoColumns} from promo_leaflet promo
    where promo.price_list = ${priceList} and promo.sku = ${sku} and promo.is_inside_delivery
      and (promo.valid_to is null or promo.valid_to >= ${date}::date)
    order by promo.valid_from limit 20`.execute(db);
  return rows;
}

/** The same as bare lists, for a thousand products at once: names of columns would weigh more than the values. */
export type PriceValues = readonly [
  base: number | null,
  your: number | null,
  from: string | null,
  to: string | null,
  promo: PromoValues | null,
];
export type PromoValues = readonly [
  name: string,
  minor: number,
  percentage: number | null,
  longTerm: number | null,
  isInside: boolean | null,
  from: string,
  to: string | null,
];

export const priceValues = sql`json_build_array(
  price.base_minor, price.your_minor, price.valid_from, price.valid_to,
  case when promo.name is not null then json_build_array(promo.name, promo.promo_minor, promo.percentage,
    promo.long_term_discount_percent, promo.is_inside_delivery, promo.valid_from, promo.valid_to) end)`;

/** PROMO-02: what filters and counts call "in promo". */
export const hasPromo = sql<boolean>`coalesce(promo.is_inside_delivery, false)`;

/** The net price that is charged, for sorting and filtering; `unitPrice` of the domain says the same of one row. */
export const chargedMinor = sql<number>`
  case when promo.is_inside_delivery then least(promo.promo_minor, price.your_minor) else price.your_minor end`;
