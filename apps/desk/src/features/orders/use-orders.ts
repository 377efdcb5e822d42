import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { OrdersQuery } from "../../shared/graphql.gen/graphql.ts";
import { filterOf, ORDER_VIEWS, type OrdersState, orderOf, ordersAddress } from "./orders-address.ts";

const OrdersDocument = graphql(`
  query Orders($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $ascending: Boolean!, $first: Int!, $after: String) {
    orders(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
      total
      isMore
      next
      items {
        number
        shipToName
        companyName
        method
        deliveryDate
        createdAt
        state
        netMinor
        orderedNetMinor
        currency
        litres
        pallets
        kilograms
        source
        erp
        isProvisional
      }
    }
  }
`);

const OrderCountsDocument = graphql(`
  query OrderCounts($filters: [DeskOrderFilter!]!) {
    orderCounts(filters: $filters) {
      total
      isMore
    }
  }
`);

/** A row of the list. */
export type OrderRow = OrdersQuery["orders"]["items"][number];

/** How many a page has. */
export const ordersOnPage = 50;

/** A page of orders; new ones appear by themselves (DLIST-06). */
export function ordersQuery(state: OrdersState) {
  return queryOptions({
    queryKey: ["orders", "orders", ordersAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = {
        filter: filterOf(state),
        ...orderOf(state),
        first: ordersOnPage,
        after: state.after ?? null,
      };
      return (await queryGraphql(OrdersDocument, variables, { signal })).orders;
    },
    refetchInterval: 15_000,
  });
}

/** How many orders each view has under the same filters, in the order of the views (DORD-01). */
export function orderCountsQuery(state: OrdersState) {
  const { view: _any, sort: _as, after: _of, ...narrowed } = state;
  return queryOptions({
    queryKey: ["orders", "counts", narrowed],
    queryFn: async ({ signal }) => {
      const filters = ORDER_VIEWS.map((view) => filterOf({ ...state, view }));
      return (await queryGraphql(OrderCountsDocument, { filters }, { signal })).orderCounts;
    },
    refetchInterval: 60_000,
  });
}
