import { isNameIn, namesIn } from "../kernel/closed-list.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";

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

/**
 * The statuses shown to users, in the order in which an order goes through them (HISTORY-14, D23), then the endings that
 * those do not cover, and an order that was saved for later.
 */
export const SHOWN_STATUSES = [
  "new",
  "in-progress",
  "in-preparation",
  "in-delivery",
  "delivered",
  "not-delivered",
  "cancelled",
  "saved-order",
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** What an order in the history can show; a saved one is no order yet. */
export type HistoryStatus = Exclude<ShownStatus, "saved-order">;

export const HISTORY_STATUSES: readonly HistoryStatus[] = SHOWN_STATUSES.filter(
  (status) => status !== "saved-order",
);

/** What a state says by itself, whatever the ERP calls the delivery: nothing told yet, and being loaded (D23). */
const SHOWN_BY_STATE: Readonly<Partial<Record<OrderState, ShownStatus>>> = {
  received: "new",
  loaded: "in-preparation",
};

/** Everything else goes by the delivery status (OP-123). */
const SHOWN_BY_DELIVERY: Readonly<Record<DeliveryStatus, ShownStatus>> = {
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

/** What an order's status in words follows from. */
export type StatusFacts = { readonly state: OrderState; readonly deliveryStatus: DeliveryStatus };

/**
 * The status of an order as users read it (HISTORY-14, D23): new → in-progress → in-preparation → in-delivery →
 * delivered.
 *
 * @example shownStatus({ state: "loaded", deliveryStatus: "AWAITING DELIVERY" }) // "in-preparation"
 */
export function shownStatus({ state, deliveryStatus }: StatusFacts): ShownStatus {
  return SHOWN_BY_STATE[state] ?? SHOWN_BY_DELIVERY[deliveryStatus];
}

/** Which orders show some statuses: those in one of the states, and of all other states those of the delivery statuses. */
export type ShownAs = {
  readonly states: readonly OrderState[];
  readonly deliveryStatuses: readonly DeliveryStatus[];
  /** States that say their status by themselves; their delivery status is not looked at. */
  readonly decidingStates: readonly OrderState[];
};

/**
 * The other way round, for a filter (HISTORY-14, D23): an order shows one of `statuses` exactly when it is so described.
 *
 * @example ordersShownAs(["in-preparation"]).states // ["loaded"]
 */
export function ordersShownAs(statuses: readonly ShownStatus[]): ShownAs {
  const decidingStates = namesIn(ORDER_STATES).filter((state) => SHOWN_BY_STATE[state] !== undefined);
  return {
    states: decidingStates.filter((state) => isAmong(statuses, SHOWN_BY_STATE[state])),
    deliveryStatuses: DELIVERY_STATUSES.filter((status) => isAmong(statuses, SHOWN_BY_DELIVERY[status])),
    decidingStates,
  };
}

function isAmong(statuses: readonly ShownStatus[], status: ShownStatus | undefined): boolean {
  return status !== undefined && statuses.includes(status);
}

/**
 * Reads a shown status out of a filter or an answer; undefined when it is none.
 *
 * @example parseShownStatus("in-delivery") // "in-delivery"
 */
export function parseShownStatus(text: string): ShownStatus | undefined {
  return SHOWN_STATUSES.find((status) => status === text);
}

/** What the road of an order says more closely than its shown status does. */
export type FinerStep = "confirmed" | "loaded" | "partially-delivered";

const FINER_STEPS: Readonly<Record<FinerStep, ShownStatus>> = {
  confirmed: "in-progress",
  loaded: "in-preparation",
  "partially-delivered": "delivered",
};

/**
 * The finer step that stands beside the shown status (D23): confirmed beside in-progress, being loaded beside
 * in-preparation, a partial delivery beside delivered; undefined where the status says it all.
 *
 * @param state of the order, or what a newer server calls one
 * @example finerStep("delivered", "partially-delivered") // "partially-delivered"
 */
export function finerStep(shown: ShownStatus, state: string): FinerStep | undefined {
  return isNameIn(FINER_STEPS, state) && FINER_STEPS[state] === shown ? state : undefined;
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
  switch (SHOWN_BY_DELIVERY[status]) {
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
