import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "period.30-days": "Last 30 days",
  "period.90-days": "Last 90 days",
  "period.this-year": "This year",
  "period.last-year": "Last year",
  "period.all": "Whole history",
  shipTo: "Ship-to",
  allShipTos: "All ({count})",
  close: "Close",
  pages: "Pages of the list",
  pagesSummary_one: "Page {page} of {pages} · {from}–{to} of {count} order",
  pagesSummary_other: "Page {page} of {pages} · {from}–{to} of {count} orders",
  previousPage: "Previous page",
  nextPage: "Next page",
  pageNumber: "Page {page}",
  listFailed: "The orders could not be loaded.",
  retry: "Try again",
};
