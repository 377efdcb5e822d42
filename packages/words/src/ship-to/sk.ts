import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  shipToMessages: {
    "ship-to-not-found": "Také miesto dodania neexistuje.",
    "company-not-found": "Taká spoločnosť neexistuje.",
    "ship-to-suspended": "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
  },
};
