/** The theme of one brand: what a visitor reads before signing in. */
export const texts = {
  toPortal: "Přihlásit se do portálu",
  aboutBrand: "O značce {brand}",
  forYou: "Pro vaši hospodu i prodejnu",
  orderTitle: "Objednávky kdykoli",
  orderText: "Sortiment s vašimi cenami, volné dny dodání a košík, který hlídá, kolik se vejde na paletu.",
  followTitle: "Přehled o dodávce",
  followText: "U každé objednávky vidíte, co je potvrzené, co je na cestě a kdy to přijede.",
  helpTitle: "Lidé, kteří poradí",
  helpText: "Zákaznický servis zná vaše místo, pomůže s objednávkou i s čepováním.",
  noAccessTitle: "Ještě nemáte přístup?",
  noAccessText: "Pozvánku vám pošle vlastník účtu vaší firmy. Odebíráte poprvé? Ozvěte se nám.",
  toCatalogue: "Do katalogu",
  toContact: "Kontakt",
} as const;
