import { graphql } from "../graphql.gen/gql.ts";
import type { OrderAgainFragment } from "../graphql.gen/graphql.ts";

/** @public The code generator reads it; whoever names the fragment gets it. */
export const orderAgainFragment = graphql(`
  fragment OrderAgain on SavedOrderPreview {
    blocker {
      code
      message
    }
    ship_to_id
    delivery_method
    delivery_date
    is_other_ship_to
    cart_lines
    items {
      state
      sku
      name
      index
      quantity
      saved_quantity
      price {
        value
        currency
      }
      saved_price {
        value
        currency
      }
      changes
      error {
        message
      }
      replacement {
        ...ProductRow
      }
    }
  }
`);

/** What the server says of putting an order into the cart again, saved or of the history. */
export type PreviewAnswer = OrderAgainFragment;
export type PreviewItem = PreviewAnswer["items"][number];
