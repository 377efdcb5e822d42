type OrderProgress = {
  /** Our own state of the order (`sales_order.state`). */
  state: string;
  isFinished: boolean;
  /** How much of a line is known, before the ERP reports boxes itself. */
  isConfirmed: boolean;
};

const placed: OrderProgress = { state: "placed", isFinished: false, isConfirmed: false };
const accepted: OrderProgress = { state: "accepted", isFinished: false, isConfirmed: true };
const preparing: OrderProgress = { state: "in_preparation", isFinished: false, isConfirmed: true };

const byDeliveryStatus: Record<string, OrderProgress> = {
  "ORDER UNDER INVESTIGATION": placed,
  "AWAITING SHIPMENT": placed,
  "DELIVERY NOT AVAILABLE": placed,
  "AWAITING FULLFILLMENT": accepted,
  "IN STOCK": accepted,
  "PARTIAL ORDER PREPARATION": preparing,
  "AWAITING DELIVERY": { state: "in_delivery", isFinished: false, isConfirmed: true },
  DELIVERED: { state: "delivered", isFinished: true, isConfirmed: true },
  "PARTIALLY DELIVERED": { state: "partially_delivered", isFinished: true, isConfirmed: true },
  "NOT DELIVERED": { state: "cancelled", isFinished: true, isConfirmed: false },
  CANCELLED: { state: "cancelled", isFinished: true, isConfirmed: false },
};

/** How far an order is, by the delivery status that a file of history gives (HISTORY-13, OP-123). */
export function orderProgress(deliveryStatus: string): OrderProgress {
  const progress = byDeliveryStatus[deliveryStatus];
  if (!progress) throw new RangeError(`unknown delivery status ${deliveryStatus}`);
  return progress;
}

/**
 * The boxes of a line that were confirmed, delivered and invoiced; null where nothing is known yet.
 * A file of history does not say which line came short: in a part delivery it is the first, by a fifth.
 */
export function lineProgress(deliveryStatus: string, line: { lineNo: number; boxes: number }) {
  const { state, isFinished, isConfirmed } = orderProgress(deliveryStatus);
  if (!isConfirmed) {
    const none = isFinished ? 0 : null;
    return { boxes_confirmed: none, boxes_delivered: none, boxes_invoiced: none };
  }
  const isShort = state === "partially_delivered" && line.lineNo === 1;
  const delivered = isShort ? Math.floor((line.boxes * 4) / 5) : line.boxes;
  return {
    boxes_confirmed: line.boxes,
    boxes_delivered: isFinished ? delivered : null,
    boxes_invoiced: isFinished ? delivered : null,
  };
}
