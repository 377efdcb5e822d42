import { describe, expect, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { changedPrice, changePercent, priceAtBase, stepFault } from "./price-change.ts";

const price = (base: number, your = base) => ({ baseMinor: toMinor(base), yourMinor: toMinor(your) });
const percent = (hundredths: number) => ({ kind: "percent", hundredths }) as const;
const amount = (minor: number) => ({ kind: "amount", minor: toMinor(minor) }) as const;

describe("DPRICE-02 a price after a change in bulk", () => {
  test.each([
    ["3.2 % to 0.50", price(22_100), percent(320), 50, "nearest", price(22_800)],
    ["a half goes up", price(25), percent(1000), 1, "nearest", price(28)],
    ["up", price(22_100), percent(1), 500, "up", price(22_500)],
    ["what is round stays when rounding up", price(10_000), percent(500), 500, "up", price(10_500)],
    ["down", price(22_100), percent(320), 500, "down", price(22_500)],
    ["an amount", price(22_100), amount(-1000), 1, "nearest", price(21_100)],
    ["never below nought", price(900), amount(-1000), 50, "down", price(0)],
    ["the discount stays", price(158_500, 153_745), percent(400), 100, "nearest", price(164_800, 159_856)],
    ["what cost nothing costs nothing", price(0), percent(400), 50, "up", price(0)],
  ] as const)("%s", (_case, before, step, multiple, way, after) => {
    expect(changedPrice(before, { step, rounding: { toMinor: toMinor(multiple), way } })).toEqual(after);
  });

  test("a typed base price keeps the discount; the first one has none", () => {
    expect(priceAtBase(price(20_000, 19_000), toMinor(22_000))).toEqual(price(22_000, 20_900));
    expect(priceAtBase(undefined, toMinor(22_000))).toEqual(price(22_000));
    expect(priceAtBase(price(0, 0), toMinor(100))).toEqual(price(100));
  });

  test.each([
    [percent(0), 1, "step-empty"],
    [percent(10_001), 1, "step-too-large"],
    [amount(100), 0, "rounding-invalid"],
    [amount(100), 50, undefined],
  ])("%o to %i is %s", (step, multiple, fault) => {
    expect(stepFault({ step, rounding: { toMinor: toMinor(multiple), way: "up" } })).toBe(fault);
  });
});

describe("DPRICE-03 by how many per cent a price changes", () => {
  test.each([
    ["just the limit", price(22_100), price(23_205), 5],
    ["a haléř over it", price(22_100), price(23_206), 5.01],
    ["downwards as well", price(10_000), price(9_000), 10],
    ["of two sides the more", price(10_000, 9_000), price(10_000, 9_900), 10],
    ["from nothing", price(0), price(1), 999_999],
    ["the first one", undefined, price(100), 0],
  ])("%s", (_case, before, after, by) => {
    expect(changePercent(before, after)).toBe(by);
  });
});
