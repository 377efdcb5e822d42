import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  partnerNames: {
    academy: "Academy",
    "academy-sk": "Academy Slovakia",
    menu: "Menu creator",
  },
  partnerTitles: {
    academy: "Your training",
    "academy-sk": "Your training",
    menu: "Your menus",
  },
  partnerCourses: {
    tapping: "Pouring: hladinka, šnyt, mlíko",
    cleaning: "Cleaning the beer lines",
    kegs: "Receiving and storing kegs",
  },
  partnerSentences: {
    courses: "Courses",
    "courses-text": "Finished lessons are reported to the portal.",
    "lessons-done": "{done} of {all} done",
    "finish-lesson": "Finish a lesson",
    arrived: "You came from the portal",
    "arrived-text":
      "You did not have to sign in again: the portal told this page who you are and in which roles.",
    foot: "A sample page of another system, in which you would go on.",
    welcome: "Signed in:",
    rights: "Rights from the portal",
    company: "Company",
    place: "Ship-to",
    role: "Role",
    "not-signed-in": "Nobody is signed in at the portal. Sign in there and open this page again.",
    back: "Back to the portal",
  },
};
