import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { anyCartFacts, anyGoods, anyPrices, line, quoteOf, rule } from "../testing/builders.ts";
import { METHODS, SHIPPING_METHODS } from "../transport/method.ts";
import { type CapacityRule, HARD_STOP_KG, NO_LIMITS, unmeetableLimit } from "./capacity-rule.ts";

const standard = { method: "selfpickup_selfpickup", isWholesale: false } as const;
const truck = { method: "flatrate_flatrate", isWholesale: true } as const;

describe("C15 a rule that no order can keep is known as one", () => {
  it.each<[string, Partial<CapacityRule>, typeof standard | typeof truck, keyof CapacityRule | undefined]>([
    ["no limit at all", {}, standard, undefined],
    ["at least as much as at most", { minPallets: 6, maxPallets: 6 }, standard, undefined],
    ["at least a pallet more", { minPallets: 7, maxPallets: 6 }, standard, "maxPallets"],
    ["at least a gram more", { minKg: 6000.001, maxKg: 6000 }, standard, "maxKg"],
    ["at least a litre more", { minLitres: 501, maxLitres: 500 }, standard, "maxLitres"],
    ["at most no pallet", { maxPallets: 0 }, standard, "maxPallets"],
    ["at most no weight", { maxKg: 0 }, standard, "maxKg"],
    ["at most no litre", { maxLitres: 0 }, standard, "maxLitres"],
    ["at least nothing", { minPallets: 0, minKg: 0, minLitres: 0 }, standard, undefined],
    ["what just leaves", { minKg: HARD_STOP_KG }, standard, undefined],
    ["what never leaves", { minKg: HARD_STOP_KG + 0.001 }, standard, "minKg"],
    ["any order value", { orderValueMinor: toMinor(99_999_999) }, standard, undefined],
    ["nineteen pallets for a wholesale truck, which needs twenty", { maxPallets: 19 }, truck, "maxPallets"],
    ["twenty of them", { maxPallets: 20 }, truck, undefined],
    ["nineteen where fewer are asked for", { minPallets: 19, maxPallets: 19 }, truck, undefined],
  ])("%s", (_what, said, facts, expected) => {
    expect(unmeetableLimit(rule(said), facts)).toBe(expected);
  });

  it("only wholesale trucks need pallets that no rule speaks of", () => {
    for (const method of SHIPPING_METHODS) {
      const isTruck = ["truck", "empties-truck"].includes(METHODS[method].kind);
      expect(unmeetableLimit(rule({ maxPallets: 19 }), { method, isWholesale: true })).toBe(
        isTruck ? "maxPallets" : undefined,
      );
      expect(unmeetableLimit(rule({ maxPallets: 19 }), { method, isWholesale: false })).toBeUndefined();
    }
  });
});

describe("C15 no limit is a value of its own", () => {
  const facts = (said: CapacityRule | null) =>
    anyCartFacts([[anyGoods(), anyPrices(22_100)]], { rule: said });
  const breachesOf = (packages: number, said: CapacityRule | null) =>
    quoteOf([line("100101", { packages })], facts(said)).breaches.map(({ kind }) => kind);

  it("without one any amount may leave, and no bar shows one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1400 }), (packages) => {
        expect(breachesOf(packages, rule())).toEqual([]);
        expect(breachesOf(packages, null)).toEqual([]);
      }),
    );
    expect(quoteOf([line("100101", { packages: 1 })], facts(null)).limits).toEqual(NO_LIMITS);
    expect(rule()).toEqual(NO_LIMITS);
  });

  it.each([
    [{ maxPallets: 0 }, ["max-pallets-exceeded"]],
    [{ maxKg: 0 }, ["max-weight-exceeded"]],
    [{ maxLitres: 0 }, ["max-litres-exceeded"]],
    [{ orderValueMinor: toMinor(0) }, []],
    [{ minPallets: 0, minKg: 0 }, []],
  ])("a limit of nought is one, and is not none: %j", (said, expected) => {
    expect(breachesOf(1, rule(said))).toEqual(expected);
  });
});
