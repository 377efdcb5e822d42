import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers = {
  documentTypes: {
    invoice: "Faktúra",
    "credit-note": "Dobropis",
    "delivery-note": "Dodací list",
    "order-confirmation": "Potvrdenie objednávky",
    "price-list": "Cenník",
    statement: "Saldokonto",
  },
  paymentWords: {
    overdue: "po splatnosti, dni: {days}",
    due: "splatné o dni: {days}",
    paid: "uhradené",
    settled: "vyrovnané",
  },
  documentColumns: {
    type: "Doklad",
    number: "Číslo dokladu",
    issued: "Vystavené",
    due: "Splatnosť",
    "ship-to-id": "Číslo miesta dodania",
    "ship-to": "Miesto dodania",
    orders: "Objednávky",
    state: "Stav",
    amount: "Suma",
    currency: "Mena",
  },
  documentsCut: "Vypísaných prvých {shown} dokladov z {total}. Zvyšok získate kratším obdobím.",
  documentNames: {
    file: "doklady",
    statement: "saldokonto",
    sheet: "Doklady",
  },
  priceListColumns: {
    sku: "Číslo výrobku",
    name: "Výrobok",
    base: "Cenníková cena",
    yours: "Vaša cena",
    currency: "Mena",
    from: "Platí od",
    to: "Platí do",
  },
} satisfies InOtherWords<typeof original>;
