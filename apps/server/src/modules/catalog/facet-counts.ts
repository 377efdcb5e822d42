import {
  type CategoryAnswer,
  type CountedCategory,
  encodeCategoryTree,
} from "@vycep/contract/catalog/category.codec";
import {
  encodeFacets,
  encodeValues,
  type FacetOptions,
  type ValueCount,
  type ValueCounts,
} from "@vycep/contract/catalog/facets.codec";
import { COUNTED_FLAGS } from "@vycep/contract/catalog/product-filter.codec";
import { packageTypeOf } from "@vycep/domain/catalog/product";
import { tableOf } from "@vycep/domain/kernel/closed-list";
import type { Language } from "@vycep/domain/market/language";
import { lazy } from "../../platform/lazy.ts";
import type { ChosenGoods, CountedValues } from "./range/choose-goods.ts";
import type { Facet } from "./range/goods-choices.ts";
import type { RangeCategory } from "./range/range.ts";

/** So many numbers are told at most; the longest page shows as many goods. */
const mostNumbers = 100;

/** What a list counts, as it is answered. */
type Facets = {
  readonly aggregations: () => ReturnType<typeof encodeFacets>;
  readonly categories: () => readonly CategoryAnswer[];
};

type Kept = {
  readonly options: () => readonly FacetOptions[];
  readonly categories: () => readonly CategoryAnswer[];
};

/** By what was counted: a question that the range was asked before has the very same counts. */
const kept = new WeakMap<CountedValues, Kept>();

/** The facets of what was chosen; what all customers are told alike is sorted and named once. */
export function facetsOf(
  chosen: ChosenGoods,
  categories: readonly RangeCategory[],
  language: Language,
): Facets {
  const { counts, ofAsker } = chosen;
  const alike = kept.get(counts) ?? facetsOfAll(chosen, categories, language);
  kept.set(counts, alike);
  const flags = tableOf(COUNTED_FLAGS, (flag) => ofAsker?.get(flag) ?? counts.get(flag)?.get("true") ?? 0);
  return {
    aggregations: () => encodeFacets(alike.options(), flags, language),
    categories: alike.categories,
  };
}

function facetsOfAll(
  { goods, counts }: ChosenGoods,
  categories: readonly RangeCategory[],
  language: Language,
): Kept {
  const tree = lazy(() =>
    categoryTree(categories, counts.get("category") ?? new Map()).filter(
      ({ productCount }) => productCount > 0,
    ),
  );
  return {
    options: lazy(() =>
      encodeValues({ ...valueCounts({ goods, counts }, language), categories: tree() }, language),
    ),
    categories: lazy(() => tree().map((category) => encodeCategoryTree(category, language))),
  };
}

/** The counted values, sorted. */
function valueCounts(
  { goods, counts: counted }: ChosenGoods,
  language: Language,
): Omit<ValueCounts, "categories"> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const of = (facet: Facet): readonly ValueCount<string>[] =>
    [...(counted.get(facet) ?? [])]
      .map(([value, count]) => ({ value, count }))
      .toSorted((left, right) => compare(left.value, right.value));
  return {
    skus: {
      first: goods.slice(0, mostNumbers).map(({ shared: { sku } }) => ({ value: sku, count: 1 })),
      found: goods.length,
    },
    brand: of("brand"),
    subBrand: of("sub_brand"),
    packageType: of("package_type").map(({ value, count }) => ({ value: packageTypeOf(value), count })),
    millilitres: of("volume")
      .map(({ value, count }) => ({ value: Number(value), count }))
      .toSorted((left, right) => left.value - right.value),
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
