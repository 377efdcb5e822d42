import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyGoods, anyTankBeer, KEG, rule } from "../testing/builders.ts";
import type { ShippingMethod } from "../transport/method.ts";
import { type CapacityRule, DEFAULT_MIN_PALLETS, effectiveLimits, HARD_STOP_KG } from "./capacity-rule.ts";
import { EMPTY_LOAD, loadOf } from "./load.ts";

describe("limits that hold", () => {
  const set = (method: ShippingMethod, isWholesale: boolean, said: Partial<CapacityRule> = {}) =>
    effectiveLimits(rule(said), { method, isWholesale, tankLitresInstalled: 0 }).minPallets;

  it("PROGRESS-33 CONST-21 wholesale trucks need 20 pallets when nothing is set", () => {
    expect(DEFAULT_MIN_PALLETS).toBe(20);
    expect(set("flatrate_flatrate", true)).toBe(20);
    expect(set("emptiesfulltruck_emptiesfulltruck", true)).toBe(20);
    expect(set("flatrate_flatrate", true, { minPallets: 26 })).toBe(26);
    expect(set("flatrate_flatrate", false)).toBeNull();
    expect(set("selfpickup_selfpickup", true)).toBeNull();
  });

  test.each([
    [4000, 1500, 1500],
    [1000, 1500, 1000],
    [null, 1500, 1500],
    [4000, 0, 4000],
  ])("tank beer: of %s l allowed and %i l installed %s hold", (allowed, installed, expected) => {
    const limits = effectiveLimits(rule({ maxLitres: allowed }), {
      method: "tank_tank",
      isWholesale: false,
      tankLitresInstalled: installed,
    });
    expect(limits.maxLitres).toBe(expected);
  });

  it("CONST-22 28 tonnes", () => {
    expect(HARD_STOP_KG).toBe(28_000);
  });
});

describe("load", () => {
  it("sums boxes, grams, pallets and litres", () => {
    const keg = anyGoods({ packaging: KEG, grossGramsPerBox: 39_500, millilitresPerBox: 30_000 });
    expect(
      loadOf([
        { boxes: 256, product: anyGoods() },
        { boxes: 4, product: keg },
      ]),
    ).toEqual({
      boxes: 260,
      grams: 256 * 19_600 + 4 * 39_500,
      palletThousandths: 6622,
      millilitres: 2_680_000,
    });
  });

  it("OP-58 a tank unit is 500 litres and no pallet", () => {
    expect(loadOf([{ boxes: 3, product: anyTankBeer() }])).toMatchObject({
      millilitres: 1_500_000,
      palletThousandths: 0,
    });
    expect(loadOf([])).toEqual(EMPTY_LOAD);
  });

  it("does not depend on how the same boxes are spread over lines", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 300 }), (counts) => {
        const product = anyGoods({ packaging: KEG });
        const total = counts.reduce((sum, count) => sum + count, 0);
        expect(loadOf(counts.map((boxes) => ({ boxes, product })))).toEqual(
          loadOf([{ boxes: total, product }]),
        );
      }),
    );
  });
});
