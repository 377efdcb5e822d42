import { queryOptions, useQuery } from "@tanstack/react-query";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { localNow } from "@vycep/shell/clock/clock";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import { daysOf } from "@vycep/shell/list/period";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { SavedOrderSortableField, SavedOrdersQueryVariables } from "../../shared/graphql.gen/graphql.ts";
import { type SavedState, savedAddress } from "./saved-address.ts";
import { type SavedOrderRow, viewSavedRow } from "./saved-order-row.ts";

const savedOrdersDocument = graphql(`
  query SavedOrders(
    $filter: SavedOrdersFilterInput
    $sort: SavedOrderSortInput
    $pageSize: Int
    $currentPage: Int
  ) {
    getSaveOrderForLater(filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      items {
        ...SavedOrderRow
      }
    }
  }
`);

const savedOrderCountDocument = graphql(`
  query SavedOrderCount {
    getSaveOrderForLater(pageSize: 1) {
      total_count
    }
  }
`);

/** SAVED-09, CONST-18. */
export const pageSize = 10;

/** Everything that is read of saved orders; a change of one makes all of it old. */
export const savedOrdersKey = ["savedOrders"] as const;

export type SavedPage = ListPage<SavedOrderRow>;

/** A page of the saved orders (GQL-29), found and sorted by the server. */
export function savedOrdersQuery(state: SavedState) {
  const asked = toVariables(state, localNow().date);
  return queryOptions({
    queryKey: [...savedOrdersKey, "list", asked],
    queryFn: ({ signal }): Promise<SavedPage> =>
      pageThatIs({ page: state.page, pageSize }, async (currentPage) => {
        const wanted = { ...asked, currentPage };
        const { getSaveOrderForLater: found } = await queryGraphql(savedOrdersDocument, wanted, { signal });
        const rows = (found?.items ?? []).flatMap((item) => (item ? [viewSavedRow(item)] : []));
        return { rows, total: found?.total_count ?? 0 };
      }),
    staleTime: 10_000,
  });
}

/** How many there are in all, for the tab; undefined until it is known. */
export function useSavedOrderCount(isWanted: boolean): number | undefined {
  return useQuery({
    queryKey: [...savedOrdersKey, "count"],
    queryFn: async ({ signal }) => {
      const { getSaveOrderForLater: found } = await queryGraphql(savedOrderCountDocument, {}, { signal });
      return found?.total_count ?? 0;
    },
    enabled: isWanted,
  }).data;
}

const fields = {
  saved: "CREATED_AT",
  title: "TITLE",
  "ship-to": "SHIP_TO",
  delivery: "DELIVERY_DATE",
  total: "TOTAL",
} as const satisfies Record<string, SavedOrderSortableField>;

/** The state as the call asks for it. */
export function toVariables(state: SavedState, today: LocalDate): SavedOrdersQueryVariables {
  const { from, to } = daysOf(state.period, today);
  const { key, direction } = savedAddress.sortParts(state.sort);
  const search = state.q.trim();
  return {
    filter: {
      ...(search !== "" && { search }),
      ...(state.shipTo !== undefined && { ship_to_id: { eq: state.shipTo } }),
      ...((from ?? to) !== undefined && { date: { from, to } }),
    },
    sort: {
      sort_field: fields[key],
      sort_direction: direction === "descending" ? "DESC" : "ASC",
    },
    pageSize,
    currentPage: state.page,
  };
}
