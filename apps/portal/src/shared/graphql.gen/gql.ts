/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment CartHead on Cart {\n    id\n    version\n    total_lines\n    ship_to_id\n    delivery_date\n    delivery_method\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    order_by\n    outlet_details {\n      ship_to_id\n      name\n      street\n      city\n      zipcode\n      country\n      delivery_window\n    }\n    payer_details {\n      payername\n      street\n      city\n      zipcode\n      identification_no\n      taxvat\n      due_days\n    }\n    grand_total_your_price_details {\n      total\n      currency\n    }\n    progress_bar_data {\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMaximumOrderCash\n      iMinLitersTank\n      iMaxLitersTank\n    }\n    blockers {\n      code\n      message\n      sku\n    }\n  }\n": typeof types.CartHeadFragmentDoc,
    "\n  fragment CartLineRow on CartItemInterface {\n    uid\n    version\n    number_of_packages\n    number_of_layer\n    number_of_pallet\n    product {\n      ...ProductRow\n    }\n  }\n": typeof types.CartLineRowFragmentDoc,
    "\n  query CustomerCart {\n    customerCart {\n      ...CartHead\n      itemsV2(pageSize: 2000) {\n        items {\n          ...CartLineRow\n        }\n      }\n    }\n  }\n": typeof types.CustomerCartDocument,
    "\n  mutation ClearCart($input: ClearCartInput!) {\n    clearCart(input: $input) {\n      removed_items {\n        sku\n        quantity\n        number_of_layer\n        number_of_pallet\n      }\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  mutation PutBackIntoCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      user_errors {\n        sku\n        message\n      }\n    }\n  }\n": typeof types.PutBackIntoCartDocument,
    "\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartHead\n      }\n      changed_items {\n        ...CartLineRow\n      }\n      user_errors {\n        code\n        message\n        reason\n        sku\n        index\n        quantity\n      }\n    }\n  }\n": typeof types.AddProductsToCartDocument,
    "\n  mutation UpdateCartItems($input: UpdateCartItemsInput) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartHead\n      }\n      changed_items {\n        ...CartLineRow\n      }\n      errors {\n        code\n        message\n        reason\n        sku\n        index\n        quantity\n      }\n    }\n  }\n": typeof types.UpdateCartItemsDocument,
    "\n  mutation SetTransportType($method: String, $shipTo: String, $date: String, $store: String) {\n    setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date, store: $store) {\n      message\n      code\n    }\n  }\n": typeof types.SetTransportTypeDocument,
    "\n  fragment ProductRow on ProductInterface {\n    uid\n    sku\n    name\n    brand\n    package_type\n    packaging\n    volume_fe\n    litres_per_box\n    weight\n    plato\n    number_of_items_in_box\n    number_of_products_on_layer\n    number_of_items_on_pallet\n    number_of_layers_per_pallet\n    isavailable_truck_package_ordering\n    is_tank\n    is_unfiltered\n    your_price\n    your_price_tax\n    vat_percent\n    currency\n    promo\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n      }\n    }\n    promo_price_leaflet {\n      name\n      promo_price\n      percentage\n      long_term_discount_percentage\n      promo_price_is_inside_delivery\n      promo_price_valid_from\n      promo_price_valid_to\n    }\n    multi_deposit {\n      packaging_code\n      packaging_name\n      number_of_units\n      deposit\n      total\n    }\n    product_new\n    product_sale\n    product_recommended\n    product_special\n    product_last\n    saleability {\n      sellable\n      next_date\n      reason\n    }\n    cart_fields {\n      packaging_cart\n      layer_cart\n      pallets_cart\n    }\n  }\n": typeof types.ProductRowFragmentDoc,
};
const documents: Documents = {
    "\n  fragment CartHead on Cart {\n    id\n    version\n    total_lines\n    ship_to_id\n    delivery_date\n    delivery_method\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    order_by\n    outlet_details {\n      ship_to_id\n      name\n      street\n      city\n      zipcode\n      country\n      delivery_window\n    }\n    payer_details {\n      payername\n      street\n      city\n      zipcode\n      identification_no\n      taxvat\n      due_days\n    }\n    grand_total_your_price_details {\n      total\n      currency\n    }\n    progress_bar_data {\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMaximumOrderCash\n      iMinLitersTank\n      iMaxLitersTank\n    }\n    blockers {\n      code\n      message\n      sku\n    }\n  }\n": types.CartHeadFragmentDoc,
    "\n  fragment CartLineRow on CartItemInterface {\n    uid\n    version\n    number_of_packages\n    number_of_layer\n    number_of_pallet\n    product {\n      ...ProductRow\n    }\n  }\n": types.CartLineRowFragmentDoc,
    "\n  query CustomerCart {\n    customerCart {\n      ...CartHead\n      itemsV2(pageSize: 2000) {\n        items {\n          ...CartLineRow\n        }\n      }\n    }\n  }\n": types.CustomerCartDocument,
    "\n  mutation ClearCart($input: ClearCartInput!) {\n    clearCart(input: $input) {\n      removed_items {\n        sku\n        quantity\n        number_of_layer\n        number_of_pallet\n      }\n    }\n  }\n": types.ClearCartDocument,
    "\n  mutation PutBackIntoCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      user_errors {\n        sku\n        message\n      }\n    }\n  }\n": types.PutBackIntoCartDocument,
    "\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartHead\n      }\n      changed_items {\n        ...CartLineRow\n      }\n      user_errors {\n        code\n        message\n        reason\n        sku\n        index\n        quantity\n      }\n    }\n  }\n": types.AddProductsToCartDocument,
    "\n  mutation UpdateCartItems($input: UpdateCartItemsInput) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartHead\n      }\n      changed_items {\n        ...CartLineRow\n      }\n      errors {\n        code\n        message\n        reason\n        sku\n        index\n        quantity\n      }\n    }\n  }\n": types.UpdateCartItemsDocument,
    "\n  mutation SetTransportType($method: String, $shipTo: String, $date: String, $store: String) {\n    setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date, store: $store) {\n      message\n      code\n    }\n  }\n": types.SetTransportTypeDocument,
    "\n  fragment ProductRow on ProductInterface {\n    uid\n    sku\n    name\n    brand\n    package_type\n    packaging\n    volume_fe\n    litres_per_box\n    weight\n    plato\n    number_of_items_in_box\n    number_of_products_on_layer\n    number_of_items_on_pallet\n    number_of_layers_per_pallet\n    isavailable_truck_package_ordering\n    is_tank\n    is_unfiltered\n    your_price\n    your_price_tax\n    vat_percent\n    currency\n    promo\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n      }\n    }\n    promo_price_leaflet {\n      name\n      promo_price\n      percentage\n      long_term_discount_percentage\n      promo_price_is_inside_delivery\n      promo_price_valid_from\n      promo_price_valid_to\n    }\n    multi_deposit {\n      packaging_code\n      packaging_name\n      number_of_units\n      deposit\n      total\n    }\n    product_new\n    product_sale\n    product_recommended\n    product_special\n    product_last\n    saleability {\n      sellable\n      next_date\n      reason\n    }\n    cart_fields {\n      packaging_cart\n      layer_cart\n      pallets_cart\n    }\n  }\n": types.ProductRowFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartHead on Cart {\n    id\n    version\n    total_lines\n    ship_to_id\n    delivery_date\n    delivery_method\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    order_by\n    outlet_details {\n      ship_to_id\n      name\n      street\n      city\n      zipcode\n      country\n      delivery_window\n    }\n    payer_details {\n      payername\n      street\n      city\n      zipcode\n      identification_no\n      taxvat\n      due_days\n    }\n    grand_total_your_price_details {\n      total\n      currency\n    }\n    progress_bar_data {\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMaximumOrderCash\n      iMinLitersTank\n      iMaxLitersTank\n    }\n    blockers {\n      code\n      message\n      sku\n    }\n  }\n"): typeof import('./graphql.ts').CartHeadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLineRow on CartItemInterface {\n    uid\n    version\n    number_of_packages\n    number_of_layer\n    number_of_pallet\n    product {\n      ...ProductRow\n    }\n  }\n"): typeof import('./graphql.ts').CartLineRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerCart {\n    customerCart {\n      ...CartHead\n      itemsV2(pageSize: 2000) {\n        items {\n          ...CartLineRow\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CustomerCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart($input: ClearCartInput!) {\n    clearCart(input: $input) {\n      removed_items {\n        sku\n        quantity\n        number_of_layer\n        number_of_pallet\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClearCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBackIntoCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      user_errors {\n        sku\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PutBackIntoCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {\n    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {\n      cart {\n        ...CartHead\n      }\n      changed_items {\n        ...CartLineRow\n      }\n      user_errors {\n        code\n        message\n        reason\n        sku\n        index\n        quantity\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddProductsToCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartItems($input: UpdateCartItemsInput) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartHead\n      }\n      changed_items {\n        ...CartLineRow\n      }\n      errors {\n        code\n        message\n        reason\n        sku\n        index\n        quantity\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCartItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTransportType($method: String, $shipTo: String, $date: String, $store: String) {\n    setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date, store: $store) {\n      message\n      code\n    }\n  }\n"): typeof import('./graphql.ts').SetTransportTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductRow on ProductInterface {\n    uid\n    sku\n    name\n    brand\n    package_type\n    packaging\n    volume_fe\n    litres_per_box\n    weight\n    plato\n    number_of_items_in_box\n    number_of_products_on_layer\n    number_of_items_on_pallet\n    number_of_layers_per_pallet\n    isavailable_truck_package_ordering\n    is_tank\n    is_unfiltered\n    your_price\n    your_price_tax\n    vat_percent\n    currency\n    promo\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n      }\n    }\n    promo_price_leaflet {\n      name\n      promo_price\n      percentage\n      long_term_discount_percentage\n      promo_price_is_inside_delivery\n      promo_price_valid_from\n      promo_price_valid_to\n    }\n    multi_deposit {\n      packaging_code\n      packaging_name\n      number_of_units\n      deposit\n      total\n    }\n    product_new\n    product_sale\n    product_recommended\n    product_special\n    product_last\n    saleability {\n      sellable\n      next_date\n      reason\n    }\n    cart_fields {\n      packaging_cart\n      layer_cart\n      pallets_cart\n    }\n  }\n"): typeof import('./graphql.ts').ProductRowFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
