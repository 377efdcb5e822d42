import { NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { describe, expect, it, test } from "vitest";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { someProduct } from "../../../testing/some-product.ts";
import { viewOrder } from "../detail/order-view.ts";
import { ordersWithGoods } from "../home/use-last-order.ts";
import { overloadOf } from "./reorder-load.ts";
import { countChanges, goodsInstead, previewReorder } from "./reorder-preview.ts";

/** The preview of ten kegs (a layer of six and four more) against what the catalogue says of them today. */
function preview(product: ProductRow | undefined, item = someItem()) {
  const order = viewOrder(someOrder({ items: [item] }));
  return previewReorder(order, new Map(product ? [["100112", product]] : []));
}

describe("the preview of a repeated order", () => {
  it("C2 what is sold at the same price comes as it was entered", () => {
    const { same, changed, refused, netMinor } = preview(someProduct());
    expect(same).toMatchObject([{ amounts: { packages: 4, layers: 1, pallets: 0 }, boxes: 10 }]);
    expect([changed, refused]).toEqual([[], []]);
    expect(netMinor).toBe(1_649_000);
  });

  test.each([
    ["rose", 1700],
    ["fell", 1500],
  ])("C2 a price that %s is told with both prices, and the new one counts", (_, price) => {
    const { changed, netMinor } = preview(someProduct({ your_price: price }));
    expect(changed[0]?.changes).toEqual([{ kind: "price", beforeMinor: 164_900, nowMinor: price * 100 }]);
    expect(netMinor).toBe(price * 1000);
  });

  test.each([
    ["is no longer in the catalogue", undefined, "gone"],
    [
      "is not sold here and now",
      someProduct({ saleability: { sellable: false, next_date: null, reason: "no-longer-sold" } }),
      "not-sold",
    ],
    ["has no price", someProduct({ your_price: null }), "not-sold"],
    [
      "comes in no unit that the method carries",
      someProduct({ cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: false } }),
      "no-unit",
    ],
  ] as const)("C2 HISTORY-05 OP-21 what %s cannot be added, and says why", (_, product, reason) => {
    const { refused, addable, netMinor } = preview(product);
    expect(refused).toMatchObject([{ reason }]);
    expect(addable).toEqual([]);
    expect(netMinor).toBe(0);
  });

  it("C2 OP-147 by truck in whole layers only: the most that fits, and the change is told", () => {
    const byTruck = someProduct({
      cart_fields: { packaging_cart: false, layer_cart: true, pallets_cart: true },
    });
    const { changed } = preview(byTruck);
    expect(changed).toMatchObject([
      {
        amounts: { packages: 0, layers: 1, pallets: 0 },
        boxes: 6,
        changes: [{ kind: "quantity", beforeBoxes: 10, nowBoxes: 6 }],
      },
    ]);
  });

  it("C2 at least one of the smallest unit, even when less was ordered", () => {
    const onPallets = someProduct({
      cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: true },
    });
    expect(preview(onPallets).changed).toMatchObject([
      { amounts: { packages: 0, layers: 0, pallets: 1 }, boxes: 24 },
    ]);
  });

  it("OP-84 the same boxes where the packaging has changed since are no change to the customer", () => {
    const { same } = preview(someProduct({ number_of_products_on_layer: 5, number_of_items_on_pallet: 20 }));
    expect(same).toMatchObject([{ amounts: { packages: 0, layers: 2, pallets: 0 }, boxes: 10 }]);
  });

  it("asks again for what was ordered, not for what came of it", () => {
    const came = someItem({ quantity_confirmed: 8, quantity_shipped: 8 });
    expect(preview(someProduct(), came).same).toMatchObject([{ boxes: 10 }]);
  });

  it("does not compare prices of two currencies", () => {
    const { same, currency } = preview(someProduct({ currency: "EUR", your_price: 66 }));
    expect(same).toHaveLength(1);
    expect(currency).toBe("EUR");
  });
});

describe("the order to repeat", () => {
  const row = (orderNumber: string, method: string, said: { state?: string; lines?: number } = {}) => ({
    orderNumber,
    customerOrderNumber: "",
    createdAt: "2026-11-18T12:00:00",
    deliveryDate: "2026-11-19",
    shipToId: "500101",
    shipToName: "Restaurace U Modré hvězdy",
    method,
    documentCode: "YDOR",
    status: "delivered",
    state: "delivered",
    deliveryStatus: "DELIVERED",
    currency: "CZK" as const,
    net: 100,
    total: 121,
    priceState: "firm" as const,
    orderedTotal: null,
    aboveLimit: null,
    lines: 2,
    ...said,
  });

  test.each([
    ["the newest of the goods that the method carries", "selfpickup_selfpickup", "standard"],
    ["a tank order for the tank", "tank_tank", "tank"],
    ["the newest of all where the method carries other goods", "unfiltered_unfiltered", "tank"],
    ["the newest of all without a method", undefined, "tank"],
  ] as const)("HISTORY-03 is %s", (_, method, expected) => {
    const rows = [
      row("empties", "emptiespickup_emptiespickup"),
      row("cancelled", "selfpickup_selfpickup", { state: "cancelled" }),
      row("hollow", "selfpickup_selfpickup", { lines: 0 }),
      row("tank", "tank_tank"),
      row("standard", "selfpickup_selfpickup"),
      row("older", "selfpickup_selfpickup"),
    ];
    expect(ordersWithGoods(rows, method)[0]?.orderNumber).toBe(expected);
  });

  it("is none where only empties were collected", () => {
    expect(ordersWithGoods([row("empties", "emptiespickup_emptiespickup")], "tank_tank")).toEqual([]);
  });
});

describe("what is said before anything is put into the cart", () => {
  it("C2 counts what is dearer, what is cheaper and what comes in another amount", () => {
    expect(countChanges(preview(someProduct({ your_price: 1700 })))).toEqual({
      rose: 1,
      fell: 0,
      amounts: 0,
    });
    expect(countChanges(preview(someProduct({ your_price: 1500 })))).toEqual({
      rose: 0,
      fell: 1,
      amounts: 0,
    });
    const layersOnly = someProduct({
      cart_fields: { packaging_cart: false, layer_cart: true, pallets_cart: true },
    });
    expect(countChanges(preview(layersOnly))).toEqual({ rose: 0, fell: 0, amounts: 1 });
    expect(countChanges(preview(someProduct()))).toEqual({ rose: 0, fell: 0, amounts: 0 });
  });

  test.each([
    ["more pallets than fit", { maxPallets: 0.4 }, { of: "pallets", taken: 0.417, most: 0.4 }],
    ["too heavy", { maxKg: 629 }, { of: "kilograms", taken: 630, most: 629 }],
    ["more litres than the tanks hold", { maxLitres: 499 }, { of: "litres", taken: 500, most: 499 }],
    ["exactly as much as may be", { maxKg: 630, maxLitres: 500 }, undefined],
    ["no limit", {}, undefined],
  ] as const)("CART-17 ten kegs: %s", (_, limits, overload) => {
    const method = "freeshipping_freeshipping";
    expect(overloadOf(preview(someProduct()), { method, limits: { ...NO_LIMITS, ...limits } })).toEqual(
      overload,
    );
  });
});

describe("other goods instead of some that cannot be had", () => {
  it("D06 come in as many boxes, in the units in which they are ordered, at today's price", () => {
    expect(goodsInstead(someProduct(), 8)).toMatchObject({
      sku: "100112",
      amounts: { packages: 8, layers: 0, pallets: 0 },
      boxes: 8,
      netMinor: 1_319_200,
    });
    const byTruck = someProduct({
      cart_fields: { packaging_cart: false, layer_cart: true, pallets_cart: true },
    });
    expect(goodsInstead(byTruck, 8)).toMatchObject({
      amounts: { packages: 0, layers: 1, pallets: 0 },
      boxes: 6,
      netMinor: 989_400,
    });
  });

  test.each([
    ["come in no unit", { cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: false } }],
    ["have no price", { your_price: null }],
  ])("D06 are not offered when they %s", (_, said) => {
    expect(goodsInstead(someProduct(said), 8)).toBeUndefined();
  });
});
