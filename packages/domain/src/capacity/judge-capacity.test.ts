import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { rule } from "../testing/builders.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import { barProgress } from "./bar-progress.ts";
import type { CapacityRule } from "./capacity-rule.ts";
import { cartProgress } from "./cart-progress.ts";
import { judgeCapacity } from "./judge-capacity.ts";
import type { ProgressFacts } from "./progress.ts";

type Said = {
  readonly pallets?: number;
  readonly kg?: number;
  readonly litres?: number;
  readonly netMinor?: number;
};

function factsOf(method: ShippingMethod, limits: CapacityRule, said: Said): ProgressFacts {
  const { pallets = 1, kg = 1, litres = 0, netMinor = 0 } = said;
  const load = { boxes: 1, palletThousandths: pallets * 1000, grams: kg * 1000, millilitres: litres * 1000 };
  return { method, limits, load, netMinor: toMinor(netMinor) };
}

const smallTruck = rule({
  minPallets: 4,
  maxPallets: 12,
  minKg: 3000,
  maxKg: 8000,
  orderValueMinor: toMinor(1_500_000),
});
const emptyTruck = rule({ minPallets: 20, maxPallets: 33, minKg: 1000, maxKg: 24_000 });
const amber = (messageCode: string) => ({ state: "neutral", messageCode });
const red = (messageCode: string) => ({ state: "error", messageCode });

describe("D22 the bar takes the word of the limit that blocks", () => {
  test.each([
    [
      "small truck, value reached, too few pallets",
      "freeshipping_freeshipping",
      smallTruck,
      { netMinor: 1_500_000, pallets: 3.9, kg: 3000 },
      amber("min-pallets-not-reached"),
    ],
    [
      "small truck, value reached, too light",
      "freeshipping_freeshipping",
      smallTruck,
      { netMinor: 1_500_000, pallets: 4, kg: 2999 },
      amber("min-weight-not-reached"),
    ],
    [
      "small truck, both below: the pallets come first",
      "freeshipping_freeshipping",
      smallTruck,
      { netMinor: 1_500_000, pallets: 1, kg: 100 },
      amber("min-pallets-not-reached"),
    ],
    [
      "the round, value reached, too few pallets",
      "selfpickup_selfpickup",
      rule({ minPallets: 2 }),
      { pallets: 1 },
      amber("min-pallets-not-reached"),
    ],
    [
      "unfiltered, value reached, too light",
      "unfiltered_unfiltered",
      rule({ minKg: 50 }),
      { kg: 49 },
      amber("min-weight-not-reached"),
    ],
    [
      "tank, money and litres reached, too light",
      "tank_tank",
      rule({ minKg: 600 }),
      { kg: 505, litres: 500 },
      amber("min-weight-not-reached"),
    ],
    [
      "empties on the round, pallets reached, too light",
      "emptiespickup_emptiespickup",
      rule({ minPallets: 1, minKg: 100 }),
      { pallets: 1, kg: 99 },
      amber("min-weight-not-reached"),
    ],
    [
      "more than 28 t where no other maximum stands",
      "flatrate_flatrate",
      rule(),
      { kg: 28_000.001 },
      red("hard-stop-weight-exceeded"),
    ],
    [
      "more than 28 t of empties",
      "emptiesfulltruck_emptiesfulltruck",
      rule(),
      { kg: 28_001 },
      red("hard-stop-weight-exceeded"),
    ],
  ] as const)("CART-10…13 CART-17 %s", (_, method, limits, said, expected) => {
    const verdict = judgeCapacity(factsOf(method, limits, said));
    expect(verdict.breaches.length).toBeGreaterThan(0);
    expect(verdict.cart).toMatchObject(expected);
    expect(verdict.bar).toMatchObject(expected);
  });

  test.each([
    [
      "the empty truck, heavy enough by pallets, too light",
      "emptiesfulltruck_emptiesfulltruck",
      emptyTruck,
      { pallets: 25, kg: 900 },
      amber("min-weight-not-reached"),
    ],
    [
      "the empty truck above its weight",
      "emptiesfulltruck_emptiesfulltruck",
      emptyTruck,
      { pallets: 25, kg: 24_001 },
      red("max-weight-exceeded"),
    ],
    [
      "tank below its value, litres reached",
      "tank_tank",
      rule({ orderValueMinor: toMinor(100), minLitres: 500 }),
      { litres: 500, netMinor: 99 },
      amber("min-price-not-reached"),
    ],
    [
      "tank above its weight, litres within",
      "tank_tank",
      rule({ maxKg: 500, maxLitres: 4000 }),
      { litres: 500, kg: 505 },
      red("max-weight-exceeded"),
    ],
    [
      "few pallets and no minimum of weight: they alone decide",
      "flatrate_flatrate",
      rule({ minPallets: 20 }),
      { pallets: 19, kg: 20_000 },
      amber("min-pallets-not-reached"),
    ],
  ] as const)("OP-54 reading B would have called it reached: %s", (_, method, limits, said, expected) => {
    const facts = factsOf(method, limits, said);
    expect(barProgress(facts).state).toBe("success");
    expect(judgeCapacity(facts).bar).toMatchObject(expected);
  });

  test.each([
    [
      "tank below its litres, value reached",
      "tank_tank",
      rule({ minLitres: 500 }),
      { litres: 499 },
      amber("min-litres-not-reached"),
    ],
    [
      "few pallets and no minimum of weight",
      "flatrate_flatrate",
      rule({ minPallets: 20 }),
      { pallets: 19 },
      amber("min-pallets-not-reached"),
    ],
  ] as const)("OP-17 reading A would have called it reached: %s", (_, method, limits, said, expected) => {
    const facts = factsOf(method, limits, said);
    expect(cartProgress(facts).state).toBe("success");
    expect(judgeCapacity(facts).cart).toMatchObject(expected);
  });

  it("PROGRESS-27 the fill stays what it was: the value is reached, the pallets are not", () => {
    const facts = factsOf("freeshipping_freeshipping", smallTruck, {
      netMinor: 1_500_000,
      pallets: 1,
      kg: 3000,
    });
    expect(judgeCapacity(facts).bar.fill).toBe(100);
  });
});

describe("what always holds of bar and button", () => {
  const limit = (max: number) => fc.option(fc.integer({ min: 0, max }));
  const anyFacts: fc.Arbitrary<ProgressFacts> = fc.record({
    method: fc.constantFrom<ShippingMethod>(...SHIPPING_METHODS),
    limits: fc.record({
      minPallets: limit(40),
      maxPallets: limit(40),
      minKg: limit(30_000),
      maxKg: limit(30_000),
      orderValueMinor: fc.option(fc.nat(1_000_000).map(toMinor)),
      minLitres: limit(5000),
      maxLitres: limit(5000),
    }),
    netMinor: fc.nat(2_000_000).map(toMinor),
    load: fc.record({
      boxes: fc.nat(500),
      grams: fc.nat(40_000_000),
      palletThousandths: fc.nat(45_000),
      millilitres: fc.nat(6_000_000),
    }),
  });

  it("D22 no bar is green while a limit blocks, for any method, limits and load", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { cart, bar, breaches } = judgeCapacity(facts);
        if (breaches.length > 0) expect([cart.state, bar.state]).not.toContain("success");
      }),
      { numRuns: 3000 },
    );
  });

  it("D22 the readings keep their thresholds: only a green that blocks is taken back, and it names a blocker", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const verdict = judgeCapacity(facts);
        for (const [said, read] of [
          [verdict.cart, cartProgress(facts)],
          [verdict.bar, barProgress(facts)],
        ] as const) {
          if (verdict.breaches.length === 0 || read.state !== "success") expect(said).toEqual(read);
          else expect(verdict.breaches.map(({ kind }) => kind)).toContain(said.messageCode);
          expect(said.fill).toBe(read.fill);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("OP-44 red only above a maximum, amber only below a minimum", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { cart } = judgeCapacity(facts);
        if (facts.load.boxes === 0) return;
        const isTooMuch = /^(max|hard-stop)-/.test(cart.messageCode);
        const isTooLittle = cart.messageCode.startsWith("min-");
        expect(cart.state).toBe(isTooMuch ? "error" : isTooLittle ? "neutral" : "success");
      }),
      { numRuns: 3000 },
    );
  });
});
