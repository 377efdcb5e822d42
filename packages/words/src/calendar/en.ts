import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  calendarMessages: {
    "method-not-offered": "This shipping method is not available for this ship-to.",
  },
};
