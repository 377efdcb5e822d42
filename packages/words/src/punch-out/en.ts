import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  shopping: "You are shopping for {name}",
  shoppingText: "Take the finished cart to your purchasing system; the order is made there.",
  toRecap: "Take the cart home",
  leave: "Leave without goods",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  punchOutMessages: {
    "punch-out-not-found": "There is no such purchasing system.",
    "return-host": "Enter the host of the purchasing system, like buy.company.com.",
    "too-many-punch-outs": "You cannot have more purchasing systems. Revoke those that you do not use.",
    "punch-outs-off": "Purchasing systems cannot be connected here: another service signs people in.",
  },
  punchOutPages: {
    ended: "This cannot be opened",
    "ended-hint": "The link has expired or was used. Open it again from your purchasing system.",
    "handing-over": "The cart is going home",
    "handing-over-hint": "We are handing the cart over to your purchasing system.",
    "hand-over": "Hand the cart over",
    "not-believed": "The user or password of the purchasing system is not right.",
    "not-allowed": "The purchasing system wants the cart sent to an address that is not allowed.",
  },
};
