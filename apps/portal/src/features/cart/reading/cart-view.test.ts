import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { applyWanted } from "../session/apply-wanted.ts";
import { type CartAnswer, linesOf, withLines } from "./cart-answer.ts";
import { viewCart } from "./cart-view.ts";

const context = { now: { date: toLocalDate("2026-11-20"), minutes: 581 } };
const wanted = (sku: string, packages: number, said = {}) => ({
  sku,
  product: someProduct({ sku, ...said }),
  amounts: { packages, layers: 0, pallets: 0 },
});
const cart = [wanted("100112", 3), wanted("100212", 2), wanted("100101", 1, { is_tank: true })].reduce(
  applyWanted,
  {
    id: "1",
    ship_to_id: "500101",
    delivery_method: "selfpickup_selfpickup",
    delivery_date: "2026-11-26",
    itemsV2: { items: [] },
  } as unknown as CartAnswer,
);

describe("C7 a line that has not changed stays the same object, so that it is not drawn again", () => {
  const [first, second, third] = viewCart(cart, context).lines;

  test("another amount in one line leaves the others, with their problems", () => {
    const after = viewCart(applyWanted(cart, wanted("100112", 5)), context).lines;
    expect(third?.quoted.problems).not.toEqual([]);
    expect(after.map((line, index) => line === [first, second, third][index])).toEqual([false, true, true]);
    expect(after[0]?.quoted.netMinor).toBe(5 * 164_900);
  });

  test("another price, another promo and a new problem are seen", () => {
    const [line] = linesOf(cart);
    for (const said of [
      { your_price: 1700 },
      { price_range: { minimum_price: { regular_price: { value: 1900 } } } },
      { is_tank: true },
    ]) {
      const changed = withLines(cart, [
        { ...line, product: someProduct({ sku: "100112", ...said }) } as typeof line & object,
        ...linesOf(cart).slice(1),
      ]);
      const [seen, ...others] = viewCart(changed, context).lines;
      expect(seen).not.toBe(first);
      expect(others).toEqual([second, third]);
    }
  });

  test("the same line on another day is judged anew", () => {
    const [judged] = viewCart({ ...cart, delivery_method: "tank_tank" }, context).lines;
    expect(judged?.quoted.problems).not.toEqual([]);
    expect(first?.quoted.problems).toEqual([]);
  });
});
