import { isEnd, TICKET_STATUSES, type TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { type AddressPart, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";
import type { DeskTicketFilter } from "../../shared/graphql.gen/graphql.ts";

export const TICKET_VIEWS = ["mine", "answered", "credits", "open", "all"] as const;
export type TicketView = (typeof TICKET_VIEWS)[number];

const aCategory: AddressPart<string | undefined> = {
  read: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
  usual: undefined,
};

/** The queue as its address says it (DLIST-01); what runs out first stands first. */
export const ticketsAddress = deskAddress({
  filters: { view: oneOf(TICKET_VIEWS, "mine"), category: aCategory },
  sorts: ["left", "opened", "opened-desc"],
});

export type TicketsState = StateOf<typeof ticketsAddress>;

const open: TicketStatus[] = TICKET_STATUSES.filter((one) => !isEnd(one) && one !== "Problem Solved");

/** Those that wait for the brewery: free, one's own, or with the customer's word last. */
export const openFilter: DeskTicketFilter = { statuses: open };

/** Those with a credit that waits for whoever looks to agree to it, however far they are. */
export const creditsFilter: DeskTicketFilter = { isCreditToDecide: true };

const views: Readonly<Record<TicketView, DeskTicketFilter>> = {
  mine: { ...openFilter, whose: "mine_or_free" },
  answered: { ...openFilter, isAnswered: true },
  credits: creditsFilter,
  open: openFilter,
  all: {},
};

/** What of all tickets an address shows. */
export function filterOf({ view, category, q }: TicketsState): DeskTicketFilter {
  return {
    ...views[view],
    ...(q.trim() !== "" && { text: q.trim() }),
    ...(category !== undefined && { categories: [category] }),
  };
}
