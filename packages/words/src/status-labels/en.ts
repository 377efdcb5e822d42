import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  shownStatusLabels: {
    new: "new",
    "in-progress": "in-progress",
    "in-preparation": "in preparation",
    "in-delivery": "in-delivery",
    delivered: "delivered",
    "not-delivered": "not delivered",
    cancelled: "cancelled",
    "saved-order": "saved order",
  },
  finerStepLabels: {
    confirmed: "confirmed",
    loaded: "being loaded",
    "partially-delivered": "partially delivered",
  },
  processingStateLabels: {
    "Completely Processed": "Completely Processed",
    "Fully Rejected": "Fully Rejected",
    "Not Relevant": "Not Relevant",
    "Not Yet Processed": "Not Yet Processed",
    "Partially Processed": "Partially Processed",
  },
  deliveryStatusLabels: {
    CANCELLED: "Cancelled",
    "ORDER UNDER INVESTIGATION": "Order under investigation",
    "AWAITING SHIPMENT": "Awaiting shipment",
    "PARTIAL ORDER PREPARATION": "Partial order preparation",
    "AWAITING FULLFILLMENT": "Awaiting fulfilment",
    "AWAITING DELIVERY": "Awaiting delivery",
    DELIVERED: "Delivered",
    "PARTIALLY DELIVERED": "Partially delivered",
    "DELIVERY NOT AVAILABLE": "Delivery not available",
    "IN STOCK": "In stock",
    "NOT DELIVERED": "Not delivered",
  },
};
