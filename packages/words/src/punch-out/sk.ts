import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  shopping: "Nakupujete pre {name}",
  shoppingText: "Hotový košík odnesiete do svojho nákupného systému, objednávka vznikne až tam.",
  toRecap: "Odniesť košík",
  leave: "Odísť bez tovaru",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  punchOutMessages: {
    "punch-out-not-found": "Také prihlásenie nákupného systému tu nie je.",
    "return-host": "Zadajte meno servera nákupného systému, napríklad nakup.firma.sk.",
    "too-many-punch-outs": "Viac nákupných systémov už mať nemôžete. Zrušte tie, ktoré nepoužívate.",
    "punch-outs-off": "Nákupné systémy sa tu pripojiť nedajú: prihlasuje iná služba.",
  },
  punchOutPages: {
    ended: "Nákup sa nedá otvoriť",
    "ended-hint": "Odkaz už neplatí alebo bol použitý. Otvorte nákup znova zo svojho nákupného systému.",
    "handing-over": "Košík ide domov",
    "handing-over-hint": "Odovzdávame košík vášmu nákupnému systému.",
    "hand-over": "Odovzdať košík",
    "not-believed": "Používateľ alebo heslo nákupného systému nie je správne.",
    "not-allowed": "Nákupný systém chce košík poslať na adresu, ktorá nie je povolená.",
  },
};
