import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Môj profil",
  sections: "Časti profilu",

  firstName: "Meno",
  lastName: "Priezvisko",
  email: "E-mail",
  phone: "Telefón",
  phoneLocked: "Telefón hlavného používateľa mení zákaznícky servis.",
  defaultShipTo: "Predvolené miesto dodania",
  defaultShipToHint: "Vyberie sa po prihlásení.",
  defaultShipToNone: "Zatiaľ žiadne",
  languageHint: "Platí pre portál aj e-maily.",
  keep: "Uložiť zmeny",
  discard: "Zahodiť",
  kept: "Zmeny sú uložené.",
  nothingChanged: "Zatiaľ ste nič nezmenili.",
  leaveTitle: "Odísť bez uloženia?",
  leaveText: "Zmeny v údajoch ešte nie sú uložené.",
  leaveWithout: "Odísť bez uloženia",
  leaveKeep: "Uložiť a odísť",
  phoneRequestTitle: "Potrebujete zmeniť telefón?",
  phoneRequestText: "Napíšte servisu, zmenu potvrdíme spätným volaním na staré číslo.",
  phoneRequest: "Požiadať o zmenu",
  phoneRequestCall: "Zavolať servisu",
  phoneRequestSubject: "Zmena telefónu: {name}",
  phoneRequestBody:
    "Dobrý deň,\n\nprosím o zmenu telefónu k môjmu účtu v zákazníckom portáli.\n\nMeno: {name}\nE-mail: {email}\nSpoločnosť: {company}\nDoterajší telefón: {phone}\nNový telefón: ",
  "problem.name-missing": "Vyplňte meno aj priezvisko.",
  "problem.name-too-long": "Meno a priezvisko môžu mať najviac 60 znakov.",
  "problem.phone-format": "Zadajte telefón v tvare +420XXXXXXXXX alebo +421XXXXXXXXX.",
  "problem.phone-by-service": "Ak chcete zmeniť telefón, obráťte sa na zákaznícky servis.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  profileMessages: {
    "name-missing": "Vyplňte meno aj priezvisko.",
    "name-too-long": "Meno a priezvisko môžu mať najviac 60 znakov.",
    "phone-format": "Zadajte telefón v tvare +420XXXXXXXXX alebo +421XXXXXXXXX.",
    "phone-by-service": "Ak chcete zmeniť telefón, obráťte sa na zákaznícky servis.",
  },
};
