import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { type OrderedBoxes, unlikeUsual } from "./unlike-usual.ts";
import { DELIVERIES_COUNTED, type Delivery, rhythmOf, usualGoods } from "./usual-order.ts";

const keg = toId<Sku>("100112");
const crate = toId<Sku>("100101");
const today = toLocalDate("2026-11-26");

const came = (daysAgo: number, kegs: number, crates = 0): Delivery => {
  const rows: readonly (readonly [Sku, number])[] = [
    [keg, kegs],
    [crate, crates],
  ];
  return { day: addDays(today, -daysAgo), boxes: new Map(rows.filter(([, count]) => count > 0)) };
};

describe("the usual days between deliveries", () => {
  test.each([
    ["every week", [7, 14, 21], 7],
    ["mostly every week, once after three", [7, 14, 21, 42], 7],
    ["twice on one day is a day at least", [7, 7], 1],
    ["one delivery tells nothing", [3], 7],
    ["none tells nothing", [], 7],
    ["what comes today or later tells nothing", [0, -7, -14, 10, 15], 5],
  ])("%s: %j", (_what, daysAgo, gapDays) => {
    const deliveries = daysAgo.map((days) => came(days, 1));
    expect(rhythmOf(deliveries, today).gapDays).toBe(gapDays);
  });
});

describe("what last year's season says", () => {
  /** Each of three weeks, of last year and of now, brings so many kegs; then last year's week of today. */
  const season = (before: number, then: number) =>
    rhythmOf(
      [...[42, 49, 56].flatMap((days) => [came(days, 10), came(364 + days, before)]), came(364, then)],
      today,
    ).seasonPercent;

  test.each([
    ["the same", 10, 10, 0],
    ["a little more is none", 100, 114, 0],
    ["clearly more", 100, 115, 15],
    ["clearly less", 100, 85, -15],
    ["twice as much at most", 10, 90, 100],
    ["half as much at least", 90, 10, -50],
  ])("%s: %i boxes and then %i come to %i percent", (_what, before, then, percent) => {
    expect(season(before, then)).toBe(percent);
  });

  it("nothing where orders are now large, now small anyway", () => {
    const weeks = [42, 49, 56].flatMap((days) => [came(364 + days, 10)]);
    const steady = [10, 10, 10, 10].map((kegs, at) => came(42 + at * 7, kegs));
    const unsteady = [2, 30, 4, 25].map((kegs, at) => came(42 + at * 7, kegs));
    expect(rhythmOf([...weeks, came(364, 18), ...steady], today).seasonPercent).toBe(80);
    expect(rhythmOf([...weeks, came(364, 18), ...unsteady], today).seasonPercent).toBe(0);
  });

  it("nothing without a last year", () => {
    expect(rhythmOf([came(7, 10), came(14, 99)], today).seasonPercent).toBe(0);
  });
});

describe("what a place usually takes", () => {
  it("the most usual first, the average of the last three times, and whether it came last", () => {
    const usual = usualGoods(
      rhythmOf([came(7, 0, 4), came(14, 2), came(21, 3, 1), came(28, 5), came(35, 9)], today),
    );
    expect(usual).toEqual([
      {
        sku: keg,
        times: 4,
        deliveries: 5,
        average: 3.3,
        averaged: 3,
        lastDay: addDays(today, -14),
        lastBoxes: 2,
        wasInLast: false,
        history: [9, 5, 3, 2, 0],
      },
      {
        sku: crate,
        times: 2,
        deliveries: 5,
        average: 2.5,
        averaged: 2,
        lastDay: addDays(today, -7),
        lastBoxes: 4,
        wasInLast: true,
        history: [0, 0, 1, 0, 4],
      },
    ]);
  });
});

const anyDeliveries = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -10, max: 800 }), fc.nat(40), fc.nat(40)), {
    maxLength: 14,
    selector: ([days]) => days,
  })
  .map((rows) => rows.map(([days, kegs, crates]) => came(days, kegs, crates)));

describe("whatever came", () => {
  it("at most eight deliveries count, all before the day, in whichever order they are known", () => {
    fc.assert(
      fc.property(anyDeliveries, (deliveries) => {
        const rhythm = rhythmOf(deliveries, today);
        const past = deliveries.filter(({ day, boxes }) => day < today && boxes.size > 0);
        expect(rhythm.deliveries.length).toBe(Math.min(DELIVERIES_COUNTED, past.length));
        expect(rhythm.gapDays).toBeGreaterThanOrEqual(1);
        expect(rhythm.seasonPercent).toBeGreaterThanOrEqual(-50);
        expect(rhythm.seasonPercent).toBeLessThanOrEqual(100);
        expect(rhythmOf(deliveries.toReversed(), today)).toEqual(rhythm);
      }),
    );
  });

  it("each product's figures agree with its own history", () => {
    fc.assert(
      fc.property(anyDeliveries, (deliveries) => {
        const rhythm = rhythmOf(deliveries, today);
        for (const usual of usualGoods(rhythm)) {
          const bought = usual.history.filter((count) => count > 0);
          expect(usual.history.length).toBe(rhythm.deliveries.length);
          expect(usual.times).toBe(bought.length);
          expect(usual.lastBoxes).toBe(bought.at(-1));
          expect(usual.wasInLast).toBe((usual.history.at(-1) ?? 0) > 0);
          expect(usual.average).toBeGreaterThanOrEqual(Math.min(...bought));
          expect(usual.average).toBeLessThanOrEqual(Math.max(...bought));
        }
      }),
    );
  });
});

describe("HISTORY-03 any last order beside those before it", () => {
  const anyBoxes: fc.Arbitrary<OrderedBoxes> = fc
    .tuple(fc.nat(30), fc.nat(30))
    .map(([kegs, crates]) => came(1, kegs, crates).boxes);
  const anyBefore = fc.array(anyBoxes, { maxLength: 8 });

  it("C2 differs in no product that was ordered as ever, and each difference lies beyond all amounts before", () => {
    fc.assert(
      fc.property(anyBoxes, anyBefore, (last, before) => {
        for (const difference of unlikeUsual({ last, lastInBundles: new Set(), before })) {
          const amounts = before.slice(0, 6).map((boxes) => boxes.get(difference.sku) ?? 0);
          const bought = amounts.filter((count) => count > 0);
          expect(difference.times).toBe(bought.length);
          expect(difference.last).toBe(last.get(difference.sku) ?? 0);
          if (difference.kind === "missing") expect(difference.last).toBe(0);
          if (difference.kind === "more") expect(difference.last).toBeGreaterThan(Math.max(...bought));
          if (difference.kind === "less") expect(difference.last).toBeLessThan(Math.min(...bought));
        }
        expect(unlikeUsual({ last, lastInBundles: new Set(), before: Array(6).fill(last) })).toEqual([]);
      }),
    );
  });

  it("C2 what was in a bundle is never told as missing, and in which order the six came does not matter", () => {
    fc.assert(
      fc.property(anyBoxes, fc.array(anyBoxes, { maxLength: 6 }), (last, before) => {
        const told = unlikeUsual({ last, lastInBundles: new Set(), before });
        expect(unlikeUsual({ last, lastInBundles: new Set(), before: before.toReversed() })).toEqual(told);
        const bundled = unlikeUsual({ last, lastInBundles: new Set([keg, crate]), before });
        expect(bundled).toEqual(told.filter(({ kind }) => kind !== "missing"));
      }),
    );
  });
});
