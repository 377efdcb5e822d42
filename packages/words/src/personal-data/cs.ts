/** Osobní údaje jednoho člověka u pultu (DCUST-05). */
export const texts = {
  personalData: "Osobní údaje",
  personalText:
    "Vše, co o člověku vedeme, jako ZIP se soubory JSON; hesla a klíče v něm nejsou. Každé stažení je v záznamu.",
  exportPerson: "Stáhnout údaje",
  anonymise: "Anonymizovat…",
  exportTitle: "Stáhnout údaje: {name}",
  personReason: "Důvod",
  personReasonHint: "Třeba žádost člověka. Zůstane v záznamu, jména tam nepište.",
  download: "Stáhnout ZIP",
  downloaded: "Údaje jsou stažené a stažení je v záznamu.",
  anonymiseTitle: "Anonymizovat: {name}",
  anonymiseIntro: "Vrátit to nepůjde. Stane se:",
  anonymiseName: "jméno, e-mail a telefon se nahradí značkou a e-mail bude volný pro někoho jiného",
  anonymiseGone:
    "smažou se přihlášení, zařízení, role, oblíbené, odložené a rozepsané věci, oznámení a pošta",
  anonymiseStays: "objednávky, doklady, požadavky a záznam změn zůstanou, jen bez jména",
  typedName: "Opište jméno: {name}",
  anonymiseAct: "Anonymizovat",
  keepPerson: "Nechat být",
  anonymised: "Člověk je anonymní.",
  notLeftHint: "Anonymizovat jde, až odejde ze všech firem.",
  whoLooked: "Kdo se díval",
  isAnonymous: "Kdo to byl, už tu nestojí. Objednávky a doklady zůstaly.",
  personFailed: "Nepodařilo se to",
} as const;

/** Co pult říká o osobních údajích. */
export const answers = {
  personMessages: {
    "already-anonymous": "Tento člověk už je anonymní.",
    "not-left":
      "Anonymizovat jde jen toho, kdo odešel. Nejdřív nastavte stav „odešel“ nebo „vypnutý“ ve všech jeho firmách.",
    "open-orders": "Má nedokončené objednávky. Počkejte, až se doručí nebo zruší.",
    "open-tickets": "Má otevřené požadavky. Nejdřív je vyřešte.",
    "name-differs": "Jméno nesouhlasí. Opište ho přesně, jak je nahoře.",
    "user-unknown": "Takového člověka tu nemáme.",
    "last-owner": "Odběrné místo by zůstalo bez vlastníka. Nejdřív určete jiného.",
    "reason-missing": "Napište důvod, zůstane v záznamu.",
    "reason-too-long": "Důvod může mít nejvýše 200 znaků.",
  },
};
