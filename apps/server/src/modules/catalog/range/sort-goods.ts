import type { Language } from "@vycep/domain/market/language";
import type { Range, RangeGoods } from "./range.ts";
import { type FoldedSearch, relevanceOf } from "./search-range.ts";

export const SORT_KEYS = ["catalog_product_name", "price", "position", "relevance"] as const;
type SortKey = (typeof SORT_KEYS)[number];
export type ListSort = { readonly key: SortKey; readonly isDescending: boolean };

type Asked = {
  readonly language: Language;
  readonly sort: ListSort;
  readonly search: FoldedSearch | undefined;
};
type SortFacts = { readonly range: Range; readonly charged: ReadonlyMap<string, number> };

/**
 * Sorts as asked, then by name (CATALOG-10). Names and numbers run the same way as what was asked for, so that pages never
 * overlap; what has no price stands last, whichever way prices run.
 */
export function sortGoods(
  goods: readonly RangeGoods[],
  { language, sort, search }: Asked,
  { range, charged }: SortFacts,
): readonly RangeGoods[] {
  const { key, isDescending } = sort;
  // The best comes first, whatever is said of the direction.
  const sign = isDescending && key !== "relevance" ? -1 : 1;
  const byName = (left: RangeGoods, right: RangeGoods) =>
    sign * (left.place[language] - right.place[language]);
  const keyOf = (one: RangeGoods): number => {
    switch (key) {
      case "catalog_product_name":
        return 0;
      case "price":
        return sign * (charged.get(one.shared.sku) ?? sign * Number.POSITIVE_INFINITY);
      case "position":
        return sign * (range.categoryPlace.get(one.shared.category.code) ?? 0);
      case "relevance":
        return search ? -relevanceOf(one, search, language) : 0;
    }
  };
  // Worked out once for each, not with each comparison.
  const keys = new Map(goods.map((one) => [one, keyOf(one)]));
  return goods.toSorted((left, right) => {
    const [first = 0, second = 0] = [keys.get(left), keys.get(right)];
    return first === second ? byName(left, right) : first - second;
  });
}
