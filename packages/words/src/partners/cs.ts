/** What the demo's relying parties say. */
export const answers = {
  partnerNames: {
    academy: "Akademie",
    "academy-sk": "Akademie Slovensko",
    menu: "Tvorba nápojových lístků",
  },
  partnerSentences: {
    welcome: "Přihlášený uživatel:",
    rights: "Oprávnění z portálu",
    company: "Společnost",
    place: "Odběrné místo",
    role: "Role",
    "not-signed-in": "V portálu nikdo není přihlášený. Přihlaste se tam a otevřete tuto stránku znovu.",
    back: "Zpět do portálu",
  },
} as const;
