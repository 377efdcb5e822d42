import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  bar: "Messages from the brewery",
  "severity.critical": "Urgent:",
  "severity.warning": "Please note:",
  "severity.info": "Message:",
  whole: "More",
  less: "Less",
  more: "Details",
  moreAbout: "Details: {title}",
  hide: "Hide the message: {title}",
  hideFailed: "The message could not be hidden.",
  others_one: "and {count} more",
  others_other: "and {count} more",
  fewer: "Only the most important",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  announcementMessages: {
    "announcement-not-found": "This message is no longer valid.",
    "announcement-stays": "An urgent message cannot be hidden; it disappears by itself when it ends.",
  },
};
