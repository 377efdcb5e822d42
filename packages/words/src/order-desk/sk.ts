import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  orderDeskMessages: {
    "order-unknown": "Takú objednávku nepoznáme.",
    "no-such-order": "Takú objednávku nepoznáme.",
    "changed-meanwhile": "Objednávku medzitým zmenil niekto iný. Pozrite si nový stav a rozhodnite znova.",
    "erp-owns-orders": "Objednávky riadi pripojený ERP. V pulte si ich len prezeráte.",
    "reason-missing": "Riadok {lineNo}: napíšte, prečo je menej. Dôvod uvidí zákazník.",
    "nothing-to-invoice": "Nie je čo fakturovať. Všetko doručené už na faktúre je.",
    "step-not-allowed": "V tomto stave to s objednávkou urobiť nejde.",
    "not-delivered": "Objednávka ešte nie je doručená.",
    "line-unknown": "Niektorý z riadkov v objednávke nie je.",
    "line-missing": "Niektorý z riadkov chýba. Uveďte všetky.",
    "line-twice": "Niektorý z riadkov je uvedený dvakrát.",
    "too-many-boxes": "Niektorý z riadkov má viac balení, než je možné.",
    "empties-unknown": "Niektorý z obalov sa v tento deň nevykupuje.",
    "empties-missing": "Niektorý z plánovaných obalov chýba. Uveďte aj nulu.",
    "empties-twice": "Niektorý z obalov je uvedený dvakrát.",
    "goods-issue-done": "Tovar je už naložený, objednávku zrušiť nejde.",
    "order-blocked": "Objednávku preveruje ERP, zrušiť ju zatiaľ nejde.",
    "empties-order-underway": "Zvoz obalov z tejto objednávky je už na ceste, nejde teda zrušiť oboje.",
    "sap-id-taken": "Toto číslo už má iná objednávka.",
    "erp-event-reused": "To isté ste pred chvíľou odoslali inak. Pozrite si nový stav.",
    "note-empty": "Poznámka je prázdna.",
    "note-too-long": "Poznámka môže mať najviac 2 000 znakov.",
  },
};
