import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ArrangeContentInput, ContentOrderQuery } from "../../shared/graphql.gen/graphql.ts";
import type { ContentKind } from "./use-content.ts";

const ContentOrderDocument = graphql(`
  query ContentOrder($kind: DeskContentKind!) {
    contentOrder(kind: $kind) {
      key
      title
      section
      isPublished
    }
  }
`);

const ArrangeContentDocument = graphql(`
  mutation ArrangeContent($input: ArrangeContentInput!) {
    arrangeContent(input: $input) {
      ...ContentAnswer
    }
  }
`);

/** A piece of content in its place. */
export type ContentPlace = ContentOrderQuery["contentOrder"][number];

/** All of a kind as customers see it; read anew whenever somebody begins to arrange. */
export function contentOrderQuery(kind: ContentKind) {
  return queryOptions({
    queryKey: ["contents", "order", kind],
    queryFn: async ({ signal }) =>
      (await queryGraphql(ContentOrderDocument, { kind }, { signal })).contentOrder,
    // What somebody arranges does not jump.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useArrangeContent() {
  const client = useQueryClient();
  return useAction(
    async (input: ArrangeContentInput) =>
      (await queryGraphql(ArrangeContentDocument, { input })).arrangeContent,
    { showsOwnFailure: true, refresh: () => client.invalidateQueries({ queryKey: ["contents"] }) },
  );
}
