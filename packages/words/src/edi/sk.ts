import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as original } from "./cs.ts";

export const answers: InOtherWords<typeof original> = {
  ediReasons: {
    "product-unknown": "Tovar s týmto kódom nepoznáme",
    "unit-unknown": "Mernú jednotku nepoznáme",
    "quantity-invalid": "Množstvo nemožno prečítať",
    "part-box": "Množstvo nie je celé balenie",
    "not-sold": "Tovar na toto miesto a deň nedodávame",
    "limit-reached": "Viac teraz dodať nemôžeme",
    "unit-not-sold": "Tovar sa v tejto jednotke nedodáva",
    "price-missing": "Tovar nemá cenu",
    "place-unknown": "Miesto dodania nepoznáme",
    "place-suspended": "Miesto dodania je pozastavené",
    "day-closed": "V tento deň nedodávame",
    "minimum-not-reached": "Objednávka nedosahuje minimum",
    "maximum-exceeded": "Objednávka prekračuje, čo možno naložiť",
    "order-number-used": "Objednávka s týmto číslom už existuje",
    "only-new-orders": "Zmeny a storná vybavuje zákaznícka linka",
    "not-allowed": "Na toto miesto nemožno objednávať",
    "brewery-changed": "Pivovar potvrdil iné množstvo",
    "brewery-cancelled": "Pivovar objednávku zrušil",
    "needs-a-person": "Objednávku musí vybaviť zákaznícka linka",
  },
  ediRows: {
    supplies: "Dodávky",
    depositOut: "Vydané obaly",
    depositBack: "Vrátené obaly",
    withoutVat: "Záloha za vratný obal",
  },
};
