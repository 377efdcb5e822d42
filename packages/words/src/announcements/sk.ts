import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  bar: "Správy pivovaru",
  "severity.critical": "Naliehavé:",
  "severity.warning": "Upozornenie:",
  "severity.info": "Správa:",
  whole: "Viac",
  less: "Menej",
  more: "Podrobnosti",
  moreAbout: "Podrobnosti: {title}",
  hide: "Skryť správu: {title}",
  hideFailed: "Správu sa nepodarilo skryť.",
  others_one: "a {count} ďalšia",
  others_few: "a {count} ďalšie",
  others_many: "a {count} ďalšej",
  others_other: "a {count} ďalších",
  fewer: "Len najdôležitejšia",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  announcementMessages: {
    "announcement-not-found": "Táto správa už neplatí.",
    "announcement-stays": "Naliehavú správu skryť nejde, zmizne sama, keď prestane platiť.",
  },
};
