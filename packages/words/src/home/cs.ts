/** The home page's own words; the cards on it bring theirs. */
export const texts = {
  banners: "Aktuálně z pivovaru",
  bannerMore: "Více",
  bannerOf: "Zpráva {at} z {of}",
  bannersPause: "Pozastavit střídání",
  bannersGoOn: "Pokračovat ve střídání",
  bannerHide: "Skrýt zprávu",
  greeting: "Dobrý den",
  newOrder: "Nová objednávka z katalogu",
  noCatalogueText:
    "Objednávání není součástí vaší role. Oprávnění Katalog může přidělit vlastník účtu vaší společnosti.",
  "suspendedTitle.one": "Vaše odběrné místo je pozastavené",
  "suspendedTitle.more": "Vaše odběrná místa jsou pozastavená",
  "suspendedText.one": "Dokud ho zákaznický servis neobnoví, nelze objednávat: {names}.",
  "suspendedText.more": "Dokud je zákaznický servis neobnoví, nelze objednávat: {names}.",
  whatYouCan: "Co vám portál nabízí",
  nothingYet: "Vaše role zatím nemá v portálu žádnou další stránku.",
  fastEntry: "Rychlé zadání",
  countCellar: "Spočítat sklep",
} as const;
