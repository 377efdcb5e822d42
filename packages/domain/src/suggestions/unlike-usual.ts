import type { Sku } from "../kernel/ids.ts";

/** So many orders before the last one, of the same place and method, say what is usual. */
export const ORDERS_COMPARED = 6;
/** At most so many differences are told. */
export const DIFFERENCES_TOLD = 3;

/** What was bought less often than this is nobody's habit. */
const TIMES_MIN = 2;
/** So many earlier amounts are needed before another one is odd. */
const AMOUNTS_MIN = 3;
/** An amount that is off by less, in boxes or in percent of the usual one, is not worth a word. */
const BOXES_OFF = 2;
const PERCENT_OFF = 25;

/** Goods by themselves, in boxes by product; what came in a bundle is nobody's usual amount. */
export type OrderedBoxes = ReadonlyMap<Sku, number>;

export type UsualFacts = {
  readonly last: OrderedBoxes;
  /** What the last order had only inside bundles: it is neither missing nor an amount to compare. */
  readonly lastInBundles: ReadonlySet<Sku>;
  /** The orders before it, the newest first; no cancelled ones and no collections of empties. */
  readonly before: readonly OrderedBoxes[];
};

/** How the last order differs in one product, and the figures that say so. */
export type Difference = {
  readonly kind: "missing" | "more" | "less";
  readonly sku: Sku;
  /** Boxes of the last order; 0 where it is missing. */
  readonly last: number;
  /** The median of the boxes of the earlier orders that had it. */
  readonly usual: number;
  /** In so many of the earlier orders. */
  readonly times: number;
  readonly orders: number;
};

/**
 * How the last order is unlike what the place usually orders (HISTORY-03, C2), the weightiest first. Missing is what at
 * least every other earlier order had, and two of them at least. An amount is told that at least three earlier orders
 * can be held against: it lies beyond all of theirs, and off their median by two boxes and a quarter or more.
 *
 * A difference weighs as much as the share of the usual amount that is off, times the share of the earlier orders that
 * had the product: what is always bought and forgotten comes before what is bought in another amount.
 *
 * @example unlikeUsual({ last: new Map(), lastInBundles: new Set(), before: Array(4).fill(new Map([["100101",
 *   3]])) }) // [{ kind: "missing", sku: "100101", last: 0, usual: 3, times: 4, orders: 4 }]
 */
export function unlikeUsual({ last, lastInBundles, before }: UsualFacts): readonly Difference[] {
  const counted = before.slice(0, ORDERS_COMPARED);
  const products = new Set(counted.flatMap((boxes) => [...boxes.keys()]));
  return [...products]
    .filter((sku) => last.has(sku) || !lastInBundles.has(sku))
    .flatMap((sku) => differenceOf(sku, last.get(sku) ?? 0, counted) ?? [])
    .toSorted(byWeight);
}

/**
 * The differences to tell: the weightiest of those about goods that can be had now.
 *
 * @example worthTelling([], () => true) // []
 */
export function worthTelling(
  differences: readonly Difference[],
  canBeHad: (difference: Difference) => boolean,
): readonly Difference[] {
  return differences.filter(canBeHad).slice(0, DIFFERENCES_TOLD);
}

function differenceOf(sku: Sku, last: number, before: readonly OrderedBoxes[]): Difference | undefined {
  const amounts = before.map((boxes) => boxes.get(sku) ?? 0).filter((boxes) => boxes > 0);
  const kind = kindOf(last, amounts, before.length);
  if (kind === undefined) return undefined;
  return { kind, sku, last, usual: median(amounts), times: amounts.length, orders: before.length };
}

function kindOf(last: number, amounts: readonly number[], orders: number): Difference["kind"] | undefined {
  if (last === 0) {
    const isHabit = amounts.length >= TIMES_MIN && amounts.length * 2 >= orders;
    return isHabit ? "missing" : undefined;
  }
  const usual = median(amounts);
  const off = Math.abs(last - usual);
  if (amounts.length < AMOUNTS_MIN || off < BOXES_OFF || off * 100 < usual * PERCENT_OFF) return undefined;
  if (last > Math.max(...amounts)) return "more";
  return last < Math.min(...amounts) ? "less" : undefined;
}

function byWeight(left: Difference, right: Difference): number {
  return weightOf(right) - weightOf(left) || right.usual - left.usual || (left.sku < right.sku ? -1 : 1);
}

function weightOf({ last, usual, times, orders }: Difference): number {
  return (Math.abs(last - usual) / Math.max(last, usual)) * (times / orders);
}

/** Of an even number the mean of the two in the middle, in whole boxes. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return Math.round(middle.reduce((sum, number) => sum + number, 0) / Math.max(1, middle.length));
}
