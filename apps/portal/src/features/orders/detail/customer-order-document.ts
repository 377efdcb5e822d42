import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { CustomerOrderQuery } from "../../../shared/graphql.gen/graphql.ts";

/** All that the page of an order shows. */
export const customerOrderDocument = graphql(`
  query CustomerOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          number
          market
          order_date
          status
          state
          delivery_status
          price_state
          provisional_total {
            value
          }
          price_limit {
            value
          }
          is_price_kept
          shipping_method
          order_type
          total_weight
          total_pallets
          main_order_number
          empties_order_number
          replaces_order_number
          replacement_orders {
            number
            delivery_date
          }
          empties {
            packaging_code
            packaging_name
            number_of_units
            returned_units
            deposit {
              value
            }
          }
          timeline {
            state
            at
            by
            by_brewery
          }
          invoices {
            id
            number
            issued_at
          }
          credit_memos {
            id
            number
            issued_at
          }
          payment_methods {
            name
          }
          shipping_address {
            company
            street
            city
            postcode
          }
          billing_address {
            company
            street
            city
            postcode
          }
          additional_data {
            delivery_date
            ship_to_id
            ship_to_name
            customer_order_number
            note_for_driver
            delivery_window
            created_by
            placed_by_brewery
          }
          total: ordered_total {
            subtotal_excl_tax {
              value
              currency
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
            grand_total {
              value
            }
          }
          items {
            id
            product_sku
            product_name
            status
            product_sale_price {
              value
            }
            quantity_ordered
            quantity_confirmed
            quantity_shipped
            quantity_invoiced
            quantity_refunded
            quantity_replaced
            change_reason
            substitutes {
              sku
              name
            }
            number_of_packages
            number_of_layer
            number_of_pallet
            row_total {
              value
            }
            deposit_total {
              value
            }
            provisional_price {
              value
            }
            vat_percent
            package_type
            packaging
            bundle {
              sku
              name
              quantity
            }
            product {
              brand
              plato
              small_image {
                url
                width
                height
              }
              number_of_items_in_box
            }
          }
        }
      }
    }
  }
`);

type CustomerOrders = NonNullable<NonNullable<CustomerOrderQuery["customer"]>["orders"]>;
export type OrderAnswer = NonNullable<CustomerOrders["items"][number]>;
