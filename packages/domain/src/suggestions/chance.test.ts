import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type ChanceFigures, chanceOf, worthProposing } from "./chance.ts";

const usual: ChanceFigures = {
  share: 50,
  lastDays: 14,
  everyDays: 14,
  again: 100,
  weekday: 100,
  season: 100,
};

describe("how likely a product is to be ordered (SUGGEST-01)", () => {
  test.each<[string, Partial<ChanceFigures>, "more" | "less"]>([
    ["a larger share of the deliveries", { share: 80 }, "more"],
    ["a smaller one", { share: 20 }, "less"],
    ["it has just come", { lastDays: 2 }, "less"],
    ["it is long overdue: given up, probably", { lastDays: 90 }, "less"],
    ["it is a thing of this weekday", { weekday: 180 }, "more"],
    ["it is not", { weekday: 30 }, "less"],
    ["a year ago it was bought at this time", { season: 200 }, "more"],
    ["a year ago it was not", { season: 30 }, "less"],
  ])("%s", (_what, said, expected) => {
    const [was, is] = [chanceOf(usual), chanceOf({ ...usual, ...said })];
    if (expected === "more") expect(is).toBeGreaterThan(was + 0.03);
    else expect(is).toBeLessThan(was - 0.03);
  });

  it("a place that lets goods run out hardly buys what has just come; another may", () => {
    const justCame = { ...usual, lastDays: 2 };
    expect(chanceOf({ ...justCame, again: 40 })).toBeLessThan(chanceOf(justCame) / 1.5);
    expect(chanceOf({ ...justCame, again: 170 })).toBeGreaterThan(chanceOf(justCame));
  });
});

describe("how many of the likeliest are proposed", () => {
  test.each<[string, number[], number, number]>([
    ["all of a regular pub's goods", [0.9, 0.9, 0.9, 0.88, 0.85, 0.8, 0.8, 0.75], 7, 8],
    ["what is unlikely beside them is left out", [0.9, 0.9, 0.9, 0.3, 0.2], 3, 3],
    ["where nothing is sure, more than the best half", [0.5, 0.4, 0.4, 0.35, 0.3, 0.1], 4, 5],
    ["nothing of nothing", [], 8, 0],
  ])("%s", (_what, chances, lines, count) => {
    expect(worthProposing(chances, lines)).toBe(count);
  });

  it("no other number of them promises more agreement", () => {
    const chances = fc
      .array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 1, maxLength: 40 })
      .map((all) => all.toSorted((left, right) => right - left));
    fc.assert(
      fc.property(chances, fc.integer({ min: 1, max: 30 }), (all, lines) => {
        const promised = (count: number) =>
          (2 * all.slice(0, count).reduce((sum, one) => sum + one, 0)) / (count + lines);
        const best = promised(worthProposing(all, lines));
        for (let count = 1; count <= all.length; count += 1)
          expect(promised(count)).toBeLessThanOrEqual(best + 1e-12);
      }),
    );
  });
});
