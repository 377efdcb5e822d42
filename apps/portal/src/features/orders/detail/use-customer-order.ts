import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { customerOrderDocument } from "./customer-order-document.ts";
import { type OrderView, viewOrder } from "./order-view.ts";

/** How often an order that the brewery is just taking in is asked about again. */
const pollMs = 3000;

/**
 * One order with its lines (GQL-35, HISTORY-02); null when there is none of this number for the person (C16). While
 * it is received or confirmed, or its prices are provisional, it is asked about every three seconds, as long as somebody looks.
 */
export function customerOrderQuery(number: string) {
  return queryOptions({
    queryKey: ["orders", "customerOrder", number],
    queryFn: async ({ signal }): Promise<OrderView | null> => {
      const { customer } = await queryGraphql(customerOrderDocument, { number }, { signal });
      const order = customer?.orders?.items.find((item) => item?.number === number);
      return order ? viewOrder(order) : null;
    },
    staleTime: 10_000,
  });
}

export function useCustomerOrder(number: string): OrderView | null {
  return useSuspenseQuery({
    ...customerOrderQuery(number),
    refetchInterval: ({ state }) => (isComingIn(state.data) ? pollMs : false),
    refetchIntervalInBackground: false,
  }).data;
}

function isComingIn(order: OrderView | null | undefined): boolean {
  if (order?.priceState === "provisional" && order.state !== "cancelled") return true;
  return order?.state === "received" || order?.state === "confirmed";
}
