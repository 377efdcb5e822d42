import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { answers as originalAnswers, texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Môj profil",
  sections: "Časti profilu",

  firstName: "Meno",
  lastName: "Priezvisko",
  email: "E-mail",
  phone: "Telefón",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  profileMessages: {
    "name-missing": "Vyplňte meno aj priezvisko.",
    "name-too-long": "Meno a priezvisko môžu mať najviac 60 znakov.",
    "phone-format": "Zadajte telefón v tvare +420XXXXXXXXX alebo +421XXXXXXXXX.",
    "phone-by-service": "Ak chcete zmeniť telefón, obráťte sa na zákaznícky servis.",
  },
};
