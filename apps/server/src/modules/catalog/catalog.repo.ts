import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { type BundleValues, bundlesInSql } from "../bundles/bundles.facts.ts";
import { marketInSql } from "../market/market.facts.ts";
import { type PriceColumns, pricesInSql } from "../pricing/pricing.facts.ts";
import { type LimitValues, limitsInSql } from "../product-limits/product-limits.facts.ts";

/** For which market and day goods are asked about, and at whose prices; without a list there are none. */
export type GoodsAt = {
  readonly market: Market;
  readonly date: LocalDate;
  readonly priceList: string | null;
  /** Whose packages of a bundle are counted; left out, none are. */
  readonly companyId?: CompanyId | undefined;
  /** Whose limits count (CART-18); left out, none do. */
  readonly shipToId?: ShipToId | undefined;
};

export type DepositEntry = {
  readonly code: string;
  readonly units: number;
  readonly depositMinor: number;
  readonly names: unknown;
};

/** A photo as a bare list. */
export type PhotoValues = readonly [
  position: number,
  hash: string,
  size: readonly [width: number, height: number],
  alts: Readonly<Partial<Record<Language, string>>>,
];

export type ProductRow = PriceColumns & {
  readonly sku: string;
  readonly ean: string;
  readonly ean_item: string;
  readonly names: unknown;
  readonly brand: string;
  readonly sub_brand: string;
  readonly category_code: string;
  readonly category_names: unknown;
  readonly package_type: string;
  readonly packaging_code: string;
  readonly item_millilitres: number | null;
  readonly items_per_box: number;
  readonly boxes_per_layer: number;
  readonly layers_per_pallet: number;
  readonly boxes_per_pallet: number;
  readonly box_millilitres: number;
  readonly box_gross_grams: number;
  readonly pallet_gross_grams: number | null;
  readonly plato: number | null;
  readonly abv: number | null;
  readonly origin_country: string;
  readonly shelf_life_days: number | null;
  readonly is_tank: boolean;
  readonly is_unfiltered: boolean;
  readonly is_bundle: boolean;
  readonly is_age_restricted: boolean;
  readonly is_truck_package_ordering: boolean;
  readonly is_new: boolean;
  readonly is_sale: boolean;
  readonly is_recommended: boolean;
  readonly is_special: boolean;
  readonly is_last: boolean;
  readonly markets: readonly string[];
  readonly sellable_from: string | null;
  readonly sellable_to: string | null;
  readonly vat_percent: number | null;
  readonly deposits: readonly DepositEntry[];
  readonly bundle: BundleValues | null;
  readonly limit: LimitValues | null;
  readonly photos: readonly PhotoValues[] | null;
};

/** All columns of a `ProductRow`; needs `product p` and `joinsOfRow`. */
export const columnsOfRow = (at: GoodsAt): RawBuilder<unknown> => sql`
  p.sku, p.ean, p.ean_item, p.names, p.brand, p.sub_brand, p.category_code, category.names as category_names,
  p.package_type, p.packaging_code, p.item_millilitres, p.items_per_box, p.boxes_per_layer, p.layers_per_pallet,
  p.boxes_per_pallet, p.box_millilitres, p.box_gross_grams, p.pallet_gross_grams, p.plato, p.abv, p.origin_country,
  p.shelf_life_days, p.is_tank, p.is_unfiltered, p.is_bundle, p.is_age_restricted, p.is_truck_package_ordering,
  p.is_new, p.is_sale, p.is_recommended, p.is_special, p.is_last, p.markets, p.sellable_from, p.sellable_to,
  vat_rate.percent as vat_percent, coalesce(deposit.parts, '[]') as deposits,
  ${bundlesInSql.valuesOf(at.companyId)} as bundle, ${limitsInSql.valuesAt(at)} as "limit", ${pricesInSql.priceColumns},
  (select ${photosInOrder} from product_photo photo where photo.sku = p.sku) as photos`;

/** All photos of a group of `product_photo photo`; null where there is none. */
export const photosInOrder = sql`
  json_agg(json_build_array(photo.position, photo.hash, json_build_array(photo.width, photo.height),
    photo.alts) order by photo.position)`;

/** Category, VAT, deposits, price and promo of the joined `product p`: one row of each at most. */
export function joinsOfRow(at: GoodsAt): RawBuilder<unknown> {
  const { market, date } = at;
  return sql`
    join category on category.code = p.category_code
    left join product_vat on product_vat.sku = p.sku and product_vat.market = ${market}
    ${marketInSql.joinVatRate(sql`product_vat.vat_class`, at)}
    left join lateral (
      select json_agg(json_build_object(
        'code', pd.empties_code, 'units', pd.units, 'depositMinor', ed.deposit_minor,
        'names', e.names) order by pd.empties_code) as parts
      from product_deposit pd
      join empties_type e on e.code = pd.empties_code
      join empties_deposit ed on ed.empties_code = pd.empties_code and ed.market = pd.market
        and ed.valid_from <= ${date}::date and (ed.valid_to is null or ed.valid_to >= ${date}::date)
      where pd.sku = p.sku and pd.market = ${market}
    ) deposit on true
    ${pricesInSql.joinPrices(sql`p.sku`, at)}`;
}

export type RelatedRow = ProductRow & { readonly of_sku: string; readonly is_favourite: boolean | null };

type RelatedQuery = {
  readonly at: GoodsAt;
  readonly limit: number;
  /** Left out, nobody knows, and whoever is asked for it later looks it up. */
  readonly isFavourite?: (sku: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/**
 * For each product up to `limit` others of its brand that the market sells on the day, best first (CATALOG-21). The same
 * beer in another packaging is none of them: that is told by itself (CATALOG-20). Every other beer has its turn first, in
 * the packaging most like the one looked at.
 */
export async function findRelated(
  db: Db,
  skus: readonly string[],
  { at, limit, isFavourite = () => sql`null::boolean` }: RelatedQuery,
): Promise<readonly RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    select asked.sku as of_sku, ${columnsOfRow(at)}, ${isFavourite(sql`p.sku`)} as is_favourite
    from product asked
    cross join lateral (
      select o.*, row_number() over (partition by o.sub_brand order by (o.packaging_code = asked.packaging_code) desc,
          (o.package_type = asked.package_type) desc, o.sku) as turn
      from product o
      where o.brand = asked.brand and o.sku <> asked.sku
        and (o.sub_brand <> asked.sub_brand or asked.sub_brand = '') and not o.is_bundle and ${at.market} = any(o.markets)
        and (o.sellable_from is null or o.sellable_from <= ${at.date}::date)
        and (o.sellable_to is null or o.sellable_to >= ${at.date}::date)
      order by turn, (o.category_code = asked.category_code) desc, o.sku
      limit ${limit}
    ) p
    ${joinsOfRow(at)}
    where asked.sku = any(${[...skus]}::text[])
    order by asked.sku, p.turn, (p.category_code = asked.category_code) desc, p.sku
  `.execute(db);
  return rows;
}

/** A beer: by one of its products, or by its brand and sub-brand. */
export type BeerName = {
  readonly sku: string | null;
  readonly brand: string | null;
  readonly subBrand: string | null;
};

/** The products of a beer that the market sells on the day, the commonest kinds of packaging first as categories stand. */
export async function findPackagings(
  db: Db,
  { sku, brand, subBrand }: BeerName,
  at: GoodsAt,
): Promise<readonly ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${columnsOfRow(at)}
    from product p ${joinsOfRow(at)}
    where not p.is_bundle and ${at.market} = any(p.markets)
      and (p.sellable_to is null or p.sellable_to >= ${at.date}::date)
      and case when ${sku}::text is null then ${brand}::text is not null or ${subBrand}::text is not null
        else exists (select from product asked
          where asked.sku = ${sku}::text and asked.brand = p.brand and asked.sub_brand = p.sub_brand) end
      and (${brand}::text is null or p.brand = ${brand}::text)
      and (${subBrand}::text is null or p.sub_brand = ${subBrand}::text)
    order by category.position, p.item_millilitres, p.items_per_box, p.sku limit 100`.execute(db);
  return rows;
}

export type CategoryRow = {
  readonly code: string;
  readonly parent_code: string | null;
  readonly names: unknown;
  readonly products: number;
};

/** All categories with how many products each holds itself, of those the market may see on the day. */
export async function findCategories(db: Db, { market, date }: GoodsAt): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.code, c.parent_code, c.names, count(p.sku)::int as products
    from category c left join product p on p.category_code = c.code and ${market} = any(p.markets)
      and (p.sellable_to is null or p.sellable_to >= ${date}::date)
    group by c.code order by c.position, c.code`.execute(db);
  return rows;
}

export type FindableRow = {
  readonly sku: string;
  readonly ean: string;
  readonly ean_item: string;
  readonly names: readonly string[];
  readonly brand: string;
  readonly sub_brand: string;
  readonly package_type: string;
};

/** The whole range of a market by what products are called; bundles cannot be put into a cart (decision 0030). */
export async function findFindable(db: Db, market: Market): Promise<readonly FindableRow[]> {
  const { rows } = await sql<FindableRow>`
    select sku, ean, ean_item, array(select value from jsonb_each_text(names)) as names, brand, sub_brand, package_type
    from product where ${market} = any(markets) and not is_bundle order by sku`.execute(db);
  return rows;
}
