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
  expect(contractBonus({ delivered, agreed, pace, percent: 10 })).toEqual({
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
