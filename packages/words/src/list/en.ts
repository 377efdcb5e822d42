import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "period.30-days": "Last 30 days",
  "period.90-days": "Last 90 days",
  "period.this-year": "This year",
  "period.last-year": "Last year",
  "period.all": "Whole history",
  searchClear: "Clear the search",
  sort: "Sorting",
  showFilters: "Filters",
  clearFilters: "Clear filters",
  export: "Export",
  exportXlsx: "Excel workbook (XLSX)",
  exportCsv: "CSV table",
  close: "Close",
  pages: "Pages of the list",
  pagesSummary: "Page {page} of {pages} · {from}–{to} of {all}",
  pagesSummaryMore: "Page {page} · {from}–{to} of more than {all}",
  previousPage: "Previous page",
  nextPage: "Next page",
  pageNumber: "Page {page}",
  retry: "Try again",
};
