import type { CountedCategory } from "@vycep/contract/catalog/category.codec";
import type { FacetCounts, ValueCount } from "@vycep/contract/catalog/facets.codec";
import { COUNTED_FLAGS } from "@vycep/contract/catalog/product-filter.codec";
import { packageTypeOf } from "@vycep/domain/catalog/product";
import { tableOf } from "@vycep/domain/kernel/closed-list";
import { textsOf } from "@vycep/domain/market/texts";
import type { CategoryRow } from "./catalog.repo.ts";
import type { FacetRow } from "./product-list.repo.ts";

type NamedRow = Omit<CategoryRow, "products">;

/** Sorts the counted values into facets; a category counts what is below it too. */
export function facetCounts(rows: readonly FacetRow[], categories: readonly NamedRow[]): FacetCounts {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  const of = (facet: string): readonly ValueCount<string>[] =>
    (byFacet.get(facet) ?? []).map(({ value, count }) => ({ value: value ?? "", count }));
  const counts = new Map(of("category").map(({ value, count }) => [value, count]));
  return {
    sku: of("sku"),
    brand: of("brand"),
    subBrand: of("sub_brand"),
    categories: categoryTree(categories, counts).filter(({ productCount }) => productCount > 0),
    packageType: of("package_type").map(({ value, count }) => ({ value: packageTypeOf(value), count })),
    millilitres: of("volume")
      .map(({ value, count }) => ({ value: Number(value), count }))
      .toSorted((left, right) => left.value - right.value),
    flags: tableOf(COUNTED_FLAGS, (flag) => of(flag)[0]?.count ?? 0),
  };
}

/** The tree out of its rows, each with the products in it and below; empty branches stay out below the top. */
export function categoryTree(
  rows: readonly NamedRow[],
  counts: ReadonlyMap<string, number>,
  parent: string | null = null,
): readonly CountedCategory[] {
  return rows
    .filter(({ parent_code }) => parent_code === parent)
    .map(({ code, names }) => {
      const children = categoryTree(rows, counts, code).filter(({ productCount }) => productCount > 0);
      const below = children.reduce((sum, { productCount }) => sum + productCount, 0);
      return { code, names: textsOf(names), children, productCount: (counts.get(code) ?? 0) + below };
    });
}
