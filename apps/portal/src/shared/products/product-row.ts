import { nameParts } from "@vycep/domain/catalog/name-parts";
import { graphql } from "../graphql.gen/gql.ts";
import type { GoodsRowFragment, ProductRowFragment } from "../graphql.gen/graphql.ts";

/** @public The code generator reads it; whoever names the fragment gets it. */
export const goodsRowFragment = graphql(`
  fragment GoodsRow on ProductInterface {
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
    small_image {
      url
      width
      height
    }
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

/**
 * What every row shows and every quote needs of a product. List, detail and cart ask for the same, so a product
 * that is put into the cart is there at once, before any answer.
 *
 * @public The code generator reads it; whoever names the fragment gets it.
 */
export const productRowFragment = graphql(`
  fragment ProductRow on ProductInterface {
    ...GoodsRow
    ... on BundleProduct {
      deal_condition
      discount_percent
      packages_left
      bundle_price_details {
        bundle_price
      }
      flexible_package {
        min_units_required
        max_number_of_items_in_package
        max_number_of_packages
        validity_from
        validity_to
        items {
          sku
          is_mandatory
          min_number_orderable
          max_number_orderable
        }
      }
      bundle_product_details {
        sku
        quantity
      }
      items {
        options {
          product {
            ...GoodsRow
          }
        }
      }
    }
  }
`);

export type GoodsRow = GoodsRowFragment;

export type ProductRow = ProductRowFragment;

/** A bundle among the products. */
export type BundleRow = Extract<ProductRow, { readonly deal_condition?: unknown }>;

export function isBundle(product: ProductRow): product is BundleRow {
  return "deal_condition" in product;
}

/** What a bundle may hold, in its own order. */
export function goodsInside(product: ProductRow): readonly GoodsRow[] {
  if (!isBundle(product)) return [];
  return (product.items ?? []).flatMap((item) =>
    (item?.options ?? []).flatMap((option) => (option?.product ? [option.product] : [])),
  );
}

/** What is inside a bundle, each beer once: "Lipovrch 11 světlý ležák". */
export function titlesInside(bundle: ProductRow): readonly string[] {
  return [...new Set(goodsInside(bundle).map(({ name, sku }) => nameParts(name ?? sku ?? "").title))];
}
