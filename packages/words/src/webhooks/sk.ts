import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  webhookMessages: {
    "webhook-not-found": "Taká adresa tu nie je.",
    "delivery-not-found": "Také doručenie tu nie je.",
    "webhook-address": "Zadajte adresu s https, na ktorú sa dostane každý.",
    "too-many-webhooks": "Viac adries už mať nemôžete. Zrušte tie, ktoré nepoužívate.",
    "webhook-off": "Adresa je vypnutá, správa by len čakala.",
  },
};
