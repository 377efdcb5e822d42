/** No cellar of a customer holds more of one kind, and no order takes more (four keys). */
export const MOST_IN_CELLAR = 9999;

/** What somebody counted of one product, in whole packages. */
export type CellarCount = {
  /** Of this very count: sent twice, it counts once. */
  readonly key: string;
  readonly sku: string;
  readonly inCellar: number;
  /** What shall stand there after the delivery. */
  readonly usual: number;
  readonly ordered: number;
  readonly countedAtMs: number;
};

/**
 * What to order of a product that was counted (B12): what is usual less what is there, and never less than nothing.
 *
 * @example amountToOrder({ usual: 7, inCellar: 2 }) // 5
 */
export function amountToOrder({ usual, inCellar }: Pick<CellarCount, "usual" | "inCellar">): number {
  return Math.max(0, usual - inCellar);
}

/**
 * What usually stands in the cellar after a delivery (B12): what somebody said at the last count there, else what the last
 * delivery brought. What was ordered last says nothing of it: it was the less, the more was left.
 *
 * @example usualStock({ counted: 7, lastBoxes: 5 }) // 7
 */
export function usualStock({
  counted,
  lastBoxes,
}: {
  readonly counted: number | undefined;
  readonly lastBoxes: number | undefined;
}): number {
  return Math.min(counted ?? lastBoxes ?? 0, MOST_IN_CELLAR);
}

/**
 * What shall stand there from now on, when somebody wrote another amount to order than the rule gives (B12).
 *
 * @example usualAfter({ inCellar: 2, ordered: 8 }) // 10
 */
export function usualAfter({ inCellar, ordered }: Pick<CellarCount, "inCellar" | "ordered">): number {
  return Math.min(inCellar + ordered, MOST_IN_CELLAR);
}

/**
 * A number as it is typed on keys: one more digit at its end, as far as it may grow; nothing typed yet is undefined.
 *
 * @example typeDigit(1, 2) // 12
 */
export function typeDigit(typed: number | undefined, digit: number): number {
  const next = (typed ?? 0) * 10 + digit;
  return next > MOST_IN_CELLAR ? (typed ?? 0) : next;
}

/**
 * The last count of each product: the later moment wins, and of the same moment the later in the list (B12).
 *
 * @example newestCounts([{ sku: "1", countedAtMs: 2 }, { sku: "1", countedAtMs: 1 }]).length // 1
 */
export function newestCounts<Count extends Pick<CellarCount, "sku" | "countedAtMs">>(
  counts: readonly Count[],
): readonly Count[] {
  const newest = new Map<string, Count>();
  for (const count of counts) {
    const known = newest.get(count.sku);
    if (known === undefined || known.countedAtMs <= count.countedAtMs) newest.set(count.sku, count);
  }
  return [...newest.values()];
}
