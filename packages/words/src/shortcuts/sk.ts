import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Klávesové skratky",
  intro: "Celú objednávku zvládnete bez myši.",
  close: "Zavrieť",
  anywhere: "Kdekoľvek",
  search: "Hľadať",
  shortcuts: "Tento prehľad",
  inCart: "V košíku a pri objednávaní",
  goOn: "Ďalej: odkiaľkoľvek do košíka, z košíka k rekapitulácii, z nej odoslať (dvakrát)",
  skip: "Z nadpisu preskočiť k ďalšiemu kroku alebo k súčtom",
  inTable: "V tabuľke košíka a v objednávkovom formulári",
  move: "Medzi riadkami a poľami",
  type: "Množstvo napísať rovno",
  digits: "číslice",
  field: "Vstúpiť do poľa košíka, kde šípky pridávajú a uberajú",
  leave: "Z poľa košíka späť medzi riadky",
  undo: "V objednávkovom formulári vziať späť",
};
