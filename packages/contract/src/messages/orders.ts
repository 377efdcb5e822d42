/** What the API says of orders: why one was not placed or not cancelled, and the labels of the status lists. */
import type { CancelRefusal } from "@vycep/domain/orders/order-states";
import type { KeepRefusal } from "@vycep/domain/orders/price-limit";
import type { Sentence, Sentences } from "./sentence.ts";

/** C12: accepting the new total is one tap. */
export const priceChanged: Sentence = {
  cs: "Cena objednávky se mezitím zvýšila na {total}. Zkontrolujte ji prosím a odešlete objednávku znovu.",
  sk: "Cena objednávky sa medzitým zvýšila na {total}. Skontrolujte ju, prosím, a odošlite objednávku znova.",
  en: "The total has risen to {total} in the meantime. Please check it and send the order again.",
};

/** C21: what is sent is what was seen. */
export const cartChanged: Sentence = {
  cs: "Košík se mezitím změnil v jiném okně. Zkontrolujte ho prosím a odešlete objednávku znovu.",
  sk: "Košík sa medzitým zmenil v inom okne. Skontrolujte ho, prosím, a odošlite objednávku znova.",
  en: "The cart has been changed in another window in the meantime. Please check it and send the order again.",
};

/** B14: what the customer wants to pay at most is less than the order costs already. */
export const limitBelowTotal: Sentence = {
  cs: "Váš limit je nižší než dnešní cena objednávky {total}. Zvyšte ho, nebo odešlete objednávku bez limitu.",
  sk: "Váš limit je nižší než dnešná cena objednávky {total}. Zvýšte ho, alebo odošlite objednávku bez limitu.",
  en: "Your limit is below what the order costs now, {total}. Raise it, or send the order without a limit.",
};

/** B14: said when a price above the limit is kept. */
export const priceKept: Sentence = {
  cs: "Objednávka platí za novou cenu.",
  sk: "Objednávka platí za novú cenu.",
  en: "The order stands at the new price.",
};

/** Why there is no price above the limit to keep. */
export type NotKept = "no-such-order" | KeepRefusal["kind"];

/** B14. */
export const notKeptMessages: Sentences<NotKept> = {
  "no-such-order": {
    cs: "Objednávka neexistuje.",
    sk: "Objednávka neexistuje.",
    en: "The order does not exist.",
  },
  "not-above-limit": {
    cs: "Cena objednávky není nad limitem.",
    sk: "Cena objednávky nie je nad limitom.",
    en: "The price of the order is not above the limit.",
  },
  "order-cancelled": {
    cs: "Objednávka je mezitím zrušená.",
    sk: "Objednávka je medzitým zrušená.",
    en: "The order has been cancelled in the meantime.",
  },
  "order-delivered": {
    cs: "Objednávka už je doručená.",
    sk: "Objednávka je už doručená.",
    en: "The order has already been delivered.",
  },
};

/** B1: the next day that can be ordered for. */
export const cutOffPassed: Sentence = {
  cs: "Na tento den už nelze dodávku objednat. Nejbližší možné datum je {date}.",
  sk: "Na tento deň už nemožno dodávku objednať. Najbližší možný dátum je {date}.",
  en: "This day can no longer be ordered for. The next possible date is {date}.",
};

/** HISTORY-07: said when the order is cancelled, and never otherwise. */
export const orderCancelled: Sentence = {
  cs: "Objednávka je zrušená.",
  sk: "Objednávka je zrušená.",
  en: "The order has been cancelled.",
};

/** EMPTIES-03: the order and the collection that was placed with it. */
export const bothCancelled: Sentence = {
  cs: "Objednávka i svoz obalů jsou zrušené.",
  sk: "Objednávka aj zvoz obalov sú zrušené.",
  en: "The order and the collection of empties have been cancelled.",
};

/** Why an order was not cancelled; one that was cancelled before is no refusal. */
export type NotCancelled =
  | "no-such-order"
  | "empties-order-underway"
  | Exclude<CancelRefusal["kind"], "already-cancelled">;

/** HISTORY-08, HISTORY-09, ERROR-65. */
export const notCancelledMessages: Sentences<NotCancelled> = {
  "no-such-order": {
    cs: "Objednávka neexistuje.",
    sk: "Objednávka neexistuje.",
    en: "The order does not exist.",
  },
  "empties-order-underway": {
    cs: "Svoz obalů už zrušit nelze, proto jsme nezrušili ani objednávku.",
    sk: "Zvoz obalov už zrušiť nemožno, preto sme nezrušili ani objednávku.",
    en: "The collection of empties can no longer be cancelled, so the order was not cancelled either.",
  },
  "order-blocked": {
    cs: "Objednávka je zablokovaná, zrušit ji teď nelze.",
    sk: "Objednávka je zablokovaná, zrušiť ju teraz nemožno.",
    en: "The order is blocked and cannot be cancelled now.",
  },
  "goods-issue-done": {
    cs: "Zboží už je vyskladněné, objednávku zrušit nelze.",
    sk: "Tovar je už vyskladnený, objednávku zrušiť nemožno.",
    en: "The goods issue is already done, the order cannot be cancelled.",
  },
};

export type ExportColumn =
  | "number"
  | "own-number"
  | "created"
  | "delivery"
  | "ship-to-id"
  | "ship-to"
  | "method"
  | "status"
  | "lines"
  | "net"
  | "vat"
  | "deposit"
  | "total"
  | "currency";

/** The columns of the exported history, in their order (HISTORY-11). */
export const exportColumns: Sentences<ExportColumn> = {
  number: { cs: "Číslo objednávky", sk: "Číslo objednávky", en: "Order number" },
  "own-number": { cs: "Vaše číslo", sk: "Vaše číslo", en: "Your number" },
  created: { cs: "Vytvořeno", sk: "Vytvorené", en: "Created" },
  delivery: { cs: "Dodání", sk: "Dodanie", en: "Delivery" },
  "ship-to-id": { cs: "Číslo odběrného místa", sk: "Číslo odberného miesta", en: "Ship-to number" },
  "ship-to": { cs: "Odběrné místo", sk: "Odberné miesto", en: "Ship-to" },
  method: { cs: "Doprava", sk: "Doprava", en: "Transport" },
  status: { cs: "Stav", sk: "Stav", en: "Status" },
  lines: { cs: "Počet položek", sk: "Počet položiek", en: "Lines" },
  net: { cs: "Zboží bez DPH", sk: "Tovar bez DPH", en: "Goods without VAT" },
  vat: { cs: "DPH", sk: "DPH", en: "VAT" },
  deposit: { cs: "Zálohy za obaly", sk: "Zálohy za obaly", en: "Deposits" },
  total: { cs: "Celkem", sk: "Celkom", en: "Total" },
  currency: { cs: "Měna", sk: "Mena", en: "Currency" },
};

/** The last row of an export that does not hold everything. */
export const exportCut: Sentence = {
  cs: "Vypsáno prvních {shown} objednávek z {total}. Zbytek získáte kratším obdobím.",
  sk: "Vypísaných prvých {shown} objednávok z {total}. Zvyšok získate kratším obdobím.",
  en: "The first {shown} orders of {total} are listed. Choose a shorter period for the rest.",
};

/** The name of the file, and of the sheet within it. */
export const exportNames: Sentences<"file" | "sheet"> = {
  file: { cs: "objednavky", sk: "objednavky", en: "orders" },
  sheet: { cs: "Objednávky", sk: "Objednávky", en: "Orders" },
};
