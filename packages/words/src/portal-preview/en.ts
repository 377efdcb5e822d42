import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  banner: "Preview of the portal",
  asRole: "Preview of the portal: {role}, {place}.",
  ofContent: "Preview of the portal as it is drafted at the desk.",
  readsOnly: "You are only looking; nothing is changed or sent here.",
  left_one: "{count} minute left",
  left_other: "{count} minutes left",
  lastMinute: "less than a minute left",
  open: "See in the portal",
  saveFirst: "Save the text first; the portal shows what is saved.",
  titleRole: "The portal as {role}",
  titleContent: "In the portal: {title}",
  titleSettings: "In the portal: settings",
  noteSettings:
    "The portal as you have set it. Customers still see what is in force; what belongs to a ship-to is not here.",
  frame: "Portal",
  close: "Close",
  failed: "The preview did not open.",
  opening: "Opening the portal…",
  place: "Ship-to",
  show: "Show",
  shownAt: "{name}, {id}",
  width: "Preview width",
  "width.computer": "computer",
  "width.phone": "phone",
  market: "Market",
  language: "Language",
  noteRole: "Nobody real: the rights of the table with your draft, goods and prices of the chosen ship-to.",
  noteContent: "You see the text as it is saved. Customers still see what is published.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  previewMessages: {
    "shows-more-than-you-see":
      "The portal would show you more than the desk: for a preview you must see customers and their users, orders, papers and tickets.",
    "role-unknown": "There is no such role.",
    "role-opens-nothing": "The role would open nothing; there is nothing to look at.",
    "place-unknown": "There is no such ship-to, or it does not belong to your customers.",
    "place-suspended": "The ship-to is suspended. Choose another one.",
    "role-not-at-place": "This role is not given at such a ship-to. Choose another one.",
    "content-unknown": "This text is no longer there.",
    "rotation-invalid": "A banner is shown for 3 to 60 seconds.",
    "no-page-of-it": "This text is on no page of the portal that can be reached.",
  },
  previewPages: {
    opening: "Opening the portal",
    ended: "The preview has ended",
    "ended-hint": "A preview lasts a quarter of an hour. Please open it again at the desk.",
    viewer: "Preview",
  },
};
