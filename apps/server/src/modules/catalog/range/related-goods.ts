import type { GoodsAt } from "../goods-at.ts";
import { goodsBySku, isSeen, type Range, type RangeGoods } from "./range.ts";

/**
 * Up to `limit` others of a product's brand that the market sells on the day, best first (CATALOG-21). The same beer in
 * another packaging is none of them: that is told by itself (CATALOG-20). Every other beer has its turn first, in the
 * packaging most like the one looked at.
 */
export function relatedTo(
  range: Range,
  asked: RangeGoods,
  { at, limit }: { readonly at: GoodsAt; readonly limit: number },
): readonly RangeGoods[] {
  const { subBrand, category } = asked.shared;
  const beers = [...rankedBeers(range, asked, at)]
    .filter(([beer]) => beer !== subBrand || beer === "")
    .map(([, goods]) => goods.filter((one) => one !== asked));
  const taken: RangeGoods[] = [];
  for (let turn = 0; turn < mostOfBeer && taken.length < limit; turn += 1) {
    const best = beers.flatMap((goods) => goods[turn] ?? []).toSorted(bySku);
    const isAlike = ({ shared }: RangeGoods) => shared.category.code === category.code;
    taken.push(...best.filter(isAlike), ...best.filter((one) => !isAlike(one)));
  }
  return taken.slice(0, limit);
}

function bySku({ shared: one }: RangeGoods, { shared: other }: RangeGoods): number {
  return one.sku < other.sku ? -1 : 1;
}

/** As many as are ever shown beside a product, itself among them. */
const mostOfBeer = 13;
/** Beers of a brand in an order that were asked for last: half a megabyte of goods, eight bytes each. */
const mostRanked = 60_000;

type Beers = ReadonlyMap<string, readonly RangeGoods[]>;
type Ranked = { readonly known: Map<string, Beers>; goods: number };
const rankedOf = new WeakMap<Range, Ranked>();

/**
 * The goods of each beer of a brand, those most like a packaging first: worked out once for all who look at that packaging,
 * because a brand may have thousands.
 */
function rankedBeers(range: Range, { shared }: RangeGoods, at: GoodsAt): Beers {
  const { brand, packagingCode, packageType } = shared;
  const ranked = rankedOf.get(range) ?? { known: new Map<string, Beers>(), goods: 0 };
  rankedOf.set(range, ranked);
  const key = JSON.stringify([brand, packagingCode, packageType, at.market, at.date]);
  const found = ranked.known.get(key);
  if (found) return found;
  const made = rankBeers(range.byBrand.get(brand) ?? [], shared, at);
  ranked.goods += weightOf(made);
  for (const [oldest, beers] of ranked.known) {
    if (ranked.goods <= mostRanked) break;
    ranked.known.delete(oldest);
    ranked.goods -= weightOf(beers);
  }
  ranked.known.set(key, made);
  return made;
}

function weightOf(beers: Beers): number {
  let goods = 0;
  for (const one of beers.values()) goods += one.length;
  return goods;
}

type Packaging = Pick<RangeGoods["shared"], "packagingCode" | "packageType">;

function rankBeers(
  ofBrand: readonly RangeGoods[],
  { packagingCode, packageType }: Packaging,
  at: GoodsAt,
): Beers {
  const differenceOf = ({ shared }: RangeGoods) =>
    (shared.packagingCode === packagingCode ? 0 : 2) + (shared.packageType === packageType ? 0 : 1);
  const offered = ofBrand.filter(
    (one) =>
      !one.shared.isBundle &&
      isSeen(one, at) &&
      (one.shared.sellableFrom === null || one.shared.sellableFrom <= at.date),
  );
  const beers = Map.groupBy(offered, ({ shared }) => shared.subBrand);
  return new Map(
    [...beers].map(([beer, goods]) => [
      beer,
      goods
        .toSorted((one, other) => differenceOf(one) - differenceOf(other) || bySku(one, other))
        .slice(0, mostOfBeer),
    ]),
  );
}

/** A beer: by one of its products, or by its brand and sub-brand. */
export type BeerName = {
  readonly sku: string | null;
  readonly brand: string | null;
  readonly subBrand: string | null;
};

const mostPackagings = 100;

/** The products of a beer that the market sells on the day, the commonest kinds of packaging first as categories stand. */
export function packagingsOf(
  range: Range,
  { sku, brand, subBrand }: BeerName,
  at: GoodsAt,
): readonly RangeGoods[] {
  const asked = sku === null ? undefined : goodsBySku(range, sku)?.shared;
  if (sku === null ? brand === null && subBrand === null : !asked) return [];
  const isNamed = ({ shared }: RangeGoods) =>
    (!asked || (shared.brand === asked.brand && shared.subBrand === asked.subBrand)) &&
    (brand === null || shared.brand === brand) &&
    (subBrand === null || shared.subBrand === subBrand);
  const ofBrand = asked?.brand ?? brand;
  return (ofBrand === null ? range.list : (range.byBrand.get(ofBrand) ?? []))
    .filter((goods) => isNamed(goods) && !goods.shared.isBundle && isSeen(goods, at))
    .toSorted(
      firstBy(({ shared: { category, itemMillilitres, packaging, sku: number } }) => [
        range.categoryPlace.get(category.code) ?? 0,
        itemMillilitres ?? Number.POSITIVE_INFINITY,
        packaging.itemsPerBox,
        number,
      ]),
    )
    .slice(0, mostPackagings);
}

/** Compares by the first part that differs. */
function firstBy<Item>(partsOf: (item: Item) => readonly (number | boolean | string)[]) {
  return (left: Item, right: Item): number => {
    const [first, second] = [partsOf(left), partsOf(right)];
    const at = first.findIndex((part, index) => part !== second[index]);
    const [one, other] = [first[at], second[at]];
    return one === undefined || other === undefined ? 0 : one < other ? -1 : 1;
  };
}
