import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { PapersQuery } from "../../shared/graphql.gen/graphql.ts";
import { type PapersState, papersAddress } from "./papers-address.ts";

const PapersDocument = graphql(`
  query Papers($filter: DeskPaperFilter!, $first: Int!, $after: String) {
    papers(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        kind
        number
        companyId
        companyName
        shipToId
        shipToName
        issued
        due
        amountMinor
        currency
        standing
        days
        formats
      }
    }
  }
`);

const PaperSumsDocument = graphql(`
  query PaperSums {
    paperSums {
      currency
      isOverdue
      count
      minor
      oldest
    }
  }
`);

export type Paper = PapersQuery["papers"]["items"][number];

export const papersOnPage = 50;

/** What the list is asked for. */
export function paperFilterOf({ q, tab, standing, company }: PapersState) {
  return { text: q, tab: tab ?? null, standing: standing ?? null, companyId: company ?? null };
}

/** A page of papers. */
export function papersQuery(state: PapersState) {
  return queryOptions({
    queryKey: ["papers", papersAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { filter: paperFilterOf(state), first: papersOnPage, after: state.after ?? null };
      return (await queryGraphql(PapersDocument, variables, { signal })).papers;
    },
    refetchInterval: 60_000,
  });
}

/** What waits for money, and how much of it too long. */
export function paperSumsQuery() {
  return queryOptions({
    queryKey: ["papers", "sums"],
    queryFn: async ({ signal }) => (await queryGraphql(PaperSumsDocument, {}, { signal })).paperSums,
    refetchInterval: 60_000,
  });
}
