import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { PriceRow as ListPrice } from "@vycep/domain/pricing/price";
import type { PromoLeaflet } from "@vycep/domain/pricing/promo-price";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";

/** Whose prices and for which day; without a list nothing is joined and no price is shown. */
type PriceAt = { readonly priceList: string | null; readonly date: string };

export type PriceColumns = PromoRow & {
  readonly base_minor: number | null;
  readonly your_minor: number | null;
  readonly price_from: string | null;
  readonly price_to: string | null;
};

type PromoRow = {
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
 * validities of a list never overlap. To be followed by `priceValues`.
 */
function joinPrices(sku: RawBuilder<unknown>, { priceList, date }: PriceAt): RawBuilder<unknown> {
  return sql`
    left join price on price.price_list = ${priceList}::text and price.sku = ${sku}
      and price.valid_from <= ${date}::date and (price.valid_to is null or price.valid_to >= ${date}::date)
    left join promo_leaflet promo on promo.price_list = ${priceList}::text and promo.sku = ${sku}
      and promo.valid_from <= ${date}::date and (promo.valid_to is null or promo.valid_to >= ${date}::date)`;
}

/** The numbers of a list's goods in promo on a day, as a JSON list (PROMO-02). */
function skusInPromo({ priceList, date }: PriceAt): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(promo.sku), '[]') from promo_leaflet promo
    where promo.price_list = ${priceList}::text and promo.is_inside_delivery
      and promo.valid_from <= ${date}::date and (promo.valid_to is null or promo.valid_to >= ${date}::date))`;
}

/**
 * The net price that is charged for each of a list's goods, for sorting and filtering: a JSON list of number and minor
 * units. `unitPrice` of the domain says the same of one product.
 */
function chargedPrices({ priceList, date }: PriceAt): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_array(price.sku, case when promo.is_inside_delivery
      then least(promo.promo_minor, price.your_minor) else price.your_minor end)), '[]')
    from price left join promo_leaflet promo on promo.price_list = price.price_list and promo.sku = price.sku
      and promo.valid_from <= ${date}::date and (promo.valid_to is null or promo.valid_to >= ${date}::date)
    where price.price_list = ${priceList}::text
      and price.valid_from <= ${date}::date and (price.valid_to is null or price.valid_to >= ${date}::date))`;
}

const promoColumns = sql`promo.name as promo_name, promo.promo_minor, promo.percentage as promo_percentage, promo.long_term_discount_percent as promo_long_term,
  promo.is_inside_delivery as promo_inside, promo.valid_from as promo_from, promo.valid_to as promo_to`;

/** The same as bare lists, for a thousand products at once: names of columns would weigh more than the values. */
export type PriceValues = readonly [
  base: number | null,
  your: number | null,
  from: string | null,
  to: string | null,
  promo: PromoValues | null,
];
type PromoValues = readonly [
  name: string,
  minor: number,
  percentage: number | null,
  longTerm: number | null,
  isInside: boolean | null,
  from: string,
  to: string | null,
];

const priceValues = sql`json_build_array(
  price.base_minor, price.your_minor, price.valid_from, price.valid_to,
  case when promo.name is not null then json_build_array(promo.name, promo.promo_minor, promo.percentage,
    promo.long_term_discount_percent, promo.is_inside_delivery, promo.valid_from, promo.valid_to) end)`;

/** Pieces of SQL, so that prices come with whatever else is asked for; the readers of their rows stand below. */
export const pricesInSql = {
  joinPrices,
  priceValues,
  skusInPromo,
  chargedPrices,
  /** The numbers of the products that have a price in a list on a day, as an array. */
  skusPriced: ({ priceList, date }: PriceAt): RawBuilder<unknown> => sql`array(
    select sku from price where price_list = ${priceList}::text and valid_from <= ${date}::date
      and (valid_to is null or valid_to >= ${date}::date))`,
} as const;

/** The lists of which a price began to hold within some days, each with the last such day; reads all prices. */
export async function priceChanges(
  db: Db,
  { from, until }: { readonly from: LocalDate; readonly until: LocalDate },
): Promise<ReadonlyMap<string, LocalDate>> {
  const { rows } = await sql<{ readonly list: string; readonly day: string }>`
    select price_list as list, max(valid_from) as day from price
    where valid_from between ${from}::date and ${until}::date group by price_list`.execute(db);
  return new Map(rows.map(({ list, day }) => [list, toLocalDate(day)]));
}

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
export function priceOf(row: PriceColumns): ListPrice | undefined {
  const { base_minor: base, your_minor: your, price_from: from, price_to: to } = row;
  if (base === null || your === null || from === null) return undefined;
  return {
    baseMinor: toMinor(base),
    yourMinor: toMinor(your),
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
  };
}

/** The leaflet of a joined row, if there is one; whether it applies is for `promoFor` to say. */
export function promoLeafletOf(row: PromoRow): PromoLeaflet | undefined {
  if (row.promo_name === null || row.promo_minor === null || row.promo_from === null) return undefined;
  return {
    name: row.promo_name,
    promoMinor: toMinor(row.promo_minor),
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
  { priceList, date }: { readonly priceList: string; readonly date: string },
): Promise<readonly PromoLeaflet[]> {
  const { rows } = await sql<PromoRow>`
    select ${promoColumns} from promo_leaflet promo
    where promo.price_list = ${priceList} and promo.sku = ${sku} and promo.is_inside_delivery
      and (promo.valid_to is null or promo.valid_to >= ${date}::date)
    order by promo.valid_from limit 20`.execute(db);
  return soundRows("promo_leaflet", rows, promoLeafletOf).filter((leaflet) => leaflet !== undefined);
}

/** A leaflet without an end lasts as long as dates can be written. */
const lastDay: LocalDate = toLocalDate("9999-12-31");
