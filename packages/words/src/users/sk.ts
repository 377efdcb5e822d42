import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  userMessages: {
    "user-not-found": "Taký používateľ neexistuje.",
  },
};
