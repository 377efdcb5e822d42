import { anId, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { PERIODS } from "@vycep/shell/list/period";

export const TABS = ["all", "invoices", "credit-notes", "delivery-notes", "other"] as const;
export const SHOWN_STATES = ["overdue", "due", "unpaid", "paid"] as const;

/** What the list of documents shows, as its address says it (D40): `?tab=invoices&state=overdue&page=2`. */
export const documentsAddress = listAddress({
  filters: {
    tab: oneOf(TABS, "all"),
    period: oneOf(PERIODS, "all"),
    shipTo: anId,
    state: oneOf(SHOWN_STATES),
  },
  sorts: ["urgent", "issued-desc", "issued"],
});

export type DocumentsState = StateOf<typeof documentsAddress>;

/** The same on the tab of everything. */
export function withoutTab(state: DocumentsState): DocumentsState {
  return { ...state, tab: documentsAddress.usual.tab };
}
