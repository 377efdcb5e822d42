import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { EMPTIES_TYPES as types } from "../testing/empties-types.ts";
import type { EmptiesAmount } from "./empties-type.ts";
import { looseUnits, partOf, type ReturnLimits, splitReturn } from "./split-return.ts";

/** "7 KEG50, 2 CR20" */
const amounts = (text: string): readonly EmptiesAmount[] =>
  text === ""
    ? []
    : text.split(", ").map((part) => {
        const [units = "", code = ""] = part.split(" ");
        return { code, units: Number(units) };
      });

const written = (all: readonly EmptiesAmount[] | undefined): string | undefined =>
  all?.map(({ code, units }) => `${units} ${code}`).join(", ");

describe("EMPTIES-03 OP-119 a return over the limit", () => {
  test.each<[string, string, ReturnLimits, readonly (string | undefined)[]]>([
    [
      "just the limit is one order",
      "24 KEG50",
      { maxPallets: 2, secondMaxPallets: 9 },
      ["24 KEG50", undefined, undefined],
    ],
    [
      "one keg more goes with a second",
      "25 KEG50",
      { maxPallets: 2, secondMaxPallets: 9 },
      ["24 KEG50", "1 KEG50", undefined],
    ],
    [
      "no limit takes all",
      "999 KEG50",
      { maxPallets: null, secondMaxPallets: 1 },
      ["999 KEG50", undefined, undefined],
    ],
    [
      "a limit of none moves all",
      "3 KEG50",
      { maxPallets: 0, secondMaxPallets: null },
      ["", "3 KEG50", undefined],
    ],
    [
      "without a second order the rest is left",
      "25 KEG50",
      { maxPallets: 2, secondMaxPallets: undefined },
      ["24 KEG50", undefined, "1 KEG50"],
    ],
    [
      "what the second cannot take either is left",
      "40 KEG50",
      { maxPallets: 2, secondMaxPallets: 1 },
      ["24 KEG50", "12 KEG50", "4 KEG50"],
    ],
    [
      "a second order that takes nothing is none",
      "25 KEG50",
      { maxPallets: 2, secondMaxPallets: 0 },
      ["24 KEG50", undefined, "1 KEG50"],
    ],
    ["nothing is nothing", "", { maxPallets: 0, secondMaxPallets: 0 }, ["", undefined, undefined]],
    [
      "a type that nobody knows goes nowhere",
      "5 BOX, 3 KEG50",
      { maxPallets: 0, secondMaxPallets: null },
      ["", "3 KEG50", undefined],
    ],
    [
      "none of a type goes nowhere",
      "0 KEG50, 3 KEG30",
      { maxPallets: 9, secondMaxPallets: 9 },
      ["3 KEG30", undefined, undefined],
    ],
    [
      "what takes the most room moves first",
      "24 KEG50, 9 KEG30",
      { maxPallets: 2, secondMaxPallets: 9 },
      ["18 KEG50, 9 KEG30", "6 KEG50", undefined],
    ],
    [
      "of two that take as much the first of them",
      "12 KEG50, 18 KEG30",
      { maxPallets: 1.5, secondMaxPallets: 9 },
      ["6 KEG50, 18 KEG30", "6 KEG50", undefined],
    ],
    [
      "unless the customer wants another to move",
      "24 KEG50, 9 KEG30",
      { maxPallets: 2, secondMaxPallets: 9, secondFirst: "KEG30" },
      ["24 KEG50", "9 KEG30", undefined],
    ],
    [
      "and then what takes the most room, for the rest",
      "30 KEG50, 9 KEG30",
      { maxPallets: 2, secondMaxPallets: 9, secondFirst: "KEG30" },
      ["24 KEG50", "6 KEG50, 9 KEG30", undefined],
    ],
    [
      "a wish for what is not there is none",
      "25 KEG50",
      { maxPallets: 2, secondMaxPallets: 9, secondFirst: "KEG30" },
      ["24 KEG50", "1 KEG50", undefined],
    ],
    [
      "a wish for what nobody knows is none",
      "25 KEG50",
      { maxPallets: 2, secondMaxPallets: 9, secondFirst: "BOX" },
      ["24 KEG50", "1 KEG50", undefined],
    ],
    [
      "a crate takes its bottles along",
      "50 CR20, 1000 BTL05",
      { maxPallets: 1, secondMaxPallets: 9 },
      ["800 BTL05, 40 CR20", "200 BTL05, 10 CR20", undefined],
    ],
    [
      "bottles that still fit stay in the crates that stay",
      "50 CR20, 700 BTL05",
      { maxPallets: 1, secondMaxPallets: 9 },
      ["700 BTL05, 40 CR20", "10 CR20", undefined],
    ],
    [
      "bottles that no crate holds go before the crates when they take more room",
      "10 CR20, 2200 BTL05",
      { maxPallets: 1, secondMaxPallets: 9 },
      ["800 BTL05, 10 CR20", "1400 BTL05", undefined],
    ],
    [
      "of crates that move, loose bottles stay loose",
      "50 CR20, 1080 BTL05",
      { maxPallets: 1.1, secondMaxPallets: 9 },
      ["880 BTL05, 40 CR20", "200 BTL05, 10 CR20", undefined],
    ],
  ])("EMPTIES-03 %s", (_, plan, limits, expected) => {
    expect(split(plan, limits)).toEqual(expected);
  });

  it("EMPTIES-03 a hair of rounding sends no keg on its own journey: any whole number of any type fills its pallets", () => {
    const stacked = fc.constantFrom(
      ...[...types.values()].filter(({ unitsPerPallet }) => unitsPerPallet > 0),
    );
    fc.assert(
      fc.property(stacked, fc.integer({ min: 1, max: 5000 }), ({ code, unitsPerPallet }, units) => {
        const limits = { maxPallets: units / unitsPerPallet, secondMaxPallets: null };
        expect(splitReturn([{ code, units }], types, limits).second).toBeNull();
        const more = splitReturn([{ code, units: units + 1 }], types, limits);
        expect(more.second?.amounts).toEqual([{ code, units: 1 }]);
      }),
    );
  });
});

describe("what a part comes to", () => {
  test.each([
    ["kegs", "12 KEG50", { units: 12, grams: 147_600, palletThousandths: 1000, refundMinor: 1_800_000 }],
    [
      "bottles in their crates take no room of their own",
      "40 CR20, 800 BTL05",
      { units: 840, grams: 372_000, palletThousandths: 1000, refundMinor: 640_000 },
    ],
    [
      "one bottle more does",
      "40 CR20, 801 BTL05",
      { units: 841, grams: 372_370, palletThousandths: 1001, refundMinor: 640_300 },
    ],
    [
      "loose bottles",
      "400 BTL05",
      { units: 400, grams: 148_000, palletThousandths: 500, refundMinor: 120_000 },
    ],
    [
      "what nobody knows weighs and costs nothing",
      "5 BOX",
      { units: 5, grams: 0, palletThousandths: 0, refundMinor: 0 },
    ],
    ["nothing", "", { units: 0, grams: 0, palletThousandths: 0, refundMinor: 0 }],
  ])("EMPTIES-02 %s", (_, text, expected) => {
    expect(partOf(amounts(text), types)).toEqual({ amounts: amounts(text), ...expected });
  });

  test.each([
    ["all without a crate", "620 BTL05", 620],
    ["those that the crates do not hold", "30 CR20, 620 BTL05", 20],
    ["none when there are crates enough", "32 CR20, 620 BTL05", 0],
    ["all when the crates are for others", "30 CR24S, 620 BTL05", 620],
    ["none of what is not there", "30 CR20", 0],
    ["those of the first naming", "5 BTL05, 7 BTL05", 5],
  ])("loose are %s", (_, text, expected) => {
    expect(looseUnits("BTL05", amounts(text), types)).toBe(expected);
  });
});

function split(plan: string, limits: ReturnLimits) {
  const { first, second, left } = splitReturn(amounts(plan), types, limits);
  return [written(first.amounts), written(second?.amounts), written(left?.amounts)];
}
