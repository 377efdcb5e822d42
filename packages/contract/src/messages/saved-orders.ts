/** What the API says of saved orders; the English of the seeds letter by letter (ERROR-32, ERROR-42, ERROR-43). */
import type { ReorderRefusal } from "@vycep/domain/orders/reorder";
import type { ResumeRefusal } from "@vycep/domain/orders/saved-order";
import type { ShipToRefusal } from "@vycep/domain/ship-to/selectable";
import { choiceSentences } from "./cart.ts";
import type { Sentence, Sentences } from "./sentence.ts";

export const savedOrderNotFound: Sentence = {
  cs: "Uloženou objednávku se nepodařilo najít.",
  sk: "Uloženú objednávku sa nepodarilo nájsť.",
  en: "Could not find a saved order.",
};

/** The number is the caller's own. */
export const orderNotFound: Sentence = {
  cs: "Objednávku s číslem {number} se nepodařilo najít.",
  sk: "Objednávku s číslom {number} sa nepodarilo nájsť.",
  en: 'Cannot find order number "{number}".',
};

/** Why a cart was not put aside. */
export type NotSaved = "cart-empty" | "cart-not-active";

export const notSavedMessages: Sentences<NotSaved> = {
  "cart-empty": choiceSentences["cart-empty"],
  "cart-not-active": {
    cs: "Tento košík již neexistuje",
    sk: "Tento košík už neexistuje",
    en: "This cart no longer exists",
  },
};

/** What was done. */
export const savedOrderDone: Sentences<"saved" | "deleted" | "restored" | "renamed"> = {
  saved: {
    cs: "Objednávka byla uložena na později.",
    sk: "Objednávka bola uložená na neskôr.",
    en: "The order has been saved for later.",
  },
  deleted: {
    cs: "Uložená objednávka byla smazána.",
    sk: "Uložená objednávka bola zmazaná.",
    en: "The saved order has been deleted.",
  },
  restored: {
    cs: "Uložená objednávka je zpět v seznamu.",
    sk: "Uložená objednávka je späť v zozname.",
    en: "The saved order is back in the list.",
  },
  renamed: {
    cs: "Uložená objednávka byla přejmenována.",
    sk: "Uložená objednávka bola premenovaná.",
    en: "The saved order has been renamed.",
  },
};

/** Why an order of the past was not put into the cart. */
export type NotReordered = ReorderRefusal["kind"] | ResumeRefusal["kind"] | ShipToRefusal["kind"];

export const notReorderedMessages: Sentences<NotReordered> = {
  "items-missing": {
    cs: "Objednávku nelze zopakovat. Některé položky nejsou dostupné",
    sk: "Objednávku nemožno zopakovať. Niektoré položky nie sú dostupné",
    en: "Re-order cannot proceed. Some items are not available",
  },
  "nothing-addable": {
    cs: "Do košíku jsme nepřidali nic: žádná z položek není dostupná.",
    sk: "Do košíka sme nepridali nič: žiadna z položiek nie je dostupná.",
    en: "Nothing was added to the cart: none of the items is available.",
  },
  "ship-to-suspended": choiceSentences["ship-to-suspended"],
  "ship-to-unknown": choiceSentences["no-ship-to"],
  "ship-to-without-catalogue": choiceSentences["no-ship-to"],
  "method-not-offered": {
    cs: "Způsob dopravy uložené objednávky už pro toto odběrné místo není dostupný. Položky můžete přidat do současného košíku.",
    sk: "Spôsob dopravy uloženej objednávky už pre toto miesto dodania nie je dostupný. Položky môžete pridať do súčasného košíka.",
    en: "The shipping method of the saved order is no longer available for this ShipTo. You can add the items to the present cart.",
  },
};

/** Everything went in, with the number of items; or some of them. C2: no way ends without a word. */
export const reordered: Sentences<"all" | "some"> = {
  all: {
    cs: "Všechny položky jsou v košíku ({added}).",
    sk: "Všetky položky sú v košíku ({added}).",
    en: "All items are in the cart ({added}).",
  },
  some: {
    cs: "Přidáno položek: {added}, nedostupných: {failed}.",
    sk: "Pridané položky: {added}, nedostupné: {failed}.",
    en: "Items added: {added}, not available: {failed}.",
  },
};
