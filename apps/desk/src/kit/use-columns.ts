import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../shared/graphql.gen/gql.ts";
import type { SaveColumnsInput } from "../shared/graphql.gen/graphql.ts";

const ColumnsDocument = graphql(`
  query Columns {
    columns {
      list
      shown
      hidden
    }
  }
`);

const SaveColumnsDocument = graphql(`
  mutation SaveColumns($input: SaveColumnsInput!) {
    saveColumns(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

function columnsQuery() {
  return queryOptions({
    queryKey: ["staff", "columns"],
    queryFn: async ({ signal }) => (await queryGraphql(ColumnsDocument, {}, { signal })).columns,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The columns of a list as the person at the desk has chosen them; undefined where they have not (DLIST-02). */
export function useColumnChoice(list: string | undefined) {
  const { data } = useQuery({ ...columnsQuery(), enabled: list !== undefined });
  return data?.find((choice) => choice.list === list);
}

/** Keeps a choice of columns. */
export function useSaveColumns() {
  const client = useQueryClient();
  return useAction(
    async (input: SaveColumnsInput) => (await queryGraphql(SaveColumnsDocument, { input })).saveColumns,
    {
      showsOwnFailure: true,
      refresh: () => client.invalidateQueries({ queryKey: columnsQuery().queryKey }),
    },
  );
}
