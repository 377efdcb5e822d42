import { describe, expect, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { likelyGoods } from "./likely-goods.ts";
import { isHabit, placeHabits, timesForHabit } from "./place-habits.ts";

const keg = toId<Sku>("100212");
const crate = toId<Sku>("100101");
const today = toLocalDate("2026-11-26");

/** Deliveries every seven days, the last one a week ago: the boxes of each, the newest first. */
const weekly = (...boxes: readonly (readonly (readonly [Sku, number])[])[]) =>
  boxes.map((lines, week) => ({ day: addDays(today, -7 * (week + 1)), boxes: new Map(lines) }));

describe("what a place usually buys (SUGGEST-01)", () => {
  test.each([
    ["one delivery is all there is", weekly([[keg, 7]]), 7, 7],
    ["each week, the last amount counts", weekly([[keg, 4]], [[keg, 7]]), 4, 7],
    [
      "every other week",
      weekly([[crate, 1]], [[keg, 6]], [[crate, 1]], [[keg, 5]], [[crate, 1]], [[keg, 5]]),
      6,
      14,
    ],
    [
      "every fourth time is just usual",
      weekly(
        [[crate, 1]],
        [[keg, 3]],
        [[crate, 1]],
        [[crate, 1]],
        [[crate, 1]],
        [[keg, 2]],
        [[crate, 1]],
        [[crate, 1]],
      ),
      3,
      28,
    ],
  ])("%s", (_what, deliveries, lastBoxes, everyDays) => {
    expect(placeHabits(deliveries, today).get(keg)).toMatchObject({ lastBoxes, everyDays });
  });

  test.each([
    ["nothing was ever bought", []],
    ["once of four times", weekly([[crate, 1]], [[keg, 3]], [[crate, 1]], [[crate, 1]])],
    ["what is only on its way", [{ day: today, boxes: new Map([[keg, 3]]) }]],
    [
      "what was given up more than eight deliveries ago",
      weekly(...Array.from({ length: 8 }, () => [[crate, 1] as const]), [[keg, 3]], [[keg, 3]]),
    ],
  ])("is not: %s", (_what, deliveries) => {
    expect(placeHabits(deliveries, today).has(keg)).toBe(false);
  });

  test("is as likely as the suggested cart says, and what came once cannot be told", () => {
    const all = weekly(
      [[crate, 2]],
      [
        [crate, 2],
        [keg, 1],
      ],
      [[crate, 2]],
    );
    const [first] = likelyGoods(all, today);
    expect(placeHabits(all, today).get(crate)?.chance).toBe(first?.chance);
    expect(first?.chance).toBeGreaterThan(0.85);
    expect(placeHabits(all, today).get(keg)?.chance).toBe(0);
  });

  test("the most usual comes first", () => {
    const habits = placeHabits(
      weekly(
        [
          [crate, 2],
          [keg, 1],
        ],
        [[crate, 2]],
        [
          [crate, 2],
          [keg, 9],
        ],
      ),
      today,
    );
    expect([...habits.keys()]).toEqual([crate, keg]);
  });
});

test.each([
  [0, 1, false],
  [1, 1, true],
  [1, 3, true],
  [1, 4, false],
  [2, 8, true],
  [2, 9, false],
  [3, 12, true],
])("DTODAY-02 %i of %i is a habit: %s", (times, deliveries, expected) => {
  expect(isHabit({ times, deliveries })).toBe(expected);
  if (deliveries > 8) return;
  expect(times >= (timesForHabit(8)[deliveries - 1] ?? 9)).toBe(expected);
});
