import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "period.30-days": "Posledných 30 dní",
  "period.90-days": "Posledných 90 dní",
  "period.this-year": "Tento rok",
  "period.last-year": "Minulý rok",
  "period.all": "Celá história",
  shipTo: "Miesto dodania",
  allShipTos: "Všetky ({count})",
  close: "Zavrieť",
  pages: "Strany zoznamu",
  pagesSummary_one: "Strana {page} z {pages} · {from}–{to} z {count} objednávky",
  pagesSummary_few: "Strana {page} z {pages} · {from}–{to} z {count} objednávok",
  pagesSummary_many: "Strana {page} z {pages} · {from}–{to} z {count} objednávky",
  pagesSummary_other: "Strana {page} z {pages} · {from}–{to} z {count} objednávok",
  previousPage: "Predchádzajúca strana",
  nextPage: "Ďalšia strana",
  pageNumber: "Strana {page}",
  listFailed: "Objednávky sa nepodarilo načítať.",
  retry: "Skúsiť znova",
};
