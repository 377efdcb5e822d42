import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { answers as original, texts as originalTexts } from "./cs.ts";

/** Personal data of one person at the desk (DCUST-05). */
export const texts: Translation<typeof originalTexts> = {
  personalData: "Personal data",
  personalText:
    "Everything we hold about the person, as a ZIP of JSON files; passwords and keys are not in it. Each download is logged.",
  exportPerson: "Download the data",
  anonymise: "Anonymise…",
  exportTitle: "Download the data: {name}",
  personReason: "Reason",
  personReasonHint: "For example, the person's request. It stays in the log, so write no names.",
  download: "Download the ZIP",
  downloaded: "The data has been downloaded, and the download is logged.",
  anonymiseTitle: "Anonymise: {name}",
  anonymiseIntro: "This cannot be undone. What will happen:",
  anonymiseName: "name, e-mail and phone are replaced by a mark, and the e-mail is free for somebody else",
  anonymiseGone:
    "sign-ins, devices, roles, favourites, saved and unfinished things, notices and mail are deleted",
  anonymiseStays: "orders, papers, tickets and the log stay, just without the name",
  typedName: "Copy the name: {name}",
  anonymiseAct: "Anonymise",
  keepPerson: "Leave it",
  anonymised: "The person is anonymous.",
  notLeftHint: "They can be made anonymous once they have left all their companies.",
  whoLooked: "Who looked",
  isAnonymous: "Who this was is no longer recorded here. Orders and papers have stayed.",
  personFailed: "That did not work",
};

export const answers: InOtherWords<typeof original> = {
  personMessages: {
    "already-anonymous": "This person is already anonymous.",
    "not-left":
      "Only people who have left can be made anonymous. First set them to exited or deactivated in all their companies.",
    "open-orders": "They have open orders. Wait until those are delivered or cancelled.",
    "open-tickets": "They have open tickets. Solve those first.",
    "name-differs": "The name does not match. Copy it exactly as it is above.",
    "user-unknown": "There is no such person here.",
    "last-owner": "A ship-to would be left without an owner. First name another one.",
    "reason-missing": "Write the reason, it stays in the log.",
    "reason-too-long": "A reason can have at most 200 characters.",
  },
};
