import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  keyMessages: {
    "key-not-found": "There is no such key.",
    "more-than-own": "A key cannot have a permission that you lack at the chosen ship-tos.",
    "permission-not-for-programs": "The profile and the administration of users are for people only.",
    "too-many-keys": "You cannot have more keys. Revoke those that you do not use.",
  },
};
