import type { UsualGoods } from "../catalog/usual-first.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { likelyGoods } from "./likely-goods.ts";
import { type Delivery, rhythmOf, usualGoods } from "./usual-order.ts";

/** What fewer of the last deliveries brought was bought now and then, and is not usual. */
const USUAL_SHARE = 0.25;
/** Once is no habit, but where there are hardly any deliveries. */
const TIMES_FOR_HABIT = 2;
const HARDLY_ANY = 3;

/**
 * What a place usually buys, the most usual first, counted as its suggested cart is (SUGGEST-01): of the last eight deliveries
 * at least every fourth and two, or any of the first three. Its chance is that of the suggested cart; of what came once
 * nobody can tell, and it is 0.
 *
 * @example placeHabits([{ day: toLocalDate("2026-11-19"), boxes: new Map([["100212", 7]]) }],
 *   toLocalDate("2026-11-26")).get("100212").lastBoxes // 7
 */
export function placeHabits(deliveries: readonly Delivery[], day: LocalDate): ReadonlyMap<Sku, UsualGoods> {
  const rhythm = rhythmOf(deliveries, day);
  const chances = new Map(likelyGoods(deliveries, day).map(({ sku, chance }) => [sku, chance]));
  return new Map(
    usualGoods(rhythm)
      .filter((usual) => usual.deliveries <= HARDLY_ANY || usual.times >= TIMES_FOR_HABIT)
      .filter((usual) => usual.times >= usual.deliveries * USUAL_SHARE)
      .map(({ sku, times, deliveries: counted, lastDay, lastBoxes }) => [
        sku,
        {
          times,
          deliveries: counted,
          lastDay,
          lastBoxes,
          everyDays: Math.round((rhythm.gapDays * counted) / times),
          chance: chances.get(sku) ?? 0,
        },
      ]),
  );
}
