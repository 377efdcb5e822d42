import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  partnerNames: {
    academy: "Akadémia",
    "academy-sk": "Akadémia Slovensko",
    menu: "Tvorba nápojových lístkov",
  },
  partnerTitles: {
    academy: "Vaše školenia",
    "academy-sk": "Vaše školenia",
    menu: "Vaše nápojové lístky",
  },
  partnerCourses: {
    tapping: "Čapovanie: hladinka, šnyt, mlieko",
    cleaning: "Sanitácia pivného vedenia",
    kegs: "Príjem a skladovanie sudov",
  },
  partnerSentences: {
    courses: "Kurzy",
    "courses-text": "Hotové lekcie hlásime portálu.",
    "lessons-done": "hotovo {done} z {all}",
    "finish-lesson": "Dokončiť lekciu",
    arrived: "Prišli ste z portálu",
    "arrived-text":
      "Znova ste sa prihlasovať nemuseli: kto ste a s akými rolami, povedal tejto stránke portál.",
    foot: "Ukážková stránka iného systému. Pokračovali by ste v ňom.",
    welcome: "Prihlásený používateľ:",
    rights: "Oprávnenia z portálu",
    company: "Spoločnosť",
    place: "Miesto dodania",
    role: "Rola",
    "not-signed-in": "V portáli nie je nikto prihlásený. Prihláste sa tam a otvorte túto stránku znova.",
    back: "Späť do portálu",
  },
};
