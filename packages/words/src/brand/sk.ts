import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  toPortal: "Prihlásiť sa do portálu",
  aboutBrand: "O značke {brand}",
  forYou: "Pre váš hostinec aj predajňu",
  orderTitle: "Objednávky kedykoľvek",
  orderText: "Sortiment s vašimi cenami, voľné dni dodania a košík, ktorý stráži, koľko sa zmestí na paletu.",
  followTitle: "Prehľad o dodávke",
  followText: "Pri každej objednávke vidíte, čo je potvrdené, čo je na ceste a kedy to príde.",
  helpTitle: "Ľudia, ktorí poradia",
  helpText: "Zákaznícky servis pozná vaše miesto, pomôže s objednávkou aj s čapovaním.",
  noAccessTitle: "Ešte nemáte prístup?",
  noAccessText: "Pozvánku vám pošle vlastník účtu vašej firmy. Odoberáte prvýkrát? Ozvite sa nám.",
  toCatalogue: "Do katalógu",
  toContact: "Kontakt",
};
