import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  calendarMessages: {
    "method-not-offered": "Tento spôsob dopravy nie je pre miesto dodania dostupný.",
  },
};
