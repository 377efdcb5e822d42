import type { CountedCategory } from "@vycep/contract/catalog/category.codec";
import type { FacetCounts, ValueCount } from "@vycep/contract/catalog/facets.codec";
import { COUNTED_FLAGS } from "@vycep/contract/catalog/product-filter.codec";
import { packageTypeOf } from "@vycep/domain/catalog/product";
import { tableOf } from "@vycep/domain/kernel/closed-list";
import type { Language } from "@vycep/domain/market/language";
import type { ChosenGoods } from "./range/choose-goods.ts";
import type { Facet } from "./range/goods-choices.ts";
import type { RangeCategory } from "./range/range.ts";

/** More than what a page shows unless asked otherwise is no choice by number, unless certain ones were asked for. */
const mostNumbers = 25;

/** Sorts the counted values into facets; a category counts what is below it too. */
export function facetCounts(
  { goods, counts: counted }: ChosenGoods,
  categories: readonly RangeCategory[],
  language: Language,
): FacetCounts {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const of = (facet: Facet): readonly ValueCount<string>[] =>
    [...(counted.get(facet) ?? [])]
      .map(([value, count]) => ({ value, count }))
      .toSorted((left, right) => compare(left.value, right.value));
  return {
    sku:
      goods.length > mostNumbers ? of("sku") : goods.map(({ shared: { sku } }) => ({ value: sku, count: 1 })),
    brand: of("brand"),
    subBrand: of("sub_brand"),
    categories: categoryTree(categories, counted.get("category") ?? new Map()).filter(
      ({ productCount }) => productCount > 0,
    ),
    packageType: of("package_type").map(({ value, count }) => ({ value: packageTypeOf(value), count })),
    millilitres: of("volume")
      .map(({ value, count }) => ({ value: Number(value), count }))
      .toSorted((left, right) => left.value - right.value),
    flags: tableOf(COUNTED_FLAGS, (flag) => of(flag)[0]?.count ?? 0),
  };
}

/** The tree of categories, each with the products in it and below; empty branches stay out below the top. */
export function categoryTree(
  categories: readonly RangeCategory[],
  counts: ReadonlyMap<string, number>,
  parent: string | null = null,
): readonly CountedCategory[] {
  return categories
    .filter(({ parentCode }) => parentCode === parent)
    .map(({ code, names }) => {
      const children = categoryTree(categories, counts, code).filter(({ productCount }) => productCount > 0);
      const below = children.reduce((sum, { productCount }) => sum + productCount, 0);
      return { code, names, children, productCount: (counts.get(code) ?? 0) + below };
    });
}
