import type { Sku } from "../../../packages/domain/src/kernel/ids.ts";
import type { LocalDate } from "../../../packages/domain/src/kernel/local-moment.ts";
import type { Delivery } from "../../../packages/domain/src/suggestions/usual-order.ts";
import type { History } from "./generated-buyers.ts";

/** Boxes by product. */
export type Guess = ReadonlyMap<Sku, number>;
/** A way of guessing what is ordered on a day, from what was ordered before it. */
export type Guesser = (past: readonly Delivery[], day: LocalDate) => Guess;

/** How well a way of guessing did. */
export type Verdict = {
  /** Mean over order days of the harmonic mean of precision and recall of the products. */
  readonly f1: number;
  /** The same over all lines together, so that long orders weigh more. */
  readonly f1OfLines: number;
  /** Mean lines guessed. */
  readonly lines: number;
  /** Order days on which nothing was guessed. */
  readonly nothing: number;
  /** Of the products guessed and ordered: the share whose amount is right, and how far off it is beside what was ordered. */
  readonly exact: number;
  readonly error: number;
  /** Boxes guessed too many or too few over all products, as a share of all boxes ordered. */
  readonly boxesOff: number;
};

/** Nobody may guess before a buyer has ordered on so many days. */
const leastOrders = 12;

/** An order day that is guessed, and all that came before it. */
export type Asked = { readonly past: readonly Delivery[]; readonly order: Delivery };

export function askedDays(histories: readonly History[], least = leastOrders): readonly Asked[] {
  return histories.flatMap(({ orders }) =>
    orders.slice(least).map((order, at) => ({ past: orders.slice(0, least + at), order })),
  );
}

/** Lets a way of guessing guess each day from what came before it. */
export function judge(asked: readonly Asked[], guess: Guesser): Verdict {
  const sum = { f1: 0, hits: 0, guessed: 0, ordered: 0, nothing: 0, exact: 0, error: 0, off: 0, boxes: 0 };
  for (const { past, order } of asked) {
    const guessed = guess(past, order.day);
    let hits = 0;
    for (const sku of new Set([...guessed.keys(), ...order.boxes.keys()])) {
      const [mine, theirs] = [guessed.get(sku) ?? 0, order.boxes.get(sku) ?? 0];
      sum.off += Math.abs(mine - theirs);
      sum.boxes += theirs;
      if (!guessed.has(sku) || !order.boxes.has(sku)) continue;
      hits += 1;
      sum.exact += mine === theirs ? 1 : 0;
      sum.error += Math.abs(mine - theirs) / theirs;
    }
    sum.f1 += (2 * hits) / (guessed.size + order.boxes.size);
    sum.hits += hits;
    sum.guessed += guessed.size;
    sum.ordered += order.boxes.size;
    sum.nothing += guessed.size === 0 ? 1 : 0;
  }
  const days = Math.max(1, asked.length);
  return {
    f1: sum.f1 / days,
    f1OfLines: (2 * sum.hits) / Math.max(1, sum.guessed + sum.ordered),
    lines: sum.guessed / days,
    nothing: sum.nothing,
    exact: sum.exact / Math.max(1, sum.hits),
    error: sum.error / Math.max(1, sum.hits),
    boxesOff: sum.off / Math.max(1, sum.boxes),
  };
}
