import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { CartAnswer } from "./cart-answer.ts";

/** @public The code generator reads it; whoever names the fragment gets it. */
export const cartFragment = graphql(`
  fragment CartHead on Cart {
    id
    version
    updated_at
    total_lines
    ship_to_id
    delivery_date
    delivery_method
    note_for_driver
    customer_order_number
    checkout_step
    available_payment_methods {
      code
      title
    }
    agreed_prices {
      sku
      bundle_sku
      quantity
      list_price
      price
    }
    order_by
    outlet_details {
      ship_to_id
      name
      street
      city
      zipcode
      country
      delivery_window
    }
    payer_details {
      payername
      street
      city
      zipcode
      country
      sap_id
      identification_no
      taxvat
      due_days
    }
    market
    grand_total_your_price_details {
      total
      currency
    }
    progress_bar_data {
      iMinimumOrderPallet
      iMaximumOrderPallet
      iMinimumOrderWeight
      iMaximumOrderWeight
      iMaximumOrderCash
      iMinLitersTank
      iMaxLitersTank
    }
    blockers {
      code
      message
      sku
    }
    empties_plan {
      units
      pallets_left
      total {
        value
      }
      orders {
        delivery_method
        delivery_date
        units
        pallets
        weight
        total {
          value
        }
        rows {
          packaging_code
          packaging_name
          number_of_units
        }
      }
    }
  }
`);

/** @public The code generator reads it; whoever names the fragment gets it. */
export const cartLineFragment = graphql(`
  fragment CartLineRow on CartItemInterface {
    uid
    version
    number_of_packages
    number_of_layer
    number_of_pallet
    product {
      ...ProductRow
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          sku
          quantity
        }
      }
    }
  }
`);

const customerCartDocument = graphql(`
  query CustomerCart {
    customerCart {
      ...CartHead
      itemsV2(pageSize: 2000) {
        items {
          ...CartLineRow
        }
      }
    }
  }
`);

/** The live cart as the server holds it; it makes one when there is none (GQL-12, GQL-14, OP-06). */
export async function readCart(signal?: AbortSignal): Promise<CartAnswer> {
  const { customerCart } = await queryGraphql(customerCartDocument, {}, { signal });
  return customerCart;
}
