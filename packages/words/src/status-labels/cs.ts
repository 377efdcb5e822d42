/** What the API says. */
export const answers = {
  shownStatusLabels: {
    new: "nová",
    "in-progress": "zpracovává se",
    "in-preparation": "připravuje se",
    "in-delivery": "na cestě",
    delivered: "doručená",
    "not-delivered": "nedoručená",
    cancelled: "zrušená",
    "saved-order": "uložená objednávka",
  },
  finerStepLabels: {
    confirmed: "potvrzená",
    loaded: "nakládá se",
    "partially-delivered": "částečně doručená",
  },
  processingStateLabels: {
    "Completely Processed": "Zcela zpracováno",
    "Fully Rejected": "Zcela zamítnuto",
    "Not Relevant": "Není relevantní",
    "Not Yet Processed": "Dosud nezpracováno",
    "Partially Processed": "Částečně zpracováno",
  },
  deliveryStatusLabels: {
    CANCELLED: "Zrušeno",
    "ORDER UNDER INVESTIGATION": "Objednávka v šetření",
    "AWAITING SHIPMENT": "Čeká na expedici",
    "PARTIAL ORDER PREPARATION": "Částečná příprava objednávky",
    "AWAITING FULLFILLMENT": "Čeká na vyskladnění",
    "AWAITING DELIVERY": "Čeká na doručení",
    DELIVERED: "Doručeno",
    "PARTIALLY DELIVERED": "Částečně doručeno",
    "DELIVERY NOT AVAILABLE": "Dodávka není k dispozici",
    "IN STOCK": "Skladem",
    "NOT DELIVERED": "Nedoručeno",
  },
} as const;
