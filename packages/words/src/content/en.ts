import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Contact",
  intro: "We help with orders, deliveries and documents.",
  phone: "Phone",
  email: "E-mail",
  hours: "Opening hours",
  beforeYouWrite: "So that we can help you faster",
  hintOrder: "For an order, give its number; you will find it in the order history.",
  hintProduct: "For a product, give its number or the EAN on the packaging.",
  hintError: "For an error, add the code that was shown with the message.",
  wasArticleHelpful: "Was this article helpful?",
  wasAnswerHelpful: "Was this answer helpful?",
  yes: "Yes",
  no: "No",
  thanksHelpful: "Thank you. Good to know that it helps.",
  thanksNotHelpful: "Thank you. We will work on the text.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  contentMessages: {
    "content-unknown": "There is no such text here, or it is not for you.",
  },
};
