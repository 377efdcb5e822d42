import { queryOptions } from "@tanstack/react-query";
import type { AllTicketsAnswer, TicketRow } from "@vycep/contract/tickets/tickets.rest";
import { TICKETS_BEFORE_THE_FIRST_ANSWER } from "@vycep/domain/tickets/new-ticket";
import { callService } from "@vycep/shell/api/rest";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import { type TicketsState, ticketAddress } from "./ticket-address.ts";
import { ticketsKey } from "./tickets-key.ts";

export const pageSize = 20;

/** As many rows stand there until somebody has counted (TICKET-17, CONST-26, OP-31). */
export const skeletonRows = TICKETS_BEFORE_THE_FIRST_ANSWER;

export interface TicketsPage extends ListPage<TicketRow> {
  readonly above: Pick<AllTicketsAnswer, "groups" | "waiting"> | undefined;
}

/** GET tickets/GetAllTickets: a page of the tickets of all places where the person holds Support (REST-58, D41). */
export function ticketsQuery(state: TicketsState) {
  const { key, direction } = ticketAddress.sortParts(state.sort);
  const asked = {
    search: state.q.trim() || undefined,
    shipTo: state.shipTo,
    category: state.category,
    group: state.group,
    own: state.by === "me" ? "true" : undefined,
    sort: key,
    direction: direction === "descending" ? "desc" : "asc",
    pageSize,
  };
  return queryOptions({
    queryKey: [...ticketsKey, "GetAllTickets", asked, state.page],
    queryFn: async ({ signal }): Promise<TicketsPage> => {
      let above: TicketsPage["above"] | undefined;
      const page = await pageThatIs({ page: state.page, pageSize }, async (currentPage) => {
        const call = { query: { ...asked, currentPage }, signal };
        const answer = await callService<AllTicketsAnswer>("general", "/tickets/GetAllTickets", call);
        above = { groups: answer.groups, waiting: answer.waiting };
        return { rows: answer.tickets, total: answer.total };
      });
      return { ...page, above };
    },
    staleTime: 10_000,
  });
}
