import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyCart, MAX_PER_UNIT } from "../cart/cart.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyCartFacts,
  anyGoods,
  anyPrices,
  anyTankBeer,
  KEG,
  line,
  FRIDAY_MORNING as now,
  type Shelf,
} from "../testing/builders.ts";
import {
  countReview,
  type Instead,
  judgeReorder,
  type PastLine,
  type PastOrder,
  replacementFor,
  reviewReorder,
} from "./reorder.ts";

const crate = anyGoods();
const keg = anyGoods({ sku: toId<Sku>("100112"), packaging: KEG });
const gone = anyGoods({ sku: toId<Sku>("100107"), sellableTo: toLocalDate("2026-11-01") });
const shelf: Shelf = [
  [crate, anyPrices(22_100)],
  [keg, anyPrices(138_500)],
  [gone, anyPrices(9900)],
];
const facts = anyCartFacts(shelf);
const empty = emptyCart(toId<CartId>("cart-1"));

function past(sku: string, said: Partial<PastLine> = {}): PastLine {
  return { ...line(sku, { packages: 2 }), boxes: 2, unitMinor: toMinor(22_100), ...said };
}
const order = (...lines: PastLine[]): PastOrder => ({ currency: "CZK", lines });
const review = (past: PastOrder, cart = empty) => reviewReorder(past, { cart, facts, now });

describe("an order that is to be had again", () => {
  it("D06 is addable as it was when nothing has changed", () => {
    const seen = review(order(past("100101")));
    expect(seen.lines).toMatchObject([{ kind: "addable", changes: [], boxes: 2, unitMinor: 22_100 }]);
    expect(seen.cart.lines).toEqual([line("100101", { packages: 2 })]);
  });

  it.each([
    ["the price of a box", past("100101", { unitMinor: toMinor(20_000) }), ["price"]],
    ["a price where there was none", past("100101", { unitMinor: null }), ["price"]],
    ["how many boxes it comes to", past("100101", { boxes: 3 }), ["pack"]],
    ["both", past("100101", { boxes: 3, unitMinor: toMinor(1) }), ["price", "pack"]],
  ])("C2 tells what changed: %s", (_what, was, changes) => {
    expect(review(order(was)).lines).toMatchObject([{ kind: "addable", changes }]);
  });

  it("C2 a price in another currency is another price", () => {
    const seen = review({ currency: "EUR", lines: [past("100101")] });
    expect(seen.lines).toMatchObject([{ kind: "addable", changes: ["price"] }]);
  });

  it.each([
    ["an unknown product", past("999999"), "product-unknown"],
    ["one that is sold no more", past("100107"), "no-longer-sold"],
    [
      "too much together with what is there",
      past("100101", { packages: MAX_PER_UNIT }),
      "quantity-too-large",
    ],
  ])("C1 names what cannot be had and leaves the rest: %s", (_what, was, kind) => {
    const cart = { ...empty, lines: [line("100101", { packages: 1 })] };
    const seen = review(order(past("100112", { unitMinor: toMinor(138_500) }), was), cart);
    expect(seen.lines).toMatchObject([{ kind: "addable" }, { kind: "not-addable", refusal: { kind } }]);
    expect(seen.cart.lines).toEqual([line("100101", { packages: 1 }), line("100112", { packages: 2 })]);
  });

  it("TRANSPORT-51 goods that the method does not carry are not addable", () => {
    const tank = anyCartFacts([[anyTankBeer(), anyPrices(1)]]);
    const seen = reviewReorder(order(past("100260")), { cart: empty, facts: tank, now });
    expect(seen.lines).toMatchObject([{ refusal: { kind: "needs-tank-method" } }]);
  });

  it("the same product twice is summed, and only what is too much stays out", () => {
    const most = past("100101", { packages: MAX_PER_UNIT, boxes: MAX_PER_UNIT });
    const seen = review(order(most, past("100101")));
    expect(seen.lines.map(({ kind }) => kind)).toEqual(["addable", "not-addable"]);
    expect(seen.cart.lines).toEqual([line("100101", { packages: MAX_PER_UNIT })]);
  });

  it("SAVED-04 whatever may be ordered comes back line by line, in its order", () => {
    const amount = fc.nat(MAX_PER_UNIT);
    const amounts = fc
      .record({ packages: amount, layers: amount, pallets: amount })
      .filter(({ packages, layers, pallets }) => packages + layers + pallets > 0);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(["100101", "100112"], { minLength: 1 }),
        amounts,
        amounts,
        (skus, one, other) => {
          const lines = skus.map((sku, at) => past(sku, at === 0 ? one : other));
          const seen = review(order(...lines));
          expect(seen.cart.lines).toEqual(lines.map((was) => line(was.sku, { ...pick(was) })));
          expect(judgeReorder(seen, "all-or-nothing")).toEqual({ ok: true, value: seen.cart });
        },
      ),
    );
  });
});

function pick({ packages, layers, pallets }: PastLine) {
  return { packages, layers, pallets };
}

describe("may it be put into the cart", () => {
  const whole = review(order(past("100101")));
  const part = review(order(past("100101"), past("999999")));
  const none = review(order(past("999999")));

  it.each([
    ["OP-21 everything there", whole, "all-or-nothing", undefined],
    ["HISTORY-05 one item missing blocks it", part, "all-or-nothing", "items-missing"],
    ["D06 asked for what is available it goes in", part, "available", undefined],
    ["C2 nothing there", none, "available", "nothing-addable"],
    ["C2 nothing there at all", none, "all-or-nothing", "items-missing"],
    ["C2 an order without goods", review(order()), "all-or-nothing", "no-goods"],
    ["C2 an order without goods, whatever is asked for", review(order()), "available", "no-goods"],
  ] as const)("%s", (_what, seen, items, kind) => {
    expect(judgeReorder(seen, items)).toEqual(
      kind ? { ok: false, refusal: { kind } } : { ok: true, value: seen.cart },
    );
  });
});

it("C2 counts what comes as it was, what changed and what stays out, and no line twice", () => {
  const seen = review(
    order(past("100101"), past("999999"), past("100112", { unitMinor: toMinor(1) }), past("100107")),
  );
  const { same, changed, failed } = countReview(seen);
  expect({ same, changed }).toEqual({ same: 1, changed: 1 });
  expect(failed.map(({ index, refusal }) => [index, refusal.kind])).toEqual([
    [1, "product-unknown"],
    [3, "no-longer-sold"],
  ]);
});

describe("other goods for what cannot be had", () => {
  const kegs = line("100112", { packages: 3 });
  const withInstead = (past: PastOrder, instead: readonly Instead[]) =>
    reviewReorder(past, { cart: empty, facts, now, instead });

  it("D06 go in for it, and nothing is missing then", () => {
    const seen = withInstead(order(past("100107"), past("100101")), [{ index: 0, line: kegs }]);
    expect(seen.lines).toMatchObject([{ kind: "not-addable", isReplaced: true }, { kind: "addable" }]);
    expect(judgeReorder(seen, "all-or-nothing")).toEqual({ ok: true, value: seen.cart });
    expect(seen.cart.lines).toEqual([line("100101", { packages: 2 }), kegs]);
    expect(countReview(seen)).toEqual({ same: 1, changed: 0, replaced: 1, failed: [] });
  });

  it("D06 never beside goods that can be had after all", () => {
    const seen = withInstead(order(past("100101")), [{ index: 0, line: kegs }]);
    expect(seen.cart.lines).toEqual([line("100101", { packages: 2 })]);
    expect(countReview(seen)).toMatchObject({ same: 1, replaced: 0 });
  });

  it.each([
    ["an unknown product", line("999999", { packages: 1 })],
    ["nothing of it", line("100112")],
    ["too much of it", line("100112", { packages: MAX_PER_UNIT + 1 })],
  ])("C1 that cannot be had either leave the line missing: %s", (_what, chosen) => {
    const seen = withInstead(order(past("100107")), [{ index: 0, line: chosen }]);
    expect(judgeReorder(seen, "available")).toMatchObject({ refusal: { kind: "nothing-addable" } });
    expect(countReview(seen).failed).toMatchObject([{ index: 0, refusal: { kind: "no-longer-sold" } }]);
  });

  it("C1 chosen twice they are summed, and only what is too much stays out", () => {
    const most = line("100112", { packages: MAX_PER_UNIT });
    const twice = [0, 1].map((index) => ({ index, line: most }));
    const seen = withInstead(order(past("100107"), past("999999")), twice);
    expect(countReview(seen)).toMatchObject({ replaced: 1, failed: [{ index: 1 }] });
  });
});

describe("goods in a unit that is not offered now", () => {
  const inLayers = anyCartFacts(shelf, { orderableUnits: ["layers", "pallets"] });

  it("OP-147 come in whole layers, and the amount is told as a change", () => {
    const seen = reviewReorder(order(past("100101", { packages: 20, boxes: 20 })), {
      cart: empty,
      facts: inLayers,
      now,
    });
    expect(seen.lines).toMatchObject([
      { kind: "addable", changes: ["amount"], boxes: 16, line: { packages: 0, layers: 2, pallets: 0 } },
    ]);
  });
});

describe("what could be had instead", () => {
  const bottle = anyGoods({ sku: toId<Sku>("100102") });
  const small = anyGoods({ sku: toId<Sku>("100113"), packageType: "keg" });

  it.each([
    ["D06 the same kind of package before the nearest", { packageType: "keg" }, [], "100113"],
    ["D06 the nearest where no package fits", { packageType: "can" }, [], "100102"],
    ["D06 the nearest for a product that nobody knows any more", undefined, [], "100102"],
    ["C2 nothing that the order has already", { packageType: "keg" }, ["100113"], "100102"],
    ["C2 none when all of it is there", { packageType: "keg" }, ["100113", "100102"], undefined],
  ] as const)("%s", (_what, missing, taken, sku) => {
    expect(replacementFor(missing, [bottle, small], new Set(taken))?.sku).toBe(sku);
  });
});
