import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { PlacedOrderQuery } from "../../shared/graphql.gen/graphql.ts";

const placedOrderDocument = graphql(`
  query PlacedOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          number
          order_date
          status
          state
          price_state
          delivery_status
          price_limit {
            value
          }
          is_price_kept
          shipping_method
          total_weight
          total_pallets
          empties_order_number
          empties {
            packaging_code
            packaging_name
            number_of_units
            deposit {
              value
            }
            total {
              value
            }
          }
          total {
            grand_total {
              value
              currency
            }
            subtotal_excl_tax {
              value
            }
            taxes {
              rate
              amount {
                value
              }
            }
            total_empties_deposit {
              value
            }
          }
          timeline {
            state
            at
          }
          additional_data {
            delivery_date
            delivery_window
            ship_to_name
          }
        }
      }
    }
  }
`);

type Orders = NonNullable<NonNullable<PlacedOrderQuery["customer"]>["orders"]>;
export type PlacedOrder = NonNullable<Orders["items"][number]>;

const askEveryMs = 2_000;
/** A minute of asking; whoever stays longer sees the rest in the history. */
const askAtMost = 30;

/** The order just placed, asked for again until the brewery has confirmed it and given its prices. */
export function placedOrderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ["orders", "placed", orderNumber],
    queryFn: async ({ signal }): Promise<PlacedOrder | null> => {
      const { customer } = await queryGraphql(placedOrderDocument, { number: orderNumber }, { signal });
      return customer?.orders?.items[0] ?? null;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.state === "received" || state.data?.price_state === "provisional";
      return isOpen && state.dataUpdateCount < askAtMost ? askEveryMs : false;
    },
  });
}

export function usePlacedOrder(orderNumber: string | undefined) {
  return useQuery({ ...placedOrderQuery(orderNumber ?? ""), enabled: orderNumber !== undefined });
}
