import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "My profile",
  sections: "Parts of the profile",

  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
  phoneLocked: "A key user’s phone is changed by customer service.",
  defaultShipTo: "Default ship-to",
  defaultShipToHint: "Chosen after you sign in.",
  defaultShipToNone: "None yet",
  languageHint: "For the portal and for e-mails.",
  keep: "Save changes",
  discard: "Discard",
  kept: "Your changes are saved.",
  nothingChanged: "You have not changed anything yet.",
  leaveTitle: "Leave without saving?",
  leaveText: "The changes to your details are not saved yet.",
  leaveWithout: "Leave without saving",
  leaveKeep: "Save and leave",
  phoneRequestTitle: "Need to change your phone?",
  phoneRequestText: "Write to customer service; we confirm the change by calling the old number back.",
  phoneRequest: "Ask for the change",
  phoneRequestCall: "Call customer service",
  phoneRequestSubject: "Change of phone: {name}",
  phoneRequestBody:
    "Hello,\n\nplease change the phone of my account in the customer portal.\n\nName: {name}\nE-mail: {email}\nCompany: {company}\nPhone until now: {phone}\nNew phone: ",
  "problem.name-missing": "Fill in both the first and the last name.",
  "problem.name-too-long": "First and last name may have 60 characters at most.",
  "problem.phone-format": "Enter the phone as +420XXXXXXXXX or +421XXXXXXXXX.",
  "problem.phone-by-service": "To change your phone number, please contact customer service.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  profileMessages: {
    "name-missing": "Fill in both the first and the last name.",
    "name-too-long": "First and last name may have 60 characters at most.",
    "phone-format": "Enter the phone as +420XXXXXXXXX or +421XXXXXXXXX.",
    "phone-by-service": "To change your phone number, please contact customer service.",
  },
};
