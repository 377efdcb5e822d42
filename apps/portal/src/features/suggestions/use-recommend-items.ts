import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { encodeChoice } from "@vycep/contract/headers";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { choiceHeaders, useChoice } from "../../shared/ordering/choice.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";

const recommendItemsDocument = graphql(`
  query RecommendItems($shipTo: String, $selectedItem: String, $cartItems: [String!]) {
    recommendItems(shipTo: $shipTo, selectedItem: $selectedItem, cartItems: $cartItems) {
      recItems {
        product {
          ...ProductRow
        }
      }
    }
  }
`);

interface Beside {
  readonly selectedItem?: string | undefined;
  readonly cartItems: readonly string[];
}

/**
 * What goes with a product and the cart at the chosen place (GQL-07, RECO-02); place, way and day are in the key, so that
 * another choice and the start of an order ask again (RECO-04, RECO-05).
 */
export function useRecommendItems({ selectedItem, cartItems }: Beside): readonly ProductRow[] {
  const choice = useChoice();
  const { shipToId, shippingMethod, deliveryDate } = choice;
  const isChosen = shipToId !== undefined && shippingMethod !== undefined && deliveryDate !== undefined;
  const items = [...cartItems].sort();
  const { data } = useQuery({
    ...queryOptions({
      queryKey: ["recommendItems", shipToId, shippingMethod, deliveryDate, selectedItem, items],
      queryFn: async ({ signal }) => {
        const variables = { shipTo: shipToId ?? null, selectedItem: selectedItem ?? null, cartItems: items };
        const { recommendItems } = await queryGraphql(recommendItemsDocument, variables, {
          signal,
          headers: { ...choiceHeaders(choice), ...headersOf(items) },
        });
        return recommendItems.recItems.map(({ product }) => product);
      },
    }),
    enabled: isChosen,
    placeholderData: keepPreviousData,
  });
  return data ?? nothing;
}

/** Longer headers are cut off on the way; the whole cart stands in the question itself. */
const mostInHeader = 200;

/** That recommendations are wanted, and for which cart (HTTP-22, HTTP-23, OP-108). */
function headersOf(items: readonly string[]): Record<string, string> {
  return encodeChoice({ cartSkus: items.slice(0, mostInHeader), productRecoEnabled: true });
}

const nothing: readonly ProductRow[] = [];
