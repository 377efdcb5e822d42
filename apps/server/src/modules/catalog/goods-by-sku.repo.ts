import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { type BundleValues, bundlesInSql } from "../bundles/bundles.facts.ts";
import { marketInSql } from "../market/market.facts.ts";
import { type PriceValues, pricesInSql } from "../pricing/pricing.facts.ts";
import { type LimitValues, limitsInSql } from "../product-limits/product-limits.facts.ts";
import { type GoodsAt, type PhotoValues, photosInOrder } from "./catalog.repo.ts";

/** One product as bare lists: a cart has a thousand of them, and names of columns would cost more than the values. */
export type GoodsValues = readonly [
  sku: string,
  names: unknown,
  packaging: readonly [
    itemsPerBox: number,
    boxesPerLayer: number,
    layersPerPallet: number,
    boxesPerPallet: number,
  ],
  box: readonly [grams: number, millilitres: number],
  kind: readonly [packageType: string, isTank: boolean, isUnfiltered: boolean, truckOrdering: boolean],
  sale: readonly [from: string | null, to: string | null, markets: readonly string[]],
  vatPct: number | null,
  deposits: readonly (readonly [code: string, units: number, minor: number])[] | null,
  prices: PriceValues,
  bundle: BundleValues | null,
  limit: LimitValues | null,
];

/** What the catalogue shows besides. */
export type DetailValues = readonly [
  eans: readonly [box: string, item: string],
  brands: readonly [brand: string, subBrand: string],
  category: readonly [code: string, names: unknown],
  item: readonly [packagingCode: string, millilitres: number | null, palletGrams: number | null],
  beer: readonly [plato: number | null, abv: number | null, origin: string, shelfLifeDays: number | null],
  marks: readonly [isBundle: boolean, isAgeRestricted: boolean],
  flags: readonly [
    isNew: boolean,
    isSale: boolean,
    isRecommended: boolean,
    isSpecial: boolean,
    isLast: boolean,
  ],
  photos: readonly PhotoValues[] | null,
];

/** Names of the kinds of packaging, by code. */
export type PackagingNames = Readonly<Record<string, unknown>>;

export type CartGoodsRow = {
  readonly goods: readonly GoodsValues[];
  readonly packagings: PackagingNames;
  readonly orderableUnits: unknown;
};

/** What a cart is priced and judged by, of any number of products, in one statement and one row. */
export async function findCartGoods(
  db: Db,
  skus: readonly string[],
  { at, today }: { readonly at: GoodsAt; readonly today: LocalDate },
): Promise<CartGoodsRow> {
  const { rows } = await sql<CartGoodsRow>`
    select ${marketInSql.orderableUnits(at.market, today)} as "orderableUnits", ${packagingNames} as packagings,
      (select coalesce(json_agg(${goodsValues(at)}), '[]')
      from product p ${joinsOfGoods(listed(skus), at)}
      where p.sku = any(${listed(skus)})) as goods`.execute(db);
  return onlyRow(rows);
}

export type DetailedGoodsRow = {
  readonly goods: readonly (readonly [GoodsValues, DetailValues])[];
  readonly packagings: PackagingNames;
};

/** Products by number with all that the catalogue shows, whether they are sold or not, in one statement and one row. */
export async function findDetailedGoods(
  db: Db,
  skus: readonly string[],
  at: GoodsAt,
): Promise<DetailedGoodsRow> {
  return findChosenGoods(db, { skus: listed(skus), beside: sql`null` }, at);
}

export type ChosenGoodsRow = DetailedGoodsRow & { readonly beside: unknown };

/** The same for products that another noun's piece of SQL chooses, with what else that noun wants to know. */
export async function findChosenGoods(
  db: Db,
  { skus, beside }: { readonly skus: RawBuilder<unknown>; readonly beside: RawBuilder<unknown> },
  at: GoodsAt,
): Promise<ChosenGoodsRow> {
  const { rows } = await sql<ChosenGoodsRow>`
    select ${packagingNames} as packagings, ${beside} as beside,
      (select coalesce(json_agg(json_build_array(${goodsValues(at)}, ${detailValues})), '[]')
      from product p join category on category.code = p.category_code ${joinsOfGoods(skus, at)}
      left join (select photo.sku, ${photosInOrder} as list from product_photo photo
        where photo.sku = any(${skus}) group by photo.sku) photo on photo.sku = p.sku
      where p.sku = any(${skus})) as goods`.execute(db);
  return onlyRow(rows);
}

/** Numbers as `any(…)` takes them. */
function listed(skus: readonly string[]): RawBuilder<unknown> {
  return sql`${[...skus]}::text[]`;
}

const packagingNames = sql`
  (select json_object_agg(code, names) from empties_type)`;

const goodsValues = (at: GoodsAt): RawBuilder<unknown> => sql`json_build_array(p.sku, p.names,
  json_build_array(p.items_per_box, p.boxes_per_layer, p.layers_per_pallet, p.boxes_per_pallet),
  json_build_array(p.box_gross_grams, p.box_millilitres),
  json_build_array(p.package_type, p.is_tank, p.is_unfiltered, p.is_truck_package_ordering),
  json_build_array(p.sellable_from, p.sellable_to, p.markets),
  vat_rate.percent, deposit.parts, ${pricesInSql.priceValues}, ${bundlesInSql.valuesOf(at.companyId)},
  ${limitsInSql.valuesAt(at)})`;

const detailValues = sql`json_build_array(
  json_build_array(p.ean, p.ean_item), json_build_array(p.brand, p.sub_brand),
  json_build_array(category.code, category.names),
  json_build_array(p.packaging_code, p.item_millilitres, p.pallet_gross_grams),
  json_build_array(p.plato, p.abv, p.origin_country, p.shelf_life_days),
  json_build_array(p.is_bundle, p.is_age_restricted),
  json_build_array(p.is_new, p.is_sale, p.is_recommended, p.is_special, p.is_last), photo.list)`;

/** VAT, deposits, price and promo of the joined `product p`; the deposits of all of them are gathered at once. */
function joinsOfGoods(skus: RawBuilder<unknown>, at: GoodsAt): RawBuilder<unknown> {
  const { market, date } = at;
  return sql`
    left join product_vat on product_vat.sku = p.sku and product_vat.market = ${market}
    ${marketInSql.joinVatRate(sql`product_vat.vat_class`, at)}
    left join (
      select pd.sku, json_agg(json_build_array(pd.empties_code, pd.units, ed.deposit_minor)
        order by pd.empties_code) as parts
      from product_deposit pd
      join empties_deposit ed on ed.empties_code = pd.empties_code and ed.market = pd.market
        and ed.valid_from <= ${date}::date and (ed.valid_to is null or ed.valid_to >= ${date}::date)
      where pd.market = ${market} and pd.sku = any(${skus}) group by pd.sku
    ) deposit on deposit.sku = p.sku
    ${pricesInSql.joinPrices(sql`p.sku`, at)}`;
}

function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}
