import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { answers as original, texts as originalTexts } from "./cs.ts";

/** Osobné údaje jedného človeka pri pulte (DCUST-05). */
export const texts: Translation<typeof originalTexts> = {
  personalData: "Osobné údaje",
  personalText:
    "Všetko, čo o človeku vedieme, ako ZIP so súbormi JSON; heslá a kľúče v ňom nie sú. Každé stiahnutie je v zázname.",
  exportPerson: "Stiahnuť údaje",
  anonymise: "Anonymizovať…",
  exportTitle: "Stiahnuť údaje: {name}",
  personReason: "Dôvod",
  personReasonHint: "Napríklad žiadosť človeka. Zostane v zázname, mená tam nepíšte.",
  download: "Stiahnuť ZIP",
  downloaded: "Údaje sú stiahnuté a stiahnutie je v zázname.",
  anonymiseTitle: "Anonymizovať: {name}",
  anonymiseIntro: "Vrátiť sa to nedá. Stane sa:",
  anonymiseName: "meno, e-mail a telefón sa nahradia značkou a e-mail bude voľný pre niekoho iného",
  anonymiseGone:
    "zmažú sa prihlásenia, zariadenia, roly, obľúbené, odložené a rozpísané veci, oznámenia a pošta",
  anonymiseStays: "objednávky, doklady, požiadavky a záznam zmien zostanú, len bez mena",
  typedName: "Opíšte meno: {name}",
  anonymiseAct: "Anonymizovať",
  keepPerson: "Nechať tak",
  anonymised: "Človek je anonymný.",
  notLeftHint: "Anonymizovať sa dá, až odíde zo všetkých firiem.",
  whoLooked: "Kto sa pozeral",
  isAnonymous: "Kto to bol, sa tu už neuvádza. Objednávky a doklady zostali.",
  personFailed: "Nepodarilo sa to",
};

export const answers: InOtherWords<typeof original> = {
  personMessages: {
    "already-anonymous": "Tento človek už je anonymný.",
    "not-left":
      "Anonymizovať možno len toho, kto odišiel. Najprv nastavte stav „odišiel“ alebo „vypnutý“ vo všetkých jeho firmách.",
    "open-orders": "Má nedokončené objednávky. Počkajte, kým sa doručia alebo zrušia.",
    "open-tickets": "Má otvorené požiadavky. Najprv ich vyriešte.",
    "name-differs": "Meno sa nezhoduje. Opíšte ho presne, ako je hore.",
    "user-unknown": "Takého človeka tu nemáme.",
    "last-owner": "Miesto dodania by zostalo bez vlastníka. Najprv určte iného.",
    "reason-missing": "Napíšte dôvod, zostane v zázname.",
    "reason-too-long": "Dôvod môže mať najviac 200 znakov.",
  },
};
