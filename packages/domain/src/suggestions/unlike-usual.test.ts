import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import {
  type Difference,
  type OrderedBoxes,
  type UsualFacts,
  unlikeUsual,
  worthTelling,
} from "./unlike-usual.ts";

const sku = (text: string): Sku => toId(text);
const boxes = (order: Readonly<Record<string, number>>): OrderedBoxes =>
  new Map(Object.entries(order).map(([id, count]) => [sku(id), count]));

function facts(last: Record<string, number>, before: readonly Record<string, number>[]): UsualFacts {
  return { last: boxes(last), lastInBundles: new Set(), before: before.map(boxes) };
}

const told = (given: UsualFacts) => unlikeUsual(given).map(({ kind, sku: id }) => `${kind} ${id}`);

describe("HISTORY-03 how the last order is unlike the usual one", () => {
  it("C2 says what is missing, in how many of the earlier orders it was, and how much is usual", () => {
    const earlier = [{ keg: 8, dark: 3 }, { keg: 8, dark: 4 }, { keg: 8 }, { keg: 8, dark: 3 }];
    expect(unlikeUsual(facts({ keg: 8 }, earlier))).toEqual([
      { kind: "missing", sku: "dark", last: 0, usual: 3, times: 3, orders: 4 },
    ]);
  });

  it("C2 says an amount that is clearly off, with both amounts", () => {
    const earlier = [{ keg: 8 }, { keg: 8 }, { keg: 9 }];
    expect(unlikeUsual(facts({ keg: 10 }, earlier))).toMatchObject([{ kind: "more", last: 10, usual: 8 }]);
    expect(unlikeUsual(facts({ keg: 3 }, earlier))).toMatchObject([{ kind: "less", last: 3, usual: 8 }]);
  });

  test.each<[string, number, readonly number[], string[]]>([
    ["exactly a quarter and two boxes more", 10, [8, 8, 8], ["more keg"]],
    ["a quarter, but one box", 5, [4, 4, 4], []],
    ["two boxes, but less than a quarter", 11, [9, 9, 9], []],
    ["many boxes, but less than a quarter", 49, [40, 40, 40], []],
    ["a quarter less", 6, [8, 8, 8], ["less keg"]],
    ["as much as once before", 12, [8, 12, 8], []],
    ["as little as once before", 4, [8, 4, 8], []],
    ["two earlier amounts tell nothing", 20, [8, 8], []],
    ["the same", 8, [8, 8, 8], []],
    [
      "the median of an even number is the mean of the middle, in whole boxes",
      12,
      [8, 9, 9, 4],
      ["more keg"],
    ],
  ])("C2 an amount: %s", (_, last, earlier, expected) => {
    expect(
      told(
        facts(
          { keg: last },
          earlier.map((keg) => ({ keg })),
        ),
      ),
    ).toEqual(expected);
  });

  test.each<[string, readonly number[], string[]]>([
    ["in both of two", [2, 2], ["missing dark"]],
    ["in one of one is no habit", [2], []],
    ["in one of two is no habit", [2, 0], []],
    ["in half of four", [2, 0, 2, 0], ["missing dark"]],
    ["in two of five is too rare", [2, 0, 2, 0, 0], []],
    ["in three of six", [0, 0, 0, 2, 2, 2], ["missing dark"]],
    ["never", [0, 0, 0], []],
  ])("C2 what is missing: %s", (_, earlier, expected) => {
    expect(
      told(
        facts(
          { keg: 1 },
          earlier.map((dark) => ({ keg: 1, dark })),
        ),
      ),
    ).toEqual(expected);
  });

  it("a first order is unlike nothing", () => {
    expect(told(facts({ keg: 8 }, []))).toEqual([]);
  });

  it("counts the six newest orders only", () => {
    const newest = Array.from({ length: 6 }, () => ({ keg: 8 }));
    const older = Array.from({ length: 9 }, () => ({ keg: 8, dark: 3 }));
    expect(told(facts({ keg: 8 }, [...newest, ...older]))).toEqual([]);
  });

  it("C26 what came inside a bundle is neither missing nor compared", () => {
    const earlier = [{ dark: 3 }, { dark: 3 }, { dark: 3 }];
    const bundles = new Set([sku("dark")]);
    expect(told({ ...facts({ keg: 8 }, earlier), lastInBundles: bundles })).toEqual([]);
    expect(told({ ...facts({ dark: 9 }, earlier), lastInBundles: bundles })).toEqual(["more dark"]);
  });

  it("puts what is always bought and forgotten before the rarer, then the larger, then amounts", () => {
    const every = { keg: 8, tonic: 5, cola: 9 };
    const earlier = [{ ...every, dark: 3 }, every, { ...every, dark: 3 }, every];
    expect(told(facts({ keg: 10 }, earlier))).toEqual([
      "missing cola",
      "missing tonic",
      "missing dark",
      "more keg",
    ]);
  });
});

describe("what of it is told", () => {
  const differences: readonly Difference[] = unlikeUsual(
    facts(
      {},
      Array.from({ length: 2 }, () => ({ a: 5, b: 4, c: 3, d: 2, e: 1 })),
    ),
  );

  it("is three at most, the weightiest", () => {
    expect(worthTelling(differences, () => true).map((one) => one.sku)).toEqual(["a", "b", "c"]);
  });

  it("OP-21 is nothing that cannot be had, and the next one instead", () => {
    const told = worthTelling(differences, (one) => one.sku !== "b");
    expect(told.map((one) => one.sku)).toEqual(["a", "c", "d"]);
  });
});
