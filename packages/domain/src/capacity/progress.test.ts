import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { rule } from "../testing/builders.ts";
import { METHODS, SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import { barProgress, isBarHidden, palletCount } from "./bar-progress.ts";
import type { CapacityRule } from "./capacity-rule.ts";
import { cartProgress } from "./cart-progress.ts";
import type { Load } from "./load.ts";
import { crossings, type ProgressFacts } from "./progress.ts";

type Said = {
  readonly pallets?: number;
  readonly kg?: number;
  readonly litres?: number;
  readonly netMinor?: number;
};

function load({ pallets = 1, kg = 1, litres = 0 }: Said): Load {
  return { boxes: 1, palletThousandths: pallets * 1000, grams: kg * 1000, millilitres: litres * 1000 };
}

function facts(method: ShippingMethod, limits: CapacityRule, said: Said = {}): ProgressFacts {
  return { method, limits, load: load(said), netMinor: toMinor(said.netMinor ?? 0) };
}

const truck = rule({ minPallets: 20, maxPallets: 33, minKg: 16_000, maxKg: 24_000 });
const standard = rule({ maxPallets: 6, maxKg: 6000, orderValueMinor: toMinor(350_000) });
const empties = rule({ minPallets: 20, maxPallets: 33, maxKg: 24_000 });
const tank = rule({ minLitres: 500, maxLitres: 4000 });

const minPallets = { state: "neutral", messageCode: "min-pallets-not-reached" };
const maxPallets = { state: "error", messageCode: "max-pallets-exceeded" };
const minWeight = { state: "neutral", messageCode: "min-weight-not-reached" };
const maxWeight = { state: "error", messageCode: "max-weight-exceeded" };
const minPrice = { state: "neutral", messageCode: "min-price-not-reached" };
const minCapacity = { state: "neutral", messageCode: "min-capacity-not-reached" };
const maxLitres = { state: "error", messageCode: "max-litres-exceeded" };
const minLitres = { state: "neutral", messageCode: "min-litres-not-reached" };
const reached = { state: "success", messageCode: "capacity-reached" };

describe("reading A, the cart", () => {
  test.each([
    ["PROGRESS-05 few pallets", { pallets: 19.9 }, minPallets],
    ["PROGRESS-06 too many pallets", { pallets: 33.001 }, maxPallets],
    ["OP-52 within the limits", { pallets: 20 }, reached],
  ] as const)("empties by truck: %s", (_, said, expected) => {
    expect(cartProgress(facts("emptiesfulltruck_emptiesfulltruck", empties, said))).toMatchObject(expected);
  });

  test.each([
    ["PROGRESS-05 few pallets", { pallets: 1.5 }, minPallets],
    ["PROGRESS-06 too many pallets", { pallets: 6.5 }, maxPallets],
    ["OP-18 OP-52 evaluated though hidden", { pallets: 3 }, reached],
  ] as const)("empties on the round: %s", (_, said, expected) => {
    const limits = rule({ minPallets: 2, maxPallets: 6 });
    expect(cartProgress(facts("emptiespickup_emptiespickup", limits, said))).toMatchObject(expected);
  });

  it("OP-15 empties by truck are asked as empties first, and then as a truck", () => {
    const asTruck = { ...empties, minKg: 10_000 };
    const ask = (said: Said) => cartProgress(facts("emptiesfulltruck_emptiesfulltruck", asTruck, said));
    expect(ask({ pallets: 10, kg: 12_000 })).toMatchObject(minPallets);
    expect(ask({ pallets: 25, kg: 5000 })).toMatchObject(minWeight);
    expect(ask({ pallets: 25, kg: 24_001 })).toMatchObject(maxWeight);
  });

  test.each([
    ["PROGRESS-07 pallets and weight below the minimum", { pallets: 19, kg: 15_999 }, minPallets],
    ["PROGRESS-08 too heavy", { pallets: 25, kg: 24_000.001 }, maxWeight],
    ["PROGRESS-09 too many pallets", { pallets: 34, kg: 20_000 }, maxPallets],
    ["PROGRESS-10 enough pallets, too light", { pallets: 20, kg: 15_999 }, minWeight],
    ["PROGRESS-10 just below the maximum, too light", { pallets: 32.999, kg: 15_999 }, minWeight],
    ["PROGRESS-11 full by pallets", { pallets: 33, kg: 24_000 }, reached],
    ["OP-52 a: few pallets, heavy enough", { pallets: 19, kg: 16_000 }, reached],
    ["OP-52 b: between, heavy enough", { pallets: 25, kg: 20_000 }, reached],
    ["OP-52 c: full by pallets, too light", { pallets: 33, kg: 1000 }, reached],
    ["OP-16 few pallets and too heavy is red", { pallets: 10, kg: 25_000 }, maxWeight],
    ["OP-16 too many and too light is red", { pallets: 34, kg: 1000 }, maxPallets],
  ] as const)("truck: %s", (_, said, expected) => {
    expect(cartProgress(facts("flatrate_flatrate", truck, said))).toMatchObject(expected);
  });

  describe.each(["selfpickup_selfpickup", "freeshipping_freeshipping", "unfiltered_unfiltered"] as const)(
    "other methods: %s",
    (method) => {
      test.each([
        ["PROGRESS-12 below the threshold", { netMinor: 349_999 }, minPrice],
        ["PROGRESS-14 at the threshold", { netMinor: 350_000 }, reached],
        ["PROGRESS-14 OP-41 exceeding it is no error", { netMinor: 9_999_999 }, reached],
        ["PROGRESS-13 OP-16 too many pallets", { netMinor: 350_000, pallets: 6.001 }, maxPallets],
        ["OP-16 what cannot ship is never green", { netMinor: 350_000, kg: 6001 }, maxWeight],
      ] as const)("%s", (_, said, expected) => {
        expect(cartProgress(facts(method, standard, said))).toMatchObject(expected);
      });
    },
  );

  it("OP-17 tank goes by money, but is never green above its litres", () => {
    const limits = { ...tank, orderValueMinor: toMinor(100_000) };
    expect(cartProgress(facts("tank_tank", limits, { netMinor: 99_999, litres: 1000 }))).toMatchObject(
      minPrice,
    );
    expect(cartProgress(facts("tank_tank", limits, { netMinor: 100_000, litres: 1000 }))).toMatchObject(
      reached,
    );
    expect(cartProgress(facts("tank_tank", limits, { netMinor: 100_000, litres: 4500 }))).toMatchObject(
      maxLitres,
    );
  });
});

describe("reading B, the preferences bar", () => {
  test.each([
    ["PROGRESS-16 too little", { litres: 499 }, minLitres],
    ["PROGRESS-15 CONST-06 from the minimum on", { litres: 500 }, reached],
    ["PROGRESS-15 up to the maximum", { litres: 4000 }, reached],
    ["PROGRESS-17 too much", { litres: 4500 }, maxLitres],
  ] as const)("tank: %s", (_, said, expected) => {
    expect(barProgress(facts("tank_tank", tank, said))).toMatchObject(expected);
  });

  test.each(["emptiesfulltruck_emptiesfulltruck", "emptiespickup_emptiespickup"] as const)(
    "PROGRESS-18 %s",
    (method) => {
      const ask = (pallets: number) => barProgress(facts(method, empties, { pallets, kg: 99_999 }));
      expect(ask(19)).toMatchObject(minPallets);
      expect(ask(20)).toMatchObject(reached);
      expect(ask(33.5)).toMatchObject(maxPallets);
    },
  );

  test.each([
    ["PROGRESS-20 both below", { pallets: 19, kg: 15_000 }, { ...minPallets, state: "error" }],
    ["PROGRESS-21 too heavy", { pallets: 25, kg: 24_001 }, maxWeight],
    ["PROGRESS-22 too many pallets", { pallets: 34, kg: 20_000 }, maxPallets],
    ["PROGRESS-23 too light", { pallets: 25, kg: 15_000 }, { ...minWeight, state: "error" }],
    [
      "OP-52 c: full by pallets, too light, differs from A",
      { pallets: 33, kg: 15_000 },
      { ...minWeight, state: "error" },
    ],
    ["PROGRESS-34 few pallets, heavy enough", { pallets: 19, kg: 16_000 }, reached],
    ["PROGRESS-34 all within", { pallets: 25, kg: 20_000 }, reached],
  ] as const)("PROGRESS-19 OP-44 full truck: %s", (_, said, expected) => {
    expect(barProgress(facts("flatrate_flatrate", truck, said))).toMatchObject(expected);
  });

  test.each([
    ["PROGRESS-26 below the value", { netMinor: 349_999 }, minCapacity],
    ["PROGRESS-24 OP-41 at the value", { netMinor: 350_000 }, reached],
    ["PROGRESS-25 too many pallets", { netMinor: 350_000, pallets: 7 }, maxPallets],
    ["PROGRESS-25 too heavy", { netMinor: 0, kg: 6001 }, maxWeight],
  ] as const)("standard: %s", (_, said, expected) => {
    for (const method of [
      "selfpickup_selfpickup",
      "freeshipping_freeshipping",
      "unfiltered_unfiltered",
    ] as const) {
      expect(barProgress(facts(method, standard, said))).toMatchObject(expected);
    }
  });

  it("PROGRESS-02 is hidden for empties on the round only", () => {
    expect(SHIPPING_METHODS.filter(isBarHidden)).toEqual(["emptiespickup_emptiespickup"]);
  });

  it("PROGRESS-31 PROGRESS-32 D19 wholesale users get a count line on trucks and empty trucks", () => {
    const seen = SHIPPING_METHODS.filter((method) => palletCount(facts(method, truck), true) !== undefined);
    expect(seen).toEqual(["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"]);
    expect(palletCount(facts("flatrate_flatrate", truck, { pallets: 6.4 }), true)).toEqual({
      palletThousandths: 6400,
      minPallets: 20,
      maxPallets: 33,
    });
    expect(palletCount(facts("flatrate_flatrate", truck), false)).toBeUndefined();
  });
});

describe("fill", () => {
  test.each([
    ["PROGRESS-28 truck", "flatrate_flatrate", truck, { pallets: 16.5 }, 50],
    ["PROGRESS-28 truck, capped", "flatrate_flatrate", truck, { pallets: 40 }, 100],
    ["PROGRESS-29 empties, capped", "emptiesfulltruck_emptiesfulltruck", empties, { pallets: 34 }, 100],
    ["PROGRESS-27 money", "selfpickup_selfpickup", standard, { netMinor: 175_000 }, 50],
    ["PROGRESS-27 money, capped", "selfpickup_selfpickup", standard, { netMinor: 900_000 }, 100],
    ["PROGRESS-30 litres", "tank_tank", tank, { litres: 500 }, 12.5],
    ["PROGRESS-30 litres, capped", "tank_tank", tank, { litres: 9000 }, 100],
    ["OP-55 without a maximum", "flatrate_flatrate", rule(), { pallets: 40 }, 0],
    ["OP-55 almost is not full", "flatrate_flatrate", truck, { pallets: 32.999 }, 99.9],
  ] as const)("%s", (_, method, limits, said, fill) => {
    expect(barProgress(facts(method, limits, said)).fill).toBe(fill);
    expect(cartProgress(facts(method, limits, said)).fill).toBe(fill);
  });
});

describe("what always holds of both readings", () => {
  const limit = (max: number) => fc.option(fc.integer({ min: 0, max }));
  const anyRule = fc.record({
    minPallets: limit(40),
    maxPallets: limit(40),
    minKg: limit(30_000),
    maxKg: limit(30_000),
    orderValueMinor: fc.option(fc.nat(1_000_000).map(toMinor)),
    minLitres: limit(5000),
    maxLitres: limit(5000),
  });
  const anyFacts: fc.Arbitrary<ProgressFacts> = fc.record({
    method: fc.constantFrom<ShippingMethod>(...SHIPPING_METHODS),
    limits: anyRule,
    netMinor: fc.nat(2_000_000).map(toMinor),
    load: fc.record({
      boxes: fc.nat(500),
      grams: fc.nat(40_000_000),
      palletThousandths: fc.nat(45_000),
      millilitres: fc.nat(6_000_000),
    }),
  });

  it("PROGRESS-01 capacity is never above full, and only what cannot ship is over a maximum and red", () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const over = crossings(given);
        for (const progress of [cartProgress(given), barProgress(given)]) {
          expect(progress.fill).toBeGreaterThanOrEqual(0);
          expect(progress.fill).toBeLessThanOrEqual(100);
          if (progress.state === "success") expect(progress.messageCode).toBe("capacity-reached");
          if (given.load.boxes === 0) expect(progress.state).not.toBe("success");
        }
        const isOver = over.overWeight || over.overPallets || over.overLitres;
        if (isOver) expect(cartProgress(given).state, "OP-16").toBe("error");
        else expect(cartProgress(given).state, "OP-44").not.toBe("error");
        if (METHODS[given.method].kind === "truck" && isOver && !over.overLitres) {
          expect(barProgress(given).state).toBe("error");
        }
      }),
      { numRuns: 1000 },
    );
  });
});
