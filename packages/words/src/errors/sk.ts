import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  errorSentences: {
    "body-too-large": "Požiadavka je príliš veľká.",
    "cursor-invalid": "Tento ukazovateľ do zoznamu neplatí. Začnite od prvej strany.",
    "customer-tokens-off": "Prístup pre programy je tu vypnutý.",
    "document-not-registered": "Na tento dotaz server neodpovedá. Obnovte stránku.",
    "email-missing": "Zadajte e-mail.",
    forbidden: "Na toto nemáte oprávnenie.",
    "forbidden-permission": "Na toto potrebujete oprávnenie „{permission}“. Pridelí vám ho vlastník účtu.",
    "foreign-page": "Toto volanie je určené len stránkam portálu.",
    "idempotency-key-reused": "Kľúč Idempotency-Key už bol použitý pre inú požiadavku.",
    "idempotency-key-too-long": "Kľúč Idempotency-Key smie mať najviac 255 znakov.",
    "interaction-expired": "Platnosť tohto prihlásenia vypršala. Začnite, prosím, znova.",
    internal: "Na našej strane sa niečo pokazilo. Skúste to, prosím, znova.",
    "invalid-input": "Niektoré údaje nie sú správne vyplnené.",
    "invalid-token": "Prihlásenie už neplatí. Prihláste sa, prosím, znova.",
    "malformed-request": "Požiadavku sa nepodarilo prečítať.",
    "method-not-allowed": "Táto metóda tu nie je povolená.",
    "not-acceptable": "V požadovanom formáte nevieme odpovedať.",
    "not-signed-in": "Nie ste prihlásený.",
    "operation-name-missing": "Dokument obsahuje viac operácií: uveďte, ktorú z nich spustiť.",
    "password-missing": "Zadajte heslo.",
    "query-missing": "Chýba parameter „query“, alebo to nie je text.",
    "sign-in-incorrect":
      "Prihlásenie sa nepodarilo, alebo je váš účet dočasne zablokovaný. Chvíľu počkajte a skúste to znova.",
    "too-many-requests": "Príliš veľa pokusov. Chvíľu počkajte a skúste to znova.",
    unavailable: "Služba teraz nie je dostupná. Skúste to, prosím, o chvíľu.",
    "unknown-address": "Na tejto adrese nič nie je.",
    "unknown-operation": "Dokument neobsahuje operáciu s týmto názvom.",
    "unsupported-media-type": "Tomuto typu obsahu nerozumieme.",
  },
};
