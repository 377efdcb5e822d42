import { type CartId, toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test } from "vitest";
import { forgetSentTotal, lowerSentTotal, rememberSentTotal } from "./sent-total.ts";

const cart = (total: number, { id = "c1", version = 4 } = {}) => ({
  id: toId<CartId>(id),
  answer: { version },
  quote: { totals: { grandTotalMinor: toMinor(total) } },
});

describe("C12 the total that was sent", () => {
  afterEach(() => storage.clearForSignOut());

  test.each([
    ["costs more now", cart(12_000), 10_000],
    ["costs the same", cart(10_000), undefined],
    ["costs less, which passes by itself", cart(9_000), undefined],
    ["holds something else now", cart(12_000, { version: 5 }), undefined],
    ["is another cart", cart(12_000, { id: "c2" }), undefined],
  ])("C12 is told after a reload where the cart %s", (_what, now, told) => {
    rememberSentTotal(cart(10_000), toMinor(10_000));
    expect(lowerSentTotal(now)).toBe(told);
  });

  test("C12 is told no more once a higher one was accepted, or the cart is an order", () => {
    rememberSentTotal(cart(10_000), toMinor(10_000));
    rememberSentTotal(cart(10_000), toMinor(12_000));
    expect(lowerSentTotal(cart(12_000))).toBeUndefined();
    forgetSentTotal();
    expect(lowerSentTotal(cart(13_000))).toBeUndefined();
  });

  test("SESSION-10 goes with the person who signs out", () => {
    rememberSentTotal(cart(10_000), toMinor(10_000));
    storage.clearForSignOut();
    expect(lowerSentTotal(cart(12_000))).toBeUndefined();
  });
});
