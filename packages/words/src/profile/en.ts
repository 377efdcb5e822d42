import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { answers as originalAnswers, texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "My profile",
  sections: "Parts of the profile",

  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  profileMessages: {
    "name-missing": "Fill in both the first and the last name.",
    "name-too-long": "First and last name may have 60 characters at most.",
    "phone-format": "Enter the phone as +420XXXXXXXXX or +421XXXXXXXXX.",
    "phone-by-service": "To change your phone number, please contact customer service.",
  },
};
