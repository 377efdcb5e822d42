/** Views of the list of orders at the desk, and days that it is narrowed to. */
export const texts = {
  "dayChoice.today": "dnes",
  "dayChoice.tomorrow": "zítra",
  "dayChoice.week": "tento týden",
  "dayChoice.next-week": "příští týden",
  "view.open": "Otevřené",
  "view.confirm": "K potvrzení",
  "view.provisional": "Předběžné ceny",
  "view.refused": "ERP odmítl",
  "view.short": "Chybí zboží",
  "view.partial": "Částečně doručené",
  "view.all": "Všechny",
  record: "Záznam místa",
  toCall: "Telefonát",
  notesNone: "Zatím žádné.",
} as const;
