import { expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { contractBonus } from "./contract-bonus.ts";
import { orderVolume } from "./order-volume.ts";

const day = (date: string, millilitres: number, net: number) => ({
  day: toLocalDate(date),
  millilitres,
  netMinor: toMinor(net),
});

const begin = toLocalDate("2026-01-01");
const today = toLocalDate("2026-03-11");
const until = toLocalDate("2026-03-31");

test.each([
  ["nothing was taken", [], 100, 0, 0, 0],
  ["the pace stays below", [day("2026-02-01", 40, 4000)], 100, 80, 0, 0],
  ["only the pace goes above", [day("2026-02-01", 40, 4000)], 100, 120, 0, 200],
  [
    "the day it is passed counts in part",
    [day("2026-02-01", 80, 8000), day("2026-03-01", 40, 8000)],
    100,
    120,
    400,
    400,
  ],
  [
    "what came first fills it, in whatever order it is told",
    [day("2026-03-01", 40, 8000), day("2026-02-01", 80, 8000)],
    100,
    120,
    400,
    400,
  ],
  ["the rest of the year at the average price", [day("2026-02-01", 120, 12_000)], 100, 200, 200, 1000],
  ["all of it where nothing was agreed first", [day("2026-02-01", 50, 5000)], 0, 50, 500, 500],
  [
    "days that were credited whole add nothing",
    [day("2026-02-01", 120, 12_000), day("2026-02-02", 0, 0)],
    100,
    120,
    200,
    200,
  ],
])("B10 the bonus of ten percent when %s", (_, delivered, agreed, pace, reached, atPace) => {
  const terms = [{ from: begin, agreed, percent: 10 }];
  expect(contractBonus({ delivered, terms, today, until, pace })).toEqual({
    reachedMinor: reached,
    paceMinor: atPace,
  });
});

test.each([
  // 20 above 100 at 10 percent; of the 100 to come 25 in the five days at 10 percent, 75 in the 15 days at 20 percent.
  ["a better percentage to come", [100, 10], ["2026-03-17", 100, 20], 200, 200 + 250 + 1500],
  ["a better percentage since 15 February", [100, 10], ["2026-02-15", 100, 20], 400, 400 + 2000],
  [
    "more agreed since 1 March, which leaves alone what was earned",
    [100, 10],
    ["2026-03-01", 170, 10],
    200,
    700,
  ],
  ["less agreed since 1 March", [1000, 10], ["2026-03-01", 0, 10], 0, 1000],
  ["the end of it", [100, 10], ["2026-03-01", 100, 0], 200, 200],
] as const)("B10 two rows of terms: %s", (_, [agreed, percent], [from, later, then], reached, atPace) => {
  const terms = [
    { from: begin, agreed, percent },
    { from: toLocalDate(from), agreed: later, percent: then },
  ];
  const delivered = [day("2026-02-01", 80, 8000), day("2026-02-20", 40, 4000)];
  expect(contractBonus({ delivered, terms, today, until, pace: 220 })).toEqual({
    reachedMinor: reached,
    paceMinor: atPace,
  });
});

test("B10 D39 a cart adds what counts, by volume and not by units", () => {
  const goods = [
    { sku: "keg", millilitres: 5 * 50_000 },
    { sku: "crate", millilitres: 2 * 10_000 },
    { sku: "lemonade", millilitres: 90_000 },
    { sku: "keg", millilitres: 50_000 },
  ];
  expect(orderVolume(goods, ["keg", "crate"])).toBe(320_000);
  expect(orderVolume(goods, [])).toBe(0);
});
