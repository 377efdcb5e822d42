import { describe, expect, it, test } from "vitest";
import { ORDER_STATES, type OrderState } from "./order-states.ts";
import {
  DELIVERY_STATUSES,
  finerStep,
  HISTORY_STATUSES,
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
