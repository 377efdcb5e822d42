import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskTicketFilter, TicketsQuery } from "../../shared/graphql.gen/graphql.ts";
import { filterOf, type TicketsState, ticketsAddress } from "./tickets-address.ts";

graphql(`
  fragment TicketClocks on DeskTicketClocks {
    answer {
      state
      usedMinutes
      targetMinutes
      due
      isLate
    }
    solution {
      state
      usedMinutes
      targetMinutes
      due
      isLate
    }
  }
`);

const TicketsDocument = graphql(`
  query Tickets($filter: DeskTicketFilter!, $ascending: Boolean!, $byTimeLeft: Boolean!, $first: Int!, $after: String) {
    tickets(filter: $filter, ascending: $ascending, byTimeLeft: $byTimeLeft, first: $first, after: $after) {
      total
      isMore
      next
      items {
        number
        title
        status
        isAnswered
        opened
        openedAt
        clocks {
          ...TicketClocks
        }
        category
        subcategory
        shipToName
        companyName
        caller
        assignee {
          uid
          name
        }
        creditWaiting {
          minor
          currency
        }
      }
    }
  }
`);

const TicketChoicesDocument = graphql(`
  query TicketChoices {
    ticketChoices {
      categories {
        id
        name
      }
      people {
        uid
        name
      }
    }
  }
`);

/** A row of the queue. */
export type TicketRow = TicketsQuery["tickets"]["items"][number];

/** A page of the queue; new ones appear by themselves (DLIST-06). */
export function ticketsQuery(state: TicketsState) {
  return queryOptions({
    queryKey: ["tickets", "tickets", ticketsAddress.print(state)],
    queryFn: ({ signal }) =>
      findTickets(
        {
          ...{ filter: filterOf(state), after: state.after },
          ...{ isAscending: state.sort === "opened", byTimeLeft: state.sort === "left" },
        },
        signal,
      ),
    refetchInterval: 15_000,
  });
}

export const ticketsOnPage = 50;

type Asked = {
  readonly filter: DeskTicketFilter;
  readonly after?: string | undefined;
  readonly isAscending?: boolean;
  readonly byTimeLeft?: boolean;
  readonly first?: number;
};

export async function findTickets(
  { filter, after, isAscending = true, byTimeLeft = false, first = ticketsOnPage }: Asked,
  signal: AbortSignal,
): Promise<TicketsQuery["tickets"]> {
  const variables = { filter, ascending: isAscending, byTimeLeft, first, after: after ?? null };
  return (await queryGraphql(TicketsDocument, variables, { signal })).tickets;
}

export function ticketChoicesQuery() {
  return queryOptions({
    queryKey: ["tickets", "choices"],
    queryFn: async ({ signal }) => (await queryGraphql(TicketChoicesDocument, {}, { signal })).ticketChoices,
    staleTime: 300_000,
  });
}
