/** Contact and the links that the brewery keeps. */
export const texts = {
  title: "Kontakt",
  intro: "Poradíme s objednávkou, dodávkou i doklady.",
  phone: "Telefon",
  email: "E-mail",
  hours: "Provozní doba",
  beforeYouWrite: "Ať vám pomůžeme rychleji",
  hintOrder: "K objednávce napište její číslo, najdete ho v historii objednávek.",
  hintProduct: "K produktu napište jeho číslo nebo EAN z obalu.",
  hintError: "K chybě přidejte kód, který se zobrazil s hlášením.",
  wasArticleHelpful: "Pomohl vám článek?",
  wasAnswerHelpful: "Pomohla vám odpověď?",
  yes: "Ano",
  no: "Ne",
  thanksHelpful: "Děkujeme, víme, že text pomáhá.",
  thanksNotHelpful: "Děkujeme. Text upravíme.",
} as const;

/** What the API says. */
export const answers = {
  contentMessages: {
    "content-unknown": "Tento text tu není, nebo není pro vás.",
  },
} as const;
