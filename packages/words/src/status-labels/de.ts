import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  shownStatusLabels: {
    new: "neu",
    "in-progress": "in Bearbeitung",
    "in-preparation": "in Vorbereitung",
    "in-delivery": "unterwegs",
    delivered: "geliefert",
    "not-delivered": "nicht geliefert",
    cancelled: "storniert",
    "saved-order": "gespeicherte Bestellung",
  },
  finerStepLabels: {
    confirmed: "bestätigt",
    loaded: "wird verladen",
    "partially-delivered": "teilweise geliefert",
  },
  processingStateLabels: {
    "Completely Processed": "Vollständig bearbeitet",
    "Fully Rejected": "Vollständig abgelehnt",
    "Not Relevant": "Nicht relevant",
    "Not Yet Processed": "Noch nicht bearbeitet",
    "Partially Processed": "Teilweise bearbeitet",
  },
  deliveryStatusLabels: {
    CANCELLED: "Storniert",
    "ORDER UNDER INVESTIGATION": "Bestellung in Klärung",
    "AWAITING SHIPMENT": "Wartet auf Versand",
    "PARTIAL ORDER PREPARATION": "Bestellung teilweise in Vorbereitung",
    "AWAITING FULLFILLMENT": "Wartet auf Bereitstellung",
    "AWAITING DELIVERY": "Wartet auf Lieferung",
    DELIVERED: "Geliefert",
    "PARTIALLY DELIVERED": "Teilweise geliefert",
    "DELIVERY NOT AVAILABLE": "Lieferung nicht verfügbar",
    "IN STOCK": "Auf Lager",
    "NOT DELIVERED": "Nicht geliefert",
  },
};
