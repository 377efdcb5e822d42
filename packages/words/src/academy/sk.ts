import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Vaše školenia",
  goOn: "Pokračujte, kde ste prestali",
  begin: "Začnite prvým kurzom",
  goOnText: "Lekcia {lesson} z {all}. Otvorí sa v e-learningu, znova sa prihlasovať nemusíte.",
  allDone: "Všetky kurzy máte hotové",
  courses: "Moje kurzy",
  coursesDone: "dokončené {done} z {all}",
  lessons_one: "{count} lekcia",
  lessons_few: "{count} lekcie",
  lessons_many: "{count} lekcie",
  lessons_other: "{count} lekcií",
  minutes_one: "{count} minúta",
  minutes_few: "{count} minúty",
  minutes_many: "{count} minúty",
  minutes_other: "{count} minút",
  left_one: "zostáva {count} lekcia",
  left_few: "zostávajú {count} lekcie",
  left_many: "zostáva {count} lekcie",
  left_other: "zostáva {count} lekcií",
  percent: "hotové {percent} %",
  notBegun: "nezačaté",
  done: "dokončené",
  account:
    "Váš účet slúži na školenie. Objednávky a doklady v ňom nie sú; prístup vám môže rozšíriť vlastník účtu.",
  elearning: "Kurzy o čapovaní, sanitácii a skladovaní sú v e-learningu. Znova sa prihlasovať nemusíte.",
  open: "Otvoriť e-learning",
  missing: "Adresu e-learningu sa nepodarilo zistiť. Napíšte, prosím, zákazníckemu servisu.",
};
