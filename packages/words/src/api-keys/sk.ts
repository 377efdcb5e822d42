import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  keyMessages: {
    "key-not-found": "Taký kľúč neexistuje.",
    "more-than-own": "Kľúč nemôže mať oprávnenie, ktoré na vybraných miestach sami nemáte.",
    "permission-not-for-programs": "Profil a správa používateľov patria len ľuďom.",
    "too-many-keys": "Viac kľúčov už mať nemôžete. Zrušte tie, ktoré nepoužívate.",
  },
};
