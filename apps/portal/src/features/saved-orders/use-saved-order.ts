import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { failureOf } from "@vycep/shell/failures/api-error";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { type SavedOrderView, viewSavedOrder } from "./saved-order-view.ts";
import { savedOrdersKey } from "./use-saved-orders.ts";

const savedOrderDocument = graphql(`
  query SavedOrder($id: ID!) {
    getSaveOrderDetails(id: $id) {
      ...SavedOrderRow
      deliver_to
      bill_to
      note_for_driver
      total_excluding_tax {
        value
        currency
      }
      items {
        sku
        name
        quantity
        price {
          value
          currency
        }
        product {
          brand
          plato
          small_image {
            url
            width
            height
          }
          package_type
          packaging
          number_of_items_in_box
        }
      }
    }
  }
`);

/** One saved order with its lines (GQL-30, SAVED-02); null when the customer has none of this id (C16, ERROR-42). */
export function savedOrderQuery(id: string) {
  return queryOptions({
    queryKey: [...savedOrdersKey, "one", id],
    queryFn: async ({ signal }): Promise<SavedOrderView | null> => {
      try {
        const { getSaveOrderDetails: saved } = await queryGraphql(savedOrderDocument, { id }, { signal });
        return saved ? viewSavedOrder(saved) : null;
      } catch (cause) {
        if (failureOf(cause).code === "no-such-saved-order") return null;
        throw cause;
      }
    },
    staleTime: 10_000,
  });
}
