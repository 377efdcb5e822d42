import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  shipToMessages: {
    "ship-to-not-found": "There is no such ship-to.",
    "company-not-found": "There is no such company.",
    "ship-to-suspended": "ShipTo suspended - Select another ShipTo",
  },
};
