import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCartFacts, anyGoods, anyPrices, at, line, quoteOf, type Shelf } from "../testing/builders.ts";
import { advance, judgeCancel, ORDER_STATES, type OrderState, parseOrderState } from "./order-states.ts";
import { judgePlaceOrder } from "./place-order.ts";
import {
  DELIVERY_STATUSES,
  finerStep,
  HISTORY_STATUSES,
  isBlockedStatus,
  ordersShownAs,
  PROCESSING_STATES,
  parseDeliveryStatus,
  parseProcessingState,
  parseShownStatus,
  SHOWN_STATUSES,
  shownStatus,
  stateOfDelivery,
  statusOfState,
  timeline,
} from "./status.ts";

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

describe("statuses", () => {
  test.each([
    ["CANCELLED", "cancelled"],
    ["ORDER UNDER INVESTIGATION", "in-progress"],
    ["AWAITING SHIPMENT", "in-progress"],
    ["PARTIAL ORDER PREPARATION", "in-progress"],
    ["AWAITING FULLFILLMENT", "in-progress"],
    ["AWAITING DELIVERY", "in-delivery"],
    ["DELIVERED", "delivered"],
    ["PARTIALLY DELIVERED", "delivered"],
    ["DELIVERY NOT AVAILABLE", "not-delivered"],
    ["IN STOCK", "in-progress"],
    ["NOT DELIVERED", "not-delivered"],
  ] as const)(
    "HISTORY-13 HISTORY-14 OP-123 %s of an order underway is shown as %s",
    (deliveryStatus, shown) => {
      expect(parseDeliveryStatus(deliveryStatus)).toBe(deliveryStatus);
      expect(shownStatus({ state: "on-the-way", deliveryStatus })).toBe(shown);
    },
  );

  it("HISTORY-13 there are eleven of them; HISTORY-12 and five processing states", () => {
    expect(new Set(DELIVERY_STATUSES).size).toBe(11);
    expect(PROCESSING_STATES.map(parseProcessingState)).toEqual([
      "Completely Processed",
      "Fully Rejected",
      "Not Relevant",
      "Not Yet Processed",
      "Partially Processed",
    ]);
    expect([parseDeliveryStatus("delivered"), parseProcessingState("")]).toEqual([undefined, undefined]);
  });

  test.each([
    ["received", "new", "Not Yet Processed"],
    ["confirmed", "in-progress", "Not Yet Processed"],
    ["loaded", "in-preparation", "Partially Processed"],
    ["on-the-way", "in-delivery", "Partially Processed"],
    ["delivered", "delivered", "Completely Processed"],
    ["partially-delivered", "delivered", "Partially Processed"],
    ["cancelled", "cancelled", "Fully Rejected"],
  ] as const)("HISTORY-14 D23 an order that is %s is shown as %s", (state, shown, processing) => {
    expect(shownStatus({ state, deliveryStatus: statusOfState(state).delivery ?? "AWAITING SHIPMENT" })).toBe(
      shown,
    );
    expect(statusOfState(state).processing).toBe(processing);
  });

  test.each([
    ["in-progress", "confirmed", "confirmed"],
    ["in-progress", "received", undefined],
    ["in-preparation", "loaded", "loaded"],
    ["in-delivery", "on-the-way", undefined],
    ["delivered", "delivered", undefined],
    ["delivered", "partially-delivered", "partially-delivered"],
    ["in-delivery", "confirmed", undefined],
    ["not-delivered", "cancelled", undefined],
    ["saved-order", "", undefined],
  ] as const)("D23 beside %s of an order that is %s stands %s", (shown, state, finer) => {
    expect(finerStep(shown, state)).toBe(finer);
  });

  it("D23 an order goes through the words in their order", () => {
    const road = timeline("delivered").map(({ state }) =>
      shownStatus({ state, deliveryStatus: statusOfState(state).delivery ?? "AWAITING SHIPMENT" }),
    );
    expect(road).toEqual(["new", "in-progress", "in-preparation", "in-delivery", "delivered"]);
    expect(SHOWN_STATUSES.slice(0, 5)).toEqual(road);
  });

  it("HISTORY-14 the filter finds exactly the orders that show its words, for every state and delivery status", () => {
    for (const shown of SHOWN_STATUSES) {
      const { states, deliveryStatuses, decidingStates } = ordersShownAs([shown]);
      for (const state of STATES) {
        for (const deliveryStatus of DELIVERY_STATUSES) {
          const isFound =
            states.includes(state) ||
            (deliveryStatuses.includes(deliveryStatus) && !decidingStates.includes(state));
          expect(isFound, `${shown} ${state} ${deliveryStatus}`).toBe(
            shownStatus({ state, deliveryStatus }) === shown,
          );
        }
      }
    }
  });

  it("HISTORY-14 every order of the history shows one of its statuses, and none shows a saved one", () => {
    const all = STATES.flatMap((state) =>
      DELIVERY_STATUSES.map((deliveryStatus) => shownStatus({ state, deliveryStatus })),
    );
    expect(new Set(all)).toEqual(new Set(HISTORY_STATUSES));
    expect(SHOWN_STATUSES.map(parseShownStatus)).toEqual(SHOWN_STATUSES);
    expect([parseShownStatus("New"), parseShownStatus("")]).toEqual([undefined, undefined]);
  });

  it("imported statuses come back as a state that is shown alike, or as cancelled", () => {
    for (const deliveryStatus of DELIVERY_STATUSES) {
      const state = stateOfDelivery(deliveryStatus);
      const imported = shownStatus({ state, deliveryStatus });
      const anew = shownStatus({
        state,
        deliveryStatus: statusOfState(state).delivery ?? "AWAITING SHIPMENT",
      });
      expect(anew).toBe(imported === "not-delivered" ? "cancelled" : imported);
    }
    expect([stateOfDelivery("DELIVERED"), stateOfDelivery("PARTIALLY DELIVERED")]).toEqual([
      "delivered",
      "partially-delivered",
    ]);
  });
});

describe("the timeline", () => {
  const drawn = (...args: Parameters<typeof timeline>) =>
    timeline(...args).map((step) => `${step.state} ${step.progress}`);

  it("shows what is done, where it stands, and what is ahead", () => {
    expect(drawn("loaded")).toEqual([
      "received done",
      "confirmed done",
      "loaded current",
      "on-the-way ahead",
      "delivered ahead",
    ]);
  });

  it("a partial delivery ends the same road", () => {
    expect(drawn("partially-delivered").at(-1)).toBe("partially-delivered current");
    expect(drawn("partially-delivered")).toHaveLength(5);
  });

  it("of a cancelled order only what happened", () => {
    expect(drawn("cancelled")).toEqual(["received done", "cancelled current"]);
    expect(drawn("cancelled", "confirmed")).toEqual(["received done", "confirmed done", "cancelled current"]);
  });

  it("has exactly one current step in every state", () => {
    for (const state of STATES)
      expect(timeline(state).filter((step) => step.progress === "current")).toHaveLength(1);
  });
});

describe("placing an order", () => {
  const crate = anyGoods();
  const shelf = (priceMinor: number): Shelf => [[crate, anyPrices(priceMinor)]];
  const lines = [line("100101", { packages: 10 })];
  const quote = quoteOf(lines, anyCartFacts(shelf(22_100)));
  const total = quote.totals.grandTotalMinor;

  it("CHECKOUT-08 goes through when nothing stands against it", () => {
    expect(judgePlaceOrder(quote)).toEqual({ ok: true, value: quote });
    expect(judgePlaceOrder(quote, { seen: { grandTotalMinor: total } })).toEqual({ ok: true, value: quote });
  });

  it("C12 a lower total passes by itself, a higher one is refused line by line", () => {
    expect(judgePlaceOrder(quote, { seen: { grandTotalMinor: total + 1 } }).ok).toBe(true);
    const seen = { grandTotalMinor: total - 12_100, netBySku: new Map([[crate.sku, 211_000]]) };
    expect(judgePlaceOrder(quote, { seen })).toEqual({
      ok: false,
      refusal: {
        kind: "cannot-place-order",
        obstacles: [
          {
            kind: "total-changed",
            seenMinor: total - 12_100,
            nowMinor: total,
            lines: [{ sku: "100101", seenMinor: 211_000, nowMinor: 221_000 }],
          },
        ],
      },
    });
  });

  it("C12 names lines that came or went, and leaves out those that stayed the same", () => {
    const before = quoteOf([line("999", { packages: 1 })], anyCartFacts([])).lines.map((one) => one.sku);
    const seen = { grandTotalMinor: 0, netBySku: new Map(before.map((sku) => [sku, 500])) };
    expect(judgePlaceOrder(quote, { seen })).toMatchObject({
      refusal: {
        obstacles: [
          {
            lines: [
              { sku: "100101", seenMinor: null, nowMinor: 221_000 },
              { sku: "999", seenMinor: 500, nowMinor: null },
            ],
          },
        ],
      },
    });
    const same = { grandTotalMinor: 0, netBySku: new Map([[crate.sku, 221_000]]) };
    expect(judgePlaceOrder(quote, { seen: same })).toMatchObject({ refusal: { obstacles: [{ lines: [] }] } });
  });

  it.each([
    ["PRICE-06", { kind: "failed" }, []],
    ["PRICE-04", { kind: "updated" }, []],
    [
      "OP-22",
      { kind: "cannot-proceed", statusMessage: "Blokováno" },
      [{ kind: "cannot-proceed", statusMessage: "Blokováno" }],
    ],
    [
      "OP-22",
      { kind: "delivery-date-expired" },
      [{ kind: "delivery-date-expired", nextDay: toLocalDate("2026-11-30") }],
    ],
  ] as const)("%s after the price update %j", (_, update, obstacles) => {
    const last = { update, nextDay: toLocalDate("2026-11-30") };
    const judged = judgePlaceOrder(quote, { last });
    expect(judged.ok ? [] : judged.refusal.obstacles).toEqual(obstacles);
  });

  test.each([
    ["provisional prices and a limit below the total", true, -1, ["limit-below-total"]],
    ["provisional prices and the total as the limit", true, 0, []],
    ["firm prices, whatever the limit", false, -1, []],
  ] as const)("B14 %s", (_, isOpen, more, obstacles) => {
    const last = isOpen ? ({ update: { kind: "failed" }, nextDay: null } as const) : undefined;
    const judged = judgePlaceOrder(quote, { last, limitMinor: total + more });
    expect(judged.ok ? [] : judged.refusal.obstacles.map(({ kind }) => kind)).toEqual(obstacles);
  });

  test.each([
    ["the cart that was seen", { seen: 7, now: 7 }, total, []],
    ["a cart that was changed since, at the same total", { seen: 7, now: 8 }, total, ["cart-changed"]],
    ["a version that the cart has not had yet", { seen: 9, now: 8 }, total, ["cart-changed"]],
    ["a changed cart, whose higher total is no news of prices", { seen: 7, now: 8 }, 1, ["cart-changed"]],
    ["the cart that was seen, at a higher total", { seen: 7, now: 7 }, 1, ["total-changed"]],
    ["no version told", undefined, total, []],
  ])("C21 %s", (_, versions, grandTotalMinor, obstacles) => {
    const judged = judgePlaceOrder(quote, { versions, seen: { grandTotalMinor } });
    expect(judged.ok ? [] : judged.refusal.obstacles.map(({ kind }) => kind)).toEqual(obstacles);
  });

  it("C19 CALENDAR-13 says all at once: a passed cut-off with the next day, a bad line, a changed total", () => {
    const late = quoteOf(
      [...lines, line("999", { packages: 1 })],
      anyCartFacts(shelf(22_100)),
      at("2026-11-20 16:01"),
    );
    const judged = judgePlaceOrder(late, { seen: { grandTotalMinor: 1 } });
    expect(judged).toMatchObject({
      refusal: {
        obstacles: [
          { kind: "day-closed", nextDay: "2026-11-26", because: { kind: "too-early" } },
          { kind: "line-problem", problem: { kind: "product-unknown" } },
          { kind: "total-changed" },
        ],
      },
    });
  });
});
