import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { describe, expect, it, test } from "vitest";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { someProduct } from "../../../testing/some-product.ts";
import { viewOrder } from "../detail/order-view.ts";
import { previewReorder } from "../reorder/reorder-preview.ts";
import { differencesFromUsual, usualRows, withUsual } from "./usual-rows.ts";

const keg = someProduct();
const dark = someProduct({ sku: "dark", name: "Kamenář 11, sud 30 l", your_price: 1000 });
const products = new Map([
  ["100112", keg],
  ["dark", dark],
]);
/** Ten kegs last time, eight with three dark ones before. */
const last = viewOrder(someOrder());
const before = Array.from(
  { length: 3 },
  () =>
    new Map<Sku, number>([
      [toId("100112"), 8],
      [toId("dark"), 3],
    ]),
);
const differences = differencesFromUsual(last, before);

describe("HISTORY-03 the last order against the usual one", () => {
  it("C2 offers what is missing and the usual amount, in units that can be ordered", () => {
    expect(usualRows(differences, products)).toMatchObject([
      { kind: "missing", sku: "dark", times: 3, goods: { boxes: 3, amounts: { packages: 3 } } },
      { kind: "more", sku: "100112", last: 10, usual: 8, goods: { boxes: 8 } },
    ]);
  });

  test.each([
    ["is no longer in the catalogue", undefined],
    [
      "is not sold now",
      someProduct({ sku: "dark", saleability: { sellable: false, next_date: null, reason: "no-stock" } }),
    ],
    ["has no price", someProduct({ sku: "dark", your_price: null })],
    [
      "comes in no unit",
      someProduct({
        sku: "dark",
        cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: false },
      }),
    ],
  ])("OP-21 offers nothing that %s", (_, product) => {
    const now = new Map([["100112", keg], ...(product ? [["dark", product] as const] : [])]);
    expect(usualRows(differences, now).map(({ sku }) => sku)).toEqual(["100112"]);
  });

  it("C2 offers no less that would be no less by whole pallets", () => {
    const byPallets = someProduct({
      cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: true },
    });
    const now = new Map([...products, ["100112", byPallets] as const]);
    expect(usualRows(differences, now).map(({ sku }) => sku)).toEqual(["dark"]);
  });

  it("C2 what was tapped changes what goes into the cart, and nothing else", () => {
    const rows = usualRows(differences, products);
    const all = previewReorder(withUsual(last, rows), products);
    expect(all.addable.map(({ line, boxes }) => [line.sku, boxes])).toEqual([
      ["100112", 8],
      ["dark", 3],
    ]);
    expect([all.changed, all.netMinor]).toEqual([[], 8 * 164_900 + 300_000]);
    expect(withUsual(last, [])).toEqual(last);
  });

  it("C26 what came in a bundle stays as it was", () => {
    const bundle = { sku: "900001", name: "Balíček", quantity: 1 };
    const inBundle = viewOrder(someOrder({ items: [someItem({ bundle })] }));
    expect(differencesFromUsual(inBundle, before).map(({ sku }) => sku)).toEqual(["dark"]);
    const mixed = viewOrder(someOrder({ items: [someItem(), someItem({ id: "2", bundle })] }));
    const ordered = withUsual(mixed, usualRows(differences, products)).lines.map((line) => line.ordered);
    expect(ordered).toEqual([8, 10, 3]);
  });
});
