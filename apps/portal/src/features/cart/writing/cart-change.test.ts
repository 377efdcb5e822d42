import { describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { changeBetween } from "./cart-change.ts";

const line = (sku: string, packages: number) => ({
  uid: sku,
  version: 0,
  product: someProduct({ sku }),
  number_of_packages: packages,
});
const cart = (lines: Readonly<Record<string, number>>, head: object = {}) =>
  ({
    id: "1",
    delivery_date: "2026-11-26",
    ...head,
    itemsV2: { items: Object.entries(lines).map(([sku, packages]) => line(sku, packages)) },
  }) as unknown as CartAnswer;

const before = cart({ a: 3, b: 1 });

describe("C21 what somebody else made of the cart", () => {
  test.each([
    ["nothing that anybody sees", before, undefined],
    ["another number", cart({ a: 5, b: 1 }), "line-set"],
    ["a new line", cart({ a: 3, b: 1, c: 2 }), "line-added"],
    ["a line less", cart({ a: 3 }), "line-removed"],
    ["several lines", cart({ a: 4, c: 1 }), "lines"],
    ["another day", cart({ a: 3, b: 1 }, { delivery_date: "2026-11-27" }), "delivery"],
    ["a note", cart({ a: 3, b: 1 }, { note_for_driver: "Zvoňte" }), "notes"],
    ["empties", cart({ a: 3, b: 1 }, { empties_plan: { units: 4 } }), "empties"],
    ["another cart", cart({}, { id: "2" }), "gone"],
  ])("C21 %s", (_what, after, kind) => {
    expect(changeBetween(before, after)?.kind).toBe(kind);
  });

  test("C21 an empty cart that another one follows is no news", () => {
    expect(changeBetween(cart({}), cart({}, { id: "2" }))).toBeUndefined();
  });

  test("C21 the number that stands there now is told", () => {
    expect(changeBetween(before, cart({ a: 5, b: 1 }))).toMatchObject({
      product: { sku: "a" },
      amounts: { packages: 5 },
    });
    expect(changeBetween(before, cart({ a: 4, c: 1 }))).toEqual({ kind: "lines", count: 3 });
  });
});
