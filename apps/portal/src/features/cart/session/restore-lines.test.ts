import { describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { type CartAnswer, type CartLineAnswer, linesOf } from "../reading/cart-answer.ts";
import { applyWanted, withLineAt } from "./apply-wanted.ts";
import { createCartMemory } from "./cart-memory.ts";
import type { CartTold } from "./cart-told.ts";
import { isRestored, undoneRemovals } from "./restore-lines.ts";
import type { WantedLine } from "./wanted-line.ts";

const boxes = (packages: number) => ({ packages, layers: 0, pallets: 0 });
const undo = (sku: string, packages = 3): WantedLine => ({
  sku,
  product: someProduct({ sku }),
  amounts: boxes(packages),
  isUndo: true,
});
const line = (sku: string) =>
  ({ uid: `u-${sku}`, version: 2, product: someProduct({ sku }), number_of_packages: 3 }) as CartLineAnswer;
const cart = (...skus: string[]) =>
  ({ id: "c1", version: 1, itemsV2: { items: skus.map(line) } }) as CartAnswer;
const skusOf = (of: CartAnswer) => linesOf(of).map(({ product }) => product.sku);

describe("CART-07 what takes a removal back", () => {
  test("CART-07 is an undo of a line that is gone or was added anew", () => {
    const memory = createCartMemory();
    memory.lines.learn([line("a"), line("d")]);
    memory.removals.set("d", { token: "t2", uid: "an older line" });
    memory.removals.set("b", { token: "t", uid: "u-b" });
    memory.removals.set("a", { token: "t", uid: "u-a" });
    const found = undoneRemovals(memory, [
      undo("a"),
      undo("b"),
      undo("c"),
      undo("b", 0),
      { ...undo("b"), isUndo: false },
    ]);
    expect([...found].map(([token, lines]) => [token, lines.map(({ sku }) => sku)])).toEqual([["t", ["b"]]]);
  });

  test("CART-07 is done when the line is back as wanted, or is said not to come back", () => {
    const told = { changed: [line("a")], refusals: [{ message: "x", sku: "b" }] } as unknown as CartTold;
    expect([undo("a"), undo("b"), undo("a", 7), undo("c")].map((one) => isRestored(one, told))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("CART-07 a line that is shown again", () => {
  test.each([
    ["in the middle", cart("a", "c"), ["a", "b", "c"]],
    ["first, when nothing before it is left", cart("c"), ["b", "c"]],
    ["before what was added meanwhile", cart("a", "c", "x"), ["a", "b", "c", "x"]],
    ["in an empty cart", cart(), ["b"]],
    ["where it stands already", cart("c", "b"), ["c", "b"]],
  ])("CART-07 stands where it stood: %s", (_where, now, expected) => {
    expect(skusOf(applyWanted(withLineAt(now, cart("a", "b", "c"), "b"), undo("b")))).toEqual(expected);
  });
});
