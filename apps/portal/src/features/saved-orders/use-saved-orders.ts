import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { localNow } from "@vycep/shell/clock/clock";
import { daysOf } from "@vycep/shell/list/period";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { SavedOrderSortableField, SavedOrdersQueryVariables } from "../../shared/graphql.gen/graphql.ts";
import { type SavedState, sortParts } from "./saved-address.ts";
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

export interface SavedPage {
  readonly rows: readonly SavedOrderRow[];
  readonly total: number;
  /** The page that came; an address may ask for one that is no longer there. */
  readonly page: number;
  readonly pageCount: number;
}

/** A page of the saved orders (GQL-29), found and sorted by the server. */
export function savedOrdersQuery(state: SavedState) {
  const asked = toVariables(state, localNow().date);
  return queryOptions({
    queryKey: [...savedOrdersKey, "list", asked],
    queryFn: ({ signal }) => askForPage(asked, signal),
    staleTime: 10_000,
  });
}

/** The page, and the one before it until it is there: nothing blinks while somebody types. */
export function useSavedOrders(state: SavedState) {
  return useQuery({ ...savedOrdersQuery(state), placeholderData: keepPreviousData });
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

type Asked = SavedOrdersQueryVariables & { readonly currentPage: number };

const fields: Readonly<Record<string, SavedOrderSortableField>> = {
  saved: "CREATED_AT",
  title: "TITLE",
  "ship-to": "SHIP_TO",
  delivery: "DELIVERY_DATE",
  total: "TOTAL",
};

/** The state as the call asks for it. */
export function toVariables(state: SavedState, today: LocalDate): Asked {
  const { from, to } = daysOf(state.period, today);
  const { column, direction } = sortParts(state.sort);
  const search = state.q.trim();
  return {
    filter: {
      ...(search !== "" && { search }),
      ...(state.shipTo !== undefined && { ship_to_id: { eq: state.shipTo } }),
      ...((from ?? to) !== undefined && { date: { from, to } }),
    },
    sort: {
      sort_field: fields[column] ?? "CREATED_AT",
      sort_direction: direction === "descending" ? "DESC" : "ASC",
    },
    pageSize,
    currentPage: state.page,
  };
}

async function askForPage(asked: Asked, signal: AbortSignal): Promise<SavedPage> {
  const { getSaveOrderForLater: found } = await queryGraphql(savedOrdersDocument, asked, { signal });
  const total = found?.total_count ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  // There may be fewer than when the link was made; then the last page is shown.
  if (asked.currentPage > pageCount) return askForPage({ ...asked, currentPage: pageCount }, signal);
  const rows = (found?.items ?? []).flatMap((item) => (item ? [viewSavedRow(item)] : []));
  return { rows, total, page: asked.currentPage, pageCount };
}
