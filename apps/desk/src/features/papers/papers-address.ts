import { oneOf } from "@vycep/shell/list/list-address";
import { aNumber, deskAddress } from "../../kit/desk-address.ts";

export const PAPER_TABS = ["invoices", "credit_notes", "delivery_notes", "other"] as const;
export const PAPER_STANDINGS = ["overdue", "due", "paid"] as const;

/** The list of papers as its address says it (DLIST-01). */
export const papersAddress = deskAddress({
  filters: { tab: oneOf(PAPER_TABS), standing: oneOf(PAPER_STANDINGS), company: aNumber },
  sorts: ["newest"],
});

export type PapersState = ReturnType<typeof papersAddress.parse>;
