import { describe, expect, test } from "vitest";
import { someRefusal } from "../../testing/some-sending.ts";
import { orderLoad } from "./order-load.ts";
import { type WayOut, wayOutOf } from "./refusal-way-out.ts";
import type { PlacedOrder } from "./use-placed-order.ts";

describe("C12 B1 the way out of each refusal", () => {
  test.each<[Parameters<typeof someRefusal>[0], WayOut]>([
    [
      { code: "PRICE_CHANGED", total: 120 },
      { kind: "accept-total", total: 120 },
    ],
    [
      { code: "PRICE_CHANGED", total: null },
      { kind: "go", to: "contents" },
    ],
    [{ code: "CART_CHANGED" }, { kind: "send-again" }],
    [{ reason: "limit-below-total" }, { kind: "set-limit" }],
    [
      { reason: "day-closed", next_date: "2026-11-30" },
      { kind: "take-day", day: "2026-11-30" },
    ],
    [
      { reason: "day-closed", next_date: null },
      { kind: "go", to: "delivery" },
    ],
    [{ reason: "no-ship-to" }, { kind: "go", to: "delivery" }],
    [{ reason: "ship-to-suspended" }, { kind: "go", to: "delivery" }],
    [{ reason: "no-method" }, { kind: "go", to: "delivery" }],
    [{ reason: "no-date" }, { kind: "go", to: "delivery" }],
    [{ reason: "cart-empty" }, { kind: "go", to: "catalogue" }],
    [{ reason: "min-price-not-reached" }, { kind: "go", to: "contents" }],
    [{ reason: "of-a-newer-server" }, { kind: "go", to: "contents" }],
    [{}, { kind: "go", to: "contents" }],
  ])("%j", (refusal, way) => {
    expect(wayOutOf(someRefusal(refusal))).toEqual(way);
  });
});

describe("what is on the vehicle", () => {
  const order = (parts: Partial<PlacedOrder>) =>
    ({ total_weight: 630, shipping_method: null, ...parts }) as PlacedOrder;
  const limitsOf = (maxPallets: number | null) => ({
    limitsOf: () => ({
      minPallets: null,
      maxPallets,
      minKg: null,
      maxKg: null,
      orderValueMinor: null,
      minLitres: null,
      maxLitres: null,
    }),
  });

  test("an order without pallets is not drawn", () => {
    expect(orderLoad(undefined, limitsOf(6))).toBeUndefined();
    expect(orderLoad(order({ total_pallets: 0 }), limitsOf(6))).toBeUndefined();
    expect(orderLoad(order({ total_pallets: null }), limitsOf(6))).toBeUndefined();
  });

  test("as many places as the method allows; where that is not known, as many as it takes", () => {
    const van = order({ total_pallets: 2.4, shipping_method: "selfpickup_selfpickup" });
    expect(orderLoad(van, limitsOf(6))).toEqual({ places: 6, pallets: 2.4, kilograms: 630 });
    expect(orderLoad(van, limitsOf(null))?.places).toBe(3);
    expect(orderLoad(order({ total_pallets: 0.2 }), limitsOf(6))?.places).toBe(1);
  });
});
