import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../shared/graphql.gen/gql.ts";
import type { SaveViewInput, ViewsQuery } from "../shared/graphql.gen/graphql.ts";

const ViewsDocument = graphql(`
  query Views($list: String!) {
    views(list: $list) {
      id
      name
      query
      isShared
      isOwn
    }
  }
`);

const SaveViewDocument = graphql(`
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const RemoveViewDocument = graphql(`
  mutation RemoveView($id: ID!) {
    removeView(id: $id)
  }
`);

export type View = ViewsQuery["views"][number];

function viewsQuery(list: string) {
  return queryOptions({
    queryKey: ["staff", "views", list],
    queryFn: async ({ signal }) => (await queryGraphql(ViewsDocument, { list }, { signal })).views,
    staleTime: 60_000,
  });
}

/** Saved views of a list, and what changes one's own (DLIST-02). */
export function useViews(list: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: viewsQuery(list).queryKey });
  return {
    views: useQuery(viewsQuery(list)).data ?? [],
    save: useAction(
      async (input: SaveViewInput) => (await queryGraphql(SaveViewDocument, { input })).saveView,
      { showsOwnFailure: true, refresh },
    ),
    remove: useAction((id: string) => queryGraphql(RemoveViewDocument, { id }), { refresh }),
  };
}
