import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  banner: "Objednávanie za zákazníka",
  orderingFor: "Objednávate za: {customer}, {place}.",
  rights: "Platia práva zákazníka, na objednávke bude vaše meno {staff}.",
  left_one: "zostáva {count} minúta",
  left_few: "zostávajú {count} minúty",
  left_many: "zostáva {count} minúty",
  left_other: "zostáva {count} minút",
  lastMinute: "zostáva menej ako minúta",
  end: "Skončiť a vrátiť sa",
  "overTitle.cut-off": "Poslať po uzávierke?",
  "overTitle.minimum": "Poslať pod minimom?",
  "overTitle.both": "Poslať po uzávierke a pod minimom?",
  "overSend.cut-off": "Poslať po uzávierke",
  "overSend.minimum": "Poslať pod minimom",
  "overSend.both": "Poslať aj tak",
  "overOffer.cut-off": "Uzávierka už bola.",
  "overOffer.minimum": "Objednávka je pod minimom.",
  "overOffer.both": "Uzávierka už bola a objednávka je pod minimom.",
  overText: "Zákazník by sám poslať nemohol. Vaša rola smie pravidlo prekročiť, keď uvedie dôvod.",
  overWhy: "Dôvod",
  "overWhy.called-before": "Zákazník volal pred uzávierkou",
  "overWhy.portal-fault": "Chyba portálu alebo spojenia",
  "overWhy.dispatch-agreed": "Dohoda s dispečingom",
  "overWhy.other": "Iný dôvod",
  overWhyMissing: "Vyberte dôvod.",
  overNote: "Poznámka k dôvodu",
  overNoteMissing: "Napíšte, aký dôvod to je.",
  overBack: "Späť do košíka",
  overKept: "Dôvod pôjde na objednávku a do záznamu zmien.",
  overRefused: "Objednávka neodišla",
  overFailed: "Nevieme, či objednávka odišla. Skúste to znova, dvakrát neodíde.",
  "override.cut-off": "po uzávierke",
  "override.minimum": "pod minimom",
  "overrideWhy.called-before": "zákazník volal pred uzávierkou",
  "overrideWhy.portal-fault": "chyba portálu alebo spojenia",
  "overrideWhy.dispatch-agreed": "dohoda s dispečingom",
  "overrideWhy.other": "iný dôvod",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  behalfMessages: {
    "customer-unknown": "Také miesto dodania tu nie je alebo nepatrí k vašim zákazníkom.",
    "ship-to-suspended": "Miesto dodania je pozastavené, nikto preň neobjedná.",
    "user-unknown": "Tento človek pri mieste nepracuje alebo sa teraz nesmie prihlásiť.",
    "user-may-not-order": "Tento človek pre miesto objednávať nesmie, a tak sa nedá objednať ani zaňho.",
    "cart-elsewhere":
      "Tento človek má rozpracovaný košík pre iné miesto dodania. Vyberte niekoho iného alebo objednajte odtiaľ.",
  },
  overriddenRules: {
    "cut-off": "po uzávierke",
    minimum: "pod minimom",
  },
  overrideReasons: {
    "called-before": "zákazník volal pred uzávierkou",
    "portal-fault": "chyba portálu alebo spojenia",
    "dispatch-agreed": "dohoda s dispečingom",
    other: "iný dôvod",
  },
  behalfPages: {
    opening: "Otvárame portál",
    "opening-hint": "O chvíľu budete objednávať za zákazníka.",
    ended: "Objednávanie za zákazníka sa skončilo",
    "ended-hint": "Košík zostal zákazníkovi, ako ste ho nechali. Túto kartu môžete zavrieť.",
    "code-used": "Odkaz už neplatí: platí minútu a iba raz. Začnite, prosím, znova z pultu.",
    desk: "Na pult",
  },
};
