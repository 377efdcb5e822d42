import type { OrderState } from "@vycep/domain/orders/order-states";
import { type DeliveryStatus, statusOfState } from "@vycep/domain/orders/status";

/** The words in which the tables keep the states of the domain. */
export type StoredState =
  | "placed"
  | "accepted"
  | "in_preparation"
  | "in_delivery"
  | "delivered"
  | "partially_delivered"
  | "rejected"
  | "cancelled";

const stored: Readonly<Record<OrderState, StoredState>> = {
  received: "placed",
  confirmed: "accepted",
  loaded: "in_preparation",
  "on-the-way": "in_delivery",
  delivered: "delivered",
  "partially-delivered": "partially_delivered",
  cancelled: "cancelled",
};

/** What each stored word says; an order that the ERP rejected reads as cancelled. */
export const stateOfStored: Readonly<Record<StoredState, OrderState>> = {
  placed: "received",
  accepted: "confirmed",
  in_preparation: "loaded",
  in_delivery: "on-the-way",
  delivered: "delivered",
  partially_delivered: "partially-delivered",
  rejected: "cancelled",
  cancelled: "cancelled",
};

export function storedState(state: OrderState): StoredState {
  return stored[state];
}

/** History comes from the ERP, so an order that has the ERP's number is confirmed even if it still waits. */
export function orderStateOf(row: {
  readonly state: StoredState;
  readonly sapId: string | null;
}): OrderState {
  return row.state === "placed" && row.sapId !== null ? "confirmed" : stateOfStored[row.state];
}

/** The tables want a delivery status from the start; a received order waits for its shipment. */
export function storedDeliveryStatus(state: OrderState): DeliveryStatus {
  return statusOfState(state).delivery ?? "AWAITING SHIPMENT";
}
