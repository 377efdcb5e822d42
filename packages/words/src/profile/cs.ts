/** The person's own page: details, companies and places. */
export const texts = {
  title: "Můj profil",
  sections: "Části profilu",

  firstName: "Jméno",
  lastName: "Příjmení",
  email: "E-mail",
  phone: "Telefon",
} as const;
