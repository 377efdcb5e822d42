import type { Translation } from "../texts.ts";
import type { texts as original } from "./home.cs.ts";

export const texts: Translation<typeof original> = {
  greeting: "Dobrý deň",
  newOrder: "Nová objednávka z katalógu",
  noCatalogueTitle: "Objednávať zatiaľ nemôžete",
  noCatalogueText: "Vaša rola nemá oprávnenie Katalóg. Pridelí ho hlavný používateľ vašej spoločnosti.",
  suspendedTitle: "Vaše miesta dodania sú pozastavené",
  suspendedText: "Kým ich zákaznícky servis neobnoví, nedá sa objednávať: {names}.",
  whatYouCan: "Čo vám portál ponúka",
  nothingYet: "Vaša rola zatiaľ nemá v portáli žiadnu ďalšiu stránku.",
};
