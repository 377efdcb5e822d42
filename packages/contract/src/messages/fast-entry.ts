/** What a preview of a fast entry says of a row: a sentence for each stable code (C1, C5). */
import type { LineRefusal } from "@vycep/domain/cart/cart";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { EntryNote, EntryRefusal } from "@vycep/domain/fast-entry/judge-entries";
import type { Sentences } from "./sentence.ts";

/** Refusals that only a row of text can meet; the others are those of a line. */
export type EntryRefusalCode = Exclude<EntryRefusal["kind"], LineRefusal["kind"] | LineProblem["kind"]>;

export const entryRefusals: Sentences<EntryRefusalCode> = {
  "row-too-long": {
    cs: "Řádek je delší než {max} znaků. Rozdělte ho prosím.",
    sk: "Riadok je dlhší ako {max} znakov. Rozdeľte ho, prosím.",
    en: "The row is longer than {max} characters. Please split it.",
  },
  "product-not-found": {
    cs: "Produkt „{text}“ neznáme.",
    sk: "Produkt „{text}“ nepoznáme.",
    en: "We do not know a product “{text}”.",
  },
  "product-ambiguous": {
    cs: "„{text}“ může být více produktů. Vyberte ten správný.",
    sk: "„{text}“ môže byť viac produktov. Vyberte ten správny.",
    en: "“{text}” may be several products. Choose the right one.",
  },
  "quantity-missing": {
    cs: "Chybí množství.",
    sk: "Chýba množstvo.",
    en: "The quantity is missing.",
  },
  "quantity-unreadable": {
    cs: "Množství „{text}“ nerozumíme. Napište například 12, 3 vrstvy nebo 2 pal.",
    sk: "Množstvu „{text}“ nerozumieme. Napíšte napríklad 12, 3 vrstvy alebo 2 pal.",
    en: "We do not understand the quantity “{text}”. Write 12, 3 layers or 2 pal, for example.",
  },
  "quantity-ambiguous": {
    cs: "Není jasné, zda jde o {fewer}, nebo {more}.",
    sk: "Nie je jasné, či ide o {fewer}, alebo {more}.",
    en: "It is not clear whether {fewer} or {more} is meant.",
  },
  "quantity-not-multiple": {
    cs: "Takové množství neprodáváme. Nejmenší prodejný počet balení je {step}, množství prosím zaokrouhlete.",
    sk: "Také množstvo nepredávame. Najmenší predajný počet balení je {step}, množstvo prosím zaokrúhlite.",
    en: "We do not sell that quantity. The smallest number of packages sold is {step}, please round the quantity.",
  },
};

/** How a row that goes in differs from what was typed. */
export const entryNotes: Sentences<EntryNote["kind"]> = {
  converted: {
    cs: "Přepočteno na {boxes} balení.",
    sk: "Prepočítané na {boxes} balení.",
    en: "Converted to {boxes} packages.",
  },
  "by-ean": {
    cs: "Nalezeno podle kódu EAN {ean}.",
    sk: "Nájdené podľa kódu EAN {ean}.",
    en: "Found by the EAN {ean}.",
  },
  "only-orderable": {
    cs: "Textu odpovídá více produktů, objednat teď lze jen tento.",
    sk: "Textu zodpovedá viac produktov, objednať teraz možno len tento.",
    en: "Several products fit the text, only this one can be ordered now.",
  },
  "same-as": {
    cs: "Stejný produkt jako řádek {row}: dohromady {boxes} balení.",
    sk: "Rovnaký produkt ako riadok {row}: spolu {boxes} balení.",
    en: "The same product as row {row}: {boxes} packages together.",
  },
};
