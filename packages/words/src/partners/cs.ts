/** What the demo's relying parties say. */
export const answers = {
  partnerNames: {
    academy: "Akademie",
    "academy-sk": "Akademie Slovensko",
    menu: "Tvorba nápojových lístků",
  },
  partnerTitles: {
    academy: "Vaše školení",
    "academy-sk": "Vaše školení",
    menu: "Vaše nápojové lístky",
  },
  partnerCourses: {
    tapping: "Čepování: hladinka, šnyt, mlíko",
    cleaning: "Sanitace pivního vedení",
    kegs: "Příjem a skladování sudů",
  },
  partnerSentences: {
    courses: "Kurzy",
    "courses-text": "Hotové lekce hlásíme portálu.",
    "lessons-done": "hotovo {done} z {all}",
    "finish-lesson": "Dokončit lekci",
    arrived: "Přišli jste z portálu",
    "arrived-text":
      "Znovu jste se přihlašovat nemuseli: kdo jste a s jakými rolemi, řekl této stránce portál.",
    foot: "Ukázková stránka jiného systému. Pokračovali byste v něm.",
    welcome: "Přihlášený uživatel:",
    rights: "Oprávnění z portálu",
    company: "Společnost",
    place: "Odběrné místo",
    role: "Role",
    "not-signed-in": "V portálu nikdo není přihlášený. Přihlaste se tam a otevřete tuto stránku znovu.",
    back: "Zpět do portálu",
  },
} as const;
