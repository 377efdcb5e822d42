import { graphql } from "../graphql.gen/gql.ts";
import type { ProductRowFragment } from "../graphql.gen/graphql.ts";

/**
 * What every row shows and every quote needs of a product. List, detail and cart ask for the same, so a product
 * that is put into the cart is there at once, before any answer.
 *
 * @public The code generator reads it; whoever names the fragment gets it.
 */
export const productRowFragment = graphql(`
  fragment ProductRow on ProductInterface {
    uid
    sku
    name
    brand
    package_type
    packaging
    volume_fe
    litres_per_box
    weight
    plato
    number_of_items_in_box
    number_of_products_on_layer
    number_of_items_on_pallet
    number_of_layers_per_pallet
    isavailable_truck_package_ordering
    is_tank
    is_unfiltered
    your_price
    your_price_tax
    vat_percent
    currency
    promo
    price_range {
      minimum_price {
        regular_price {
          value
        }
      }
    }
    promo_price_leaflet {
      name
      promo_price
      percentage
      long_term_discount_percentage
      promo_price_is_inside_delivery
      promo_price_valid_from
      promo_price_valid_to
    }
    multi_deposit {
      packaging_code
      packaging_name
      number_of_units
      deposit
      total
    }
    product_new
    product_sale
    product_recommended
    product_special
    product_last
    saleability {
      sellable
      next_date
      reason
    }
    cart_fields {
      packaging_cart
      layer_cart
      pallets_cart
    }
  }
`);

export type ProductRow = ProductRowFragment;
