import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  shownStatusLabels: {
    new: "nuovo",
    "in-progress": "in lavorazione",
    "in-preparation": "in preparazione",
    "in-delivery": "in consegna",
    delivered: "consegnato",
    "not-delivered": "non consegnato",
    cancelled: "annullato",
    "saved-order": "ordine salvato",
  },
  finerStepLabels: {
    confirmed: "confermato",
    loaded: "in carico",
    "partially-delivered": "parzialmente consegnato",
  },
  processingStateLabels: {
    "Completely Processed": "Completamente elaborato",
    "Fully Rejected": "Completamente rifiutato",
    "Not Relevant": "Non rilevante",
    "Not Yet Processed": "Non ancora elaborato",
    "Partially Processed": "Parzialmente elaborato",
  },
  deliveryStatusLabels: {
    CANCELLED: "Annullato",
    "ORDER UNDER INVESTIGATION": "Ordine in verifica",
    "AWAITING SHIPMENT": "In attesa di spedizione",
    "PARTIAL ORDER PREPARATION": "Preparazione parziale dell’ordine",
    "AWAITING FULLFILLMENT": "In attesa di evasione",
    "AWAITING DELIVERY": "In attesa di consegna",
    DELIVERED: "Consegnato",
    "PARTIALLY DELIVERED": "Parzialmente consegnato",
    "DELIVERY NOT AVAILABLE": "Consegna non disponibile",
    "IN STOCK": "Disponibile in magazzino",
    "NOT DELIVERED": "Non consegnato",
  },
};
