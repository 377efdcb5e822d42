import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "dayChoice.today": "dnes",
  "dayChoice.tomorrow": "zajtra",
  "dayChoice.week": "tento týždeň",
  "dayChoice.next-week": "budúci týždeň",
  "view.open": "Otvorené",
  "view.confirm": "Na potvrdenie",
  "view.provisional": "Predbežné ceny",
  "view.refused": "ERP odmietol",
  "view.short": "Chýba tovar",
  "view.partial": "Čiastočne doručené",
  "view.all": "Všetky",
  record: "Záznam miesta",
  toCall: "Telefonát",
  notesNone: "Zatiaľ žiadne.",
};
