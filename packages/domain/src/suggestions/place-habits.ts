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
      .filter(isHabit)
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

/**
 * Whether something that came so many times of so many is a habit: at least every fourth time and twice, or any of the first
 * three (SUGGEST-01). Of goods in the deliveries of a place, and of a place on its weekday (DTODAY-02).
 *
 * @example isHabit({ times: 2, deliveries: 8 }) // true
 */
export function isHabit({
  times,
  deliveries,
}: {
  readonly times: number;
  readonly deliveries: number;
}): boolean {
  if (times < 1 || times < deliveries * USUAL_SHARE) return false;
  return deliveries <= HARDLY_ANY || times >= TIMES_FOR_HABIT;
}

/**
 * How many times make a habit of something that could have come once, twice, … so many times: for whoever counts many at
 * once.
 *
 * @example timesForHabit(8) // [1, 1, 1, 2, 2, 2, 2, 2]
 */
export function timesForHabit(most: number): readonly number[] {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return counts.map((deliveries) => counts.find((times) => isHabit({ times, deliveries })) ?? deliveries);
}
