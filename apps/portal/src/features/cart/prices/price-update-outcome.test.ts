import type { BundlePart } from "@vycep/domain/bundles/bundle";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { storage } from "@vycep/shell/storage/storage";
import { describe, expect, it, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { hasOtherPrices, outcomeOf } from "./price-update-outcome.ts";
import { keepSeen, readSeen, unseenChanges, withShown } from "./seen-prices.ts";

const answer = {
  success: true,
  can_proceed: true,
  status_message: null,
  delivery_date_expired: false,
  next_date: null,
};

test.each([
  ["PRICE-05", {}, { kind: "updated" }],
  ["PRICE-06 OP-22", { success: false }, { kind: "failed" }],
  [
    "OP-22",
    { can_proceed: false, status_message: "Blokováno" },
    { kind: "cannot-proceed", message: "Blokováno" },
  ],
  [
    "OP-22 B1",
    { can_proceed: false, delivery_date_expired: true, next_date: "2026-11-30", status_message: "Pozdě" },
    { kind: "expired", message: "Pozdě", nextDay: "2026-11-30" },
  ],
  [
    "OP-22",
    { can_proceed: false, delivery_date_expired: true },
    { kind: "expired", message: "", nextDay: undefined },
  ],
])("%s the answer with %j means %j", (_, said, expected) => {
  expect(outcomeOf({ ...answer, ...said })).toEqual(expected);
});

const sku = toId<Sku>("100112");
const other = toId<Sku>("100101");
const line = (of: Sku, unit: number, boxes = 3, parts?: readonly BundlePart[]) => ({
  sku: of,
  parts,
  product: someProduct({ name: "Lipovrch 10 světlé výčepní, sud KEG 50 l" }),
  quoted: { unitMinor: toMinor(unit), boxes, netMinor: toMinor(unit * boxes) },
});

describe("PRICE-04 whether the cart has to be read again", () => {
  const shown = { lines: [line(sku, 164_900)] } as unknown as Parameters<typeof hasOtherPrices>[0];
  test.each([
    ["the same price", [{ sku, price: { value: 1649 } }], false],
    ["another price", [{ sku, price: { value: 1600 } }], true],
    ["another line", [{ sku: other, price: { value: 1649 } }], true],
    ["no line", [], true],
  ])("with %s", (_, items, expected) => {
    expect(hasOtherPrices(shown, { order_items: items })).toBe(expected);
  });
});

describe("C12 prices that changed since they were shown", () => {
  const shown = withShown(new Map(), [line(sku, 164_900)]);

  it("are told at today's quantity", () => {
    expect(unseenChanges(shown, [line(sku, 170_000, 4)])).toMatchObject([
      { sku, seenMinor: 4 * 164_900, nowMinor: 4 * 170_000 },
    ]);
  });

  it("are told until they are read, also when the page is drawn again", () => {
    const later = withShown(shown, [line(sku, 170_000)]);
    expect(unseenChanges(later, [line(sku, 170_000)])).toHaveLength(1);
    expect(unseenChanges(withShown(new Map(), [line(sku, 170_000)]), [line(sku, 170_000)])).toEqual([]);
  });

  test.each([
    ["a quantity alone", line(sku, 164_900, 9)],
    ["a new line", line(other, 22_100)],
    ["a package filled anew", line(sku, 1, 1, [{ sku: other, boxes: 1 }])],
  ])("%s is no change of a price", (_, now) => {
    expect(unseenChanges(shown, [now])).toEqual([]);
  });

  it("are known to the next page, also what a package held, and gone with the person who signs out", () => {
    const prices = withShown(shown, [line(sku, 170_000), line(other, 9_000, 1, [{ sku, boxes: 4 }])]);
    keepSeen({ cartId: "c1", prices });
    expect(readSeen()).toEqual({ cartId: "c1", prices });
    storage.clearForSignOut();
    expect(readSeen()).toBeUndefined();
  });

  it("a line that was taken out is forgotten", () => {
    expect(withShown(shown, []).size).toBe(0);
  });
});
