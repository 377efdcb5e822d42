import { LANGUAGES } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { inAlphabet } from "../../../platform/texts.ts";
import { bundlesInSql, type SharedBundleValues } from "../../bundles/bundles.facts.ts";
import { marketInSql, type VatRateValues } from "../../market/market.facts.ts";

/** A photo as a bare list. */
export type PhotoValues = readonly [
  position: number,
  hash: string,
  size: readonly [width: number, height: number],
  alts: Readonly<Record<string, string>>,
];

/** One product as bare lists: there are tens of thousands, and names of columns would cost more than the values. */
export type GoodsValues = readonly [
  sku: string,
  names: unknown,
  eans: readonly [box: string, item: string],
  brands: readonly [brand: string, subBrand: string],
  category: string,
  packaging: readonly [
    itemsPerBox: number,
    boxesPerLayer: number,
    layersPerPallet: number,
    boxesPerPallet: number,
  ],
  box: readonly [grams: number, millilitres: number],
  item: readonly [packagingCode: string, millilitres: number | null, palletGrams: number | null],
  kind: readonly [packageType: string, isTank: boolean, isUnfiltered: boolean, truckOrdering: boolean],
  sale: readonly [from: string | null, to: string | null, markets: readonly string[]],
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
  vatClasses: readonly (readonly [market: string, vatClass: string])[] | null,
  deposits: readonly (readonly [market: string, code: string, units: number])[] | null,
  bundle: SharedBundleValues | null,
  searchText: string,
  /** In the order of `LANGUAGES`, `nameEnd` between them. */
  foldedNames: string,
  /** The words of its descriptions in all languages, folded; empty where there are none. */
  described: string,
];

export type DepositValues = readonly [
  code: string,
  market: string,
  minor: number,
  from: string,
  to: string | null,
];

/** What the range is read from, by kind. */
export type RangeBodies = {
  readonly version: string;
  readonly category: readonly [code: string, parent: string | null, names: unknown];
  readonly packaging: readonly [code: string, names: unknown];
  readonly deposit: DepositValues;
  readonly vat: VatRateValues;
  /** The word folded as the goods are. */
  readonly synonym: readonly [term: string, word: string];
  /** The numbers of all goods in the order of their names, once for each language. */
  readonly order: readonly [language: string, skus: readonly string[]];
  readonly goods: GoodsValues;
};

/** `body` is JSON as it came: read all at once, fifty thousand products would fill a hundred megabytes for a moment. */
export type RangeRow = { readonly kind: keyof RangeBodies; readonly body: string };

export function bodyOf<Kind extends keyof RangeBodies>(row: RangeRow & { kind: Kind }): RangeBodies[Kind] {
  return JSON.parse(row.body);
}

/** Stands in no name. */
export const nameEnd = "\u0001";

/** The number of the state in which the goods are; for use inside another statement. */
export const rangeVersion: RawBuilder<string> = sql`(select version from range_version)`;

/** What all goods have together, the state that it is of among it; to be read in one moment with the goods themselves. */
export async function findShared(db: Db): Promise<readonly RangeRow[]> {
  const { rows } = await sql<RangeRow>`
    select kind, body::text from (select 'version' as kind, to_json(version) as body from range_version
    union all (select 'category', json_build_array(code, parent_code, names) from category order by position, code)
    union all select 'packaging', json_build_array(code, names) from empties_type
    union all select 'deposit', json_build_array(empties_code, market, deposit_minor, valid_from, valid_to)
      from empties_deposit
    union all select 'synonym', json_build_array(term, fold_text(word)) from search_synonym
    union all select 'vat', rate.value from ${marketInSql.vatRates} rate) row`.execute(db);
  const found = [...rows];
  // One language after the other, and numbers alone: of fifty thousand products each takes a part of a second.
  for (const language of LANGUAGES) {
    const order = await sql<RangeRow>`
      select 'order' as kind, json_build_array(${language}::text, coalesce(json_agg(sku), '[]'))::text as body
      from (select sku from product order by ${inAlphabet(sql`names`, language)}, sku) sorted`.execute(db);
    found.push(...order.rows);
  }
  return found;
}

/** So many at once are a megabyte or two, gone before the next come, and far from the longest time that a statement may take. */
const goodsAtOnce = 1000;

/** All goods, some thousand at a time. */
export async function* goodsInTurn(db: Db, atOnce = goodsAtOnce): AsyncGenerator<readonly RangeRow[]> {
  let last = "";
  for (;;) {
    const rows = await goodsAfter(db, { last, atOnce });
    yield rows;
    const end = rows.at(-1)?.sku;
    if (rows.length < atOnce || end === undefined) return;
    last = end;
  }
}

async function goodsAfter(
  db: Db,
  { last, atOnce }: { readonly last: string; readonly atOnce: number },
): Promise<readonly (RangeRow & { readonly sku: string })[]> {
  // Folded at once: of fifty thousand products that takes half as long as one name after the other.
  // Between two numbers, for which an index is read: of the numbers themselves a hash was made, and each part read all deposits.
  const ofPart = sql`sku > ${last} and sku <= (select max(sku) from part)`;
  const names = LANGUAGES.map((language) => sql`text_in(p.names, ${sql.lit(language)})`);
  const { rows } = await sql<RangeRow & { readonly sku: string }>`
    with part as materialized (select * from product where sku > ${last} order by sku limit ${atOnce})
    select 'goods' as kind, p.sku, json_build_array(p.sku, p.names, json_build_array(p.ean, p.ean_item),
      json_build_array(p.brand, p.sub_brand), p.category_code,
      json_build_array(p.items_per_box, p.boxes_per_layer, p.layers_per_pallet, p.boxes_per_pallet),
      json_build_array(p.box_gross_grams, p.box_millilitres),
      json_build_array(p.packaging_code, p.item_millilitres, p.pallet_gross_grams),
      json_build_array(p.package_type, p.is_tank, p.is_unfiltered, p.is_truck_package_ordering),
      json_build_array(p.sellable_from, p.sellable_to, p.markets),
      json_build_array(p.plato, p.abv, p.origin_country, p.shelf_life_days),
      json_build_array(p.is_bundle, p.is_age_restricted),
      json_build_array(p.is_new, p.is_sale, p.is_recommended, p.is_special, p.is_last),
      photo.list, vat.list, deposit.list, ${bundlesInSql.sharedValues}, p.search_text,
      fold_text(concat_ws(${sql.lit(nameEnd)}, ${sql.join(names)})),
      coalesce(fold_text(regexp_replace(all_texts(p.descriptions), '<[^>]*>', ' ', 'g')), ''))::text as body
    from part p
    left join (select sku, json_agg(json_build_array(position, hash, json_build_array(width, height), alts)
        order by position) as list
      from product_photo where ${ofPart} group by sku) photo on photo.sku = p.sku
    left join (select sku, json_agg(json_build_array(market, vat_class) order by market) as list
      from product_vat where ${ofPart} group by sku) vat on vat.sku = p.sku
    left join (select sku, json_agg(json_build_array(market, empties_code, units) order by empties_code, market) as list
      from product_deposit where ${ofPart} group by sku) deposit on deposit.sku = p.sku
    order by p.sku`.execute(db);
  return rows;
}
