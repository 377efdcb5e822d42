/** The person's own page: details, companies and places. */
export const texts = {
  title: "Můj profil",
  sections: "Části profilu",

  firstName: "Jméno",
  lastName: "Příjmení",
  email: "E-mail",
  phone: "Telefon",
  phoneLocked: "Telefon hlavního uživatele mění zákaznický servis.",
  defaultShipTo: "Výchozí odběrné místo",
  defaultShipToHint: "Vybere se po přihlášení.",
  defaultShipToNone: "Zatím žádné",
  languageHint: "Platí pro portál i e-maily.",
  keep: "Uložit změny",
  discard: "Zahodit",
  kept: "Změny jsou uložené.",
  nothingChanged: "Zatím jste nic nezměnili.",
  leaveTitle: "Odejít bez uložení?",
  leaveText: "Změny v údajích ještě nejsou uložené.",
  leaveWithout: "Odejít bez uložení",
  leaveKeep: "Uložit a odejít",
  phoneRequestTitle: "Potřebujete změnit telefon?",
  phoneRequestText: "Napište servisu, změnu potvrdíme zpětným voláním na staré číslo.",
  phoneRequest: "Požádat o změnu",
  phoneRequestCall: "Zavolat servisu",
  phoneRequestSubject: "Změna telefonu: {name}",
  phoneRequestBody:
    "Dobrý den,\n\nprosím o změnu telefonu k mému účtu v zákaznickém portálu.\n\nJméno: {name}\nE-mail: {email}\nSpolečnost: {company}\nDosavadní telefon: {phone}\nNový telefon: ",
  "problem.name-missing": "Vyplňte jméno i příjmení.",
  "problem.name-too-long": "Jméno a příjmení mohou mít nejvýše 60 znaků.",
  "problem.phone-format": "Zadejte telefon ve tvaru +420XXXXXXXXX nebo +421XXXXXXXXX.",
  "problem.phone-by-service": "Chcete-li změnit telefon, obraťte se na zákaznický servis.",
} as const;

/** What the API says. */
export const answers = {
  profileMessages: {
    "name-missing": "Vyplňte jméno i příjmení.",
    "name-too-long": "Jméno a příjmení mohou mít nejvýše 60 znaků.",
    "phone-format": "Zadejte telefon ve tvaru +420XXXXXXXXX nebo +421XXXXXXXXX.",
    "phone-by-service": "Chcete-li změnit telefon, obraťte se na zákaznický servis.",
  },
} as const;
