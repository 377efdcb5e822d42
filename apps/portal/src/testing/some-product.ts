import type { ProductRow } from "../shared/products/product-row.ts";

/** A keg on sale, 6 in a layer and 24 on a pallet, for 1 649 Kč; a test says what matters to it. */
export function someProduct(said: Partial<ProductRow> = {}): ProductRow {
  const product: ProductRow = {
    uid: "100112",
    sku: "100112",
    name: "Lipovrch 10 světlé výčepní, sud KEG 50 l",
    brand: "Lipovrch",
    package_type: "keg",
    packaging: "K50",
    volume_fe: "50 l",
    litres_per_box: 50,
    weight: 63,
    plato: 10,
    small_image: null,
    number_of_items_in_box: 1,
    number_of_products_on_layer: 6,
    number_of_items_on_pallet: 24,
    number_of_layers_per_pallet: 4,
    isavailable_truck_package_ordering: 1,
    is_tank: false,
    is_unfiltered: false,
    your_price: 1649,
    your_price_tax: 1995.29,
    vat_percent: 21,
    currency: "CZK",
    promo: 0,
    price_range: { minimum_price: { regular_price: { value: 1800 } } },
    promo_price_leaflet: null,
    multi_deposit: [],
    product_new: 0,
    product_sale: 0,
    product_recommended: 0,
    product_special: 0,
    product_last: 0,
    saleability: { sellable: true, next_date: null, reason: null },
    cart_fields: { packaging_cart: true, layer_cart: true, pallets_cart: true },
  };
  return { ...product, ...said };
}
