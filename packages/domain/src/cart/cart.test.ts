import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type CartId, toId } from "../kernel/ids.ts";
import { line } from "../testing/builders.ts";
import { addLines, type Cart, emptyCart, MAX_LINES, MAX_PER_UNIT } from "./cart.ts";

const empty = emptyCart(toId<CartId>("cart-1"));
const cartOf = (...lines: Cart["lines"]): Cart => ({ ...empty, lines });
const crate = line("100101", { packages: 1, layers: 2 });
const keg = line("100112", { pallets: 1 });

describe("adding", () => {
  it("CART-04 begins empty", () => {
    expect(empty.lines).toEqual([]);
  });

  it("CART-05 puts a new product at the end", () => {
    expect(addLines(cartOf(crate), [keg])).toEqual({ cart: cartOf(crate, keg), rejected: [] });
  });

  it("CART-05 adds to the line that is there, unit by unit, and leaves it in its place", () => {
    const more = line("100101", { packages: 3, pallets: 1 });
    expect(addLines(cartOf(crate, keg), [more])).toEqual({
      cart: cartOf(line("100101", { packages: 4, layers: 2, pallets: 1 }), keg),
      rejected: [],
    });
  });

  test.each([
    ["zero", {}, { kind: "quantity-zero" }],
    ["negative", { packages: -1, layers: 2 }, { kind: "quantity-negative" }],
    ["fractional", { layers: 0.5 }, { kind: "quantity-not-whole" }],
    ["not a number", { pallets: Number.NaN }, { kind: "quantity-not-whole" }],
    ["infinite", { pallets: Number.POSITIVE_INFINITY }, { kind: "quantity-not-whole" }],
    ["huge", { packages: MAX_PER_UNIT + 1 }, { kind: "quantity-too-large", max: 9999 }],
  ])("CART-20 refuses %s quantities", (_, said, refusal) => {
    expect(addLines(empty, [line("100101", said)])).toEqual({
      cart: empty,
      rejected: [{ index: 0, refusal: { ...refusal, sku: "100101" } }],
    });
  });

  it("CART-20 refuses what becomes too large together", () => {
    const most = cartOf(line("100101", { packages: MAX_PER_UNIT }));
    expect(addLines(most, [line("100101", { packages: 1 })]).rejected).toMatchObject([
      { refusal: { kind: "quantity-too-large" } },
    ]);
    expect(addLines(most, [line("100101", { layers: 1 })]).rejected).toEqual([]);
  });

  it("C1 good lines go in, each bad one comes back with its place", () => {
    const { cart, rejected } = addLines(empty, [crate, line("1", { packages: -1 }), keg, line("2"), crate]);
    expect(cart.lines).toEqual([line("100101", { packages: 2, layers: 4 }), keg]);
    expect(rejected).toEqual([
      { index: 1, refusal: { kind: "quantity-negative", sku: "1" } },
      { index: 3, refusal: { kind: "quantity-zero", sku: "2" } },
    ]);
  });

  it("C17 takes as many products as an import may bring, and not one more", () => {
    const many = Array.from({ length: MAX_LINES + 1 }, (_, index) => line(`sku-${index}`, { packages: 1 }));
    const { cart, rejected } = addLines(empty, many);
    expect(cart.lines).toHaveLength(MAX_LINES);
    expect(rejected).toEqual([
      { index: MAX_LINES, refusal: { kind: "cart-full", sku: `sku-${MAX_LINES}`, max: MAX_LINES } },
    ]);
    expect(addLines(cart, [line("sku-0", { packages: 1 })]).rejected).toEqual([]);
  });
});

it("CART-05 whatever is added: one line per product, whole numbers within bounds, nothing lost", () => {
  const amount = fc.oneof(fc.integer({ min: -2, max: 12_000 }), fc.double({ min: 0, max: 5 }));
  const anyLine = fc
    .record({ sku: fc.constantFrom("a", "b", "c", "d"), packages: amount, layers: amount, pallets: amount })
    .map(({ sku, ...amounts }) => line(sku, amounts));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
      const { cart, rejected } = addLines(empty, lines);
      expect(new Set(cart.lines.map((one) => one.sku)).size).toBe(cart.lines.length);
      const out = new Set(rejected.map((one) => one.index));
      const sum = (all: Cart["lines"]) =>
        all.reduce((total, one) => total + one.packages + one.layers + one.pallets, 0);
      expect(sum(cart.lines)).toBe(sum(lines.filter((_, index) => !out.has(index))));
      for (const { packages, layers, pallets } of cart.lines) {
        expect(
          [packages, layers, pallets].every(
            (one) => Number.isInteger(one) && one >= 0 && one <= MAX_PER_UNIT,
          ),
        ).toBe(true);
      }
    }),
  );
});
