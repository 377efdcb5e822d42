import type { GoodsFacts } from "../../catalog/product.ts";
import { goodsKind } from "../../catalog/saleability.ts";
import type { LocalDate } from "../../kernel/local-moment.ts";
import type { Market } from "../../market/market.ts";

/** What goods are judged by when others run out. */
export type StandIn = Pick<
  GoodsFacts,
  "sku" | "packageType" | "isTank" | "isUnfiltered" | "markets" | "sellableFrom" | "sellableTo"
> & {
  readonly isBundle: boolean;
  /** The same for all packagings of one beer. */
  readonly beer: string;
  readonly brand: string;
  readonly category: string;
  /** What the category belongs to: all beer, all lemonade. */
  readonly family: string;
  /** One bottle, can or keg; null where there is no drink inside. */
  readonly itemMillilitres: number | null;
  readonly millilitresPerBox: number;
};

export type StandInQuestion = {
  /** Delivery days of the orders that it is offered to, and where these go. */
  readonly days: readonly LocalDate[];
  readonly markets: readonly Market[];
  readonly most: number;
  /** Of a box, in one currency for all; undefined where it is not known. */
  readonly priceOf: (sku: string) => number | undefined;
};

/**
 * Goods that may be taken in place of others that run out, the most useful first (DORD-03). Only what travels the same way, is sold in
 * these countries and on all of the days comes into question: whoever gets pallets has no tank. The same kind of packaging of the same
 * category stands first, the same beer before others, then by size and price; behind it other categories of the family in that packaging,
 * since who has a tap has no use for cans, the same beer in other packagings, and the rest of the category.
 *
 * @example standIns({ ...anyGoods(), beer: "a", brand: "", category: "lager", family: "beer", isBundle: false, itemMillilitres: 500 },
 *   [], { days: [], markets: [], most: 3, priceOf: () => undefined }) // []
 */
export function standIns<Goods extends StandIn>(
  asked: StandIn,
  goods: readonly Goods[],
  { days, markets, most, priceOf }: StandInQuestion,
): readonly Goods[] {
  const price = perLitre(asked, priceOf);
  const ranked = goods
    .filter((one) => canStandIn(asked, one, { days, markets }))
    .flatMap((one) => {
      const group = groupOf(asked, one);
      if (group === undefined) return [];
      const isOtherBeer = Number(one.beer !== asked.beer);
      const isOtherSize = Number(one.itemMillilitres !== asked.itemMillilitres);
      const isOtherBrand = Number(one.brand !== asked.brand);
      const far = distance(price, perLitre(one, priceOf));
      return [{ one, rank: [group, isOtherBeer, isOtherSize, far, isOtherBrand] }];
    });
  return ranked
    .toSorted((left, right) => compare(left.rank, right.rank) || (left.one.sku < right.one.sku ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one);
}

/**
 * Whether goods can come in place of others at all (DORD-03): other goods that travel the same way, are no bundle, and are sold in these
 * countries on all of these days.
 *
 * @example canStandIn({ ...anyGoods(), beer: "a", brand: "", category: "lager", family: "beer", isBundle: false, itemMillilitres: 500 },
 *   { ...anyGoods(), beer: "a", brand: "", category: "lager", family: "beer", isBundle: false, itemMillilitres: 500 },
 *   { days: [], markets: [] }) // false
 */
export function canStandIn(
  asked: StandIn,
  one: StandIn,
  { days, markets }: Pick<StandInQuestion, "days" | "markets">,
): boolean {
  return (
    one.sku !== asked.sku &&
    !one.isBundle &&
    wayOf(one) === wayOf(asked) &&
    markets.every((market) => one.markets.includes(market)) &&
    days.every((day) => isSold(one, day))
  );
}

/** Tank beer goes by the tank alone, whatever else is said of it. */
function wayOf(goods: StandIn): string {
  return goods.packageType === "tank" ? "tank" : goodsKind(goods);
}

function isSold({ sellableFrom, sellableTo }: StandIn, day: LocalDate): boolean {
  return (sellableFrom === null || sellableFrom <= day) && (sellableTo === null || sellableTo >= day);
}

/** How useful it is, the least number first; undefined is of no use. */
function groupOf(asked: StandIn, one: StandIn): number | undefined {
  const isSamePackaging = one.packageType === asked.packageType;
  const isSameCategory = one.category === asked.category;
  if (isSamePackaging && isSameCategory) return 0;
  if (isSamePackaging && one.family === asked.family) return 1;
  if (one.beer === asked.beer) return 2;
  return isSameCategory ? 3 : undefined;
}

/** So that boxes of other sizes compare; what holds no drink is compared by the box. */
function perLitre(goods: StandIn, priceOf: StandInQuestion["priceOf"]): number | undefined {
  const price = priceOf(goods.sku);
  return price === undefined || goods.millilitresPerBox === 0 ? price : price / goods.millilitresPerBox;
}

/** Without a price it stands behind those that have one. */
function distance(one: number | undefined, other: number | undefined): number {
  return one === undefined || other === undefined ? Number.MAX_VALUE : Math.abs(one - other);
}

function compare(left: readonly number[], right: readonly number[]): number {
  return left.map((one, at) => one - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
