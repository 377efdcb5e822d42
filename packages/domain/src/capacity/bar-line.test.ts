import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { rule } from "../testing/builders.ts";
import type { ShippingMethod } from "../transport/method.ts";
import { barLine, shownFigure, shownWithin } from "./bar-line.ts";
import type { CapacityRule } from "./capacity-rule.ts";
import { breaches } from "./limits.ts";
import { EMPTY_LOAD, type Load } from "./load.ts";

const truck = { minPallets: 20, maxPallets: 33, minKg: 16_000, maxKg: 24_000 };

function line(
  method: ShippingMethod,
  limits: Partial<CapacityRule>,
  said: Partial<Load>,
  net = 0,
  isBlocked = false,
) {
  const load = { ...EMPTY_LOAD, ...said };
  const facts = { method, limits: rule(limits), load, netMinor: toMinor(net) };
  return barLine({ ...facts, crossed: load.boxes === 0 ? [] : breaches(facts), isBlocked });
}

describe("what the order bar says", () => {
  test.each([
    ["empty", {}, undefined],
    ["under", { palletThousandths: 17_400, grams: 13_600_000 }, ["pallets", 17_400, 20_000, 2600]],
    ["fine", { palletThousandths: 21_000, grams: 18_300_000 }, ["pallets", 21_000, 33_000, 12_000]],
    ["over", { palletThousandths: 30_000, grams: 26_898_400 }, ["weight", 26_900_000, 24_000_000, 2_900_000]],
    ["over", { palletThousandths: 35_000, grams: 29_000_000 }, ["weight", 29_000_000, 24_000_000, 5_000_000]],
    ["over", { palletThousandths: 34_500, grams: 20_000_000 }, ["pallets", 34_500, 33_000, 1500]],
    [
      "under",
      { palletThousandths: 21_000, grams: 15_000_000 },
      ["weight", 15_000_000, 16_000_000, 1_000_000],
    ],
  ] as const)("D22 PROGRESS-01 a truck is %s with %o: one number", (state, load, figure) => {
    const said = line("flatrate_flatrate", truck, figure ? { boxes: 1, ...load } : {});
    expect(said.state).toBe(state);
    expect(said.figure && Object.values(said.figure)).toEqual(figure);
  });

  it("has the weight beside the pallets of a truck only while it is fine", () => {
    const fine = { boxes: 1, palletThousandths: 21_000, grams: 18_340_000 };
    expect(line("flatrate_flatrate", truck, fine).beside).toMatchObject({
      measure: "weight",
      actual: 18_300_000,
    });
    expect(line("flatrate_flatrate", truck, { ...fine, grams: 25_000_000 }).beside).toBeUndefined();
  });

  it("D22 stopped by something else it is never fine", () => {
    const standard = { orderValueMinor: toMinor(300_000) };
    expect(line("selfpickup_selfpickup", standard, { boxes: 1 }, 300_000).state).toBe("fine");
    expect(line("selfpickup_selfpickup", standard, { boxes: 1 }, 300_000, true)).toMatchObject({
      state: "blocked",
      figure: { measure: "value", actual: 300_000, limit: null },
    });
    expect(line("selfpickup_selfpickup", standard, { boxes: 1 }, 299_999)).toMatchObject({
      state: "under",
      figure: { measure: "value", actual: 299_999, difference: 1 },
    });
  });

  it("PROGRESS-17 tank beer counts litres, empties the places they take", () => {
    const litres = { minLitres: 1000, maxLitres: 2000 };
    expect(line("tank_tank", litres, { boxes: 5, millilitres: 2_500_000 }).figure).toMatchObject({
      measure: "litres",
      difference: 500_000,
    });
    expect(line("tank_tank", litres, { boxes: 3, millilitres: 1_500_000 }).figure?.limit).toBe(2_000_000);
    const empties = line(
      "emptiesfulltruck_emptiesfulltruck",
      { maxPallets: 33 },
      { palletThousandths: 4000 },
    );
    expect(empties).toMatchObject({ state: "fine", figure: { measure: "pallets", actual: 4000 } });
  });

  test.each([
    ["pallets", 19_999, 20_000, 19_900, 100],
    ["pallets", 17_383, 20_000, 17_300, 2700],
    ["weight", 24_010_000, 24_000_000, 24_100_000, 100_000],
    ["weight", 498_700, 500_000, 498_000, 2000],
    ["pallets", 33_000, 33_000, 33_000, 0],
  ] as const)("%s %i of %i are shown as %i, and %i missing or too much: never two numbers", (...row) => {
    const [measure, actual, limit, shown, difference] = row;
    expect(shownFigure(measure, actual, limit)).toEqual({ measure, actual: shown, limit, difference });
  });

  test.each([
    ["pallets", 1370, 6000, 1400],
    ["pallets", 5990, 6000, 6000],
    ["pallets", 6010, 6000, 6100],
    ["pallets", 139, null, 100],
    ["weight", 129_300, 6_000_000, 129_000],
    ["weight", 20_560_000, 24_000_000, 20_600_000],
    ["weight", 999_900, 24_000_000, 1_000_000],
    ["litres", 500_000, 2_000_000, 500_000],
  ] as const)("%s %i within %s are shown as %i, as the page of the order shows them", (...row) => {
    const [measure, actual, limit, shown] = row;
    expect(shownWithin(measure, actual, limit).actual).toBe(shown);
  });
});
