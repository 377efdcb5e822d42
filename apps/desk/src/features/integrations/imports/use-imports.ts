import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  DataImportRowsQuery,
  DataImportsQuery,
  ImportKindsQuery,
  TryDataImportInput,
  WriteDataImportInput,
} from "../../../shared/graphql.gen/graphql.ts";
import type { RowsState } from "./imports-address.ts";

const ImportKindsDocument = graphql(`
  query ImportKinds {
    importKinds {
      kind
      template
      key
      isErpOwned
      isIntoDrafts
      columns {
        name
        means
        unit
        values
        isNeeded
      }
    }
  }
`);

const DataImportsDocument = graphql(`
  query DataImports($first: Int!, $after: String) {
    dataImports(first: $first, after: $after) {
      total
      isMore
      next
      items {
        ...ImportFacts
      }
    }
  }
  fragment ImportFacts on DataImport {
    id
    kind
    fileName
    state
    version
    created
    changed
    unchanged
    refused
    draftIds
    triedBy
    triedAt
    writtenBy
    writtenAt
    undoneBy
    undoneAt
    notUndone {
      code
      message
    }
  }
`);

const DataImportDocument = graphql(`
  query DataImport($id: ID!) {
    dataImport(id: $id) {
      ...ImportFacts
    }
  }
`);

const DataImportRowsDocument = graphql(`
  query DataImportRows($id: ID!, $state: DataImportRowState, $first: Int!, $after: String) {
    dataImportRows(id: $id, state: $state, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        line
        key
        state
        fields {
          column
          before
          after
        }
        faults {
          column
          value
          message
        }
      }
    }
  }
`);

const TryDataImportDocument = graphql(`
  mutation TryDataImport($input: TryDataImportInput!) {
    tryDataImport(input: $input) {
      import {
        id
      }
      refusal {
        code
        message
      }
    }
  }
`);

const WriteDataImportDocument = graphql(`
  mutation WriteDataImport($input: WriteDataImportInput!) {
    writeDataImport(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const DropDataImportDocument = graphql(`
  mutation DropDataImport($input: DropDataImportInput!) {
    dropDataImport(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const UndoDataImportDocument = graphql(`
  mutation UndoDataImport($input: UndoDataImportInput!) {
    undoDataImport(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

export type ImportKind = ImportKindsQuery["importKinds"][number];
export type DataImport = DataImportsQuery["dataImports"]["items"][number];
export type ImportRow = DataImportRowsQuery["dataImportRows"]["items"][number];

export const importsOnPage = 50;

export const kindsQuery = queryOptions({
  queryKey: ["imports", "kinds"],
  queryFn: async ({ signal }) => (await queryGraphql(ImportKindsDocument, {}, { signal })).importKinds,
});

export function importsQuery(after: string | undefined) {
  return queryOptions({
    queryKey: ["imports", "list", after ?? ""],
    queryFn: async ({ signal }) => {
      const variables = { first: importsOnPage, after: after ?? null };
      return (await queryGraphql(DataImportsDocument, variables, { signal })).dataImports;
    },
  });
}

export function importQuery(id: string) {
  return queryOptions({
    queryKey: ["imports", "one", id],
    queryFn: async ({ signal }) =>
      (await queryGraphql(DataImportDocument, { id }, { signal })).dataImport ?? null,
  });
}

export function rowsQuery(id: string, { show, after }: Pick<RowsState, "show" | "after">) {
  return queryOptions({
    queryKey: ["imports", "rows", id, show, after ?? ""],
    queryFn: async ({ signal }) => {
      const variables = {
        id,
        state: show === "all" ? null : show,
        first: importsOnPage,
        after: after ?? null,
      };
      return (await queryGraphql(DataImportRowsDocument, variables, { signal })).dataImportRows;
    },
  });
}

/** All rows that cannot be taken, for a file of them. */
export async function readRefused(id: string): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let after: string | null = null; ; ) {
    const { dataImportRows: page }: DataImportRowsQuery = await queryGraphql(DataImportRowsDocument, {
      ...{ id, first: 200, after },
      state: "refused" as const,
    });
    rows.push(...page.items);
    if (page.next == null) return rows;
    after = page.next;
  }
}

function useImporting<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useAction(work, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["imports"] }),
  });
}

export function useTryImport() {
  return useImporting(
    async (input: TryDataImportInput) => (await queryGraphql(TryDataImportDocument, { input })).tryDataImport,
  );
}

export function useWriteImport() {
  return useImporting(
    async (input: WriteDataImportInput) =>
      (await queryGraphql(WriteDataImportDocument, { input })).writeDataImport,
  );
}

export function useDropImport() {
  return useImporting(
    async (id: string) => (await queryGraphql(DropDataImportDocument, { input: { id } })).dropDataImport,
  );
}

export function useUndoImport() {
  return useImporting(
    async (id: string) => (await queryGraphql(UndoDataImportDocument, { input: { id } })).undoDataImport,
  );
}
