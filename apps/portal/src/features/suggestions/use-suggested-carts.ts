import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { choiceHeaders, currentChoice, useChoice } from "../../shared/ordering/choice.ts";
import { learnSuggestion } from "./kept-amounts.ts";
import type { SuggestedCartAnswer } from "./suggested-cart-answer.ts";

const suggestedCartsDocument = graphql(`
  query SuggestedCarts($shipTos: [String!]) {
    getSuggestedCarts(ship_tos: $shipTos) {
      ship_to_id
      shipping_address {
        name
      }
      blocker {
        message
      }
      standard {
        ...SuggestedVariantParts
      }
      truck {
        ...SuggestedVariantParts
      }
    }
  }
`);

/** @public The code generator reads it; whoever names the fragment gets it. */
export const suggestedVariantFragment = graphql(`
  fragment SuggestedVariantParts on SuggestedVariant {
    market
    delivery_method
    delivery_date
    lasts_until
    deliveries_counted
    progress_bar_data {
      iMinimumOrderPallet
      iMaximumOrderPallet
      iMinimumOrderWeight
      iMaximumOrderWeight
      iMaximumOrderCash
      iMinLitersTank
      iMaxLitersTank
    }
    products {
      sku
      total_units
      number_of_layers
      number_of_pallets
      your_price_w_vat
      checked
      history
      reasons {
        code
        message
      }
      product {
        ...ProductRow
      }
    }
  }
`);

/**
 * What the chosen place may need next (GQL-28). Place, way and day are in the key, so that choosing another place and
 * starting an order ask again (SUGGEST-11, SUGGEST-12). The amounts first received are kept (SUGGEST-09).
 */
export function suggestedCartsQuery() {
  const choice = currentChoice();
  const { shipToId, shippingMethod, deliveryDate } = choice;
  return queryOptions({
    queryKey: ["suggestedCarts", shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }): Promise<SuggestedCartAnswer | null> => {
      const shipTos = shipToId === undefined ? null : [shipToId];
      const { getSuggestedCarts } = await queryGraphql(
        suggestedCartsDocument,
        { shipTos },
        { signal, headers: choiceHeaders(choice) },
      );
      const [cart] = getSuggestedCarts;
      if (cart?.standard) learnSuggestion(cart.ship_to_id, "standard", cart.standard);
      if (cart?.truck) learnSuggestion(cart.ship_to_id, "truck", cart.truck);
      return cart ?? null;
    },
  });
}

/** The suggestion, and the one of the choice before until it is there: nothing blinks. */
export function useSuggestedCarts() {
  useChoice();
  return useQuery({ ...suggestedCartsQuery(), placeholderData: keepPreviousData });
}
