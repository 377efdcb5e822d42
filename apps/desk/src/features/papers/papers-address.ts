import { type AddressPart, oneOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

export const PAPER_TABS = ["invoices", "credit_notes", "delivery_notes", "other"] as const;
export const PAPER_STANDINGS = ["overdue", "due", "paid"] as const;

/** Any number that a link bears; the API knows them. */
const aNumber: AddressPart<string | undefined> = {
  read: (text) => (/^[\w-]{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** The list of papers as its address says it (DLIST-01). */
export const papersAddress = deskAddress({
  filters: { tab: oneOf(PAPER_TABS), standing: oneOf(PAPER_STANDINGS), company: aNumber },
  sorts: ["newest"],
});

export type PapersState = ReturnType<typeof papersAddress.parse>;
