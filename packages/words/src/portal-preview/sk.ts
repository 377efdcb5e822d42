import type { InOtherWords } from "../engine/sentence.ts";
import type { Translation } from "../engine/texts.ts";
import type { texts as original, answers as originalAnswers } from "./cs.ts";

export const texts: Translation<typeof original> = {
  banner: "Náhľad portálu",
  asRole: "Náhľad portálu: {role}, {place}.",
  ofContent: "Náhľad portálu, ako je rozpísaný na pulte.",
  readsOnly: "Iba sa pozeráte, nič sa tu nezmení ani neodošle.",
  left_one: "zostáva {count} minúta",
  left_few: "zostávajú {count} minúty",
  left_many: "zostáva {count} minúty",
  left_other: "zostáva {count} minút",
  lastMinute: "zostáva menej ako minúta",
  open: "Pozrieť sa v portáli",
  saveFirst: "Najprv text uložte, v portáli vidno to, čo je uložené.",
  titleRole: "Portál ako {role}",
  titleContent: "V portáli: {title}",
  titleSettings: "V portáli: nastavenia",
  noteSettings:
    "Portál tak, ako ste ho nastavili. Zákazníci vidia ďalej to, čo platí; čo patrí k miestu dodania, tu nie je.",
  frame: "Portál",
  close: "Zavrieť",
  failed: "Náhľad sa neotvoril.",
  opening: "Otvárame portál…",
  place: "Miesto dodania",
  show: "Ukázať",
  shownAt: "{name}, {id}",
  width: "Šírka náhľadu",
  "width.computer": "počítač",
  "width.phone": "telefón",
  market: "Trh",
  language: "Jazyk",
  noteRole: "Nikto skutočný: práva podľa tabuľky aj s vaším konceptom, tovar a ceny vybraného miesta.",
  noteContent: "Text uvidíte tak, ako je uložený. Zákazníci vidia naďalej to, čo je vydané.",
};

export const answers: InOtherWords<typeof originalAnswers> = {
  previewMessages: {
    "shows-more-than-you-see":
      "Portál by vám ukázal viac ako pult: na náhľad treba vidieť zákazníkov aj ich používateľov, objednávky, doklady a požiadavky.",
    "role-unknown": "Takú rolu nepoznáme.",
    "role-opens-nothing": "Rola by neotvorila nič, nie je sa na čo pozerať.",
    "place-unknown": "Také miesto dodania tu nie je alebo nepatrí k vašim zákazníkom.",
    "place-suspended": "Miesto dodania je pozastavené. Vyberte iné.",
    "role-not-at-place": "Táto rola sa pri takom mieste nedáva. Vyberte iné.",
    "content-unknown": "Tento text tu už nie je.",
    "rotation-invalid": "Banner sa zobrazuje 3 až 60 sekúnd.",
    "no-page-of-it": "Tento text nie je v portáli na žiadnej stránke, na ktorú sa dá prísť.",
  },
  previewPages: {
    opening: "Otvárame portál",
    ended: "Náhľad sa skončil",
    "ended-hint": "Náhľad žije štvrťhodinu. Otvorte ho, prosím, z pultu znova.",
    viewer: "Náhľad",
  },
};
