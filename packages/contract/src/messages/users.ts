/** Why a user cannot be had. */
import type { Sentences } from "./sentence.ts";

export const userMessages: Sentences<"user-not-found"> = {
  "user-not-found": {
    cs: "Takový uživatel neexistuje.",
    sk: "Taký používateľ neexistuje.",
    en: "There is no such user.",
  },
};
