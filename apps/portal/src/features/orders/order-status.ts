import type { OrderState } from "@vycep/domain/orders/order-states";
import type { DeliveryStatus, ProcessingState, ShownStatus } from "@vycep/domain/orders/status";
import type { IconName } from "@vycep/ui/icon.tsx";

/**
 * A status in a word: those of HISTORY-14, and where the road of the order says it more closely, its word: confirmed,
 * loaded, and a partial delivery told apart from a whole one (OP-123).
 */
export type StatusWord = ShownStatus | "confirmed" | "loaded" | "partially-delivered";

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

/** Which shown status each state of the road tells more closely. */
const CLOSER: Readonly<Partial<Record<string, { readonly of: ShownStatus; readonly word: StatusWord }>>> = {
  confirmed: { of: "in-progress", word: "confirmed" },
  loaded: { of: "in-delivery", word: "loaded" },
  "partially-delivered": { of: "delivered", word: "partially-delivered" },
} satisfies Partial<Record<OrderState, { readonly of: ShownStatus; readonly word: StatusWord }>>;

/**
 * The word for an order: its shown status, or what its road says of it more closely.
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
  const closer = CLOSER[state ?? ""];
  if (closer?.of === status) return closer.word;
  return Object.hasOwn(STATUS_LOOKS, status) ? (status as StatusWord) : undefined;
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
