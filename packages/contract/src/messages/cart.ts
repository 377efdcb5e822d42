/** What the API says of a cart that cannot go on as it is (CART-20, C5): a sentence for each stable code. */

import type { BreachKind } from "@vycep/domain/capacity/limits";
import type { LineRefusal } from "@vycep/domain/cart/cart";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { Obstacle } from "@vycep/domain/cart/quote";
import type { EmptiesNotRestored } from "@vycep/domain/cart/restore";
import type { Sentence, Sentences } from "./sentence.ts";

/** Why a line was not put in or not changed. */
export type LineRefusalCode =
  | LineRefusal["kind"]
  | "line-changed"
  | "sku-twice"
  | "bundle-option-unknown"
  | "line-added-meanwhile"
  | EmptiesNotRestored;

export const lineRefusals: Sentences<LineRefusalCode> = {
  "quantity-not-whole": {
    cs: "Množství musí být celé číslo.",
    sk: "Množstvo musí byť celé číslo.",
    en: "The quantity must be a whole number.",
  },
  "quantity-negative": {
    cs: "Množství nesmí být záporné.",
    sk: "Množstvo nesmie byť záporné.",
    en: "The quantity must not be negative.",
  },
  "quantity-zero": {
    cs: "Zadejte alespoň jedno balení.",
    sk: "Zadajte aspoň jedno balenie.",
    en: "The product quantity should be greater than 0",
  },
  "quantity-too-large": {
    cs: "Najednou lze objednat nejvýše {max} kusů jedné jednotky.",
    sk: "Naraz možno objednať najviac {max} kusov jednej jednotky.",
    en: "At most {max} of one unit can be ordered at once.",
  },
  "cart-full": {
    cs: "V košíku může být nejvýše {max} produktů.",
    sk: "V košíku môže byť najviac {max} produktov.",
    en: "A cart can hold at most {max} products.",
  },
  "line-unknown": {
    cs: "Tato položka už v košíku není.",
    sk: "Táto položka už v košíku nie je.",
    en: "Could not find cart item with id: {uid}.",
  },
  "line-changed": {
    cs: "Položku mezitím někdo změnil. Zkontrolujte množství a zkuste to znovu.",
    sk: "Položku medzitým niekto zmenil. Skontrolujte množstvo a skúste to znova.",
    en: "Somebody changed this item in the meantime. Check the quantity and try again.",
  },
  "sku-twice": {
    cs: "Tato položka je ve změně uvedena dvakrát.",
    sk: "Táto položka je v zmene uvedená dvakrát.",
    en: "This item is named twice in the change.",
  },
  "bundle-contents-differ": {
    cs: "Tento balíček už v košíku máte s jiným obsahem. Upravte ho tam.",
    sk: "Tento balíček už v košíku máte s iným obsahom. Upravte ho tam.",
    en: "This package is already in your cart with other contents. Change it there.",
  },
  "bundle-option-unknown": {
    cs: "Obsah balíčku se nepodařilo přečíst. Vyberte ho prosím znovu.",
    sk: "Obsah balíčka sa nepodarilo prečítať. Vyberte ho, prosím, znova.",
    en: "The contents of the package could not be read. Please choose them again.",
  },
  "line-added-meanwhile": {
    cs: "Položka je mezitím v košíku znovu. Platí novější množství, původní jsme nevrátili.",
    sk: "Položka je medzitým v košíku znova. Platí novšie množstvo, pôvodné sme nevrátili.",
    en: "This item is in the cart again meanwhile. The newer quantity stays, the earlier one was not put back.",
  },
  "empties-planned-meanwhile": {
    cs: "Vratné obaly jste mezitím naplánovali znovu. Platí novější plán.",
    sk: "Vratné obaly ste medzitým naplánovali znova. Platí novší plán.",
    en: "The empties were planned anew meanwhile. The newer plan stays.",
  },
  "empties-of-another-place": {
    cs: "Plán vratných obalů patřil k jinému odběrnému místu, proto jsme ho nevrátili.",
    sk: "Plán vratných obalov patril k inému miestu dodania, preto sme ho nevrátili.",
    en: "The plan of empties was for another ship-to, so it was not put back.",
  },
};

/** What was taken out can be put back for a while only, and only into the same cart. */
export const removalUnknown: Sentence = {
  cs: "Odebrané položky už nelze vrátit zpět.",
  sk: "Odobraté položky už nemožno vrátiť späť.",
  en: "What was removed can no longer be put back.",
};

/** What merging two carts made of a line (C6). */
export const mergeNotices: Sentences<"quantity-clamped" | "line-left-out"> = {
  "quantity-clamped": {
    cs: "Produkt {sku}: do košíku jsme přidali {taken} z {asked} balení, víc teď objednat nelze.",
    sk: "Produkt {sku}: do košíka sme pridali {taken} z {asked} balení, viac teraz nemožno objednať.",
    en: "Product {sku}: {taken} of {asked} boxes were added to the cart, more cannot be ordered now.",
  },
  "line-left-out": {
    cs: "Produkt {sku} jsme do košíku nepřidali. {reason}",
    sk: "Produkt {sku} sme do košíka nepridali. {reason}",
    en: "The product {sku} was not added to the cart. {reason}",
  },
};

/** Why a line cannot be sent as it stands. */
export const lineProblems: Sentences<LineProblem["kind"]> = {
  "product-unknown": {
    cs: "Produkt {sku} nemáme v nabídce.",
    sk: "Produkt {sku} nemáme v ponuke.",
    en: 'Could not find a product with SKU "{sku}"',
  },
  "no-price": {
    cs: "Produkt {sku} pro vás nemá platnou cenu.",
    sk: "Produkt {sku} pre vás nemá platnú cenu.",
    en: "The product {sku} has no valid price for you.",
  },
  "unit-not-orderable": {
    cs: "Produkt {sku} nelze v této jednotce objednat.",
    sk: "Produkt {sku} nemožno v tejto jednotke objednať.",
    en: "The product {sku} cannot be ordered in this unit.",
  },
  "product-limit-exceeded": {
    cs: "Překročili jste limit. Odeberte prosím část zboží.",
    sk: "Prekročili ste limit. Odoberte, prosím, časť tovaru.",
    en: "You are over the limit. Please remove some goods.",
  },
  "product-limit-reached": {
    cs: "Nedostupné, limit je vyčerpaný.",
    sk: "Nedostupné, limit je vyčerpaný.",
    en: "Not available due to reached limit",
  },
  "bundle-not-valid": {
    cs: "Nabídka platí pro dodání {from}–{to}. Zvolte jiné datum dodání.",
    sk: "Ponuka platí pre dodanie {from} – {to}. Zvoľte iný dátum dodania.",
    en: "The offer is valid for deliveries {from}–{to}. Choose another delivery date.",
  },
  "bundle-item-unknown": {
    cs: "Produkt {item} do balíčku nepatří.",
    sk: "Produkt {item} do balíčka nepatrí.",
    en: "The product {item} does not belong into this package.",
  },
  "bundle-item-not-whole": {
    cs: "Množství produktu {item} v balíčku musí být celé číslo.",
    sk: "Množstvo produktu {item} v balíčku musí byť celé číslo.",
    en: "The quantity of {item} in the package must be a whole number.",
  },
  "bundle-item-fixed": {
    cs: "Obsah balíčku je pevně daný: produktu {item} je v něm {boxes}.",
    sk: "Obsah balíčka je pevne daný: produktu {item} je v ňom {boxes}.",
    en: "The contents are fixed: the package holds {boxes} of {item}.",
  },
  "bundle-item-mandatory": {
    cs: "Produkt {item} je v balíčku povinný, nejméně {min}.",
    sk: "Produkt {item} je v balíčku povinný, najmenej {min}.",
    en: "The product {item} is mandatory, at least {min}.",
  },
  "bundle-item-too-few": {
    cs: "Vyberte alespoň {min} kusů produktu {item}, nebo ho z balíčku odeberte.",
    sk: "Vyberte aspoň {min} kusov produktu {item}, alebo ho z balíčka odoberte.",
    en: "Choose at least {min} of {item}, or take it out.",
  },
  "bundle-item-too-many": {
    cs: "Produktu {item} se do balíčku vejde nejvýše {max}.",
    sk: "Produktu {item} sa do balíčka zmestí najviac {max}.",
    en: "The package takes at most {max} of {item}.",
  },
  "bundle-too-few": {
    cs: "Balíček není plný: chybí {missing} do {min}.",
    sk: "Balíček nie je plný: chýba {missing} do {min}.",
    en: "The package is not full: {missing} missing to {min}.",
  },
  "bundle-too-many": {
    cs: "Do balíčku se vejde nejvýše {max}, je v něm {boxes}.",
    sk: "Do balíčka sa zmestí najviac {max}, je v ňom {boxes}.",
    en: "The package takes at most {max}, it holds {boxes}.",
  },
  "bundle-limit-reached": {
    cs: "Limit na zákazníka: zbývá vám {left}.",
    sk: "Limit na zákazníka: zostáva vám {left}.",
    en: "Limit per customer: {left} left for you.",
  },
  "bundle-item-not-sold": {
    cs: "Produkt {item} z balíčku teď nelze dodat.",
    sk: "Produkt {item} z balíčka teraz nemožno dodať.",
    en: "The product {item} from this package cannot be delivered now.",
  },
  "not-sold-in-market": {
    cs: "Produkt {sku} nemáme v nabídce.",
    sk: "Produkt {sku} nemáme v ponuke.",
    en: 'Could not find a product with SKU "{sku}"',
  },
  "not-yet-sold": {
    cs: "Produkt {sku} dodáváme až od {date}.",
    sk: "Produkt {sku} dodávame až od {date}.",
    en: "The product {sku} is delivered from {date} on.",
  },
  "no-longer-sold": {
    cs: "Produkt {sku} už v požadovaném datu nedodáváme.",
    sk: "Produkt {sku} už v požadovanom dátume nedodávame.",
    en: "The product {sku} is no longer delivered on the request date.",
  },
  "method-carries-no-goods": {
    cs: "Svoz vratných obalů zboží nepřiveze. Zvolte jiný způsob dopravy.",
    sk: "Zvoz vratných obalov neprivezie tovar. Zvoľte iný spôsob dopravy.",
    en: "A collection of empties brings no goods. Choose another shipping method.",
  },
  "needs-tank-method": {
    cs: "Tankové pivo {sku} vyžaduje tankovou objednávku.",
    sk: "Tankové pivo {sku} vyžaduje tankovú objednávku.",
    en: "The tank beer {sku} needs a tank order.",
  },
  "needs-unfiltered-method": {
    cs: "Nefiltrované pivo {sku} vyžaduje objednávku nefiltrovaného piva.",
    sk: "Nefiltrované pivo {sku} vyžaduje objednávku nefiltrovaného piva.",
    en: "The unfiltered beer {sku} needs an unfiltered order.",
  },
  "needs-ordinary-method": {
    cs: "Produkt {sku} vyžaduje jiný způsob dopravy.",
    sk: "Produkt {sku} vyžaduje iný spôsob dopravy.",
    en: "The product {sku} needs a different shipping method.",
  },
};

/** ERROR-16…24; the words are the glossary's. */
export const breachSentences: Sentences<BreachKind> = {
  "min-price-not-reached": {
    cs: "Minimální hodnoty objednávky zatím nebylo dosaženo",
    sk: "Minimálna hodnota objednávky zatiaľ nebola dosiahnutá",
    en: "The minimum price of order has not yet been reached",
  },
  "min-weight-not-reached": {
    cs: "Nebylo dosaženo minimální hmotnosti objednávky",
    sk: "Nebola dosiahnutá minimálna hmotnosť objednávky",
    en: "The minimum weight of order has not been reached",
  },
  "min-pallets-not-reached": {
    cs: "Nebylo dosaženo minimálního počtu palet, přidejte prosím další zboží.",
    sk: "Nebol dosiahnutý minimálny počet paliet, pridajte, prosím, ďalší tovar.",
    en: "The minimum quantity of pallet has not been reached, please add more goods.",
  },
  "min-litres-not-reached": {
    cs: "Minimálního počtu litrů zatím nebylo dosaženo, přidejte prosím další zboží.",
    sk: "Minimálny počet litrov zatiaľ nebol dosiahnutý, pridajte, prosím, ďalší tovar.",
    en: "The minimum number of liters has not yet been reached, please add more goods.",
  },
  "max-weight-exceeded": {
    cs: "Byla překročena maximální hmotnost objednávky.",
    sk: "Bola prekročená maximálna hmotnosť objednávky.",
    en: "The maximum weight of order has been exceeded.",
  },
  "max-pallets-exceeded": {
    cs: "Byl překročen maximální počet palet.",
    sk: "Bol prekročený maximálny počet paliet.",
    en: "The maximum number of pallets has been exceeded.",
  },
  "max-litres-exceeded": {
    cs: "Byl překročen maximální objem objednávky v litrech.",
    sk: "Bol prekročený maximálny objem objednávky v litroch.",
    en: "The maximum liters of order has been exceeded.",
  },
  "hard-stop-weight-exceeded": {
    cs: "Objednávka přesahuje 28 tun a nelze ji odeslat.",
    sk: "Objednávka presahuje 28 ton a nemožno ju odoslať.",
    en: "The order exceeds 28 tonnes and cannot be sent.",
  },
};

type ChoiceKind = Exclude<Obstacle["kind"], "line-problem" | "limit-crossed">;

export const choiceSentences: Sentences<ChoiceKind> = {
  "cart-empty": { cs: "Váš košík je prázdný.", sk: "Váš košík je prázdny.", en: "Your cart is empty." },
  "no-ship-to": {
    cs: "Zvolte odběrné místo.",
    sk: "Zvoľte miesto dodania.",
    en: "Choose a ship-to.",
  },
  "ship-to-suspended": {
    cs: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
    sk: "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
    en: "ShipTo suspended - Select another ShipTo",
  },
  "no-method": {
    cs: "Zvolte typ objednávky.",
    sk: "Zvoľte typ objednávky.",
    en: "Order type has to not be empty!",
  },
  "no-date": {
    cs: "Zvolte datum dodání.",
    sk: "Zvoľte dátum dodania.",
    en: "Delivery date has to not be empty!",
  },
  "day-closed": {
    cs: "Na tento den nelze dodávku objednat. Zvolte jiné datum.",
    sk: "Na tento deň nemožno dodávku objednať. Zvoľte iný dátum.",
    en: "Shipping cannot be ordered. Choose a different date.",
  },
  "empties-over-limit": {
    cs: "Tolik vratných obalů se nevejde ani do dvou objednávek. Uberte některé.",
    sk: "Toľko vratných obalov sa nezmestí ani do dvoch objednávok. Uberte niektoré.",
    en: "So many empties do not fit even into two orders. Take some out.",
  },
};

/** Lengths of the texts a customer writes on an order. */
export const noteTooLong: Sentence = {
  cs: "Nejvýše {max} znaků",
  sk: "Najviac {max} znakov",
  en: "At most {max} characters",
};

/** PRICE-06, ERROR: said when the call itself failed; the order can be sent all the same. */
export const priceUpdateFailed: Sentence = {
  cs: "Aktualizace cen se nezdařila",
  sk: "Aktualizácia cien sa nepodarila",
  en: "Price update was not successful",
};

/** OP-22: the brewery said no without saying why. */
export const priceUpdateRefused: Sentence = {
  cs: "Pivovar teď tuto objednávku nepřijme. Zavolejte prosím na zákaznický servis.",
  sk: "Pivovar teraz túto objednávku neprijme. Zavolajte, prosím, na zákaznícky servis.",
  en: "The brewery does not take this order now. Please call customer service.",
};

/** What a choice of payment is refused with; the English is Magento's. */
export const paymentNotAvailable: Sentence = {
  cs: "Takový způsob platby v podmínkách plátce není.",
  sk: "Taký spôsob platby v podmienkach platiteľa nie je.",
  en: "The requested Payment Method is not available.",
};

/** How a company pays, as its master data says it. */
export const paymentMethodLabels: Sentences<"transfer" | "direct debit" | "cash"> = {
  transfer: { cs: "Převodem na účet", sk: "Prevodom na účet", en: "Bank transfer" },
  "direct debit": { cs: "Inkasem", sk: "Inkasom", en: "Direct debit" },
  cash: { cs: "Hotově při dodání", sk: "V hotovosti pri dodaní", en: "Cash on delivery" },
};
