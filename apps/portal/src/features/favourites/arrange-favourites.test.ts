import { describe, expect, it } from "vitest";
import { someProduct } from "../../testing/some-product.ts";
import { arrangeFavourites, type FavouritesSort } from "./arrange-favourites.ts";

function item(sku: string, name: string, price: number | null) {
  const product = { __typename: "SimpleProduct" as const, ...someProduct({ sku, name, your_price: price }) };
  return { id: sku, sku, in_range: true, product };
}

const items = [
  item("3", "Žatecký ležák, sud 30 l", 900),
  item("1", "Čepovaná desítka, sud 50 l", 1649),
  item("9", "Cibule, lahev 0,5 l", null),
  item("2", "Horký ležák, lahev 0,5 l", 221),
];
const arranged = (q: string, sort: FavouritesSort = "name") =>
  arrangeFavourites(items, { q, sort, language: "cs" }).map(({ sku }) => sku);

describe("arrangeFavourites", () => {
  it.each([
    ["name", ["9", "1", "2", "3"]],
    ["name-desc", ["3", "2", "1", "9"]],
    ["price", ["2", "3", "1", "9"]],
    ["price-desc", ["1", "3", "2", "9"]],
  ] as const)("CATALOG-10 in the order of %s, what has no price last", (sort, skus) => {
    expect(arranged("", sort)).toEqual(skus);
  });

  it.each([
    ["lezak", ["2", "3"]],
    ["LEŽÁK sud", ["3"]],
    ["  cepovana ", ["1"]],
    ["9", ["9"]],
    ["nothing", []],
  ])("C25 %j finds by name and number, whatever the diacritics", (q, skus) => {
    expect(arranged(q)).toEqual(skus);
  });
});
