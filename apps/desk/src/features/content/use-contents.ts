import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ContentsQuery } from "../../shared/graphql.gen/graphql.ts";
import { type ContentsState, contentsAddress, filterOf } from "./contents-address.ts";

/** @public The code generator reads it. */
export const contentRowFragment = graphql(`
  fragment ContentRow on DeskContentRow {
    id
    kind
    key
    title
    markets
    state
    translations {
      language
      isOriginal
      state
    }
    validFrom
    validTo
    publishAt
    changedAt
    changedBy
  }
`);

const ContentsDocument = graphql(`
  query Contents($filter: DeskContentFilter!, $first: Int!, $after: String) {
    contents(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        ...ContentRow
      }
    }
  }
`);

export type ContentRow = ContentsQuery["contents"]["items"][number];

export const contentsOnPage = 50;

/** A page of content; what goes out meanwhile is shown by itself. */
export function contentsQuery(state: ContentsState) {
  return queryOptions({
    queryKey: ["contents", contentsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { filter: filterOf(state), first: contentsOnPage, after: state.after ?? null };
      return (await queryGraphql(ContentsDocument, variables, { signal })).contents;
    },
    refetchInterval: 30_000,
  });
}
