import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { rule } from "../testing/builders.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import type { CapacityRule } from "./capacity-rule.ts";
import { cartProgress } from "./cart-progress.ts";
import { breaches } from "./limits.ts";
import type { ProgressFacts } from "./progress.ts";

type Said = {
  readonly pallets?: number;
  readonly kg?: number;
  readonly litres?: number;
  readonly netMinor?: number;
};

function kinds(method: ShippingMethod, limits: CapacityRule, said: Said): readonly string[] {
  return breaches(factsOf(method, limits, said)).map((breach) => breach.kind);
}

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
const truck = rule({ minPallets: 20, maxPallets: 33, minKg: 16_000, maxKg: 24_000 });
const tank = rule({ minLitres: 500, maxLitres: 2000 });

describe("OP-56 every crossed limit blocks", () => {
  test.each([
    ["CART-10 minimum price", { netMinor: 1_499_999, pallets: 4, kg: 3000 }, ["min-price-not-reached"]],
    ["CART-11 minimum weight", { netMinor: 1_500_000, pallets: 4, kg: 2999 }, ["min-weight-not-reached"]],
    [
      "CART-12 minimum pallets",
      { netMinor: 1_500_000, pallets: 3.999, kg: 3000 },
      ["min-pallets-not-reached"],
    ],
    ["CART-14 maximum weight", { netMinor: 1_500_000, pallets: 4, kg: 8001 }, ["max-weight-exceeded"]],
    ["CART-15 maximum pallets", { netMinor: 1_500_000, pallets: 12.001, kg: 8000 }, ["max-pallets-exceeded"]],
    ["all within, ends included", { netMinor: 1_500_000, pallets: 12, kg: 8000 }, []],
    [
      "several at once",
      { netMinor: 0, pallets: 1, kg: 9000 },
      ["max-weight-exceeded", "min-pallets-not-reached", "min-price-not-reached"],
    ],
  ])("%s", (_, said, expected) => {
    expect(kinds("freeshipping_freeshipping", smallTruck, said)).toEqual(expected);
  });

  test.each([
    ["CART-13 minimum litres", 499, ["min-litres-not-reached"]],
    ["within", 2000, []],
    ["CART-16 OP-17 maximum litres", 2500, ["max-litres-exceeded"]],
  ])("tank: %s", (_, litres, expected) => {
    expect(kinds("tank_tank", tank, { litres })).toEqual(expected);
  });

  test.each([
    ["exactly 28 t", 28_000, []],
    ["a gram more", 28_000.001, ["hard-stop-weight-exceeded"]],
  ])("CART-17 OP-57 %s", (_, kg, expected) => {
    expect(kinds("flatrate_flatrate", rule(), { kg })).toEqual(expected);
  });

  it("no limit is never crossed", () => {
    for (const method of SHIPPING_METHODS) expect(kinds(method, rule(), { pallets: 500, kg: 0 })).toEqual([]);
  });

  it("says by how much, in grams, thousandths of a pallet, and minor units", () => {
    expect(
      breaches(factsOf("freeshipping_freeshipping", smallTruck, { netMinor: 100, pallets: 1.4, kg: 9000 })),
    ).toEqual([
      { kind: "max-weight-exceeded", limit: 8_000_000, actual: 9_000_000, difference: 1_000_000 },
      { kind: "min-pallets-not-reached", limit: 4000, actual: 1400, difference: 2600 },
      { kind: "min-price-not-reached", limit: 1_500_000, actual: 100, difference: 1_499_900 },
    ]);
  });
});

describe("OP-52 on a truck the button agrees with the bar", () => {
  test.each([
    ["both below", { pallets: 19, kg: 15_000 }, ["min-pallets-not-reached"]],
    ["few pallets but heavy enough", { pallets: 19, kg: 16_000 }, []],
    ["enough pallets but too light", { pallets: 20, kg: 15_000 }, ["min-weight-not-reached"]],
    ["full by pallets, too light", { pallets: 33, kg: 15_000 }, []],
    ["too heavy", { pallets: 25, kg: 24_001 }, ["max-weight-exceeded"]],
  ])("%s", (_, said, expected) => {
    expect(kinds("flatrate_flatrate", truck, said)).toEqual(expected);
  });

  it("without a weight minimum the pallets alone decide", () => {
    expect(kinds("flatrate_flatrate", rule({ minPallets: 20 }), { pallets: 19, kg: 20_000 })).toEqual([
      "min-pallets-not-reached",
    ]);
  });

  it("for any truck with a weight minimum: blocked exactly when reading A does not say reached, or above 28 t", () => {
    const any = fc.record({
      minPallets: fc.option(fc.integer({ min: 0, max: 33 })),
      maxPallets: fc.option(fc.integer({ min: 0, max: 33 })),
      minKg: fc.integer({ min: 0, max: 24_000 }),
      maxKg: fc.option(fc.integer({ min: 0, max: 30_000 })),
      pallets: fc.nat(40),
      kg: fc.nat(32_000),
    });
    fc.assert(
      fc.property(any, ({ pallets, kg, ...limits }) => {
        const facts = factsOf("flatrate_flatrate", rule(limits), { pallets, kg });
        const isFine = cartProgress(facts).state === "success" && kg <= 28_000;
        expect(breaches(facts).length === 0).toBe(isFine);
      }),
      { numRuns: 1000 },
    );
  });
});
