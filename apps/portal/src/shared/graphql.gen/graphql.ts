/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  number_of_layer?: number | null | undefined;
  number_of_pallet?: number | null | undefined;
  parent_sku?: string | null | undefined;
  /** Single boxes (packages). */
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type CartItemUpdateInput = {
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | null | undefined;
  number_of_layer?: number | null | undefined;
  number_of_pallet?: number | null | undefined;
  /** Single boxes (packages); a unit left out stays as it is. */
  quantity?: number | null | undefined;
  /** The version of the line that the customer saw; a newer one refuses the change. C21. */
  version?: number | null | undefined;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PERMISSION_DENIED'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type ClearCartInput = {
  cart_id: string;
};

export type CurrencyEnum =
  | 'CZK'
  | 'EUR';

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  /** Our own: the total rose since the customer saw it. C12. */
  | 'PRICE_CHANGED'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  cart_id: string;
  customer_order_number?: string | null | undefined;
  expected_total?: number | null | undefined;
  note_for_driver?: string | null | undefined;
};

/** CATALOG-08, CATALOG-09. */
export type ProductAttributeFilterInput = {
  bought_before?: FilterEqualTypeInput | null | undefined;
  brand?: FilterEqualTypeInput | null | undefined;
  category?: FilterEqualTypeInput | null | undefined;
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  filter_packaging?: FilterEqualTypeInput | null | undefined;
  is_peroni?: FilterEqualTypeInput | null | undefined;
  material_type?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  package_type?: FilterEqualTypeInput | null | undefined;
  packaging?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  product_last?: FilterEqualTypeInput | null | undefined;
  product_new?: FilterEqualTypeInput | null | undefined;
  product_recommended?: FilterEqualTypeInput | null | undefined;
  product_sale?: FilterEqualTypeInput | null | undefined;
  product_special?: FilterEqualTypeInput | null | undefined;
  promo?: FilterEqualTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  sub_brand?: FilterEqualTypeInput | null | undefined;
  type?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
  volume?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  catalog_product_name?: SortEnum | null | undefined;
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type SetCartNotesInput = {
  cart_id: string;
  /** At most 40 characters. */
  customer_order_number?: string | null | undefined;
  /** At most 200 characters. */
  note_for_driver?: string | null | undefined;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type UpdateCartItemsInput = {
  cart_id: string;
  cart_items: Array<CartItemUpdateInput>;
};

export type CartHeadFragment = { id: string, version: number | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, order_by: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: CurrencyEnum | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null };

export type CartLineRowFragment = { uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
    | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
   };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string, version: number | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, order_by: string | null, itemsV2: { items: Array<{ uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         } | null> } | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: CurrencyEnum | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null } };

export type ClearCartMutationVariables = Exact<{
  input: ClearCartInput;
}>;


export type ClearCartMutation = { clearCart: { removed_items: Array<{ sku: string, quantity: number, number_of_layer: number, number_of_pallet: number }> } | null };

export type PutBackIntoCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type PutBackIntoCartMutation = { addProductsToCart: { user_errors: Array<
      | { sku: string | null, message: string }
      | { sku: string | null, message: string }
    > } | null };

export type SetCartNotesMutationVariables = Exact<{
  input: SetCartNotesInput;
}>;


export type SetCartNotesMutation = { setCartNotes: { cart: { id: string, note_for_driver: string | null, customer_order_number: string | null } } | null };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type AddProductsToCartMutation = { addProductsToCart: { cart: { id: string, version: number | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, order_by: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: CurrencyEnum | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null }, changed_items: Array<{ uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
       }> | null, user_errors: Array<
      | { code: CartUserInputErrorType, message: string, reason: string | null, sku: string | null, index: number | null, quantity: number | null }
      | { code: CartUserInputErrorType, message: string, reason: string | null, sku: string | null, index: number | null, quantity: number | null }
    > } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  input?: UpdateCartItemsInput | null | undefined;
}>;


export type UpdateCartItemsMutation = { updateCartItems: { cart: { id: string, version: number | null, total_lines: number | null, ship_to_id: string | null, delivery_date: string | null, delivery_method: string | null, note_for_driver: string | null, customer_order_number: string | null, order_by: string | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, outlet_details: { ship_to_id: string | null, name: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, delivery_window: string | null } | null, payer_details: { payername: string | null, street: string | null, city: string | null, zipcode: string | null, country: string | null, sap_id: string | null, identification_no: string | null, taxvat: string | null, due_days: number | null } | null, grand_total_your_price_details: { total: number | null, currency: CurrencyEnum | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMaximumOrderCash: number | null, iMinLitersTank: number | null, iMaxLitersTank: number | null } | null, blockers: Array<{ code: string, message: string, sku: string | null }> | null }, changed_items: Array<{ uid: string, version: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, product:
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
        | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
       }> | null, errors: Array<{ code: CartUserInputErrorType, message: string, reason: string | null, sku: string | null, index: number | null, quantity: number | null } | null> } | null };

export type ProductDetailQueryVariables = Exact<{
  id: string;
}>;


export type ProductDetailQuery = { products: { items: Array<
      | { ean: string | null, ean_ea: string | null, sub_brand: string | null, alcohol_strength: number | null, shelf_life: number | null, country_of_origin: string | null, age_restricted: boolean | null, pallet_weight: number | null, volume: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, description: { html: string } | null, categories: Array<{ name: string | null } | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { ean: string | null, ean_ea: string | null, sub_brand: string | null, alcohol_strength: number | null, shelf_life: number | null, country_of_origin: string | null, age_restricted: boolean | null, pallet_weight: number | null, volume: number | null, uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, description: { html: string } | null, categories: Array<{ name: string | null } | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
          | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
         | null> | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type ProductsQuery = { products: { total_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, aggregations: Array<{ attribute_code: string, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, items: Array<
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { errors: Array<{ code: PlaceOrderErrorCodes, message: string, reason: string | null, sku: string | null, next_date: string | null, total: number | null }>, orderV2: { number: string } | null } | null };

export type PlacedOrderQueryVariables = Exact<{
  number: string;
}>;


export type PlacedOrderQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, state: string | null, shipping_method: string | null, total_weight: number | null, total_pallets: number | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null }, subtotal_excl_tax: { value: number | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null, total_empties_deposit: { value: number | null } | null } | null, timeline: Array<{ state: string, at: string }> | null, additional_data: { delivery_date: string | null, delivery_window: string | null, ship_to_name: string | null } | null } | null> } | null } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, state: string | null, delivery_status: string | null, shipping_method: string | null, total_weight: number | null, total_pallets: number | null, timeline: Array<{ state: string, at: string }> | null, payment_methods: Array<{ name: string } | null> | null, shipping_address: { company: string | null, street: Array<string | null>, city: string, postcode: string | null } | null, additional_data: { delivery_date: string | null, ship_to_name: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_window: string | null, created_by: string | null } | null, total: { subtotal_excl_tax: { value: number | null, currency: CurrencyEnum | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null, total_empties_deposit: { value: number | null } | null, grand_total: { value: number | null } } | null, items: Array<{ id: string, product_sku: string, product_name: string | null, status: string | null, quantity_ordered: number | null, quantity_confirmed: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, vat_percent: number | null, package_type: string | null, packaging: string | null, product_sale_price: { value: number | null }, row_total: { value: number | null } | null, deposit_total: { value: number | null } | null, product:
            | { brand: string | null, plato: number | null, number_of_items_in_box: number | null }
            | { brand: string | null, plato: number | null, number_of_items_in_box: number | null }
           | null } | null> | null } | null> } | null } | null };

export type ProductsBySkuQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProductsBySkuQuery = { products: { items: Array<
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
      | { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null }
     | null> | null } | null };

export type SetTransportTypeMutationVariables = Exact<{
  method?: string | null | undefined;
  shipTo?: string | null | undefined;
  date?: string | null | undefined;
  store?: string | null | undefined;
}>;


export type SetTransportTypeMutation = { setTransportType: { message: string | null, code: string | null } | null };

type ProductRow_BundleProduct_Fragment = { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null };

type ProductRow_SimpleProduct_Fragment = { uid: string, sku: string | null, name: string | null, brand: string | null, package_type: string | null, packaging: string | null, volume_fe: string | null, litres_per_box: number | null, weight: number | null, plato: number | null, number_of_items_in_box: number | null, number_of_products_on_layer: number | null, number_of_items_on_pallet: number | null, number_of_layers_per_pallet: number | null, isavailable_truck_package_ordering: number | null, is_tank: boolean | null, is_unfiltered: boolean | null, your_price: number | null, your_price_tax: number | null, vat_percent: number | null, currency: CurrencyEnum | null, promo: number | null, product_new: number | null, product_sale: number | null, product_recommended: number | null, product_special: number | null, product_last: number | null, price_range: { minimum_price: { regular_price: { value: number | null } } }, promo_price_leaflet: { name: string | null, promo_price: number | null, percentage: number | null, long_term_discount_percentage: number | null, promo_price_is_inside_delivery: string | null, promo_price_valid_from: string | null, promo_price_valid_to: string | null } | null, multi_deposit: Array<{ packaging_code: string, packaging_name: string, number_of_units: number, deposit: number, total: number }> | null, saleability: { sellable: boolean, next_date: string | null, reason: string | null } | null, cart_fields: { packaging_cart: boolean | null, layer_cart: boolean | null, pallets_cart: boolean | null } | null };

export type ProductRowFragment =
  | ProductRow_BundleProduct_Fragment
  | ProductRow_SimpleProduct_Fragment
;

export type GetPortalConfigQueryVariables = Exact<{
  customerType?: string | null | undefined;
}>;


export type GetPortalConfigQuery = { getPortalConfig: { maintenance: boolean | null, sections: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CartHeadFragmentDoc = new TypedDocumentString(`
    fragment CartHead on Cart {
  id
  version
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  available_payment_methods {
    code
    title
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
}
    `, {"fragmentName":"CartHead"}) as unknown as TypedDocumentString<CartHeadFragment, unknown>;
export const ProductRowFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"ProductRow"}) as unknown as TypedDocumentString<ProductRowFragment, unknown>;
export const CartLineRowFragmentDoc = new TypedDocumentString(`
    fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
}
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
}`, {"fragmentName":"CartLineRow"}) as unknown as TypedDocumentString<CartLineRowFragment, unknown>;
export const CustomerCartDocument = new TypedDocumentString(`
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
    fragment CartHead on Cart {
  id
  version
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  available_payment_methods {
    code
    title
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
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
}
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
}`) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const ClearCartDocument = new TypedDocumentString(`
    mutation ClearCart($input: ClearCartInput!) {
  clearCart(input: $input) {
    removed_items {
      sku
      quantity
      number_of_layer
      number_of_pallet
    }
  }
}
    `) as unknown as TypedDocumentString<ClearCartMutation, ClearCartMutationVariables>;
export const PutBackIntoCartDocument = new TypedDocumentString(`
    mutation PutBackIntoCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    user_errors {
      sku
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PutBackIntoCartMutation, PutBackIntoCartMutationVariables>;
export const SetCartNotesDocument = new TypedDocumentString(`
    mutation SetCartNotes($input: SetCartNotesInput!) {
  setCartNotes(input: $input) {
    cart {
      id
      note_for_driver
      customer_order_number
    }
  }
}
    `) as unknown as TypedDocumentString<SetCartNotesMutation, SetCartNotesMutationVariables>;
export const AddProductsToCartDocument = new TypedDocumentString(`
    mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart {
      ...CartHead
    }
    changed_items {
      ...CartLineRow
    }
    user_errors {
      code
      message
      reason
      sku
      index
      quantity
    }
  }
}
    fragment CartHead on Cart {
  id
  version
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  available_payment_methods {
    code
    title
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
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
}
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
}`) as unknown as TypedDocumentString<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const UpdateCartItemsDocument = new TypedDocumentString(`
    mutation UpdateCartItems($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) {
    cart {
      ...CartHead
    }
    changed_items {
      ...CartLineRow
    }
    errors {
      code
      message
      reason
      sku
      index
      quantity
    }
  }
}
    fragment CartHead on Cart {
  id
  version
  total_lines
  ship_to_id
  delivery_date
  delivery_method
  note_for_driver
  customer_order_number
  available_payment_methods {
    code
    title
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
}
fragment CartLineRow on CartItemInterface {
  uid
  version
  number_of_packages
  number_of_layer
  number_of_pallet
  product {
    ...ProductRow
  }
}
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
}`) as unknown as TypedDocumentString<UpdateCartItemsMutation, UpdateCartItemsMutationVariables>;
export const ProductDetailDocument = new TypedDocumentString(`
    query ProductDetail($id: String!) {
  products(filter: {url_key: {eq: $id}}, pageSize: 1) {
    items {
      ...ProductRow
      description {
        html
      }
      ean
      ean_ea
      sub_brand
      alcohol_strength
      shelf_life
      country_of_origin
      age_restricted
      pallet_weight
      volume
      categories {
        name
      }
      related_products {
        ...ProductRow
      }
    }
  }
}
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
}`) as unknown as TypedDocumentString<ProductDetailQuery, ProductDetailQueryVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $currentPage: Int) {
  products(
    search: $search
    filter: $filter
    sort: $sort
    pageSize: 25
    currentPage: $currentPage
  ) {
    total_count
    page_info {
      current_page
      total_pages
    }
    aggregations {
      attribute_code
      options {
        label
        value
        count
      }
    }
    items {
      ...ProductRow
    }
  }
}
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
}`) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    errors {
      code
      message
      reason
      sku
      next_date
      total
    }
    orderV2 {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const PlacedOrderDocument = new TypedDocumentString(`
    query PlacedOrder($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        number
        order_date
        status
        state
        shipping_method
        total_weight
        total_pallets
        total {
          grand_total {
            value
            currency
          }
          subtotal_excl_tax {
            value
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
        }
        timeline {
          state
          at
        }
        additional_data {
          delivery_date
          delivery_window
          ship_to_name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const CustomerOrderDocument = new TypedDocumentString(`
    query CustomerOrder($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        number
        order_date
        status
        state
        delivery_status
        shipping_method
        total_weight
        total_pallets
        timeline {
          state
          at
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
        additional_data {
          delivery_date
          ship_to_name
          customer_order_number
          note_for_driver
          delivery_window
          created_by
        }
        total {
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
          number_of_packages
          number_of_layer
          number_of_pallet
          row_total {
            value
          }
          deposit_total {
            value
          }
          vat_percent
          package_type
          packaging
          product {
            brand
            plato
            number_of_items_in_box
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerOrderQuery, CustomerOrderQueryVariables>;
export const ProductsBySkuDocument = new TypedDocumentString(`
    query ProductsBySku($skus: [String], $pageSize: Int) {
  products(filter: {sku: {in: $skus}}, pageSize: $pageSize) {
    items {
      ...ProductRow
    }
  }
}
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
}`) as unknown as TypedDocumentString<ProductsBySkuQuery, ProductsBySkuQueryVariables>;
export const SetTransportTypeDocument = new TypedDocumentString(`
    mutation SetTransportType($method: String, $shipTo: String, $date: String, $store: String) {
  setTransportType(
    transporttype: $method
    outletid: $shipTo
    datepopup: $date
    store: $store
  ) {
    message
    code
  }
}
    `) as unknown as TypedDocumentString<SetTransportTypeMutation, SetTransportTypeMutationVariables>;
export const GetPortalConfigDocument = new TypedDocumentString(`
    query GetPortalConfig($customerType: String) {
  getPortalConfig(customerType: $customerType) {
    maintenance
    sections
  }
}
    `) as unknown as TypedDocumentString<GetPortalConfigQuery, GetPortalConfigQueryVariables>;