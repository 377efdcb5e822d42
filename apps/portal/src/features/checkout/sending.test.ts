import { type CartId, toId } from "@vycep/domain/kernel/ids";
import { storage } from "@vycep/shell/storage/storage";
import { describe, expect, it, test, vi } from "vitest";
import { checkoutKeys } from "./checkout-keys.ts";
import { forgetOrder, rememberOrder, unansweredOrder } from "./order-key.ts";
import { wayOutOf } from "./refusal-way-out.ts";

const order = {
  cartId: toId<CartId>("c1"),
  cartVersion: "7",
  expectedTotal: "93396.22",
  expectedLines: "100101=2210.00 100112=6300.00",
  noteForDriver: "",
  customerOrderNumber: "PO-1",
  priceLimit: "",
};

describe("C9 the key of an order", () => {
  const keys = () => vi.fn<() => string>().mockReturnValueOnce("first").mockReturnValueOnce("second");

  it("stays the same for a cart until the server has answered", () => {
    const makeKey = keys();
    expect(rememberOrder(order, makeKey).key).toBe("first");
    expect(rememberOrder({ ...order, expectedTotal: "94000.00" }, makeKey).key).toBe("first");
    expect(unansweredOrder()).toEqual({ ...order, expectedTotal: "94000.00", key: "first" });
    forgetOrder();
    expect(unansweredOrder()).toBeUndefined();
    expect(rememberOrder(order, makeKey).key).toBe("second");
    forgetOrder();
  });

  it("is another one for another cart", () => {
    const makeKey = keys();
    rememberOrder(order, makeKey);
    expect(rememberOrder({ ...order, cartId: toId<CartId>("c2") }, makeKey).key).toBe("second");
    forgetOrder();
  });

  it("counts something else in the storage as nothing", () => {
    storage.write(checkoutKeys.sentOrder, { key: "k" });
    expect(unansweredOrder()).toBeUndefined();
    forgetOrder();
  });
});

test.each([
  [
    { code: "PRICE_CHANGED", reason: "price-changed", total: 120.5 },
    { kind: "accept-total", total: 120.5 },
  ],
  [{ code: "CART_CHANGED", reason: "cart-changed" }, { kind: "send-again" }],
  [
    { reason: "day-closed", next_date: "2026-11-26" },
    { kind: "take-day", day: "2026-11-26" },
  ],
  [{ reason: "day-closed" }, { kind: "go", to: "delivery" }],
  [{ reason: "limit-below-total", total: 120.5 }, { kind: "set-limit" }],
  [{ reason: "ship-to-suspended" }, { kind: "go", to: "delivery" }],
  [{ reason: "min-pallets-not-reached" }, { kind: "go", to: "contents" }],
  [
    { reason: "no-longer-sold", sku: "100101" },
    { kind: "go", to: "contents" },
  ],
  [{ reason: "cart-empty" }, { kind: "go", to: "catalogue" }],
  [{ reason: null }, { kind: "go", to: "contents" }],
] as const)(
  "CHECKOUT-12, ERROR-58, C12, B1 the refusal %j in the list of errors has a way out",
  (said, expected) => {
    const refusal = { message: "", sku: null, next_date: null, total: null, changed_lines: [], ...said };
    expect(wayOutOf({ code: "UNABLE_TO_PLACE_ORDER" as const, ...refusal })).toEqual(expected);
  },
);
