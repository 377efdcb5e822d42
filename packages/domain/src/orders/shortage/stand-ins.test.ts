import { describe, expect, test } from "vitest";
import { toId } from "../../kernel/ids.ts";
import { toLocalDate } from "../../kernel/local-moment.ts";
import { anyGoods } from "../../testing/builders.ts";
import { canStandIn, type StandIn, type StandInQuestion, standIns } from "./stand-ins.ts";

/** A keg of 50 litres of a lager, unless said otherwise. */
function keg(sku: string, said: Partial<Omit<StandIn, "sku">> = {}): StandIn {
  const litres = said.itemMillilitres ?? 50_000;
  return {
    ...anyGoods({ packageType: "keg", millilitresPerBox: litres }),
    ...{ sku: toId(sku), beer: "own", brand: "Lipovrch", category: "lager", family: "beer", isBundle: false },
    ...{ itemMillilitres: litres, ...said },
  };
}

const asked = keg("100112");
const day = toLocalDate("2026-11-26");

function offered(goods: readonly StandIn[], said: Partial<StandInQuestion> = {}): readonly string[] {
  const question = {
    days: [day],
    markets: ["CZ", "SK"] as const,
    most: 12,
    priceOf: () => undefined,
    ...said,
  };
  return standIns(asked, goods, question).map(({ sku }) => sku);
}

describe("DORD-03 what stands in for goods that run out", () => {
  test("the same packaging of the category stands before other packagings of the same beer", () => {
    const bottle = { packageType: "bottle", itemMillilitres: 500, millilitresPerBox: 10_000 } as const;
    expect(
      offered([
        keg("300001", { ...bottle, beer: "other" }),
        keg("200001", { beer: "other", category: "dark" }),
        keg("100101", bottle),
        keg("100212", { beer: "other" }),
        keg("100113", { itemMillilitres: 30_000 }),
      ]),
    ).toEqual(["100113", "100212", "200001", "100101", "300001"]);
  });

  test("of what is alike the price nearest by the litre stands first, what has none last", () => {
    const other = { beer: "other" };
    const prices: Readonly<Record<string, number>> = { 100112: 100, 2: 160, 3: 110, 4: 95 };
    expect(
      offered([keg("1", other), keg("2", other), keg("3", other), keg("4", other)], {
        priceOf: (sku) => prices[sku],
      }),
    ).toEqual(["4", "3", "2", "1"]);
  });

  test("sizes compare by the litre", () => {
    const small = { beer: "other", itemMillilitres: 30_000 };
    const prices: Readonly<Record<string, number>> = { 100112: 5000, 1: 5000, 2: 3100 };
    expect(offered([keg("1", small), keg("2", small)], { priceOf: (sku) => prices[sku] })).toEqual([
      "2",
      "1",
    ]);
  });

  test.each([
    ["itself", keg("100112")],
    ["tank beer, which pallets do not bring", keg("9", { packageType: "tank", isTank: true })],
    ["tank beer that nobody marked as such", keg("9", { packageType: "tank", beer: "own" })],
    ["unfiltered beer, which has days of its own", keg("9", { isUnfiltered: true })],
    ["a bundle", keg("9", { isBundle: true })],
    ["what is not sold in one of the countries", keg("9", { markets: ["CZ"] })],
    ["what is sold later only", keg("9", { sellableFrom: toLocalDate("2026-11-27") })],
    ["what is not sold any more", keg("9", { sellableTo: toLocalDate("2026-11-25") })],
    ["a keg of lemonade", keg("9", { category: "lemonade", family: "soft", beer: "other" })],
    ["other goods in another packaging", keg("9", { packageType: "can", category: "soft", beer: "other" })],
  ])("never %s", (_what, one) => {
    expect(offered([one])).toEqual([]);
  });

  test("what must be had on all days of the orders is had on all of them", () => {
    const ends = keg("9", { sellableTo: day });
    expect(offered([ends])).toEqual(["9"]);
    expect(offered([ends], { days: [day, toLocalDate("2026-11-27")] })).toEqual([]);
  });

  test("what one country alone sells is offered where all orders go there", () => {
    const inland = keg("9", { markets: ["CZ"] });
    expect(offered([inland], { markets: ["CZ"] })).toEqual(["9"]);
  });

  test("whoever asks for one of them by itself hears the same", () => {
    const question = { days: [day], markets: ["CZ"] as const };
    expect(canStandIn(asked, keg("9", { beer: "other" }), question)).toBe(true);
    expect(canStandIn(asked, asked, question)).toBe(false);
    expect(canStandIn(asked, keg("9", { packageType: "tank", isTank: true }), question)).toBe(false);
  });

  test("no more than are asked for, and one order whoever asks", () => {
    const goods = ["5", "3", "4"].map((sku) => keg(sku, { beer: "other" }));
    expect(offered(goods, { most: 2 })).toEqual(["3", "4"]);
  });
});
