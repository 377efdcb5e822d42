import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { chanceOf } from "./chance.ts";
import { likelyGoods, middleOf } from "./likely-goods.ts";
import type { Delivery } from "./usual-order.ts";

const thursday = toLocalDate("2026-11-26");
const [keg, crate, mug] = [toId<Sku>("keg"), toId<Sku>("crate"), toId<Sku>("mug")];

/** What came so many days ago. */
const came = (daysAgo: number, ...lines: readonly (readonly [Sku, number])[]): Delivery => ({
  day: addDays(thursday, -daysAgo),
  boxes: new Map(lines),
});
const of = (all: readonly Delivery[], sku: Sku) => likelyGoods(all, thursday).find((one) => one.sku === sku);

describe("the goods that are likely now (SUGGEST-01)", () => {
  it("their chance follows from the figures that are told, and the likeliest is first", () => {
    const all = [7, 14, 21, 28].map((days, at) =>
      came(days, [keg, 5], ...(at % 3 === 1 ? [[crate, 2] as const] : [])),
    );
    const goods = likelyGoods([...all, came(35, [crate, 3]), came(42, [mug, 1])], thursday);
    expect(goods.map(({ sku }) => sku)).toEqual([keg, crate]);
    for (const { chance, figures } of goods) expect(chance).toBe(chanceOf(figures));
    expect(goods[1]).toMatchObject({ figures: { lastDays: 14, everyDays: 21 }, lately: [3, 2] });
  });

  it("what came once is no habit, and what is to come tells nothing", () => {
    expect(likelyGoods([came(7, [keg, 1]), came(0, [keg, 1]), came(-7, [keg, 1])], thursday)).toEqual([]);
  });

  it("what was given up becomes unlikely", () => {
    const weeks = Array.from({ length: 30 }, (_, at) => 7 * (at + 1));
    const all = weeks.map((days) => came(days, [keg, 1], ...(days > 100 ? [[crate, 1] as const] : [])));
    expect(of(all, crate)?.chance).toBeLessThan(0.25);
    expect(of(all, keg)?.chance).toBeGreaterThan(0.9);
  });

  it("what comes on Mondays is not expected on a Thursday", () => {
    const weeks = Array.from({ length: 12 }, (_, at) => 7 * (at + 1));
    const all = weeks.flatMap((days) => [came(days, [keg, 1]), came(days - 4, [crate, 1], [mug, 1])]);
    expect(of(all, keg)?.chance).toBeGreaterThan((of(all, crate)?.chance ?? 1) + 0.2);
    expect(of(all, keg)?.figures.weekday).toBeGreaterThan(100);
  });

  it("what came a year ago at this time is expected again", () => {
    const lastYear = [350, 357, 364, 371, 378].map((days) => came(days, [keg, 1], [mug, 1]));
    const since = [7, 14, 21, 28, 90, 120, 150, 180].map((days) =>
      came(days, [mug, 1], ...(days === 28 ? [[keg, 1] as const, [crate, 1] as const] : [])),
    );
    const all = [...lastYear, ...since, came(200, [crate, 4])];
    expect(of(all, keg)?.figures.season).toBeGreaterThan(120);
    expect(of(all, crate)?.figures.season).toBeLessThan(100);
  });

  it("what runs out between is told from what comes again and again", () => {
    const others = [crate, mug].map((sku, at) => ({ sku, at }));
    const inTurn = Array.from({ length: 12 }, (_, at) =>
      came(7 * (at + 1), ...others.filter((one) => one.at === at % 2).map(({ sku }) => [sku, 1] as const)),
    );
    expect(of(inTurn, crate)?.figures.again).toBeLessThan(100);
    const together = inTurn.map(({ day }) => ({ day, boxes: new Map([[crate, 1]]) }));
    expect(of(together, crate)?.figures.again).toBe(100);
  });
});

test.each([
  ["the middle one", [5, 1, 9], 5],
  ["of two the smaller", [12, 6, 24, 12], 12],
  ["of two that differ the smaller, which really was", [6, 12], 6],
  ["the only one", [7], 7],
  ["nothing of none", [], 0],
])("what is usual is %s", (_what, numbers, middle) => {
  expect(middleOf(numbers)).toBe(middle);
});
