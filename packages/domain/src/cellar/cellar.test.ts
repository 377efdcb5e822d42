import { describe, expect, test } from "vitest";
import { type Change, changedMeanwhile, type KnownGoods, type SentCount } from "./changed-meanwhile.ts";
import { amountToOrder, MOST_IN_CELLAR, newestCounts, typeDigit, usualAfter, usualStock } from "./count.ts";
import { isStillKept } from "./kept-for-a-day.ts";

describe("a count gives the order by itself", () => {
  test.each([
    [7, 2, 5],
    [7, 0, 7],
    [7, 7, 0],
    [7, 12, 0],
    [0, 3, 0],
  ])("B12 usual %i, there are %i: order %i", (usual, inCellar, ordered) => {
    expect(amountToOrder({ usual, inCellar })).toBe(ordered);
  });

  test.each([
    ["the last count says it", { counted: 7, lastBoxes: 5 }, 7],
    ["nothing shall stand there any more", { counted: 0, lastBoxes: 5 }, 0],
    ["never counted: what came last", { counted: undefined, lastBoxes: 5 }, 5],
    ["never counted and never bought", { counted: undefined, lastBoxes: undefined }, 0],
    ["more than anybody has", { counted: undefined, lastBoxes: 100_000 }, MOST_IN_CELLAR],
  ])("what is usual: %s", (_what, facts, usual) => {
    expect(usualStock(facts)).toBe(usual);
  });

  test("what is usual stays after an order by the rule, and follows an amount of one's own", () => {
    const inCellar = 2;
    expect(usualAfter({ inCellar, ordered: amountToOrder({ usual: 7, inCellar }) })).toBe(7);
    expect(usualAfter({ inCellar, ordered: 8 })).toBe(10);
  });

  test.each([
    [undefined, 0, 0],
    [undefined, 4, 4],
    [4, 2, 42],
    [0, 7, 7],
    [999, 9, 9999],
    [1000, 1, 1000],
  ])("typed %s and then %i is %i", (typed, digit, number) => {
    expect(typeDigit(typed, digit)).toBe(number);
  });
});

test("the last count of each product holds", () => {
  const counts = [
    { sku: "a", countedAtMs: 1, inCellar: 1 },
    { sku: "b", countedAtMs: 5, inCellar: 2 },
    { sku: "a", countedAtMs: 3, inCellar: 3 },
    { sku: "b", countedAtMs: 4, inCellar: 4 },
    { sku: "a", countedAtMs: 3, inCellar: 5 },
  ];
  expect(newestCounts(counts).map(({ sku, inCellar }) => [sku, inCellar])).toEqual([
    ["a", 5],
    ["b", 2],
  ]);
});

test.each([
  ["now", 0, true],
  ["a second less than a day", 86_399_000, true],
  ["a day", 86_400_000, false],
  ["a clock that was set back a little", -600_000, true],
  ["a clock that was set back a year", -31_536_000_000, false],
])("B12 kept for a day: %s", (_what, age, isKept) => {
  expect(isStillKept({ sinceMs: 1_000_000, nowMs: 1_000_000 + age })).toBe(isKept);
});

describe("what changed between the count and the network", () => {
  const goods = (sku: string, over: Partial<KnownGoods> = {}): KnownGoods => ({
    sku,
    unitMinor: 194_000,
    isOrderable: true,
    inCart: 0,
    ...over,
  });
  const count = (over: Partial<SentCount> = {}): SentCount => ({
    sku: "a",
    ordered: 3,
    refused: null,
    before: 0,
    other: null,
    ...over,
  });
  const petr = { name: "Petr", ordered: 2 };

  test.each<[string, SentCount, Partial<KnownGoods>, Partial<KnownGoods>, readonly Change["kind"][]]>([
    ["nothing", count(), {}, {}, []],
    ["a price", count(), {}, { unitMinor: 181_700 }, ["price"]],
    ["a price of what nobody orders", count({ ordered: 0 }), {}, { unitMinor: 181_700 }, []],
    ["a price where there was none", count(), { unitMinor: null }, {}, []],
    ["no more to be had", count(), {}, { isOrderable: false }, ["gone"]],
    ["gone, but none is ordered", count({ ordered: 0 }), {}, { isOrderable: false }, []],
    ["never to be had", count(), { isOrderable: false }, { isOrderable: false }, []],
    ["refused says all", count({ refused: "Vyprodáno" }), {}, { isOrderable: false }, ["refused"]],
    ["somebody else, other amount", count({ other: petr }), {}, {}, ["other-person"]],
    ["somebody else, same amount", count({ ordered: 2, other: petr }), {}, {}, []],
    ["the cart as it was", count({ before: 1 }), { inCart: 1 }, {}, []],
    ["the cart changed elsewhere", count({ before: 2 }), { inCart: 1 }, {}, ["cart"]],
    ["the cart changed to the very amount", count({ before: 3 }), { inCart: 1 }, {}, []],
    ["two things", count({ other: petr }), {}, { unitMinor: 1 }, ["other-person", "price"]],
  ])("B12 %s", (_what, sent, was, is, kinds) => {
    const { changes, unchanged } = changedMeanwhile([sent], {
      known: new Map([["a", goods("a", was)]]),
      today: new Map([["a", goods("a", is)]]),
    });
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
    expect(unchanged).toBe(kinds.length === 0 ? 1 : 0);
  });

  test("B12 two people's amounts stand side by side and are never added up", () => {
    const { changes } = changedMeanwhile([count({ other: petr })], { known: new Map(), today: new Map() });
    expect(changes).toEqual([{ kind: "other-person", sku: "a", name: "Petr", theirs: 2, mine: 3 }]);
  });

  test("the difference is that of all that is ordered, the worst stands first", () => {
    const sent = [count(), count({ sku: "b", refused: "Vyprodáno" }), count({ sku: "c" })];
    const known = new Map(["a", "b", "c"].map((sku) => [sku, goods(sku)]));
    const today = new Map([["a", goods("a", { unitMinor: 181_700 })]]);
    const { changes, unchanged } = changedMeanwhile(sent, {
      known,
      today: new Map([...known, ...today]),
    });
    expect(changes).toEqual([
      { kind: "refused", sku: "b", why: "Vyprodáno" },
      { kind: "price", sku: "a", ordered: 3, differenceMinor: -36_900 },
    ]);
    expect(unchanged).toBe(1);
  });
});
