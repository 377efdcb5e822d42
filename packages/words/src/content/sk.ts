import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Kontakt",
  intro: "Poradíme s objednávkou, dodávkou aj dokladmi.",
  phone: "Telefón",
  email: "E-mail",
  hours: "Prevádzkové hodiny",
  beforeYouWrite: "Aby sme vám pomohli rýchlejšie",
  hintOrder: "K objednávke napíšte jej číslo, nájdete ho v histórii objednávok.",
  hintProduct: "K produktu napíšte jeho číslo alebo EAN z obalu.",
  hintError: "K chybe pridajte kód, ktorý sa zobrazil s hlásením.",
  wasArticleHelpful: "Pomohol vám článok?",
  wasAnswerHelpful: "Pomohla vám odpoveď?",
  yes: "Áno",
  no: "Nie",
  thanksHelpful: "Ďakujeme, vieme, že text pomáha.",
  thanksNotHelpful: "Ďakujeme. Text upravíme.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  contentMessages: {
    "content-unknown": "Tento text tu nie je, alebo nie je pre vás.",
  },
};
