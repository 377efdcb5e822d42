import type { CompanyId, ShipToId, Sku } from "../kernel/ids.ts";

/** In how many orders of a place two products stand together; a product with itself counts all orders that have it. */
export type PairCount = { readonly sku: Sku; readonly otherSku: Sku; readonly orders: number };

/** What one place bought: the number of its orders, and its pairs. */
export type PlaceCounts = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly orders: number;
  readonly pairs: readonly PairCount[];
};

/** How strongly a product goes with another at one place, 1 to 1000; with itself, how usual it is there at all. */
export type Together = { readonly sku: Sku; readonly otherSku: Sku; readonly permille: number };

/** What the neighbours say weighs as much as so many own orders. */
export const NEIGHBOUR_WEIGHT = 4;
/** Only what so many other companies buy together may be told to anybody: nobody's habits can be read from it. */
export const NEIGHBOUR_COMPANIES = 2;
/** So many others are kept for a product. */
export const OTHERS_PER_PRODUCT = 20;

/**
 * What a place buys together: the share of its orders with one product that have the other, too, drawn towards what
 * other companies of the market do while the place has few orders (RECO-01). What fewer than two other companies do
 * counts for nobody but themselves.
 *
 * @example boughtTogether({ shipToId: "500101", companyId: "C1", orders: 0, pairs: [] }, []) // []
 */
export function boughtTogether(place: PlaceCounts, market: readonly PlaceCounts[]): readonly Together[] {
  const own = countsOf([place]);
  const others = countsOf(market.filter(({ companyId }) => companyId !== place.companyId));
  const products = new Set([...own.pairs.keys(), ...others.pairs.keys()]);
  return [...products].flatMap((sku) => {
    const candidates = new Set([
      ...(own.pairs.get(sku)?.keys() ?? []),
      ...(others.pairs.get(sku)?.keys() ?? []),
    ]);
    const rated = [...candidates].map((otherSku): Together => {
      const base = (counts: Counts) => (sku === otherSku ? counts.orders : ordersWith(counts, sku));
      const mine = share(own, { sku, otherSku, base: base(own) });
      const theirs = share(others, { sku, otherSku, base: base(others) });
      const neighbours =
        theirs.companies < NEIGHBOUR_COMPANIES || theirs.base === 0 ? 0 : theirs.orders / theirs.base;
      const score = (mine.orders + NEIGHBOUR_WEIGHT * neighbours) / (mine.base + NEIGHBOUR_WEIGHT);
      return { sku, otherSku, permille: Math.round(score * 1000) };
    });
    return rated
      .filter(({ permille }) => permille > 0)
      .toSorted(byStrength)
      .slice(0, OTHERS_PER_PRODUCT + 1);
  });
}

/** A product to recommend; 1 is the first (OP-81). */
export type Recommended = { readonly sku: Sku; readonly priority: number };

export type RecommendFor = {
  /** The product that is being looked at, if any. */
  readonly selected: Sku | undefined;
  readonly cart: readonly Sku[];
};

/** The product being looked at says as much as so many products of the cart. */
export const SELECTED_WEIGHT = 3;

/**
 * What to recommend beside a product and a cart, the best first (RECO-02, RECO-03, OP-81): what on the average goes
 * most strongly with what is there, never something that is there already. With nothing there, what the place usually
 * orders.
 *
 * @example recommend([{ sku: "keg", otherSku: "crate", permille: 500 }], { selected: undefined, cart: ["keg"]
 *   }) // [{ sku: "crate", priority: 1 }]
 */
export function recommend(
  pairs: readonly Together[],
  { selected, cart }: RecommendFor,
): readonly Recommended[] {
  const weights = new Map<Sku, number>(cart.map((sku) => [sku, 1]));
  if (selected !== undefined) weights.set(selected, SELECTED_WEIGHT);
  const scores = new Map<Sku, number>();
  for (const { sku, otherSku, permille } of pairs) {
    if (weights.has(otherSku)) continue;
    const weight = weights.size === 0 ? Number(sku === otherSku) : (weights.get(sku) ?? 0);
    if (weight > 0) scores.set(otherSku, (scores.get(otherSku) ?? 0) + weight * permille);
  }
  return [...scores]
    .toSorted(([leftSku, left], [rightSku, right]) => right - left || compare(leftSku, rightSku))
    .map(([sku], index) => ({ sku, priority: index + 1 }));
}

type Counted = { orders: number; readonly companies: Set<string> };
type Counts = { orders: number; readonly pairs: Map<Sku, Map<Sku, Counted>> };

/** Several places as one. */
function countsOf(places: readonly PlaceCounts[]): Counts {
  const counts: Counts = { orders: 0, pairs: new Map() };
  for (const { companyId, orders, pairs } of places) {
    counts.orders += orders;
    for (const pair of pairs) {
      const others = counts.pairs.get(pair.sku) ?? new Map<Sku, Counted>();
      counts.pairs.set(pair.sku, others);
      const counted = others.get(pair.otherSku) ?? { orders: 0, companies: new Set() };
      others.set(pair.otherSku, counted);
      counted.orders += pair.orders;
      counted.companies.add(companyId);
    }
  }
  return counts;
}

function ordersWith({ pairs }: Counts, sku: Sku): number {
  return pairs.get(sku)?.get(sku)?.orders ?? 0;
}

function share(
  { pairs }: Counts,
  { sku, otherSku, base }: { readonly sku: Sku; readonly otherSku: Sku; readonly base: number },
) {
  const counted = pairs.get(sku)?.get(otherSku);
  return { orders: counted?.orders ?? 0, companies: counted?.companies.size ?? 0, base };
}

/** The product itself first, so that cutting the list never loses how usual it is. */
function byStrength(left: Together, right: Together): number {
  return (
    Number(right.sku === right.otherSku) - Number(left.sku === left.otherSku) ||
    right.permille - left.permille ||
    compare(left.otherSku, right.otherSku)
  );
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
