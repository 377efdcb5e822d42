import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { PriceRow as ListPrice } from "@vycep/domain/pricing/price";
import type { PromoLeaflet } from "@vycep/domain/pricing/promo-price";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";

/** Whose prices and for which day; without a list nothing is joined and no price is shown. */
type PriceAt = { readonly priceList: string | null; readonly date: string };

/** A price as a bare list: there are a thousand at once, and names of columns would weigh more than the values. */
export type PriceValues = readonly [sku: string, base: number, your: number, from: string, to: string | null];
export type LeafletValues = readonly [
  sku: string,
  name: string,
  minor: number,
  percentage: number,
  longTerm: number,
  isInside: boolean,
  from: string,
  to: string | null,
];

/** The prices of products (an array) on a day, as a JSON list: one of each at most, for validities never overlap. */
function prices(skus: RawBuilder<unknown>, { priceList, date }: PriceAt): RawBuilder<readonly PriceValues[]> {
  return sql`(
    select coalesce(json_agg(json_build_array(price.sku, price.base_minor, price.your_minor, price.valid_from,
      price.valid_to)), '[]')
    from price where price.price_list = ${priceList}::text and price.sku = any(${skus})
      and price.valid_from <= ${date}::date and (price.valid_to is null or price.valid_to >= ${date}::date))`;
}

/** The leaflets of products (an array) on a day, as a JSON list, one of each at most. */
function leaflets(
  skus: RawBuilder<unknown>,
  { priceList, date }: PriceAt,
): RawBuilder<readonly LeafletValues[]> {
  return sql`(
    select coalesce(json_agg(${leafletValues}), '[]')
    from promo_leaflet promo where promo.price_list = ${priceList}::text and promo.sku = any(${skus})
      and promo.valid_from <= ${date}::date and (promo.valid_to is null or promo.valid_to >= ${date}::date))`;
}

const leafletValues = sql<LeafletValues>`json_build_array(promo.sku, promo.name, promo.promo_minor, promo.percentage,
  promo.long_term_discount_percent, promo.is_inside_delivery, promo.valid_from, promo.valid_to)`;

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

/** Pieces of SQL, so that prices come with whatever else is asked for; the readers of their rows stand below. */
export const pricesInSql = {
  /** The state of the prices and leaflets of a list. */
  versionOf: (priceList: RawBuilder<unknown>): RawBuilder<string | null> =>
    sql`(select version from price_list where code = ${priceList})`,
  /** What a draft of prices is called. */
  draftNameOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select d.name from price_draft d where d.id = case when ${id} ~ '^[0-9]{1,18}$' then ${id}::bigint end)`,
  /** The number of the goods whose price is meant by what the audit names. */
  skuOfSubject: (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`split_part(${id}, ' ', -1)`,
  prices,
  leaflets,
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

/** A price with its validity. */
export function priceOf([, base, your, from, to]: PriceValues): ListPrice {
  return {
    baseMinor: toMinor(base),
    yourMinor: toMinor(your),
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
  };
}

/** A leaflet; whether it applies is for `promoFor` to say. */
export function leafletOf([
  ,
  name,
  minor,
  percentage,
  longTerm,
  isInside,
  from,
  to,
]: LeafletValues): PromoLeaflet {
  return {
    name,
    promoMinor: toMinor(minor),
    percentage,
    longTermDiscountPct: longTerm,
    isInsideDelivery: isInside,
    validFrom: toLocalDate(from),
    validTo: to === null ? lastDay : toLocalDate(to),
  };
}

/** Leaflets of a product that hold for deliveries on or after a day, the nearest first (PROMO-02). */
export async function leafletsFrom(
  db: Db,
  sku: string,
  { priceList, date }: { readonly priceList: string; readonly date: string },
): Promise<readonly PromoLeaflet[]> {
  const { rows } = await sql<{ readonly leaflet: LeafletValues }>`
    select ${leafletValues} as leaflet from promo_leaflet promo
    where promo.price_list = ${priceList} and promo.sku = ${sku} and promo.is_inside_delivery
      and (promo.valid_to is null or promo.valid_to >= ${date}::date)
    order by promo.valid_from limit 20`.execute(db);
  return soundRows("promo_leaflet", rows, ({ leaflet }) => leafletOf(leaflet));
}

/** A leaflet without an end lasts as long as dates can be written. */
const lastDay: LocalDate = toLocalDate("9999-12-31");

/** The price lists of the brewery with their currencies. */
export async function priceLists(
  db: Db,
): Promise<readonly { readonly code: string; readonly currency: string }[]> {
  const { rows } = await sql<{ code: string; currency: string }>`
    select code, currency from price_list order by code`.execute(db);
  return rows;
}

/** In which money a list is; undefined where there is none. */
export async function currencyOfList(db: Db, code: string): Promise<string | undefined> {
  return (await priceLists(db)).find((list) => list.code === code)?.currency;
}

/** Base prices of a box on a day, all of one list in which the first of the products has one, so that they compare; one statement. */
export async function comparablePrices(
  db: Db,
  { sku, skus, date }: { readonly sku: string; readonly skus: readonly string[]; readonly date: LocalDate },
): Promise<ReadonlyMap<string, number>> {
  const holds = sql`p.valid_from <= ${date}::date and (p.valid_to is null or p.valid_to >= ${date}::date)`;
  const { rows } = await sql<{ sku: string; minor: number }>`
    with own as (select p.price_list from price p where p.sku = ${sku} and ${holds} order by p.price_list limit 1)
    select p.sku, p.base_minor as minor from own join price p using (price_list)
    where p.sku = any(${[sku, ...skus]}::text[]) and ${holds}`.execute(db);
  return new Map(rows.map((row) => [row.sku, row.minor]));
}
