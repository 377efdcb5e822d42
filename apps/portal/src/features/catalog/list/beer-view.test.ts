import { expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { beersOf, oftenOf } from "./beer-view.ts";

const empty = {
  total_count: 0,
  beer_count: null,
  bundle_count: null,
  page_info: null,
  aggregations: [],
  items: [],
  beers: null,
  bundles: null,
  usual: null,
};
const listed = (sku: string, favourites = 0) => ({ ...someProduct({ sku }), favourites });
const habit = (sku: string, every_days: number) => ({
  sku,
  times: 4,
  deliveries: 8,
  last_quantity: 7,
  last_delivery_date: "2026-11-19",
  every_days,
});

test("a beer has its packagings in order, and comes as often as the one that comes most often", () => {
  const [beer, other, kept] = beersOf({
    ...empty,
    items: [listed("keg50"), listed("keg30"), listed("cider"), listed("heart", 1)],
    beers: [
      { key: "11", skus: ["keg50", "keg30"], others: ["tray"] },
      { key: "cider", skus: ["cider"], others: [] },
      { key: "heart", skus: ["heart"], others: [] },
    ],
    usual: [habit("keg50", 14), habit("keg30", 7)],
  });
  expect(beer?.products.map(({ sku }) => sku)).toEqual(["keg50", "keg30"]);
  expect(beer).toMatchObject({ others: ["tray"], isUsual: true, everyDays: 7 });
  expect(other).toMatchObject({ isUsual: false, everyDays: undefined });
  expect(kept).toMatchObject({ isUsual: true, everyDays: undefined });
});

test("a list that was not asked for by beers is one of single products", () => {
  expect(beersOf({ ...empty, items: [listed("a"), null, listed("b")] }).map(({ key }) => key)).toEqual([
    "a",
    "b",
  ]);
});

test.each([
  [1, "day", 1],
  [3, "day", 3],
  [6, "week", 1],
  [8, "week", 1],
  [11, "week", 2],
  [28, "week", 4],
])("every %i days is every %s × %i", (days, per, count) => {
  expect(oftenOf(days)).toEqual({ per, count });
});
