/** Ordering in the name of a customer, as the staff read it in the portal. */
export const texts = {
  banner: "Objednávání za zákazníka",
  orderingFor: "Objednáváte za: {customer}, {place}.",
  rights: "Platí práva zákazníka, na objednávce bude vaše jméno {staff}.",
  left_one: "zbývá {count} minuta",
  left_few: "zbývají {count} minuty",
  left_many: "zbývá {count} minuty",
  left_other: "zbývá {count} minut",
  lastMinute: "zbývá méně než minuta",
  end: "Skončit a vrátit se",
  "overTitle.cut-off": "Poslat po uzávěrce?",
  "overTitle.minimum": "Poslat pod minimem?",
  "overTitle.both": "Poslat po uzávěrce a pod minimem?",
  "overSend.cut-off": "Poslat po uzávěrce",
  "overSend.minimum": "Poslat pod minimem",
  "overSend.both": "Poslat i tak",
  "overOffer.cut-off": "Uzávěrka už byla.",
  "overOffer.minimum": "Objednávka je pod minimem.",
  "overOffer.both": "Uzávěrka už byla a objednávka je pod minimem.",
  overText: "Zákazník by sám poslat nemohl. Vaše role smí pravidlo překročit, když uvede důvod.",
  overWhy: "Důvod",
  "overWhy.called-before": "Zákazník volal před uzávěrkou",
  "overWhy.portal-fault": "Chyba portálu nebo spojení",
  "overWhy.dispatch-agreed": "Dohoda s dispečinkem",
  "overWhy.other": "Jiný důvod",
  overWhyMissing: "Vyberte důvod.",
  overNote: "Poznámka k důvodu",
  overNoteMissing: "Napište, jaký důvod to je.",
  overBack: "Zpět do košíku",
  overKept: "Důvod půjde na objednávku a do záznamu změn.",
  overRefused: "Objednávka neodešla",
  overFailed: "Nevíme, jestli objednávka odešla. Zkuste to znovu, dvakrát neodejde.",
} as const;

/** What is said at the desk and on the pages between it and the portal. */
export const answers = {
  behalfMessages: {
    "customer-unknown": "Takové odběrné místo tu není, nebo nepatří k vašim zákazníkům.",
    "ship-to-suspended": "Odběrné místo je pozastavené, nikdo pro něj neobjedná.",
    "user-unknown": "Tento člověk u místa nepracuje, nebo se teď nesmí přihlásit.",
    "user-may-not-order": "Tento člověk pro místo objednávat nesmí, a tak nejde objednat ani za něj.",
    "cart-elsewhere":
      "Tento člověk má rozdělaný košík pro jiné odběrné místo. Vyberte někoho jiného, nebo objednejte odtamtud.",
  },
  overriddenRules: {
    "cut-off": "po uzávěrce",
    minimum: "pod minimem",
  },
  overrideReasons: {
    "called-before": "zákazník volal před uzávěrkou",
    "portal-fault": "chyba portálu nebo spojení",
    "dispatch-agreed": "dohoda s dispečinkem",
    other: "jiný důvod",
  },
  behalfPages: {
    opening: "Otevíráme portál",
    "opening-hint": "Za okamžik budete objednávat za zákazníka.",
    ended: "Objednávání za zákazníka skončilo",
    "ended-hint": "Košík zůstal zákazníkovi, jak jste ho nechali. Tuto záložku můžete zavřít.",
    "code-used": "Odkaz už neplatí: platí minutu a jen jednou. Začněte prosím znovu z pultu.",
    desk: "Na pult",
  },
} as const;
