import { type LocalMoment, toLocalTime } from "@vycep/domain/kernel/local-moment";
import { ORDER_STATES, type OrderState } from "@vycep/domain/orders/order-states";
import type { Erp, OrderMove, OrderUnderway } from "./erp.port.ts";

/** How long the house ERP thinks an order, or its cancellation, over. */
const decidesAfterMs = 2000;

/** When things happen on the delivery day, local time. */
const timetable: readonly { readonly to: OrderState; readonly minutes: number }[] = [
  { to: "loaded", minutes: toLocalTime("5:40") },
  { to: "on-the-way", minutes: toLocalTime("6:55") },
  { to: "delivered", minutes: toLocalTime("10:30") },
];

/**
 * The embedded ERP (D11): confirms every order in full a moment after it was placed, loads it in the morning of its
 * delivery day and brings it; what was cancelled it leaves where it is. It remembers nothing: the same order always gets the same answer, and what happened on
 * the road follows from day and time, so that no restart loses or repeats a step.
 */
export const houseErp: Erp = {
  send: async (order, waitedMs) => {
    if (waitedMs < decidesAfterMs) return { kind: "working", askAgainInMs: decidesAfterMs - waitedMs };
    const lines = order.lines.map(({ lineNo, boxes }) => ({ lineNo, boxes }));
    // The brewery's own number is the one that is on everything it prints, as in its history.
    return {
      kind: "confirmed",
      confirmation: { orderNumber: order.orderNumber, sapId: order.orderNumber, lines },
    };
  },
  cancel: async (_cancellation, waitedMs) =>
    waitedMs < decidesAfterMs
      ? { kind: "working", askAgainInMs: decidesAfterMs - waitedMs }
      : { kind: "cancelled" },
  movesUntil: async (orders, now) => orders.flatMap((order) => movesOf(order, now)),
};

function movesOf({ orderNumber, state, deliveryDate }: OrderUnderway, now: LocalMoment): OrderMove[] {
  if (state === "received" || ORDER_STATES[state].next.length === 0) return [];
  const done = timetable.findIndex(({ to }) => to === state);
  return timetable
    .slice(done + 1)
    .map(({ to, minutes }) => ({ orderNumber, to, at: { date: deliveryDate, minutes } }))
    .filter(({ at }) => at.date < now.date || (at.date === now.date && at.minutes <= now.minutes));
}
