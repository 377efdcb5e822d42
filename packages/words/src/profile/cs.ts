/** The person's own page: details, companies and places. */
export const texts = {
  title: "Můj profil",
  sections: "Části profilu",

  firstName: "Jméno",
  lastName: "Příjmení",
  email: "E-mail",
  phone: "Telefon",
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
