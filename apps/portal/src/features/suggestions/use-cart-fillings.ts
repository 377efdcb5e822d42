import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { CartFillingsQuery } from "../../shared/graphql.gen/graphql.ts";

const cartFillingsDocument = graphql(`
  query CartFillings($cartId: String!) {
    getCartFillings(cart_id: $cartId) {
      sku
      total_units
      number_of_layers
      number_of_pallets
      quantity
      days
      quantity_per_week
      net {
        value
        currency
      }
      pallets_after
      weight_after
      product {
        ...ProductRow
      }
    }
  }
`);

export type CartFillingRow = CartFillingsQuery["getCartFillings"][number];

interface FilledCart {
  readonly cartId: string;
  /** Grows with every change, so that what fills the cart is asked for anew. */
  readonly version: number;
  /** Only a cart under its minimum can be filled up. */
  readonly isUnder: boolean;
}

/** What would bring the cart just up to its minimum (B4); undefined until it is known. */
export function useCartFillings({
  cartId,
  version,
  isUnder,
}: FilledCart): readonly CartFillingRow[] | undefined {
  const { data } = useQuery({
    ...queryOptions({
      queryKey: ["cartFillings", cartId, version],
      queryFn: async ({ signal }) =>
        (await queryGraphql(cartFillingsDocument, { cartId }, { signal })).getCartFillings,
    }),
    enabled: isUnder,
    // What stands over the lines does not blink while they are written in.
    placeholderData: keepPreviousData,
  });
  return isUnder ? data : undefined;
}
