import {
  type DeliveryStatus,
  type FinerStep,
  finerStep,
  type ProcessingState,
  parseShownStatus,
  type ShownStatus,
} from "@vycep/domain/orders/status";
import type { IconName } from "@vycep/ui/icons/icon.tsx";

export type StatusTone = "fresh" | "preparing" | "moving" | "partial" | "done" | "refused" | "muted";

interface StatusLook {
  readonly tone: StatusTone;
  readonly icon: IconName;
}

/** How each status looks; the icon makes it readable without colour. */
export const STATUS_LOOKS: Readonly<Record<ShownStatus, StatusLook>> = {
  new: { tone: "fresh", icon: "clock" },
  "in-progress": { tone: "preparing", icon: "check" },
  "in-preparation": { tone: "preparing", icon: "box" },
  "in-delivery": { tone: "moving", icon: "truck" },
  delivered: { tone: "done", icon: "check" },
  "not-delivered": { tone: "refused", icon: "error" },
  cancelled: { tone: "muted", icon: "close" },
  "saved-order": { tone: "muted", icon: "bookmark" },
};

export interface StatusInWords {
  readonly shown: ShownStatus;
  readonly finer: FinerStep | undefined;
}

/**
 * The word for an order as the API tells of it, and the finer step beside it (D23); undefined for a status of a newer
 * server.
 *
 * @example statusWords({ status: "delivered", state: "partially-delivered" }) // { shown: "delivered", finer: "partially-delivered" }
 */
export function statusWords({
  status,
  state,
}: {
  readonly status: string;
  readonly state: string | null | undefined;
}): StatusInWords | undefined {
  const shown = parseShownStatus(status);
  return shown && { shown, finer: finerStep(shown, state ?? "") };
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
