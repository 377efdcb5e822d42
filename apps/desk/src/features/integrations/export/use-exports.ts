import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { BeginDataExportInput, DataExportsQuery } from "../../../shared/graphql.gen/graphql.ts";

const DataExportsDocument = graphql(`
  query DataExports($first: Int!, $after: String) {
    dataExports(first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        state
        by
        reason
        createdAt
        expiresAt
        steps
        stepsDone
        rows
        files
        bytes
      }
    }
  }
`);

const BeginDataExportDocument = graphql(`
  mutation BeginDataExport($input: BeginDataExportInput!) {
    beginDataExport(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const OpenDataExportDocument = graphql(`
  mutation OpenDataExport($input: OpenDataExportInput!) {
    openDataExport(input: $input) {
      link
      refusal {
        code
        message
      }
    }
  }
`);

export type DataExport = DataExportsQuery["dataExports"]["items"][number];

const onPage = 50;

/** Exports of everything; while one is written it is seen how far (DLIST-06). */
export function exportsQuery(after: string | undefined) {
  return queryOptions({
    queryKey: ["exports", after ?? ""],
    queryFn: async ({ signal }) => {
      const variables = { first: onPage, after: after ?? null };
      return (await queryGraphql(DataExportsDocument, variables, { signal })).dataExports;
    },
    refetchInterval: ({ state }) => {
      const isUnderWay = state.data?.items.some((one) => one.state === "waiting" || one.state === "writing");
      return isUnderWay === true ? 2000 : false;
    },
  });
}

export function useBeginExport() {
  const client = useQueryClient();
  return useAction(
    async (input: BeginDataExportInput) =>
      (await queryGraphql(BeginDataExportDocument, { input })).beginDataExport,
    { showsOwnFailure: true, refresh: () => client.invalidateQueries({ queryKey: ["exports"] }) },
  );
}

export function useOpenExport() {
  return useAction(
    async (id: string) => (await queryGraphql(OpenDataExportDocument, { input: { id } })).openDataExport,
    { showsOwnFailure: true },
  );
}
