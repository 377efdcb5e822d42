import { searchGoods } from "@vycep/domain/catalog/search-goods";
import { choicesOf, type Facet, inFilters, valuesOf } from "./goods-choices.ts";
import type { AskersGoods, GoodsQuery } from "./goods-query.ts";
import { isSeen, type Range, type RangeGoods } from "./range.ts";
import { sortGoods } from "./sort-goods.ts";

export type CountedValues = ReadonlyMap<Facet, ReadonlyMap<string, number>>;

export type ChosenGoods = {
  /** All that were chosen, in order. */
  readonly goods: readonly RangeGoods[];
  /** How many products each value would leave. */
  readonly counts: CountedValues;
  /** The same of what the asker alone has, where the counts are those of all customers. */
  readonly ofAsker?: ReadonlyMap<Facet, number>;
};

/**
 * The products that filters, search and choices leave, sorted, and how many each choice would leave: a facet is counted
 * without its own choice, so that the other options stay honest (CATALOG-08…13, GQL-04).
 */
export function chooseGoods(range: Range, query: GoodsQuery, askers: AskersGoods): ChosenGoods {
  const choices = choicesOf(query.filter, askers);
  const counts = new Map<Facet, Map<string, number>>();
  const chosen: RangeGoods[] = [];
  for (const goods of inScope(range, query, askers)) {
    const refusing = choices.filter(({ lets }) => !lets(goods));
    if (refusing.length > 1) continue;
    const only = refusing[0]?.facet;
    if (only === undefined) chosen.push(goods);
    for (const [facet, value] of valuesOf(goods, askers)) {
      if (only === undefined || only === facet) countOne(counts, facet, value);
    }
  }
  return { goods: sortGoods(chosen, query, { range, charged: askers.charged }), counts };
}

function countOne(counts: Map<Facet, Map<string, number>>, facet: Facet, value: string): void {
  const values = counts.get(facet) ?? new Map<string, number>();
  counts.set(facet, values);
  values.set(value, (values.get(value) ?? 0) + 1);
}

/** What no facet counts: the market, the season, the search, and filters without a list of choices. */
function inScope(range: Range, query: GoodsQuery, askers: AskersGoods): readonly RangeGoods[] {
  const { filter, search } = query;
  const filters = inFilters(query, askers, range);
  const fits = (goods: RangeGoods) => isOffered(goods, query) && filters.every((lets) => lets(goods));
  if (search) return searchGoods(range, search.words, fits).goods;
  const asked = filter.skus?.flatMap((sku) => range.goods.get(sku) ?? []);
  return (asked ? [...new Set(asked)] : range.list).filter(fits);
}

function isOffered(goods: RangeGoods, { market, date, only, hidesEnded }: GoodsQuery): boolean {
  const { isTank, isUnfiltered, markets } = goods.shared;
  if (hidesEnded ? !isSeen(goods, { market, date }) : !markets.includes(market)) return false;
  if (only === "tank") return isTank;
  return only !== "unfiltered" || (isUnfiltered && !isTank);
}
