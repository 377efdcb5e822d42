import { shownPackagings } from "@vycep/domain/catalog/beer";
import { type Habits, usualFirst } from "@vycep/domain/catalog/usual-first";
import type { RangeGoods } from "./range.ts";

/** One beer with those of its packagings that were chosen. */
type Beer = { readonly key: string; readonly goods: readonly RangeGoods[]; readonly skus: readonly string[] };

/** One beer of a page: what is shown of it, and what stands behind that. */
export type ListedBeer = {
  readonly key: string;
  readonly skus: readonly string[];
  readonly others: readonly string[];
};

/** Package deals are a strip of their own: a few of them, and how many there are. */
const bundlesShown = 4;

export type ListPage = {
  readonly goods: readonly RangeGoods[];
  readonly beers: readonly ListedBeer[];
  readonly bundles: readonly RangeGoods[];
};

/** What a list has to page through: all lines, and what stands apart of them. */
export type ListLines = {
  readonly count: number;
  readonly bundleCount: number;
  readonly page: (paging: { readonly offset: number; readonly limit: number }) => ListPage;
};

/** A line for each product, what is usual first if wanted. */
export function productLines(goods: readonly RangeGoods[], habits: Habits | undefined): ListLines {
  const inOrder = habits
    ? usualFirst(goods, { skusOf: ({ shared }) => [shared.sku], isBundle: isBundleGoods }, habits)
    : goods;
  return {
    count: inOrder.length,
    bundleCount: 0,
    page: ({ offset, limit }) => ({
      goods: inOrder.slice(offset, offset + limit),
      beers: [],
      bundles: [],
    }),
  };
}

/**
 * A line for each beer, with the three packagings that the place buys most of; a beer stands where the first of its packagings
 * stood, or by what is usual (CATALOG-20). Package deals stand apart, on the first page, unless nothing else was found.
 */
export function beerLines(
  goods: readonly RangeGoods[],
  { usual, favourites, isUsualFirst }: Habits & { readonly isUsualFirst: boolean },
): ListLines {
  const { beers, bundles } = apart(goods);
  const inOrder = isUsualFirst
    ? usualFirst(beers, { skusOf: ({ skus }) => skus, isBundle: () => false }, { usual, favourites })
    : beers;
  const times = new Map([...usual].map(([sku, habit]) => [sku as string, habit.times]));
  return {
    count: inOrder.length,
    bundleCount: bundles.length,
    page: ({ offset, limit }) => {
      const page = inOrder
        .slice(offset, offset + limit)
        .map((beer) => ({ beer, ...packagings(beer, times) }));
      return {
        goods: page.flatMap(({ shown }) => shown),
        beers: page.map(({ beer, shown, others }) => ({
          key: beer.key,
          skus: shown.map(({ shared }) => shared.sku),
          others: others.map(({ shared }) => shared.sku),
        })),
        bundles: offset === 0 ? bundles.slice(0, bundlesShown) : [],
      };
    },
  };
}

function packagings({ goods }: Beer, times: ReadonlyMap<string, number>) {
  const facts = goods.map((one) => {
    const { sku, packageType, itemMillilitres, packaging } = one.shared;
    return { one, sku, packageType, itemMillilitres, itemsPerBox: packaging.itemsPerBox };
  });
  const { shown, others } = shownPackagings(facts, times);
  return { shown: shown.map(({ one }) => one), others: others.map(({ one }) => one) };
}

type Apart = { readonly beers: readonly Beer[]; readonly bundles: readonly RangeGoods[] };

/** Put together once for an answer that all customers share. */
const known = new WeakMap<readonly RangeGoods[], Apart>();

function apart(goods: readonly RangeGoods[]): Apart {
  const found = known.get(goods);
  if (found) return found;
  const bundles = goods.filter(isBundleGoods);
  const isNothingElse = bundles.length === goods.length;
  const groups = Map.groupBy(isNothingElse ? goods : goods.filter((one) => !isBundleGoods(one)), beerOf);
  const beers = [...groups].map(([key, group]) => ({
    key,
    goods: group,
    skus: group.map(({ shared }) => shared.sku),
  }));
  const made = { beers, bundles: isNothingElse ? [] : bundles };
  known.set(goods, made);
  return made;
}

function beerOf({ beer }: RangeGoods): string {
  return beer;
}

function isBundleGoods({ shared }: RangeGoods): boolean {
  return shared.isBundle;
}
