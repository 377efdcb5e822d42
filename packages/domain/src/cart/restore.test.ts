import { describe, expect, it } from "vitest";
import { MAX_LINES } from "./cart.ts";
import { judgePlanRestore, judgeRestore } from "./restore.ts";

const lines = ["100101", "100112"].map((sku) => ({ sku }));
const refusals = (present: readonly string[], isKnown: (sku: string) => boolean = () => true) =>
  judgeRestore(lines, { present: new Set(present), isKnown }).map(({ refusal }) => refusal);

describe("what was taken out of a cart", () => {
  it("C4 goes back without being judged", () => {
    expect(refusals(["100103"])).toEqual([undefined, undefined]);
  });

  it("stays out where the product was added anew, or is no more", () => {
    expect(refusals(["100112"])).toEqual([undefined, "line-added-meanwhile"]);
    expect(refusals([], (sku) => sku !== "100101")).toEqual(["product-unknown", undefined]);
  });

  it("C17 fills the cart to its longest, and no further", () => {
    const others = Array.from({ length: MAX_LINES - 1 }, (_, index) => `X${index}`);
    expect(refusals(others)).toEqual([undefined, "cart-full"]);
  });
});

describe("EMPTIES-02 the plan that went with a cleared cart", () => {
  it.each([
    [false, true, undefined],
    [true, true, "empties-planned-meanwhile"],
    [false, false, "empties-of-another-place"],
  ])("planned anew: %s, same place: %s", (isPlanned, isSamePlace, refusal) => {
    expect(judgePlanRestore({ isPlanned, isSamePlace })).toBe(refusal);
  });
});
