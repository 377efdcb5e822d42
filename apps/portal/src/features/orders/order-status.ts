import {
  type CloserStatus,
  closerStatus,
  type DeliveryStatus,
  type ProcessingState,
  type ShownStatus,
} from "@vycep/domain/orders/status";
import type { IconName } from "@vycep/ui/icons/icon.tsx";

/** A status in a word (HISTORY-14, OP-123). */
export type StatusWord = ShownStatus | CloserStatus;

export type StatusTone = "fresh" | "preparing" | "moving" | "partial" | "done" | "refused" | "muted";

interface StatusLook {
  readonly tone: StatusTone;
  readonly icon: IconName;
}

/** How each status looks; the icon makes it readable without colour. */
export const STATUS_LOOKS: Readonly<Record<StatusWord, StatusLook>> = {
  new: { tone: "fresh", icon: "clock" },
  "in-preparation": { tone: "preparing", icon: "box" },
  "in-progress": { tone: "preparing", icon: "box" },
  confirmed: { tone: "preparing", icon: "check" },
  loaded: { tone: "preparing", icon: "box" },
  "in-delivery": { tone: "moving", icon: "truck" },
  delivered: { tone: "done", icon: "check" },
  "partially-delivered": { tone: "partial", icon: "warning" },
  "not-delivered": { tone: "refused", icon: "error" },
  cancelled: { tone: "muted", icon: "close" },
  "saved-order": { tone: "muted", icon: "bookmark" },
};

/**
 * The word for an order as the API tells of it; undefined for a status of a newer server.
 *
 * @example statusWord({ status: "delivered", state: "partially-delivered" }) // "partially-delivered"
 */
export function statusWord({
  status,
  state,
}: {
  readonly status: string;
  readonly state: string | null | undefined;
}): StatusWord | undefined {
  return isShownStatus(status) ? closerStatus(status, state ?? "") : undefined;
}

/** The keys under which the language files know the delivery statuses (HISTORY-13). */
export const DELIVERY_STATUS_WORDS = {
  CANCELLED: "cancelled",
  "ORDER UNDER INVESTIGATION": "order-under-investigation",
  "AWAITING SHIPMENT": "awaiting-shipment",
  "PARTIAL ORDER PREPARATION": "partial-order-preparation",
  "AWAITING FULLFILLMENT": "awaiting-fullfillment",
  "AWAITING DELIVERY": "awaiting-delivery",
  DELIVERED: "delivered",
  "PARTIALLY DELIVERED": "partially-delivered",
  "DELIVERY NOT AVAILABLE": "delivery-not-available",
  "IN STOCK": "in-stock",
  "NOT DELIVERED": "not-delivered",
} as const satisfies Readonly<Record<DeliveryStatus, string>>;

/** The keys of the processing states of lines (HISTORY-12). */
export const PROCESSING_WORDS = {
  "Completely Processed": "completely-processed",
  "Fully Rejected": "fully-rejected",
  "Not Relevant": "not-relevant",
  "Not Yet Processed": "not-yet-processed",
  "Partially Processed": "partially-processed",
} as const satisfies Readonly<Record<ProcessingState, string>>;

function isShownStatus(text: string): text is ShownStatus {
  return Object.hasOwn(STATUS_LOOKS, text);
}
