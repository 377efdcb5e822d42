import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  banner: "Ordering on behalf of a customer",
  orderingFor: "You are ordering for: {customer}, {place}.",
  rights: "The customer's rights apply; the order will bear your name, {staff}.",
  left_one: "{count} minute left",
  left_other: "{count} minutes left",
  lastMinute: "less than a minute left",
  end: "End and go back",
  "overTitle.cut-off": "Send after the cut-off?",
  "overTitle.minimum": "Send below the minimum?",
  "overTitle.both": "Send after the cut-off and below the minimum?",
  "overSend.cut-off": "Send after the cut-off",
  "overSend.minimum": "Send below the minimum",
  "overSend.both": "Send all the same",
  "overOffer.cut-off": "The cut-off has passed.",
  "overOffer.minimum": "The order is below the minimum.",
  "overOffer.both": "The cut-off has passed and the order is below the minimum.",
  overText: "The customer could not send it. Your role may override the rule if you give a reason.",
  overWhy: "Reason",
  "overWhy.called-before": "The customer called before the cut-off",
  "overWhy.portal-fault": "Fault of the portal or the connection",
  "overWhy.dispatch-agreed": "Agreed with dispatch",
  "overWhy.other": "Another reason",
  overWhyMissing: "Choose a reason.",
  overNote: "Note to the reason",
  overNoteMissing: "Write which reason it is.",
  overBack: "Back to the cart",
  overKept: "The reason goes on the order and into the audit log.",
  overRefused: "The order was not sent",
  overFailed: "We do not know whether the order was sent. Try again; it is not sent twice.",
  "override.cut-off": "after cut-off",
  "override.minimum": "below minimum",
  "overrideWhy.called-before": "the customer called before the cut-off",
  "overrideWhy.portal-fault": "fault of the portal or the connection",
  "overrideWhy.dispatch-agreed": "agreed with dispatch",
  "overrideWhy.other": "another reason",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  behalfMessages: {
    "customer-unknown": "There is no such ship-to, or it does not belong to your customers.",
    "ship-to-suspended": "The ship-to is suspended; nobody can order for it.",
    "user-unknown": "This person does not work at the ship-to, or may not sign in now.",
    "user-may-not-order": "This person may not order for the ship-to, so nobody can order on their behalf.",
    "cart-elsewhere":
      "This person is filling a cart for another ship-to. Choose somebody else, or order from there.",
  },
  overriddenRules: {
    "cut-off": "after cut-off",
    minimum: "below minimum",
  },
  overrideReasons: {
    "called-before": "the customer called before the cut-off",
    "portal-fault": "fault of the portal or the connection",
    "dispatch-agreed": "agreed with dispatch",
    other: "another reason",
  },
  behalfPages: {
    opening: "Opening the portal",
    "opening-hint": "In a moment you will be ordering for the customer.",
    ended: "Ordering on behalf of the customer has ended",
    "ended-hint": "The customer keeps the cart as you left it. You can close this tab.",
    "code-used":
      "The link has expired: it is valid for a minute and once only. Please begin again at the desk.",
    desk: "To the desk",
  },
};
