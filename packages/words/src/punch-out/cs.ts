/** Shopping for a purchasing system. */
export const texts = {
  shopping: "Nakupujete pro {name}",
  shoppingText: "Hotový košík odnesete do svého nákupního systému, objednávka vznikne až tam.",
  toRecap: "Odnést košík",
  leave: "Odejít bez zboží",
} as const;

/** What is said of purchasing systems. */
export const answers = {
  punchOutMessages: {
    "punch-out-not-found": "Takové přihlášení nákupního systému tu není.",
    "return-host": "Zadejte jméno serveru nákupního systému, třeba nakup.firma.cz.",
    "too-many-punch-outs": "Víc nákupních systémů už mít nemůžete. Zrušte ty, které nepoužíváte.",
    "punch-outs-off": "Nákupní systémy tu připojit nejde: přihlašuje jiná služba.",
  },
  punchOutPages: {
    ended: "Nákup se nedá otevřít",
    "ended-hint": "Odkaz už neplatí nebo byl použit. Otevřete nákup znovu ze svého nákupního systému.",
    "handing-over": "Košík jde domů",
    "handing-over-hint": "Předáváme košík vašemu nákupnímu systému.",
    "hand-over": "Předat košík",
    "not-believed": "Uživatel nebo heslo nákupního systému nesouhlasí.",
    "not-allowed": "Nákupní systém chce košík poslat na adresu, která není povolená.",
  },
} as const;
