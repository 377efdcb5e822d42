import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLine, emptyCart, MAX_PER_UNIT } from "../cart/cart.ts";
import type { CartFacts } from "../cart/quote.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCartFacts, anyGoods, anyPrices, KEG, line, FRIDAY_MORNING as now } from "../testing/builders.ts";
import { mergeOrder } from "./merge-order.ts";
import { type PastLine, reviewReorder } from "./reorder.ts";

const crate = anyGoods();
const keg = anyGoods({ sku: toId<Sku>("100112"), packaging: KEG });
const gone = anyGoods({ sku: toId<Sku>("100107"), sellableTo: toLocalDate("2026-11-01") });
const facts = anyCartFacts([
  [crate, anyPrices(22_100)],
  [keg, anyPrices(138_500)],
  [gone, anyPrices(9900)],
]);
const limitedTo = (boxes: number) => ({ ...facts, boxesLeft: new Map([[crate.sku, boxes]]) });

/** The cart of one visit is merged into that of another. */
function merged(other: readonly CartLine[], present: readonly CartLine[], given: CartFacts = facts) {
  const cart = { ...emptyCart(toId<CartId>("cart-1")), lines: present };
  const past = other.map((one): PastLine => {
    const product = given.products.get(one.sku);
    return { ...one, boxes: product ? boxesOf(one, product.packaging) : 0, unitMinor: null };
  });
  const review = reviewReorder({ currency: "CZK", lines: past }, { cart, facts: given, now });
  return mergeOrder(review, { cart, facts: given });
}
const told = (outcome: ReturnType<typeof merged>) =>
  outcome.notices.map(({ line: { sku }, refusal, boxes }) => [sku, refusal.kind, boxes.asked, boxes.taken]);

describe("C6 two carts that become one", () => {
  it("C6 all of it goes in where all of it may, and nothing is told", () => {
    const outcome = merged(
      [line("100101", { layers: 1 }), line("100112", { packages: 2 })],
      [line("100101", { packages: 3 })],
    );
    expect(outcome.cart.lines).toEqual([
      line("100101", { packages: 3, layers: 1 }),
      line("100112", { packages: 2 }),
    ]);
    expect(outcome.notices).toEqual([]);
  });

  it.each([
    ["a part of what is wanted", 10, 4, 6, 6],
    ["the last box", 5, 4, 6, 1],
    ["nothing, when it is used up already", 4, 4, 6, 0],
    ["nothing, when there is more than may be", 3, 4, 6, 0],
  ])("C6 OP-88 of limited goods it takes %s", (_, limit, present, asked, taken) => {
    const outcome = merged(
      [line("100101", { packages: asked })],
      [line("100101", { packages: present })],
      limitedTo(limit),
    );
    expect(outcome.cart.lines).toEqual([line("100101", { packages: present + taken })]);
    expect(outcome.notices.map(({ boxes }) => boxes)).toEqual(taken === asked ? [] : [{ asked, taken }]);
  });

  it("C6 what comes to more than a line holds is filled up, and told in boxes of both", () => {
    const outcome = merged([line("100101", { pallets: 5 })], [line("100101", { pallets: MAX_PER_UNIT - 2 })]);
    expect(outcome.cart.lines).toEqual([line("100101", { pallets: MAX_PER_UNIT })]);
    expect(told(outcome)).toEqual([["100101", "quantity-too-large", 200, 80]]);
  });

  it("C6 goods that cannot be had are told, with what was wanted of them, and block nothing else", () => {
    const outcome = merged(
      [
        line("100107", { layers: 2 }),
        line("999999", { packages: 3, pallets: 1 }),
        line("100112", { packages: 1 }),
      ],
      [],
    );
    expect(outcome.cart.lines).toEqual([line("100112", { packages: 1 })]);
    expect(told(outcome)).toEqual([
      ["100107", "no-longer-sold", 16, 0],
      ["999999", "product-unknown", 4, 0],
    ]);
  });

  it("C6 of one product named twice the second is clamped to what the first has left", () => {
    const outcome = merged(
      [line("100101", { packages: MAX_PER_UNIT - 1 }), line("100101", { packages: 5 })],
      [],
    );
    expect(outcome.notices).toHaveLength(1);
    expect(outcome.cart.lines[0]?.packages).toBeLessThanOrEqual(MAX_PER_UNIT);
  });

  it("C6 whatever is merged, no line ends above its limit and none is lost without a word", () => {
    const amounts = fc.record({ packages: fc.nat(40), layers: fc.nat(6), pallets: fc.nat(3) });
    fc.assert(
      fc.property(amounts, amounts, fc.nat(200), (wanted, there, limit) => {
        const [asked, present] = [line("100101", wanted), line("100101", there)];
        fc.pre(boxesOf(wanted, crate.packaging) > 0);
        const outcome = merged([asked], [present], limitedTo(limit));
        const [before, after] = [present, outcome.cart.lines[0] ?? present].map((one) =>
          boxesOf(one, crate.packaging),
        );
        const [notice] = outcome.notices;
        const gained = (after ?? 0) - (before ?? 0);
        expect(after).toBeLessThanOrEqual(Math.max(limit, before ?? 0));
        expect(gained).toBe(notice ? notice.boxes.taken : boxesOf(wanted, crate.packaging));
        if (notice) expect(notice.boxes).toEqual({ asked: boxesOf(wanted, crate.packaging), taken: gained });
        expect(gained).toBe(Math.min(boxesOf(wanted, crate.packaging), Math.max(0, limit - (before ?? 0))));
      }),
    );
  });
});
