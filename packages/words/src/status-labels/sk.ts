import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  shownStatusLabels: {
    new: "nová",
    "in-progress": "spracúva sa",
    "in-preparation": "pripravuje sa",
    "in-delivery": "na ceste",
    delivered: "doručená",
    "not-delivered": "nedoručená",
    cancelled: "zrušená",
    "saved-order": "uložená objednávka",
  },
  finerStepLabels: {
    confirmed: "potvrdená",
    loaded: "nakladá sa",
    "partially-delivered": "čiastočne doručená",
  },
  processingStateLabels: {
    "Completely Processed": "Úplne spracované",
    "Fully Rejected": "Úplne zamietnuté",
    "Not Relevant": "Nie je relevantné",
    "Not Yet Processed": "Zatiaľ nespracované",
    "Partially Processed": "Čiastočne spracované",
  },
  deliveryStatusLabels: {
    CANCELLED: "Zrušené",
    "ORDER UNDER INVESTIGATION": "Objednávka sa preveruje",
    "AWAITING SHIPMENT": "Čaká na expedíciu",
    "PARTIAL ORDER PREPARATION": "Čiastočná príprava objednávky",
    "AWAITING FULLFILLMENT": "Čaká na vyskladnenie",
    "AWAITING DELIVERY": "Čaká na doručenie",
    DELIVERED: "Doručené",
    "PARTIALLY DELIVERED": "Čiastočne doručené",
    "DELIVERY NOT AVAILABLE": "Dodávka nie je k dispozícii",
    "IN STOCK": "Skladom",
    "NOT DELIVERED": "Nedoručené",
  },
};
