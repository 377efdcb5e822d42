import type { Sku } from "../../../packages/domain/src/kernel/ids.ts";
import { daysBetween, type LocalDate } from "../../../packages/domain/src/kernel/local-moment.ts";
import type { Delivery } from "../../../packages/domain/src/suggestions/usual-order.ts";
import type { Guess, Guesser } from "./judge.ts";

const frequencyDays = 90;
const halfLifeDays = 60;
const basketsCounted = 8;
const amountsCounted = 4;

/** Simple ways of guessing, which the suggestion must beat. Amounts of all but the first are medians of the last four. */
export const baselines = {
  "repeat the last order": (past) => past.at(-1)?.boxes ?? new Map(),
  "most frequent of 90 days": (past, day) => {
    const recent = past.filter((order) => daysBetween(order.day, day) <= frequencyDays);
    const times = new Map<Sku, number>();
    for (const { boxes } of recent) for (const sku of boxes.keys()) times.set(sku, (times.get(sku) ?? 0) + 1);
    return best(times, past, meanLines(recent));
  },
  "decayed frequency × dueness": (past, day) =>
    best(dueScores(past, day), past, meanLines(past.slice(-basketsCounted))),
} as const satisfies Readonly<Record<string, Guesser>>;

/** How often a product came, where what is long ago counts less, times how due it is. */
function dueScores(past: readonly Delivery[], day: LocalDate): ReadonlyMap<Sku, number> {
  const seen = new Map<Sku, { score: number; times: number; first: LocalDate; last: LocalDate }>();
  for (const order of past) {
    const weight = 0.5 ** (daysBetween(order.day, day) / halfLifeDays);
    for (const sku of order.boxes.keys()) {
      const known = seen.get(sku) ?? { score: 0, times: 0, first: order.day, last: order.day };
      seen.set(sku, { ...known, score: known.score + weight, times: known.times + 1, last: order.day });
    }
  }
  return new Map(
    [...seen].map(([sku, { score, times, first, last }]) => {
      if (times < 2) return [sku, score];
      const gap = daysBetween(first, last) / (times - 1);
      return [sku, score * Math.min(1, daysBetween(last, day) / Math.max(1, gap))];
    }),
  );
}

function best(scores: ReadonlyMap<Sku, number>, past: readonly Delivery[], count: number): Guess {
  const first = [...scores].toSorted(([, left], [, right]) => right - left).slice(0, count);
  return new Map(first.map(([sku]) => [sku, medianOfLast(past, sku)]));
}

/** The median of the last four amounts; of two in the middle their mean, rounded. */
function medianOfLast(past: readonly Delivery[], sku: Sku): number {
  const amounts: number[] = [];
  for (let at = past.length - 1; at >= 0 && amounts.length < amountsCounted; at -= 1) {
    const boxes = past[at]?.boxes.get(sku);
    if (boxes !== undefined) amounts.push(boxes);
  }
  amounts.sort((left, right) => left - right);
  const [low, high] = [amounts[(amounts.length - 1) >> 1] ?? 0, amounts[amounts.length >> 1] ?? 0];
  return Math.round((low + high) / 2);
}

function meanLines(orders: readonly Delivery[]): number {
  return Math.round(orders.reduce((sum, { boxes }) => sum + boxes.size, 0) / Math.max(1, orders.length));
}
