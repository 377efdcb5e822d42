import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  banners: "Aktuálne z pivovaru",
  bannerMore: "Viac",
  bannerOf: "Správa {at} z {of}",
  bannersPause: "Pozastaviť striedanie",
  bannersGoOn: "Pokračovať v striedaní",
  bannerHide: "Skryť správu",
  greeting: "Dobrý deň",
  newOrder: "Nová objednávka z katalógu",
  noCatalogueText:
    "Objednávanie nie je súčasťou vašej roly. Oprávnenie Katalóg môže prideliť vlastník účtu vašej spoločnosti.",
  "suspendedTitle.one": "Vaše miesto dodania je pozastavené",
  "suspendedTitle.more": "Vaše miesta dodania sú pozastavené",
  "suspendedText.one": "Kým ho zákaznícky servis neobnoví, nedá sa objednávať: {names}.",
  "suspendedText.more": "Kým ich zákaznícky servis neobnoví, nedá sa objednávať: {names}.",
  whatYouCan: "Čo vám portál ponúka",
  nothingYet: "Vaša rola zatiaľ nemá v portáli žiadnu ďalšiu stránku.",
  fastEntry: "Rýchle zadanie",
  countCellar: "Spočítať pivnicu",
};
