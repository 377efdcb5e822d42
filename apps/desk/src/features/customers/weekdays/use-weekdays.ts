import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { DeskWeekdayInput } from "../../../shared/graphql.gen/graphql.ts";

const SetWeekdaysDocument = graphql(`
  mutation SetWeekdays($input: DeskWeekdayInput!) {
    setWeekdays(input: $input) {
      batch {
        id
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const WeekdayBatchDocument = graphql(`
  query WeekdayBatch($id: ID!) {
    weekdayBatch(id: $id) {
      id
      finishedAt
      total
      done
      refused
      refusals {
        shipToId
        name
        message
      }
    }
  }
`);

const WeekdayBatchesDocument = graphql(`
  query WeekdayBatches {
    weekdayBatches {
      id
      kind
      action
      weekdays
      createdAt
      finishedAt
      done
      refused
    }
  }
`);

/** The last batches of whoever asks, the newest first; asked again while one of them goes on. */
export function weekdayBatchesQuery() {
  return queryOptions({
    queryKey: ["weekday-batches", "all"],
    queryFn: async ({ signal }) =>
      (await queryGraphql(WeekdayBatchesDocument, {}, { signal })).weekdayBatches,
    refetchInterval: ({ state }) => (state.data?.some(({ finishedAt }) => finishedAt == null) ? 5000 : false),
  });
}

/** Begins to change the weekdays of many places (DCAL-03). */
export function useSetWeekdays() {
  const client = useQueryClient();
  return useAction(
    async (input: DeskWeekdayInput) => (await queryGraphql(SetWeekdaysDocument, { input })).setWeekdays,
    { showsOwnFailure: true, refresh: () => client.invalidateQueries(weekdayBatchesQuery()) },
  );
}

/** How far a batch is, asked again every second until it is done; then places are others. */
export function useWeekdayBatchQuery(id: string) {
  const client = useQueryClient();
  return queryOptions({
    queryKey: ["weekday-batches", id],
    queryFn: async ({ signal }) => {
      const { weekdayBatch } = await queryGraphql(WeekdayBatchDocument, { id }, { signal });
      if (weekdayBatch?.finishedAt != null) void client.invalidateQueries({ queryKey: ["customers"] });
      return weekdayBatch ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.finishedAt == null ? 1000 : false),
  });
}
