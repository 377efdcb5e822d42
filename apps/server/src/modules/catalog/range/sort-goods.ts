import type { SoughtWords } from "@vycep/domain/catalog/sought-words";
import type { Language } from "@vycep/domain/market/language";
import type { Range, RangeGoods } from "./range.ts";
import { relevanceOf } from "./search-range.ts";

export const SORT_KEYS = [
  "catalog_product_name",
  "price",
  "position",
  "relevance",
  "litre_price",
  "strength",
  "newest",
  "usual",
] as const;
type SortKey = (typeof SORT_KEYS)[number];
export type ListSort = { readonly key: SortKey; readonly isDescending: boolean };

/** The best comes first, whatever is said of the direction. */
const onlyBestFirst: readonly SortKey[] = ["relevance", "newest", "usual"];

type Asked = {
  readonly language: Language;
  readonly sort: ListSort;
  readonly search: SoughtWords | undefined;
};
type SortFacts = { readonly range: Range; readonly charged: ReadonlyMap<string, number> };

/**
 * Sorts as asked, then by name (CATALOG-10). Names and numbers run the same way as what was asked for, so that pages never
 * overlap; what has no price, no litres or no alcohol stands last, whichever way they run. The usual is put before all this
 * afterwards: it is each place's own (`usualFirst`).
 */
export function sortGoods(
  goods: readonly RangeGoods[],
  { language, sort, search }: Asked,
  { range, charged }: SortFacts,
): readonly RangeGoods[] {
  const { key, isDescending } = sort;
  const sign = isDescending && !onlyBestFirst.includes(key) ? -1 : 1;
  const orLast = (value: number | null | undefined) => sign * (value ?? sign * Number.POSITIVE_INFINITY);
  const places = range.places[language];
  const byName = (left: RangeGoods, right: RangeGoods) =>
    sign * ((places[left.at] ?? 0) - (places[right.at] ?? 0));
  const keyOf = (one: RangeGoods): number => {
    switch (key) {
      case "catalog_product_name":
        return 0;
      case "price":
        return orLast(charged.get(one.shared.sku));
      case "litre_price":
        return orLast(perLitre(charged.get(one.shared.sku), one));
      case "strength":
        return orLast(one.shared.abv);
      case "newest":
        return -newness(one);
      case "usual":
        return 0;
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

function perLitre(minor: number | undefined, { shared }: RangeGoods): number | undefined {
  return minor === undefined || shared.millilitresPerBox === 0 ? undefined : minor / shared.millilitresPerBox;
}

/** What the brewery marks as new comes before all else, then what was sold last for the first time. */
function newness({ shared: { flags, sellableFrom } }: RangeGoods): number {
  const since = sellableFrom === null ? 0 : Date.parse(sellableFrom);
  return since + (flags.isNew ? Number.MAX_SAFE_INTEGER / 2 : 0);
}
