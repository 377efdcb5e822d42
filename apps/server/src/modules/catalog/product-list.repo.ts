import {
  COUNTED_FLAGS,
  type CountedFlag,
  type ProductFilter,
} from "@vycep/contract/catalog/product-filter.codec";
import type { Language } from "@vycep/domain/market/language";
import { THEMES } from "@vycep/domain/market/theme";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { containing } from "../../platform/list/conditions.ts";
import { alphabetOf, inAlphabet } from "../../platform/texts.ts";
import { bundlesInSql } from "../bundles/bundles.facts.ts";
import { pricesInSql } from "../pricing/pricing.facts.ts";
import { type CategoryRow, columnsOfRow, type GoodsAt, joinsOfRow, type ProductRow } from "./catalog.repo.ts";
import type { SearchPlan, SearchWord } from "./search-plan.ts";

export const SORT_KEYS = ["catalog_product_name", "price", "position", "relevance"] as const;
type SortKey = (typeof SORT_KEYS)[number];
export type ListSort = { readonly key: SortKey; readonly isDescending: boolean };

export type ListQuery = {
  readonly at: GoodsAt;
  readonly language: Language;
  readonly filter: ProductFilter;
  readonly search: SearchPlan | undefined;
  /** Only what this method is for; all goods otherwise (HTTP-25, HTTP-26). */
  readonly only: "tank" | "unfiltered" | undefined;
  /** Leave out what will not be sold any more; somebody who asks for a certain product is still told of it. */
  readonly hidesEnded: boolean;
  readonly sort: ListSort;
  readonly offset: number;
  readonly limit: number;
  readonly wantsFacets: boolean;
  /** Which products were bought before, as a condition on a `sku`. */
  readonly boughtBefore: (sku: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Which products the asker keeps as favourites, as a condition on a `sku`. */
  readonly isFavourite: (sku: RawBuilder<unknown>) => RawBuilder<unknown>;
};

export type FacetRow = { readonly facet: string; readonly value: string | null; readonly count: number };

export type ListRow = {
  readonly total: number;
  readonly items: readonly (ProductRow & { readonly is_favourite: boolean })[];
  /** What the bundles among them may hold. */
  readonly parts: readonly ProductRow[];
  readonly facets: readonly FacetRow[];
  readonly categories: readonly Omit<CategoryRow, "products">[];
};

/**
 * A page of products with their prices, the number of all, and the facets, in one statement. `combos` boils the
 * matching products down to the few combinations of what facets count, so that each facet is counted over those.
 * The page itself runs along the index of the language's alphabet.
 */
export async function findProductList(db: Db, query: ListQuery): Promise<ListRow> {
  const { rows } = await sql<ListRow>`
    with ${foundBySearch(query)} ${combos(query)} page as (
      select p.sku, row_number() over (order by ${orderOf(query)}) as place
      from product p ${joinsOfPage(query)}
      where ${both([...scope(query), ...choices(query.filter, ofProduct(query))])}
      order by ${orderOf(query)} limit ${query.limit} offset ${query.offset}
    )
    select
      ${total(query)} as total,
      (select coalesce(json_agg(r order by r.place), '[]') from (
        select page.place, ${columnsOfRow(query.at)}, ${query.isFavourite(sql`p.sku`)} as is_favourite
        from page join product p on p.sku = page.sku ${joinsOfRow(query.at)}
      ) r) as items,
      (select coalesce(json_agg(r), '[]') from (
        select ${columnsOfRow(query.at)} from product p ${joinsOfRow(query.at)}
        where p.sku in (select ${bundlesInSql.itemsOf(sql`page.sku`)} from page)
      ) r) as parts,
      ${facetLists(query)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}

function combos(query: ListQuery): RawBuilder<unknown> {
  if (!query.wantsFacets) return sql``;
  return sql`combos as materialized (
      select p.brand, p.sub_brand, p.category_code, p.package_type, p.item_millilitres,
        p.is_new, p.is_sale, p.is_recommended, p.is_special, p.is_last, ${pricesInSql.hasPromo} as is_promo,
        ${query.isFavourite(sql`p.sku`)} as is_favourite, ${skuOfCombo(query)} as sku, count(*)::int as n
      from product p ${joinsOfFilter(query)}
      where ${both(scope(query))}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
    ),`;
}

/** Out of the combinations where there are some; else the products themselves are counted. */
function total(query: ListQuery): RawBuilder<unknown> {
  if (query.wantsFacets) {
    return sql`(select coalesce(sum(n), 0)::int from combos where ${both(choices(query.filter, ofCombo))})`;
  }
  const conditions = [...scope(query), ...choices(query.filter, ofProduct(query))];
  return sql`(select count(*)::int from product p ${joinsOfFilter(query)} where ${both(conditions)})`;
}

/** Conditions that no facet counts: the market, the season, the search, and filters without a list of choices. */
function scope(query: ListQuery): readonly RawBuilder<unknown>[] {
  return query.search
    ? [sql`p.sku in (select sku from found)`, ...filters(query)]
    : [...visible(query), ...filters(query)];
}

function visible({ at, only, hidesEnded }: ListQuery): readonly RawBuilder<unknown>[] {
  return [
    sql`${at.market} = any(p.markets)`,
    ...(only === "tank" ? [sql`p.is_tank`] : []),
    ...(only === "unfiltered" ? [sql`(p.is_unfiltered and not p.is_tank)`] : []),
    ...(hidesEnded ? [sql`(p.sellable_to is null or p.sellable_to >= ${at.date}::date)`] : []),
  ];
}

function filters({ filter, language, boughtBefore }: ListQuery): readonly RawBuilder<unknown>[] {
  const { skus, namePart, inside, kinds, packagings, materials, isPeroni, netFromMinor, netToMinor } = filter;
  return [
    skus && sql`p.sku = any(${[...skus]}::text[])`,
    namePart &&
      sql`fold_text(text_in(p.names, ${sql.lit(language)})) like fold_text(${containing(namePart)})`,
    inside && bundlesInSql.mayHold(sql`p.sku`, inside),
    kinds &&
      sql`(p.package_type = any(${[...kinds]}::text[]) or case when p.is_bundle then 'bundle' else 'simple' end = any(${[...kinds]}::text[]))`,
    packagings &&
      sql`(p.packaging_code = any(${[...packagings]}::text[]) or p.package_type = any(${[...packagings]}::text[]))`,
    materials && sql`p.package_type = any(${[...materials]}::text[])`,
    isPeroni !== undefined && sql`(p.brand = ${THEMES.peroni.brand}) = ${isPeroni}::boolean`,
    netFromMinor !== undefined && sql`${pricesInSql.chargedMinor} >= ${netFromMinor}::bigint`,
    netToMinor !== undefined && sql`${pricesInSql.chargedMinor} <= ${netToMinor}::bigint`,
    filter.boughtBefore !== undefined && sql`(${boughtBefore(sql`p.sku`)}) = ${filter.boughtBefore}::boolean`,
  ].filter((condition) => typeof condition === "object");
}

type Attribute = (name: string) => RawBuilder<unknown>;
const ofCombo: Attribute = (name) => sql`combos.${sql.ref(name)}`;
const ofProduct =
  ({ isFavourite }: ListQuery): Attribute =>
  (name) => {
    if (name === "is_promo") return pricesInSql.hasPromo;
    return name === "is_favourite" ? isFavourite(sql`p.sku`) : sql`p.${sql.ref(name)}`;
  };

const flagColumns: Readonly<Record<CountedFlag, string>> = {
  favourites: "is_favourite",
  product_new: "is_new",
  product_sale: "is_sale",
  product_recommended: "is_recommended",
  product_special: "is_special",
  product_last: "is_last",
  promo: "is_promo",
};

type Facet = "brand" | "sub_brand" | "category" | "package_type" | "volume" | CountedFlag;

/** The choices that facets offer; a facet is counted without its own, so that the other options stay honest. */
function choices(
  filter: ProductFilter,
  attribute: Attribute,
  except?: Facet,
): readonly RawBuilder<unknown>[] {
  const { brands, subBrands, categoryPaths, packageTypes, millilitres, flags } = filter;
  const conditions: readonly (readonly [Facet, RawBuilder<unknown> | undefined])[] = [
    ["brand", brands && sql`${attribute("brand")} = any(${[...brands]}::text[])`],
    ["sub_brand", subBrands && sql`${attribute("sub_brand")} = any(${[...subBrands]}::text[])`],
    ["category", categoryPaths && inCategories(attribute("category_code"), categoryPaths)],
    ["package_type", packageTypes && sql`${attribute("package_type")} = any(${[...packageTypes]}::text[])`],
    ["volume", millilitres && sql`${attribute("item_millilitres")} = any(${[...millilitres]}::int[])`],
    ...COUNTED_FLAGS.map((flag): [CountedFlag, RawBuilder<unknown> | undefined] => {
      const wanted = flags[flag];
      return [
        flag,
        wanted === undefined ? undefined : sql`${attribute(flagColumns[flag])} = ${wanted}::boolean`,
      ];
    }),
  ];
  return conditions.flatMap(([facet, condition]) => (condition && facet !== except ? [condition] : []));
}

/** A path means the category itself and all below it; the last part alone will do (`url_key`). */
function inCategories(code: RawBuilder<unknown>, paths: readonly string[]): RawBuilder<unknown> {
  const path = sql`replace(${code}, ' ', '-')`;
  return sql`array[${path}, split_part(${path}, '/', 1), split_part(${path}, '/', 2)] && ${[...paths]}::text[]`;
}

function facetLists(query: ListQuery): RawBuilder<unknown> {
  if (!query.wantsFacets) return sql`'[]'::json as facets, '[]'::json as categories`;
  const counted = (facet: Facet, value: RawBuilder<unknown>) => sql`
    select ${facet}::text as facet, (${value})::text as value, sum(n)::int as count from combos
    where ${both(choices(query.filter, ofCombo, facet))} group by 2`;
  const lists = [
    counted("brand", sql`brand`),
    counted("sub_brand", sql`sub_brand`),
    counted("category", sql`category_code`),
    counted("package_type", sql`package_type`),
    counted("volume", sql`item_millilitres`),
    ...COUNTED_FLAGS.map((flag) => counted(flag, sql`nullif(${sql.ref(flagColumns[flag])}, false)`)),
    ...(query.filter.skus ? [sql`select 'sku', sku, sum(n)::int from combos group by 2`] : []),
  ];
  return sql`
    (select coalesce(json_agg(f order by f.facet, f.value ${alphabetOf(query.language)}), '[]')
      from (${sql.join(lists, sql` union all `)}) f where f.value <> '') as facets,
    (select coalesce(json_agg(json_build_object('code', code, 'parent_code', parent_code, 'names', names)
      order by position, code), '[]') from category) as categories`;
}

/** Numbers are a facet only where certain ones were asked for. */
function skuOfCombo({ filter }: ListQuery): RawBuilder<unknown> {
  return filter.skus ? sql`p.sku` : sql`null::text`;
}

/** Prices are joined for filtering only when a filter looks at them; promos are always counted. */
function joinsOfFilter({ at, filter }: ListQuery): RawBuilder<unknown> {
  const looksAtPrices = filter.netFromMinor !== undefined || filter.netToMinor !== undefined;
  return looksAtPrices ? pricesInSql.joinPrices(sql`p.sku`, at) : pricesInSql.joinPromos(sql`p.sku`, at);
}

function joinsOfPage(query: ListQuery): RawBuilder<unknown> {
  const { at, sort, language } = query;
  // Looked at once for each word: taken out of the texts once (`offset 0` keeps it so).
  if (sort.key === "relevance")
    return sql`cross join lateral (select ${inAlphabet(sql`p.names`, language)} as name offset 0) called
      ${joinsOfChoices(query)}`;
  const needsCategory =
    sort.key === "position" ? sql`join category on category.code = p.category_code` : sql``;
  if (sort.key === "price") return sql`${needsCategory} ${pricesInSql.joinPrices(sql`p.sku`, at)}`;
  return sql`${needsCategory} ${joinsOfChoices(query)}`;
}

function joinsOfChoices(query: ListQuery): RawBuilder<unknown> {
  const { flags, netFromMinor, netToMinor } = query.filter;
  const isNeeded = flags.promo !== undefined || netFromMinor !== undefined || netToMinor !== undefined;
  return isNeeded ? joinsOfFilter(query) : sql``;
}

/** Ends with the sku, so that pages never overlap; name and sku run the same way, along the index. */
function orderOf({ sort, search, language }: ListQuery): RawBuilder<unknown> {
  const name = inAlphabet(sql`p.names`, language);
  const direction = sort.isDescending ? sql`desc` : sql`asc`;
  const byName = sql`${name} ${direction}, p.sku ${direction}`;
  switch (sort.key) {
    case "catalog_product_name":
      return byName;
    case "price":
      return sql`${pricesInSql.chargedMinor} ${direction} nulls last, ${byName}`;
    case "position":
      return sql`category.position ${direction}, ${byName}`;
    case "relevance":
      return search ? sql`${relevance(search)}, called.name, p.sku` : sql`called.name, p.sku`;
  }
}

/**
 * The very number first, then goods in which the words begin words ("ipa" is no "multipack"), then names that hold the
 * words with their diacritics as typed (C25).
 */
function relevance({ text, words }: SearchPlan): RawBuilder<unknown> {
  const begins = words.map((word) => sql`(${beginsWord(word)})::int`);
  const exact = words.map((word) => sql`(lower(called.name) like ${containing(word.text)})::int`);
  return sql`(${text} in (lower(p.sku), p.ean, p.ean_item)) desc, (${sql.join(begins, sql` + `)}) desc,
    (${sql.join(exact, sql` + `)}) desc`;
}

function beginsWord({ text }: SearchWord): RawBuilder<unknown> {
  return sql`p.search_text ~ ('\\m' || fold_text(${text.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&")}))`;
}

/** What the words find; only if that is nothing at all, what one slip of the finger would have found. */
function foundBySearch(query: ListQuery): RawBuilder<unknown> {
  if (!query.search) return sql``;
  const { words } = query.search;
  const withSlips = words.some(({ slip }) => slip !== undefined);
  const forgiving = sql`
    union all
    select p.sku from product p
    where not exists (select from strict) and ${both([...visible(query), ...words.map(almostMatches)])}`;
  return sql`
    strict as materialized (
      select p.sku from product p where ${both([...visible(query), ...words.map(matches)])}
    ), found as materialized (select sku from strict ${withSlips ? forgiving : sql``}),`;
}

function matches(word: SearchWord): RawBuilder<unknown> {
  const { kind, text } = word;
  switch (kind) {
    case "part":
      return sql`p.search_text like fold_text(${containing(text)})`;
    case "whole":
      return sql`p.search_text ~ ${`\\m${text}\\M`}`;
    case "start":
      return beginsWord(word);
  }
}

function almostMatches(word: SearchWord): RawBuilder<unknown> {
  return word.slip === undefined ? matches(word) : sql`p.search_text ~ ${word.slip}`;
}

function both(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}
