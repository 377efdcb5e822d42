import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { advance, judgeCancel, ORDER_STATES, type OrderState, parseOrderState } from "./order-states.ts";
import { DELIVERY_STATUSES, isBlockedStatus } from "./status.ts";

const STATES = Object.keys(ORDER_STATES) as OrderState[];

describe("the life of an order", () => {
  const allowed = [
    "received → confirmed",
    "received → cancelled",
    "confirmed → loaded",
    "confirmed → cancelled",
    "loaded → on-the-way",
    "on-the-way → delivered",
    "on-the-way → partially-delivered",
  ];

  it("D11 of all steps exactly these are allowed", () => {
    const steps = STATES.flatMap((from) =>
      STATES.filter((to) => advance(from, to).ok).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual(allowed);
  });

  it("D11 tells a repeated report from an impossible one", () => {
    expect(advance("loaded", "loaded")).toEqual({
      ok: false,
      refusal: { kind: "already-there", state: "loaded" },
    });
    expect(advance("delivered", "loaded")).toEqual({
      ok: false,
      refusal: { kind: "step-not-allowed", from: "delivered", to: "loaded" },
    });
  });

  test.each([
    ["HISTORY-04 received", "received", false, undefined],
    ["HISTORY-04 confirmed", "confirmed", false, undefined],
    ["HISTORY-08 blocked", "confirmed", true, "order-blocked"],
    ["HISTORY-09 loaded", "loaded", false, "goods-issue-done"],
    ["HISTORY-09 loaded and blocked", "loaded", true, "goods-issue-done"],
    ["HISTORY-09 on the way", "on-the-way", false, "goods-issue-done"],
    ["HISTORY-09 delivered", "delivered", false, "goods-issue-done"],
    ["HISTORY-09 delivered in part", "partially-delivered", false, "goods-issue-done"],
    ["twice", "cancelled", false, "already-cancelled"],
  ] as const)("cancelling: %s", (_, state, isBlocked, kind) => {
    const judged = judgeCancel(state, isBlocked);
    expect(judged).toEqual(kind ? { ok: false, refusal: { kind } } : { ok: true, value: "cancelled" });
    if (judged.ok) expect(advance(state, judged.value).ok).toBe(true);
  });

  it("HISTORY-08 of all delivery statuses one is a block, and none is none", () => {
    expect(DELIVERY_STATUSES.filter(isBlockedStatus)).toEqual(["ORDER UNDER INVESTIGATION"]);
    expect(isBlockedStatus(undefined)).toBe(false);
  });

  it("D11 HISTORY-09 no sequence of reports and cancellations leaves the table, and a cancelled order stays so", () => {
    const report = fc.constantFrom(...STATES);
    const attempt = fc.oneof(report, fc.record({ isBlocked: fc.boolean() }));
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
        const road: OrderState[] = ["received"];
        for (const one of attempts) {
          const now = road.at(-1) ?? "received";
          const step = typeof one === "string" ? advance(now, one) : judgeCancel(now, one.isBlocked);
          if (step.ok) road.push(step.value);
        }
        expect(road.slice(1).every((state, at) => ORDER_STATES[road[at] ?? state].next.includes(state))).toBe(
          true,
        );
        expect(road.indexOf("cancelled") === -1 || road.at(-1) === "cancelled").toBe(true);
        expect(road.includes("loaded") && road.includes("cancelled")).toBe(false);
      }),
    );
  });

  it("reads its own states and no others", () => {
    expect(STATES.map(parseOrderState)).toEqual(STATES);
    expect(parseOrderState("toString")).toBeUndefined();
  });
});
