import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  changeEmailBody,
  confirmEmailAnswer,
  confirmEmailBody,
  emailChangeAnswer,
} from "./email-change.rest.ts";
import { ownDetailsSchema } from "./profile.rest.ts";

export const profileFields = [
  told(ownDetailsSchema, {
    firstName: "Given name; not empty.",
    lastName: "Family name; not empty.",
    phone: "+420XXXXXXXXX or +421XXXXXXXXX; a key user sends it as it was.",
    language: "Language of pages and mails: cs, sk or en.",
  }),
  told(changeEmailBody, {
    newEmail: "The address that is wanted; it gets a link to confirm, as does the one until now.",
    password: "Password of whoever asks.",
  }),
  told(emailChangeAnswer, {
    isOffered:
      "Whether one's address can be changed here; not where an issuer of the brewery's own looks after addresses.",
    change: "The change that waits to be confirmed; null where none does.",
    "change.newEmail": "The address that is wanted.",
    "change.until": `Until when both links are good: ${words.instant}`,
    "change.isOldConfirmed": "Whether the link at the address until now was followed.",
    "change.isNewConfirmed": "Whether the link at the wanted address was followed.",
  }),
  told(confirmEmailBody, { secret: "Secret of the link that came by mail, behind its `#`." }),
  told(confirmEmailAnswer, {
    outcome: "one-left: the other mailbox has still to confirm; changed: the address is the new one.",
  }),
];
