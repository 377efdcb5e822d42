import { expect, test } from "vitest";
import type { CellarGoods } from "./cellar-keys.ts";
import { findInCellar } from "./find-in-cellar.ts";

const goodsOf = (sku: string, name: string, ...codes: string[]): CellarGoods => ({
  ...{ sku, name, codes, packageType: "keg", brand: "Lipovrch" },
  ...{ usual: 1, isOrderable: true, inCart: 0 },
});

const goods = [
  goodsOf("100112", "Lipovrch 10 světlé výčepní, sud KEG 50 l", "8590000100112"),
  goodsOf("100212", "Lipovrch 11 světlý ležák, sud KEG 50 l"),
  goodsOf("100312", "Kamenář 11 polotmavý, láhev 0,5 l"),
  goodsOf("112", "Citronová limonáda, sud KEG 50 l"),
];

test.each([
  ["nothing typed finds nothing", "  ", []],
  ["a word without diacritics", "svetly lezak", ["100212"]],
  ["words in whichever order", "keg lipovrch", ["100112", "100212"]],
  ["a number is nearer than a part of one", "112", ["112", "100112"]],
  ["two figures are not looked for within numbers", "12", []],
  ["a bar code", "8590000100112", ["100112"]],
  ["goods that are not in the cellar", "mattoni", []],
])("B12 finding in the cellar: %s", (_, typed, skus) => {
  expect(findInCellar(goods, typed).map(({ sku }) => sku)).toEqual(skus);
});

test("B12 no more than six are shown", () => {
  const many = Array.from({ length: 20 }, (_, index) => goodsOf(String(index), "Lipovrch 10"));
  expect(findInCellar(many, "lipovrch")).toHaveLength(6);
});
