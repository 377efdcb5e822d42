import type { OrderState } from "./order-states.ts";

/** Delivery statuses, letter by letter as they come (HISTORY-13); the misspelling is theirs (OP-123). */
export const DELIVERY_STATUSES = [
  "CANCELLED",
  "ORDER UNDER INVESTIGATION",
  "AWAITING SHIPMENT",
  "PARTIAL ORDER PREPARATION",
  "AWAITING FULLFILLMENT",
  "AWAITING DELIVERY",
  "DELIVERED",
  "PARTIALLY DELIVERED",
  "DELIVERY NOT AVAILABLE",
  "IN STOCK",
  "NOT DELIVERED",
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Processing states of order lines (HISTORY-12). */
export const PROCESSING_STATES = [
  "Completely Processed",
  "Fully Rejected",
  "Not Relevant",
  "Not Yet Processed",
  "Partially Processed",
] as const;
export type ProcessingState = (typeof PROCESSING_STATES)[number];

/** The statuses shown to users (HISTORY-14), and the endings that the four do not cover. */
export type ShownStatus =
  | "new"
  | "in-progress"
  | "in-delivery"
  | "delivered"
  | "cancelled"
  | "not-delivered"
  | "saved-order"
  | "in-preparation";

const SHOWN: Readonly<Record<DeliveryStatus, ShownStatus>> = {
  CANCELLED: "cancelled",
  "ORDER UNDER INVESTIGATION": "in-progress",
  "AWAITING SHIPMENT": "in-progress",
  "PARTIAL ORDER PREPARATION": "in-progress",
  "AWAITING FULLFILLMENT": "in-progress",
  "IN STOCK": "in-progress",
  "AWAITING DELIVERY": "in-delivery",
  DELIVERED: "delivered",
  "PARTIALLY DELIVERED": "delivered",
  "DELIVERY NOT AVAILABLE": "not-delivered",
  "NOT DELIVERED": "not-delivered",
};

/**
 * The status shown to users (OP-123): by the delivery status, and "new" as long as there is none.
 *
 * @example shownStatus("AWAITING DELIVERY") // "in-delivery"
 */
export function shownStatus(status: DeliveryStatus | undefined): ShownStatus {
  return status === undefined ? "new" : SHOWN[status];
}

/** What the road of an order says more closely than its shown status does. */
export type CloserStatus = "confirmed" | "loaded" | "partially-delivered";

const CLOSER: Readonly<Record<CloserStatus, ShownStatus>> = {
  confirmed: "in-progress",
  loaded: "in-delivery",
  "partially-delivered": "delivered",
};

/**
 * The word for an order: its shown status (HISTORY-14), and where its state says it more closely, that: confirmed, loaded,
 * and a partial delivery told apart from a whole one (OP-123).
 *
 * @param state of the order, or what a newer server calls one
 * @example closerStatus("delivered", "partially-delivered") // "partially-delivered"
 */
export function closerStatus(shown: ShownStatus, state: string): ShownStatus | CloserStatus {
  return isCloser(state) && CLOSER[state] === shown ? state : shown;
}

function isCloser(state: string): state is CloserStatus {
  return Object.hasOwn(CLOSER, state);
}

type StateStatus = {
  readonly delivery: DeliveryStatus | undefined;
  readonly processing: ProcessingState;
};

const STATUS_OF_STATE: Readonly<Record<OrderState, StateStatus>> = {
  received: { delivery: undefined, processing: "Not Yet Processed" },
  confirmed: { delivery: "AWAITING SHIPMENT", processing: "Not Yet Processed" },
  loaded: { delivery: "AWAITING DELIVERY", processing: "Partially Processed" },
  "on-the-way": { delivery: "AWAITING DELIVERY", processing: "Partially Processed" },
  delivered: { delivery: "DELIVERED", processing: "Completely Processed" },
  "partially-delivered": { delivery: "PARTIALLY DELIVERED", processing: "Partially Processed" },
  cancelled: { delivery: "CANCELLED", processing: "Fully Rejected" },
};

/**
 * The delivery status and processing state that an order's state is reported with; a received order has no
 * delivery status yet.
 *
 * @example statusOfState("delivered").delivery // "DELIVERED"
 */
export function statusOfState(state: OrderState): StateStatus {
  return STATUS_OF_STATE[state];
}

/**
 * The state that an imported delivery status stands for: what is being prepared counts as confirmed, what
 * could not be delivered as cancelled.
 *
 * @example stateOfDelivery("AWAITING DELIVERY") // "on-the-way"
 */
export function stateOfDelivery(status: DeliveryStatus): OrderState {
  switch (SHOWN[status]) {
    case "in-delivery":
      return "on-the-way";
    case "delivered":
      return status === "DELIVERED" ? "delivered" : "partially-delivered";
    case "cancelled":
    case "not-delivered":
      return "cancelled";
    default:
      return "confirmed";
  }
}

/**
 * Reads a delivery status; undefined when it is none of the eleven.
 *
 * @example parseDeliveryStatus("IN STOCK") // "IN STOCK"
 */
export function parseDeliveryStatus(text: string): DeliveryStatus | undefined {
  return DELIVERY_STATUSES.find((status) => status === text);
}

/**
 * Reads a processing state; undefined when it is none of the five.
 *
 * @example parseProcessingState("Not Relevant") // "Not Relevant"
 */
export function parseProcessingState(text: string): ProcessingState | undefined {
  return PROCESSING_STATES.find((state) => state === text);
}

/**
 * Whether the ERP keeps an order blocked: while it looks into it, nobody else may change it (HISTORY-08).
 *
 * @example isBlockedStatus("ORDER UNDER INVESTIGATION") // true
 */
export function isBlockedStatus(status: DeliveryStatus | undefined): boolean {
  return status === "ORDER UNDER INVESTIGATION";
}

/** One dot on the line that shows how far an order has come. */
export type TimelineStep = {
  readonly state: OrderState;
  readonly progress: "done" | "current" | "ahead";
};

const ROAD: readonly OrderState[] = ["received", "confirmed", "loaded", "on-the-way", "delivered"];

/**
 * The steps of an order's timeline. A partial delivery ends the same road; of a cancelled order only what
 * happened is shown, which is why the state before it comes along.
 *
 * @example timeline("confirmed").map((step) => step.progress) // ["done", "current", "ahead", "ahead", "ahead"]
 */
export function timeline(
  state: OrderState,
  cancelledAfter: OrderState = "received",
): readonly TimelineStep[] {
  if (state === "cancelled") {
    const walked = ROAD.slice(0, ROAD.indexOf(cancelledAfter) + 1);
    return [...walked.map((step) => stepOf(step, "done")), stepOf("cancelled", "current")];
  }
  const road = state === "partially-delivered" ? [...ROAD.slice(0, -1), state] : ROAD;
  const at = road.indexOf(state);
  return road.map((step, index) => stepOf(step, index < at ? "done" : index === at ? "current" : "ahead"));
}

function stepOf(state: OrderState, progress: TimelineStep["progress"]): TimelineStep {
  return { state, progress };
}
