import { ORDER_STATES, type OrderState } from "@vycep/domain/orders/order-states";

/** Nothing follows any more: the order was brought, in full or in part, or it was cancelled. */
export function isFinished(state: OrderState): boolean {
  return ORDER_STATES[state].next.length === 0;
}

/**
 * The boxes of a line that were confirmed, delivered and invoiced; null where nothing is known yet.
 * A file of history does not say which line came short: in a part delivery it is the first, by a fifth.
 */
export function lineProgress(state: OrderState, line: { lineNo: number; boxes: number }) {
  if (state === "cancelled") return { boxes_confirmed: 0, boxes_delivered: 0, boxes_invoiced: 0 };
  const isShort = state === "partially-delivered" && line.lineNo === 1;
  const delivered = isShort ? Math.floor((line.boxes * 4) / 5) : line.boxes;
  return {
    // History is what the ERP took on.
    boxes_confirmed: line.boxes,
    boxes_delivered: isFinished(state) ? delivered : null,
    boxes_invoiced: isFinished(state) ? delivered : null,
  };
}
