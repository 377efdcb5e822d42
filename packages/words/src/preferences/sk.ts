import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "no-order-type": "Zvoľte typ objednávky.",
  "no-delivery-date": "Zvoľte dátum dodania.",
  "shipping-cannot-be-ordered": "Na tento deň nemožno dodávku objednať. Zvoľte iný dátum.",
  "ship-to-suspended": "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
  "goods-not-available-here": "Nefiltrované ani tankové pivo nie je pre toto miesto dodania dostupné",
  "no-ship-to": "Nastavenie dodávky sa nepodarilo",
  "ship-to-unknown": "Nastavenie dodávky sa nepodarilo",
  "ship-to-without-catalogue": "Nastavenie dodávky sa nepodarilo",
  "method-not-offered": "Nastavenie dodávky sa nepodarilo",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  notStartedMessages: texts,
  shippingInputMessages: {
    "required-parameter-missing": "Chýba povinný údaj „{name}“.",
    "addresses-many": "Dodacia adresa môže byť len jedna.",
    "address-missing": "Zvoľte miesto dodania.",
    "address-not-own": "Dodávame len na miesta dodania z vášho zoznamu. Zvoľte jedno z nich.",
    "payer-by-place": "Kto platí, určuje miesto dodania. Zvoľte „rovnaká ako dodacia“.",
    "methods-many": "Spôsob dopravy môže byť len jeden.",
    "method-unknown": "Taký spôsob dopravy nepoznáme: {carrier}, {method}",
    "cart-empty": "Spôsob dopravy nemožno zvoliť pre prázdny košík. Najprv pridajte tovar.",
  },
};
