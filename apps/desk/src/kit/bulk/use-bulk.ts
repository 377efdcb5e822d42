import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useState } from "react";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskBulkList } from "../../shared/graphql.gen/graphql.ts";
import { type Selection, useSelection } from "../selection.ts";

const BulkBatchDocument = graphql(`
  query BulkBatch($id: ID!) {
    bulkBatch(id: $id) {
      id
      finishedAt
      total
      done
      refused
      refusals {
        id
        name
        message
      }
    }
  }
`);

const BulkBatchesDocument = graphql(`
  query BulkBatches($list: DeskBulkList!) {
    bulkBatches(list: $list) {
      id
      act
      createdAt
      finishedAt
      done
      refused
    }
  }
`);

/** One's last batches of a list, the newest first; asked again while one of them goes on. */
export function bulkBatchesQuery(list: DeskBulkList) {
  return queryOptions({
    queryKey: ["bulk", list],
    queryFn: async ({ signal }) =>
      (await queryGraphql(BulkBatchesDocument, { list }, { signal })).bulkBatches,
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => finishedAt == null) ? 5000 : false),
  });
}

/** How far a batch is, asked again every second until it is done; then the rows of its list are others. */
export function useBulkBatchQuery(id: string, rowsKey: readonly string[]) {
  const client = useQueryClient();
  return queryOptions({
    queryKey: ["bulk", "batch", id],
    queryFn: async ({ signal }) => {
      const { bulkBatch } = await queryGraphql(BulkBatchDocument, { id }, { signal });
      if (bulkBatch?.finishedAt != null) void client.invalidateQueries({ queryKey: [...rowsKey] });
      return bulkBatch ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.finishedAt == null ? 1000 : false),
  });
}

/** The rows that are meant: those that were chosen, or all that the list finds. */
export type Meant =
  | { readonly ids: readonly string[] }
  | { readonly ids: null; readonly total: number; readonly isMore: boolean };

/** Work on many rows in the hands of who looks at a list. */
export interface Bulk {
  readonly selection: Selection;
  readonly meant: Meant | undefined;
  readonly mean: (meant: Meant | undefined) => void;
  /** The batch that is looked at. */
  readonly batch: string | undefined;
  readonly look: (batch: string | undefined) => void;
}

/** Rows chosen and work begun in a list; another list (`of`) begins with none, another page of the same keeps them. */
export function useBulk(of: string): Bulk {
  const selection = useSelection(of);
  const [meant, mean] = useState<Meant>();
  const [batch, look] = useState<string>();
  return { selection, meant, mean, batch, look };
}
