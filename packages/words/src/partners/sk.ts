import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  partnerNames: {
    academy: "Akadémia",
    "academy-sk": "Akadémia Slovensko",
    menu: "Tvorba nápojových lístkov",
  },
  partnerSentences: {
    welcome: "Prihlásený používateľ:",
    rights: "Oprávnenia z portálu",
    company: "Spoločnosť",
    place: "Miesto dodania",
    role: "Rola",
    "not-signed-in": "V portáli nie je nikto prihlásený. Prihláste sa tam a otvorte túto stránku znova.",
    back: "Späť do portálu",
  },
};
