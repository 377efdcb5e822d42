import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  webhookMessages: {
    "webhook-not-found": "There is no such address.",
    "delivery-not-found": "There is no such delivery.",
    "webhook-address": "Enter an https address that everybody can reach.",
    "too-many-webhooks": "You cannot have more addresses. Delete those that you do not use.",
    "webhook-off": "The address is switched off, the message would only wait.",
  },
};
