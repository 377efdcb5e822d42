import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "period.30-days": "Posledných 30 dní",
  "period.90-days": "Posledných 90 dní",
  "period.this-year": "Tento rok",
  "period.last-year": "Minulý rok",
  "period.all": "Celá história",
  searchClear: "Vymazať hľadanie",
  sort: "Radenie",
  showFilters: "Filtre",
  clearFilters: "Zrušiť filtre",
  export: "Exportovať",
  exportXlsx: "Zošit Excelu (XLSX)",
  exportCsv: "Tabuľka CSV",
  close: "Zavrieť",
  pages: "Strany zoznamu",
  pagesSummary: "Strana {page} z {pages} · {from}–{to} z {all}",
  pagesSummaryMore: "Strana {page} · {from}–{to} z viac ako {all}",
  previousPage: "Predchádzajúca strana",
  nextPage: "Ďalšia strana",
  pageNumber: "Strana {page}",
  retry: "Skúsiť znova",
};
