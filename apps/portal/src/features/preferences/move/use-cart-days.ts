import { useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { CartDaysQuery } from "../../../shared/graphql.gen/graphql.ts";

const cartDaysDocument = graphql(`
  query CartDays($cartId: String!) {
    cartDays(cart_id: $cartId) {
      currency
      days {
        date
        order_by
        may_send
        net
        difference
        badges
        limit {
          message
        }
        set_aside
        is_best
        tells {
          name
          fate
          sold_from
          sold_to
          promo_before {
            percentage
          }
          promo_after {
            percentage
          }
        }
      }
    }
  }
`);

export type ComparedDay = CartDaysQuery["cartDays"]["days"][number];

/** The same cart on the next days, as long as it is what it is. */
export function useCartDays(
  cart: { readonly id: string; readonly changedAt: string | undefined } | undefined,
) {
  const cartId = cart?.id ?? "";
  return useQuery({
    queryKey: ["cartDays", cartId, cart?.changedAt],
    queryFn: async () => (await queryGraphql(cartDaysDocument, { cartId })).cartDays,
    enabled: cart !== undefined,
  });
}
