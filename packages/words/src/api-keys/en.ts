import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  keyMessages: {
    "key-not-found": "There is no such key.",
    "more-than-own": "A key cannot have a permission that you do not have at the selected ship-tos.",
    "permission-not-for-programs": "The profile and user management are for people only.",
    "too-many-keys": "You cannot have more keys. Revoke those that you do not use.",
  },
};
