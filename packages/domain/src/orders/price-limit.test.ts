import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";
import {
  judgeKeepPrice,
  judgeLimit,
  judgePriceLimit,
  type LimitFacts,
  suggestPriceLimit,
} from "./price-limit.ts";

const dearer: LimitFacts = {
  limitMinor: toMinor(1_000_000),
  totalMinor: toMinor(1_036_300),
  isSettled: true,
  isKept: false,
  state: "confirmed",
  isBlocked: false,
};

describe("a limit of one's own for provisional prices (B14)", () => {
  test.each([
    ["the total itself", 1_250_000, true],
    ["above it", 1_300_000, true],
    ["one haléř below it", 1_249_999, false],
    ["nothing", 0, false],
    ["below nought", -1, false],
  ])("%s", (_, limitMinor, isTaken) => {
    const verdict = judgePriceLimit(toMinor(limitMinor), toMinor(1_250_000));
    expect(verdict).toEqual(
      isTaken
        ? { ok: true, value: limitMinor }
        : { ok: false, refusal: { kind: "limit-below-total", limitMinor, totalMinor: 1_250_000 } },
    );
  });

  test.each([
    [0, 0],
    [84_500, 88_800],
    [1_234_500, 1_300_000],
    [1_408_440, 1_480_000],
    [9_900_000, 10_400_000],
    [-50_000, 0],
  ])("is offered in round sums: %i gives %i", (totalMinor, suggested) => {
    expect(suggestPriceLimit(toMinor(totalMinor))).toBe(suggested);
  });

  it("what is offered may be set, is whole, and is never much more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000_000 }), (totalMinor) => {
        const limitMinor = suggestPriceLimit(toMinor(totalMinor));
        expect(judgePriceLimit(limitMinor, toMinor(totalMinor)).ok).toBe(true);
        expect(limitMinor % 100).toBe(0);
        expect(limitMinor).toBeGreaterThanOrEqual(totalMinor * 1.05);
        expect(limitMinor).toBeLessThanOrEqual(totalMinor * 1.07 + 200);
      }),
    );
  });
});

describe("settled prices above the limit (B14)", () => {
  test.each([
    ["no limit was set", { limitMinor: null }, "no-limit"],
    ["the prices are provisional still", { isSettled: false }, "not-priced-yet"],
    ["the total is the limit", { limitMinor: toMinor(1_036_300) }, "within-limit"],
    ["the total is below it", { totalMinor: toMinor(900_000) }, "within-limit"],
    ["it was kept", { isKept: true }, "kept"],
    ["it was kept and then cancelled", { isKept: true, state: "cancelled" }, "cancelled"],
    ["it was kept and then delivered", { isKept: true, state: "delivered" }, "kept"],
    ["it was cancelled", { state: "cancelled" }, "cancelled"],
    ["it was delivered", { state: "delivered" }, "delivered"],
    ["a part of it was delivered", { state: "partially-delivered" }, "delivered"],
  ] as const)("nothing is asked where %s", (_, change, reason) => {
    expect(judgeLimit({ ...dearer, ...change })).toEqual({ kind: "nothing-to-ask", reason });
  });

  test.each([
    ["received", false, "possible"],
    ["confirmed", false, "possible"],
    ["confirmed", true, "order-blocked"],
    ["loaded", false, "goods-issue-done"],
    ["on-the-way", false, "goods-issue-done"],
  ] as const)(
    "HISTORY-08, HISTORY-09 the customer is asked while it is %s (blocked: %s)",
    (state, isBlocked, cancelling) => {
      const verdict = judgeLimit({ ...dearer, state, isBlocked });
      expect(verdict).toEqual({ kind: "above-limit", aboveMinor: 36_300, cancelling });
    },
  );

  test.each([
    ["is asked about", {}, { ok: true, value: "kept" }],
    ["can no longer be cancelled", { state: "loaded" }, { ok: true, value: "kept" }],
    ["was kept before", { isKept: true }, { ok: true, value: "kept-before" }],
    ["is within the limit", { totalMinor: toMinor(1) }, { ok: false, refusal: { kind: "not-above-limit" } }],
    ["has no limit", { limitMinor: null }, { ok: false, refusal: { kind: "not-above-limit" } }],
    ["is not priced yet", { isSettled: false }, { ok: false, refusal: { kind: "not-above-limit" } }],
    ["was cancelled", { state: "cancelled" }, { ok: false, refusal: { kind: "order-cancelled" } }],
    ["was delivered", { state: "delivered" }, { ok: false, refusal: { kind: "order-delivered" } }],
  ] as const)("keeping an order that %s", (_, change, expected) => {
    expect(judgeKeepPrice({ ...dearer, ...change })).toEqual(expected);
  });

  it("whoever is asked may keep it, and is asked no more", () => {
    const anyFacts = fc.record({
      limitMinor: fc.option(fc.nat(300).map(toMinor)),
      totalMinor: fc.nat(300).map(toMinor),
      isSettled: fc.boolean(),
      isKept: fc.boolean(),
      state: fc.constantFrom<OrderState>(...(Object.keys(ORDER_STATES) as OrderState[])),
      isBlocked: fc.boolean(),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const isAsked = judgeLimit(facts).kind === "above-limit";
        const kept = judgeKeepPrice(facts);
        expect(kept.ok && kept.value === "kept").toBe(isAsked);
        expect(judgeLimit({ ...facts, isKept: true }).kind).toBe("nothing-to-ask");
      }),
    );
  });
});
