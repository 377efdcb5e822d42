import { TICKET_GROUPS } from "@vycep/domain/tickets/ticket-status";
import { type AddressPart, anId, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";

const aCategory: AddressPart<string | undefined> = {
  read: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** The list of tickets as its address says it (TICKET-13). */
export const ticketAddress = listAddress({
  filters: { group: oneOf(TICKET_GROUPS), shipTo: anId, category: aCategory, by: oneOf(["me"]) },
  sorts: ["opened-desc", "opened", "title", "title-desc"],
});

export type TicketsState = StateOf<typeof ticketAddress>;
