/** The home page's own words; the cards on it bring theirs. */
export const texts = {
  greeting: "Dobrý den",
  newOrder: "Nová objednávka z katalogu",
  noCatalogueTitle: "Objednávat zatím nemůžete",
  noCatalogueText: "Vaše role nemá oprávnění Katalog. Přidělí ho hlavní uživatel vaší společnosti.",
  suspendedTitle: "Vaše odběrná místa jsou pozastavená",
  suspendedText: "Dokud je zákaznický servis neobnoví, nelze objednávat: {names}.",
  whatYouCan: "Co vám portál nabízí",
  nothingYet: "Vaše role zatím nemá v portálu žádnou další stránku.",
} as const;
