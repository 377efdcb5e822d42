import { describe, expect, it, test } from "vitest";
import { type DeliveredLine, missingRest } from "./missing-rest.ts";
import type { OrderState } from "./order-states.ts";

const line = (
  ordered: number,
  delivered: number | null,
  bundle: string | null = null,
  replaced = 0,
): DeliveredLine => ({ ordered, delivered, bundle, replaced });
const none = new Map<string, number>();
const boxesOf = (state: OrderState, lines: readonly DeliveredLine[]) =>
  missingRest(state, lines, none).parts.map(({ index, boxes }) => [index, boxes]);

describe("what never came of an order", () => {
  test.each<readonly [string, OrderState, readonly DeliveredLine[], readonly (readonly number[])[]]>([
    ["a part of a line", "partially-delivered", [line(6, 4)], [[0, 2]]],
    ["a whole line beside one that came", "partially-delivered", [line(6, 6), line(3, 0)], [[1, 3]]],
    ["less in an order called delivered", "delivered", [line(6, 5)], [[0, 1]]],
    ["DDISP-06 less what comes in a replacement delivery", "delivered", [line(6, 2, null, 3)], [[0, 1]]],
    ["everything came", "delivered", [line(6, 6)], []],
    ["more came than was ordered", "delivered", [line(6, 8)], []],
    ["nobody has counted", "delivered", [line(6, null)], []],
    [
      "everything of a cancelled one",
      "cancelled",
      [line(6, 0), line(2, null)],
      [
        [0, 6],
        [1, 2],
      ],
    ],
    ["what was received may still come", "received", [line(6, null)], []],
    ["so may what is confirmed", "confirmed", [line(6, 0)], []],
    ["what is loaded", "loaded", [line(6, 0)], []],
    ["and what is on its way", "on-the-way", [line(6, 2)], []],
  ])("HISTORY-03 %s", (_, state, lines, rest) => {
    expect(boxesOf(state, lines)).toEqual(rest);
  });

  it("HISTORY-03 is the whole order only where nothing of it came", () => {
    expect(missingRest("cancelled", [line(6, null)], none).isWhole).toBe(true);
    expect(missingRest("partially-delivered", [line(6, 0), line(1, 1)], none).isWhole).toBe(false);
    expect(missingRest("partially-delivered", [line(6, 0), line(1, 0)], none).isWhole).toBe(true);
  });
});

describe("C26 of a bundle", () => {
  // Three packages, of four crates and one glass each.
  const packages = new Map([["500900", 3]]);
  const parts = (crates: number, glasses: number) =>
    missingRest("partially-delivered", [line(12, crates, "500900"), line(3, glasses, "500900")], packages);

  it("whole packages are missing as packages", () => {
    const rest = parts(8, 2);
    expect(rest.packages).toEqual(new Map([["500900", 1]]));
    expect(rest.parts).toEqual([
      { index: 0, boxes: 4, isInBundle: true },
      { index: 1, boxes: 1, isInBundle: true },
    ]);
  });

  it("what fills no package is missing as goods by themselves", () => {
    const rest = parts(6, 3);
    expect(rest.packages).toEqual(new Map());
    expect(rest.parts).toEqual([{ index: 0, boxes: 6, isInBundle: false }]);
  });

  it("both at once: a package, and two crates beside it", () => {
    const rest = parts(6, 2);
    expect(rest.packages).toEqual(new Map([["500900", 1]]));
    expect(rest.parts).toEqual([
      { index: 0, boxes: 4, isInBundle: true },
      { index: 0, boxes: 2, isInBundle: false },
      { index: 1, boxes: 1, isInBundle: true },
    ]);
  });
});
