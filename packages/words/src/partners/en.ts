import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  partnerNames: {
    academy: "Academy",
    "academy-sk": "Academy Slovakia",
    menu: "Menu creator",
  },
  partnerSentences: {
    welcome: "Signed in:",
    rights: "Rights from the portal",
    company: "Company",
    place: "Ship-to",
    role: "Role",
    "not-signed-in": "Nobody is signed in at the portal. Sign in there and open this page again.",
    back: "Back to the portal",
  },
};
