import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toMinor } from "../kernel/money.ts";
import { agreedOr, agreedPrices } from "./agreed-price.ts";

const sku = toId<Sku>("100112");
const bundleSku = toId<Sku>("900001");
const goods = { sku, bundleSku: null, boxes: 3, listMinor: toMinor(194_000) };

describe("PRICE-04 a price that the ERP gave for a cart", () => {
  const agreed = agreedPrices([
    { ...goods, unitMinor: toMinor(190_000) },
    { ...goods, bundleSku, boxes: 6, listMinor: toMinor(180_000), unitMinor: toMinor(170_000) },
  ]);

  test.each([
    ["holds for what was asked about", goods, 190_000],
    ["is another inside a bundle", { ...goods, bundleSku, boxes: 6, listMinor: toMinor(180_000) }, 170_000],
    ["is void for another number of boxes", { ...goods, boxes: 4 }, 194_000],
    [
      "C12 is void once the price list says something else",
      { ...goods, listMinor: toMinor(198_000) },
      198_000,
    ],
    ["says nothing of other goods", { ...goods, sku: toId<Sku>("100101") }, 194_000],
  ])("%s", (_, asked, expected) => {
    expect(agreedOr(agreed, asked)).toBe(expected);
  });

  it("without an update the price list holds", () => {
    expect(agreedOr(undefined, goods)).toBe(194_000);
  });

  it("agrees nothing where it is the price list's", () => {
    expect(agreedPrices([{ ...goods, unitMinor: toMinor(goods.listMinor) }]).size).toBe(0);
  });
});
