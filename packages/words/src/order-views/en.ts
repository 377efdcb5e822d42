import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "dayChoice.today": "today",
  "dayChoice.tomorrow": "tomorrow",
  "dayChoice.week": "this week",
  "dayChoice.next-week": "next week",
  "view.open": "Open",
  "view.confirm": "To confirm",
  "view.provisional": "Provisional prices",
  "view.refused": "Refused by the ERP",
  "view.short": "Goods missing",
  "view.partial": "Delivered in part",
  "view.all": "All",
  record: "Record of the ship-to",
  toCall: "Call",
  notesNone: "None yet.",
};
