import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskConfirmOrdersInput } from "../../shared/graphql.gen/graphql.ts";

const ConfirmOrdersDocument = graphql(`
  mutation ConfirmOrders($input: DeskConfirmOrdersInput!) {
    confirmOrders(input: $input) {
      batch {
        id
      }
      refusal {
        code
        message
      }
    }
  }
`);

const OrderBatchDocument = graphql(`
  query OrderBatch($id: ID!) {
    orderBatch(id: $id) {
      id
      finishedAt
      total
      done
      refused
      refusals {
        number
        shipToName
        message
      }
    }
  }
`);

const OrderBatchesDocument = graphql(`
  query OrderBatches {
    orderBatches {
      id
      createdAt
      finishedAt
      total
      done
      refused
    }
  }
`);

/** The last batches of whoever asks, the newest first; asked again while one of them goes on. */
export function batchesQuery() {
  return queryOptions({
    queryKey: ["order-batches", "all"],
    queryFn: async ({ signal }) => (await queryGraphql(OrderBatchesDocument, {}, { signal })).orderBatches,
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => finishedAt == null) ? 5000 : false),
  });
}

/** Begins to confirm many orders (DLIST-03). */
export function useConfirmOrders() {
  const client = useQueryClient();
  return useAction(
    async (input: DeskConfirmOrdersInput) =>
      (await queryGraphql(ConfirmOrdersDocument, { input })).confirmOrders,
    { refresh: () => client.invalidateQueries(batchesQuery()) },
  );
}

/** How far a batch is, asked again every second until it is done; then the list is another. */
export function useBatchQuery(id: string) {
  const client = useQueryClient();
  return queryOptions({
    queryKey: ["order-batches", id],
    queryFn: async ({ signal }) => {
      const { orderBatch } = await queryGraphql(OrderBatchDocument, { id }, { signal });
      if (orderBatch?.finishedAt != null) void client.invalidateQueries({ queryKey: ["orders"] });
      return orderBatch ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.finishedAt == null ? 1000 : false),
  });
}
