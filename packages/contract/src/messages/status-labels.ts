/** The labels of the status lists, also in the languages that only lists are in (LANG-02, LANG-18, HISTORY-12…14, D16). */
import type { LabelLanguage } from "@vycep/domain/market/language";
import type { DeliveryStatus, FinerStep, ProcessingState, ShownStatus } from "@vycep/domain/orders/status";

/** A label for each code of a list, in all languages that lists are in. */
export type Labels<Code extends string> = Readonly<Record<Code, Readonly<Record<LabelLanguage, string>>>>;

/** HISTORY-14, OP-123. */
export const shownStatusLabels: Labels<ShownStatus> = {
  new: { cs: "nová", sk: "nová", en: "new", it: "nuovo", de: "neu" },
  "in-progress": {
    cs: "zpracovává se",
    sk: "spracúva sa",
    en: "in-progress",
    it: "in lavorazione",
    de: "in Bearbeitung",
  },
  "in-preparation": {
    cs: "připravuje se",
    sk: "pripravuje sa",
    en: "in preparation",
    it: "in preparazione",
    de: "in Vorbereitung",
  },
  "in-delivery": { cs: "na cestě", sk: "na ceste", en: "in-delivery", it: "in consegna", de: "unterwegs" },
  delivered: { cs: "doručená", sk: "doručená", en: "delivered", it: "consegnato", de: "geliefert" },
  "not-delivered": {
    cs: "nedoručená",
    sk: "nedoručená",
    en: "not delivered",
    it: "non consegnato",
    de: "nicht geliefert",
  },
  cancelled: { cs: "zrušená", sk: "zrušená", en: "cancelled", it: "annullato", de: "storniert" },
  "saved-order": {
    cs: "uložená objednávka",
    sk: "uložená objednávka",
    en: "saved order",
    it: "ordine salvato",
    de: "gespeicherte Bestellung",
  },
};

/** The finer step that stands beside the status (D23). */
export const finerStepLabels: Labels<FinerStep> = {
  confirmed: { cs: "potvrzená", sk: "potvrdená", en: "confirmed", it: "confermato", de: "bestätigt" },
  loaded: { cs: "nakládá se", sk: "nakladá sa", en: "being loaded", it: "in carico", de: "wird verladen" },
  "partially-delivered": {
    cs: "částečně doručená",
    sk: "čiastočne doručená",
    en: "partially delivered",
    it: "parzialmente consegnato",
    de: "teilweise geliefert",
  },
};

/** HISTORY-12. */
export const processingStateLabels: Labels<ProcessingState> = {
  "Completely Processed": {
    cs: "Zcela zpracováno",
    sk: "Úplne spracované",
    en: "Completely Processed",
    it: "Completamente elaborato",
    de: "Vollständig bearbeitet",
  },
  "Fully Rejected": {
    cs: "Zcela zamítnuto",
    sk: "Úplne zamietnuté",
    en: "Fully Rejected",
    it: "Completamente rifiutato",
    de: "Vollständig abgelehnt",
  },
  "Not Relevant": {
    cs: "Není relevantní",
    sk: "Nie je relevantné",
    en: "Not Relevant",
    it: "Non rilevante",
    de: "Nicht relevant",
  },
  "Not Yet Processed": {
    cs: "Dosud nezpracováno",
    sk: "Zatiaľ nespracované",
    en: "Not Yet Processed",
    it: "Non ancora elaborato",
    de: "Noch nicht bearbeitet",
  },
  "Partially Processed": {
    cs: "Částečně zpracováno",
    sk: "Čiastočne spracované",
    en: "Partially Processed",
    it: "Parzialmente elaborato",
    de: "Teilweise bearbeitet",
  },
};

/** HISTORY-13; the misspelt code is theirs (OP-123). */
export const deliveryStatusLabels: Labels<DeliveryStatus> = {
  CANCELLED: { cs: "Zrušeno", sk: "Zrušené", en: "Cancelled", it: "Annullato", de: "Storniert" },
  "ORDER UNDER INVESTIGATION": {
    cs: "Objednávka v šetření",
    sk: "Objednávka sa preveruje",
    en: "Order under investigation",
    it: "Ordine in verifica",
    de: "Bestellung in Klärung",
  },
  "AWAITING SHIPMENT": {
    cs: "Čeká na expedici",
    sk: "Čaká na expedíciu",
    en: "Awaiting shipment",
    it: "In attesa di spedizione",
    de: "Wartet auf Versand",
  },
  "PARTIAL ORDER PREPARATION": {
    cs: "Částečná příprava objednávky",
    sk: "Čiastočná príprava objednávky",
    en: "Partial order preparation",
    it: "Preparazione parziale dell’ordine",
    de: "Bestellung teilweise in Vorbereitung",
  },
  "AWAITING FULLFILLMENT": {
    cs: "Čeká na vyskladnění",
    sk: "Čaká na vyskladnenie",
    en: "Awaiting fulfilment",
    it: "In attesa di evasione",
    de: "Wartet auf Bereitstellung",
  },
  "AWAITING DELIVERY": {
    cs: "Čeká na doručení",
    sk: "Čaká na doručenie",
    en: "Awaiting delivery",
    it: "In attesa di consegna",
    de: "Wartet auf Lieferung",
  },
  DELIVERED: { cs: "Doručeno", sk: "Doručené", en: "Delivered", it: "Consegnato", de: "Geliefert" },
  "PARTIALLY DELIVERED": {
    cs: "Částečně doručeno",
    sk: "Čiastočne doručené",
    en: "Partially delivered",
    it: "Parzialmente consegnato",
    de: "Teilweise geliefert",
  },
  "DELIVERY NOT AVAILABLE": {
    cs: "Dodávka není k dispozici",
    sk: "Dodávka nie je k dispozícii",
    en: "Delivery not available",
    it: "Consegna non disponibile",
    de: "Lieferung nicht verfügbar",
  },
  "IN STOCK": {
    cs: "Skladem",
    sk: "Skladom",
    en: "In stock",
    it: "Disponibile in magazzino",
    de: "Auf Lager",
  },
  "NOT DELIVERED": {
    cs: "Nedoručeno",
    sk: "Nedoručené",
    en: "Not delivered",
    it: "Non consegnato",
    de: "Nicht geliefert",
  },
};
