import {
  COUNTED_FLAGS,
  type CountedFlag,
  type ProductFilter,
} from "@vycep/contract/catalog/product-filter.codec";
import { THEMES } from "@vycep/domain/market/theme";
import type { AskersGoods, GoodsQuery } from "./goods-query.ts";
import type { Range, RangeGoods } from "./range.ts";

type Test = (goods: RangeGoods) => boolean;

/** What is counted for the customer. */
export type Facet = "brand" | "sub_brand" | "category" | "package_type" | "volume" | CountedFlag;
export type Choice = { readonly facet: Facet; readonly lets: Test };

/** The filters without a list of choices. */
export function inFilters(
  { filter, language }: Pick<GoodsQuery, "filter" | "language">,
  { bought, charged }: AskersGoods,
  { foldedName }: Range,
): readonly Test[] {
  const { namePart, inside, kinds, packagings, materials, isPeroni, boughtBefore } = filter;
  const { netFromMinor: from, netToMinor: to } = filter;
  const price = ({ shared }: RangeGoods) => charged.get(shared.sku);
  return [
    namePart !== undefined && ((goods: RangeGoods) => foldedName(goods, language).includes(namePart)),
    inside && (({ bundle }: RangeGoods) => bundle?.items.some(({ sku }) => inside.includes(sku)) ?? false),
    kinds &&
      (({ shared }: RangeGoods) =>
        kinds.includes(shared.packageType) || kinds.includes(shared.isBundle ? "bundle" : "simple")),
    packagings &&
      (({ shared }: RangeGoods) =>
        packagings.includes(shared.packagingCode) || packagings.includes(shared.packageType)),
    materials && (({ shared }: RangeGoods) => materials.includes(shared.packageType)),
    isPeroni !== undefined &&
      (({ shared }: RangeGoods) => (shared.brand === THEMES.peroni.brand) === isPeroni),
    boughtBefore !== undefined && (({ shared }: RangeGoods) => bought.has(shared.sku) === boughtBefore),
    from !== undefined && ((goods: RangeGoods) => (price(goods) ?? Number.NEGATIVE_INFINITY) >= from),
    to !== undefined && ((goods: RangeGoods) => (price(goods) ?? Number.POSITIVE_INFINITY) <= to),
  ].filter((test) => typeof test === "function");
}

/** The choices made in facets. */
export function choicesOf(filter: ProductFilter, askers: AskersGoods): readonly Choice[] {
  const { brands, subBrands, categoryPaths, packageTypes, millilitres, flags } = filter;
  const chosen: readonly (readonly [Facet, Test | undefined])[] = [
    ["brand", brands && (({ shared }) => brands.includes(shared.brand))],
    ["sub_brand", subBrands && (({ shared }) => subBrands.includes(shared.subBrand))],
    ["category", categoryPaths && (({ shared }) => isInCategories(shared.category.code, categoryPaths))],
    ["package_type", packageTypes && (({ shared }) => packageTypes.includes(shared.packageType))],
    ["volume", millilitres && (({ shared }) => millilitres.includes(shared.itemMillilitres ?? Number.NaN))],
    ...COUNTED_FLAGS.map((flag): [Facet, Test | undefined] => {
      const wanted = flags[flag];
      return [flag, wanted === undefined ? undefined : (goods) => hasFlag(goods, flag, askers) === wanted];
    }),
  ];
  return chosen.flatMap(([facet, lets]) => (lets ? [{ facet, lets }] : []));
}

/** What a product counts for. */
export function* valuesOf(goods: RangeGoods, askers: AskersGoods): Generator<readonly [Facet, string]> {
  const { brand, subBrand, category, packageType, itemMillilitres } = goods.shared;
  if (brand !== "") yield ["brand", brand];
  if (subBrand !== "") yield ["sub_brand", subBrand];
  yield ["category", category.code];
  yield ["package_type", packageType];
  if (itemMillilitres !== null) yield ["volume", String(itemMillilitres)];
  for (const flag of COUNTED_FLAGS) if (hasFlag(goods, flag, askers)) yield [flag, "true"];
}

function hasFlag({ shared }: RangeGoods, flag: CountedFlag, { favourites, promos }: AskersGoods): boolean {
  const { sku, flags } = shared;
  switch (flag) {
    case "favourites":
      return favourites.has(sku);
    case "promo":
      return promos.has(sku);
    case "product_new":
      return flags.isNew;
    case "product_sale":
      return flags.isSale;
    case "product_recommended":
      return flags.isRecommended;
    case "product_special":
      return flags.isSpecial;
    case "product_last":
      return flags.isLast;
  }
}

/** A path means the category itself and all below it; the last part alone will do (`url_key`). */
function isInCategories(code: string, paths: readonly string[]): boolean {
  const path = code.replaceAll(" ", "-");
  return [path, ...path.split("/").slice(0, 2)].some((part) => paths.includes(part));
}
