import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CartParent, CartItemParent, ShippingCartAddressParent, CustomerOrderParent, OrderPaperParent, OrderShipmentParent, OrderItemParent, SavedOrderParent, SavedOrderItemParent, SavedOrderPreviewItemParent, WishlistParent, OlderWishlistItemParent, WishlistItemsParent, WishlistItemParent } from './graphql-parents.ts';
import type { RequestContext } from './request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  CurrencyEnum: { input: string; output: string; }
  Market: { input: string; output: string; }
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  __typename?: 'AddBundleProductsToCartOutput';
  cart: Cart;
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  changed_items?: Maybe<Array<CartItemInterface>>;
  user_errors: Array<Error>;
};

export type AddProductsToWishlistOutput = {
  __typename?: 'AddProductsToWishlistOutput';
  added_items?: Maybe<Array<WishlistItemInterface>>;
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type AddSaveOrderForLaterInput = {
  cart_id: Scalars['String']['input'];
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
  note_for_driver?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type AddSaveOrderForLaterOutput = {
  __typename?: 'AddSaveOrderForLaterOutput';
  cart: Cart;
  code?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  saved_order?: Maybe<SavedOrder>;
};

export type AddSimpleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  __typename?: 'AddSimpleProductsToCartOutput';
  cart: Cart;
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = {
  __typename?: 'AggregationOption';
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AgreedPrice = {
  __typename?: 'AgreedPrice';
  bundle_sku?: Maybe<Scalars['String']['output']>;
  list_price: Scalars['Float']['output'];
  price: Scalars['Float']['output'];
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type AvailablePaymentMethod = {
  __typename?: 'AvailablePaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  __typename?: 'AvailableShippingMethod';
  amount: Money;
  available: Scalars['Boolean']['output'];
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  error_message?: Maybe<Scalars['String']['output']>;
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  category_level?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_uid: Scalars['ID']['output'];
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type BundleCartItem = CartItemInterface & {
  __typename?: 'BundleCartItem';
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  favourites?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  number_of_layer?: Maybe<Scalars['Float']['output']>;
  number_of_layer_from_fe?: Maybe<Scalars['Float']['output']>;
  number_of_layer_total?: Maybe<Scalars['Float']['output']>;
  number_of_packages?: Maybe<Scalars['Float']['output']>;
  number_of_packages_from_fe?: Maybe<Scalars['Float']['output']>;
  number_of_pallet?: Maybe<Scalars['Float']['output']>;
  number_of_pallet_from_fe?: Maybe<Scalars['Float']['output']>;
  pack_format?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  quantity_total?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
  version?: Maybe<Scalars['Int']['output']>;
};

export type BundleFields = {
  __typename?: 'BundleFields';
  limited_amount?: Maybe<Scalars['Int']['output']>;
  minimum_amt?: Maybe<Scalars['Int']['output']>;
  valid_from?: Maybe<Scalars['String']['output']>;
  valid_to?: Maybe<Scalars['String']['output']>;
};

export type BundleItem = {
  __typename?: 'BundleItem';
  /** @deprecated Use `uid`. */
  option_id?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  price_range: PriceRange;
  required?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type BundleItemOption = {
  __typename?: 'BundleItemOption';
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
  /** @deprecated Use `quantity`. */
  qty?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
};

export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

export type BundlePriceDetails = {
  __typename?: 'BundlePriceDetails';
  base_price?: Maybe<Scalars['Float']['output']>;
  bundle_price?: Maybe<Scalars['Float']['output']>;
  bundle_price_tax?: Maybe<Scalars['Float']['output']>;
  discount?: Maybe<Scalars['Float']['output']>;
  discount_percentage?: Maybe<Scalars['Float']['output']>;
};

export type BundleProduct = ProductInterface & RoutableInterface & {
  __typename?: 'BundleProduct';
  age_restricted?: Maybe<Scalars['Boolean']['output']>;
  alcohol_strength?: Maybe<Scalars['Float']['output']>;
  beer_type?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  bundle_fields?: Maybe<BundleFields>;
  bundle_price_details?: Maybe<BundlePriceDetails>;
  bundle_product_details?: Maybe<Array<BundleProductDetail>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  cart_fields?: Maybe<CartFields>;
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  country_of_origin?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['CurrencyEnum']['output']>;
  deal_condition?: Maybe<Scalars['String']['output']>;
  description?: Maybe<ComplexTextValue>;
  discount_percent?: Maybe<Scalars['Float']['output']>;
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  ean?: Maybe<Scalars['String']['output']>;
  ean_ea?: Maybe<Scalars['String']['output']>;
  favourites?: Maybe<Scalars['Int']['output']>;
  flexible_package?: Maybe<FlexiblePackage>;
  gross_weight?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_tank?: Maybe<Scalars['Boolean']['output']>;
  is_unfiltered?: Maybe<Scalars['Boolean']['output']>;
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
  litres_per_box?: Maybe<Scalars['Float']['output']>;
  material_type?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  multi_deposit?: Maybe<Array<MultiDeposit>>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  origin?: Maybe<Scalars['String']['output']>;
  pack_format?: Maybe<Scalars['String']['output']>;
  pack_material?: Maybe<Scalars['String']['output']>;
  package_type?: Maybe<Scalars['String']['output']>;
  packages_left?: Maybe<Scalars['Int']['output']>;
  packaging?: Maybe<Scalars['String']['output']>;
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  plato?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  price_details?: Maybe<PriceDetails>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_view?: Maybe<PriceViewEnum>;
  product_last?: Maybe<Scalars['Int']['output']>;
  product_new?: Maybe<Scalars['Int']['output']>;
  product_recommended?: Maybe<Scalars['Int']['output']>;
  product_sale?: Maybe<Scalars['Int']['output']>;
  product_special?: Maybe<Scalars['Int']['output']>;
  promo?: Maybe<Scalars['Int']['output']>;
  promo_price_leaflet?: Maybe<PromoPriceLeaflet>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  returnable_package?: Maybe<Scalars['Int']['output']>;
  saleability?: Maybe<Saleability>;
  shelf_life?: Maybe<Scalars['Int']['output']>;
  ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Use `price_range`: its final price is that of the chosen day. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  sub_brand?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Use `__typename`. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `url_rewrites`. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  vat_percent?: Maybe<Scalars['Float']['output']>;
  volume?: Maybe<Scalars['Float']['output']>;
  volume_fe?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  your_price?: Maybe<Scalars['Float']['output']>;
  your_price_sum?: Maybe<Scalars['Float']['output']>;
  your_price_sum_tax?: Maybe<Scalars['Float']['output']>;
  your_price_tax?: Maybe<Scalars['Float']['output']>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type BundleProductDetail = {
  __typename?: 'BundleProductDetail';
  discount_percentage?: Maybe<Scalars['Float']['output']>;
  discounted_unit_price?: Maybe<Scalars['Float']['output']>;
  discounted_unit_price_tax?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  sku: Scalars['String']['output'];
  unit_price?: Maybe<Scalars['Float']['output']>;
  unit_price_tax?: Maybe<Scalars['Float']['output']>;
};

export type CancelOrderError = {
  __typename?: 'CancelOrderError';
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  with_empties_order?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  /** @deprecated Use `errorV2`. */
  error?: Maybe<Scalars['String']['output']>;
  errorV2?: Maybe<CancelOrderError>;
  message?: Maybe<Scalars['String']['output']>;
  order?: Maybe<CustomerOrder>;
};

export type CancellationReason = {
  __typename?: 'CancellationReason';
  description: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  agreed_prices?: Maybe<Array<AgreedPrice>>;
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  blockers?: Maybe<Array<CartBlocker>>;
  cart_blga?: Maybe<Array<EmptiesRow>>;
  checked_at?: Maybe<Scalars['String']['output']>;
  checkout_step: Scalars['String']['output'];
  customerSettings?: Maybe<CustomerSettings>;
  customer_order_number?: Maybe<Scalars['String']['output']>;
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_method?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  empties_arr?: Maybe<Array<EmptiesRow>>;
  empties_plan?: Maybe<EmptiesPlan>;
  empties_terms?: Maybe<EmptiesTerms>;
  grand_total_your_price_details?: Maybe<GrandTotalYourPriceDetails>;
  id: Scalars['ID']['output'];
  is_virtual: Scalars['Boolean']['output'];
  /** @deprecated Use `itemsV2`. */
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  market?: Maybe<Scalars['Market']['output']>;
  note_for_driver?: Maybe<Scalars['String']['output']>;
  notices?: Maybe<Array<CartNotice>>;
  order_by?: Maybe<Scalars['String']['output']>;
  outlet_details?: Maybe<OutletDetails>;
  payer_details?: Maybe<PayerDetails>;
  paymentMethod?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartPrices>;
  progress_bar_data?: Maybe<ProgressBarData>;
  rules_to_override: Array<Scalars['String']['output']>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  ship_to_id?: Maybe<Scalars['String']['output']>;
  shipmentId?: Maybe<Scalars['String']['output']>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  total_lines?: Maybe<Scalars['Int']['output']>;
  total_liters?: Maybe<Scalars['Float']['output']>;
  total_quantity: Scalars['Float']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type CartAddressCountry = {
  __typename?: 'CartAddressCountry';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartBlocker = {
  __typename?: 'CartBlocker';
  cart_item_uid?: Maybe<Scalars['ID']['output']>;
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  sku?: Maybe<Scalars['String']['output']>;
};

export type CartDay = {
  __typename?: 'CartDay';
  badges: Array<CartDayBadge>;
  date: Scalars['String']['output'];
  difference?: Maybe<Scalars['Float']['output']>;
  is_best: Scalars['Boolean']['output'];
  limit?: Maybe<CartBlocker>;
  may_send: Scalars['Boolean']['output'];
  net?: Maybe<Scalars['Float']['output']>;
  order_by?: Maybe<Scalars['String']['output']>;
  set_aside: Scalars['Int']['output'];
  tells?: Maybe<CartDayLine>;
};

export type CartDayBadge =
  | 'cheapest'
  | 'in_cart'
  | 'minimum_met'
  | 'over_limit'
  | 'set_aside'
  | 'under_minimum';

export type CartDayLine = {
  __typename?: 'CartDayLine';
  fate: CartMoveFate;
  name: Scalars['String']['output'];
  promo_after?: Maybe<CartMovePromo>;
  promo_before?: Maybe<CartMovePromo>;
  reason?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  sold_from?: Maybe<Scalars['String']['output']>;
  sold_to?: Maybe<Scalars['String']['output']>;
};

export type CartDays = {
  __typename?: 'CartDays';
  currency: Scalars['String']['output'];
  days: Array<CartDay>;
  net_now: Scalars['Float']['output'];
};

export type CartFields = {
  __typename?: 'CartFields';
  layer_cart?: Maybe<Scalars['Boolean']['output']>;
  packaging_cart?: Maybe<Scalars['Boolean']['output']>;
  pallets_cart?: Maybe<Scalars['Boolean']['output']>;
};

export type CartFilling = {
  __typename?: 'CartFilling';
  days: Scalars['Int']['output'];
  net: Money;
  number_of_layers: Scalars['Int']['output'];
  number_of_pallets: Scalars['Int']['output'];
  pallets_after: Scalars['Float']['output'];
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  quantity_per_week: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
  total_units: Scalars['Int']['output'];
  weight_after: Scalars['Float']['output'];
};

export type CartGoing = {
  __typename?: 'CartGoing';
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_method?: Maybe<Scalars['String']['output']>;
  order_by?: Maybe<Scalars['String']['output']>;
  ship_to_id: Scalars['String']['output'];
};

export type CartItemError = {
  __typename?: 'CartItemError';
  code: CartItemErrorType;
  message: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  number_of_layer?: InputMaybe<Scalars['Float']['input']>;
  number_of_pallet?: InputMaybe<Scalars['Float']['input']>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type CartItemInterface = {
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  favourites?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  number_of_layer?: Maybe<Scalars['Float']['output']>;
  number_of_layer_from_fe?: Maybe<Scalars['Float']['output']>;
  number_of_layer_total?: Maybe<Scalars['Float']['output']>;
  number_of_packages?: Maybe<Scalars['Float']['output']>;
  number_of_packages_from_fe?: Maybe<Scalars['Float']['output']>;
  number_of_pallet?: Maybe<Scalars['Float']['output']>;
  number_of_pallet_from_fe?: Maybe<Scalars['Float']['output']>;
  pack_format?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  quantity_total?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
  version?: Maybe<Scalars['Int']['output']>;
};

export type CartItemPriceDetails = {
  __typename?: 'CartItemPriceDetails';
  base_price?: Maybe<Scalars['Float']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  promo?: Maybe<Scalars['Int']['output']>;
  vat_percent?: Maybe<Scalars['Float']['output']>;
  your_price?: Maybe<Scalars['Float']['output']>;
  your_price_tax?: Maybe<Scalars['Float']['output']>;
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  catalog_discount?: Maybe<ProductDiscount>;
  deposit_total?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  multi_deposit_details?: Maybe<Array<MultiDeposit>>;
  original_item_price: Money;
  original_row_total: Money;
  price: Money;
  price_details?: Maybe<CartItemPriceDetails>;
  price_including_tax: Money;
  row_catalog_discount?: Maybe<ProductDiscount>;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
};

export type CartItemQuantity = {
  __typename?: 'CartItemQuantity';
  /** @deprecated Use `ShippingCartAddress.cart_items_v2`. */
  cart_item_id: Scalars['Int']['output'];
  /** @deprecated Use `ShippingCartAddress.cart_items_v2`. */
  quantity: Scalars['Float']['output'];
};

export type CartItemSelectedOptionValuePrice = {
  __typename?: 'CartItemSelectedOptionValuePrice';
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemUpdateInput = {
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  gift_wrapping_id?: InputMaybe<Scalars['ID']['input']>;
  number_of_layer?: InputMaybe<Scalars['Float']['input']>;
  number_of_pallet?: InputMaybe<Scalars['Float']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type CartItems = {
  __typename?: 'CartItems';
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartMoveFate =
  | 'cheaper'
  | 'dearer'
  | 'regrouped'
  | 'set_aside'
  | 'to_mend'
  | 'unchanged';

export type CartMoveLine = {
  __typename?: 'CartMoveLine';
  difference: Scalars['Float']['output'];
  fate: CartMoveFate;
  message?: Maybe<Scalars['String']['output']>;
  nearest_day?: Maybe<Scalars['String']['output']>;
  net_after: Scalars['Float']['output'];
  number_of_layer: Scalars['Float']['output'];
  number_of_layer_after: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_packages_after: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  number_of_pallet_after: Scalars['Float']['output'];
  product: ProductInterface;
  promo_after?: Maybe<CartMovePromo>;
  promo_before?: Maybe<CartMovePromo>;
  quantity: Scalars['Float']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  sold_from?: Maybe<Scalars['String']['output']>;
  sold_to?: Maybe<Scalars['String']['output']>;
  unit_price_after: Scalars['Float']['output'];
  unit_price_before: Scalars['Float']['output'];
};

export type CartMovePreview = {
  __typename?: 'CartMovePreview';
  blockers: Array<CartBlocker>;
  currency: Scalars['String']['output'];
  empties_after: Scalars['Float']['output'];
  empties_before: Scalars['Float']['output'];
  from: CartGoing;
  lines: Array<CartMoveLine>;
  net_after: Scalars['Float']['output'];
  net_before: Scalars['Float']['output'];
  progress_bar_data: ProgressBarData;
  seen: Scalars['String']['output'];
  to: CartGoing;
};

export type CartMovePromo = {
  __typename?: 'CartMovePromo';
  percentage: Scalars['Float']['output'];
  valid_from?: Maybe<Scalars['String']['output']>;
  valid_to?: Maybe<Scalars['String']['output']>;
};

export type CartMoveTo = {
  delivery_date?: InputMaybe<Scalars['String']['input']>;
  delivery_method?: InputMaybe<Scalars['String']['input']>;
  ship_to_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartMoved = {
  __typename?: 'CartMoved';
  from: CartGoing;
  token: Scalars['String']['output'];
};

export type CartNotice = {
  __typename?: 'CartNotice';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  quantity_asked: Scalars['Float']['output'];
  quantity_taken: Scalars['Float']['output'];
  reason: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

export type CartPrices = {
  __typename?: 'CartPrices';
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total?: Maybe<Money>;
  grand_total_excluding_tax?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
};

export type CartTaxItem = {
  __typename?: 'CartTaxItem';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  __typename?: 'CartUserInputError';
  code: CartUserInputErrorType;
  index?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
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

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  ids?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryInterface = {
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  children_count?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  uid: Scalars['ID']['output'];
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryInterfaceProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryProducts = {
  __typename?: 'CategoryProducts';
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryResult = {
  __typename?: 'CategoryResult';
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  __typename?: 'CategoryTree';
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  children_count?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryTreeProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type Cellar = {
  __typename?: 'Cellar';
  goods: Array<CellarGoods>;
  ship_to_id: Scalars['String']['output'];
};

export type CellarCountInput = {
  counted_at: Scalars['String']['input'];
  in_cellar: Scalars['Int']['input'];
  key: Scalars['String']['input'];
  ordered: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
  usual: Scalars['Int']['input'];
};

export type CellarCountResult = {
  __typename?: 'CellarCountResult';
  in_cart_before: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  ordered: Scalars['Int']['output'];
  other?: Maybe<CellarOther>;
  refused?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
};

export type CellarGoods = {
  __typename?: 'CellarGoods';
  counted_at?: Maybe<Scalars['String']['output']>;
  in_cellar?: Maybe<Scalars['Int']['output']>;
  shelf?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  usual?: Maybe<Scalars['Int']['output']>;
};

export type CellarOther = {
  __typename?: 'CellarOther';
  name: Scalars['String']['output'];
  ordered: Scalars['Int']['output'];
};

export type CellarShelfInput = {
  shelf: Scalars['String']['input'];
  sku: Scalars['String']['input'];
};

export type ChangedLine = {
  __typename?: 'ChangedLine';
  now?: Maybe<Scalars['Float']['output']>;
  seen?: Maybe<Scalars['Float']['output']>;
  sku: Scalars['String']['output'];
};

export type CheckoutUserInputError = {
  __typename?: 'CheckoutUserInputError';
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type ClearCartInput = {
  cart_id: Scalars['String']['input'];
};

export type ClearCartOutput = {
  __typename?: 'ClearCartOutput';
  cart: Cart;
  removal_token?: Maybe<Scalars['String']['output']>;
  removed_empties: Array<RemovedEmpties>;
  removed_items: Array<RemovedCartItem>;
  removed_second_order_first?: Maybe<Scalars['String']['output']>;
};

export type ComplexTextValue = {
  __typename?: 'ComplexTextValue';
  html: Scalars['String']['output'];
};

export type Country = {
  __typename?: 'Country';
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateGuestCartInput = {
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  cart?: Maybe<Cart>;
};

export type CreditMemo = {
  __typename?: 'CreditMemo';
  id: Scalars['ID']['output'];
  issued_at: Scalars['String']['output'];
  items?: Maybe<Array<Maybe<CreditMemoItemInterface>>>;
  number: Scalars['String']['output'];
  total?: Maybe<CreditMemoTotal>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'CreditMemoItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoTotal = {
  __typename?: 'CreditMemoTotal';
  adjustment: Money;
  base_grand_total: Money;
  grand_total: Money;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type Currency = {
  __typename?: 'Currency';
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `default_display_currency_code`. */
  default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `default_display_currency_symbol`. */
  default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
};

export type Customer = {
  __typename?: 'Customer';
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  addressesV2?: Maybe<CustomerAddresses>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  group?: Maybe<CustomerGroup>;
  /** @deprecated Nothing: the token says who asks. */
  id?: Maybe<Scalars['Int']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<CustomerOrders>;
  taxvat?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `wishlists` or `wishlist_v2`. */
  wishlist: Wishlist;
  wishlist_v2?: Maybe<Wishlist>;
  wishlists: Array<Wishlist>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ScopeTypeEnum>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  /** @deprecated Use `country_code`. */
  country_id?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressRegion = {
  __typename?: 'CustomerAddressRegion';
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddresses = {
  __typename?: 'CustomerAddresses';
  items?: Maybe<Array<Maybe<CustomerAddress>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerGroup = {
  __typename?: 'CustomerGroup';
  name?: Maybe<Scalars['String']['output']>;
};

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  additional_data?: Maybe<OrderAdditionalData>;
  available_actions: Array<Maybe<OrderActionType>>;
  billing_address?: Maybe<OrderAddress>;
  carrier?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** @deprecated Use `order_date`. */
  created_at?: Maybe<Scalars['String']['output']>;
  credit_memos: Array<CreditMemo>;
  customer_info: OrderCustomerInfo;
  delivery_status?: Maybe<Scalars['String']['output']>;
  empties?: Maybe<Array<OrderEmpties>>;
  empties_order_number?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `total.grand_total`. */
  grand_total?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  /** @deprecated Use `number`. */
  increment_id?: Maybe<Scalars['String']['output']>;
  invoices: Array<Invoice>;
  is_price_kept: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  main_order_number?: Maybe<Scalars['String']['output']>;
  market: Scalars['Market']['output'];
  number: Scalars['String']['output'];
  order_date: Scalars['String']['output'];
  /** @deprecated Use `number`. */
  order_number: Scalars['String']['output'];
  order_status_change_date: Scalars['String']['output'];
  order_type: Scalars['String']['output'];
  ordered_total?: Maybe<OrderTotal>;
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  previous_orders: Array<PreviousOrder>;
  price_limit?: Maybe<Money>;
  price_state: Scalars['String']['output'];
  processing_status?: Maybe<Scalars['String']['output']>;
  provisional_total?: Maybe<Money>;
  replacement_orders: Array<ReplacementOrder>;
  replaces_order_number?: Maybe<Scalars['String']['output']>;
  sap_id?: Maybe<Scalars['String']['output']>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  timeline?: Maybe<Array<OrderEvent>>;
  total?: Maybe<OrderTotal>;
  total_litres?: Maybe<Scalars['Float']['output']>;
  total_pallets?: Maybe<Scalars['Float']['output']>;
  total_weight?: Maybe<Scalars['Float']['output']>;
};

export type CustomerOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrders = {
  __typename?: 'CustomerOrders';
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerOrdersFilterInput = {
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOutput = {
  __typename?: 'CustomerOutput';
  customer: Customer;
};

export type CustomerSettings = {
  __typename?: 'CustomerSettings';
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_method?: Maybe<Scalars['String']['output']>;
  ship_to_id?: Maybe<Scalars['String']['output']>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomizableOptionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  label: Scalars['String']['output'];
};

export type EmptiesInput = {
  number_of_units: Scalars['Float']['input'];
  packaging_code: Scalars['String']['input'];
};

export type EmptiesOrder = {
  __typename?: 'EmptiesOrder';
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_method?: Maybe<Scalars['String']['output']>;
  pallets: Scalars['Float']['output'];
  rows: Array<OrderEmpties>;
  total: Money;
  units: Scalars['Float']['output'];
  weight: Scalars['Float']['output'];
};

export type EmptiesPlan = {
  __typename?: 'EmptiesPlan';
  orders: Array<EmptiesOrder>;
  pallets_left: Scalars['Float']['output'];
  total: Money;
  units: Scalars['Float']['output'];
};

export type EmptiesRow = {
  __typename?: 'EmptiesRow';
  carries_code?: Maybe<Scalars['String']['output']>;
  carries_units?: Maybe<Scalars['Float']['output']>;
  deposit: Scalars['Float']['output'];
  number_of_units: Scalars['Float']['output'];
  packaging_code: Scalars['String']['output'];
  packaging_issued: Scalars['Float']['output'];
  packaging_name: Scalars['String']['output'];
  packaging_volume?: Maybe<Scalars['Float']['output']>;
  planned_return: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  unit_of_measure: Scalars['String']['output'];
  units_per_pallet: Scalars['Float']['output'];
  weight: Scalars['Float']['output'];
};

export type EmptiesTerms = {
  __typename?: 'EmptiesTerms';
  is_planned: Scalars['Boolean']['output'];
  max_pallets?: Maybe<Scalars['Float']['output']>;
  second_date?: Maybe<Scalars['String']['output']>;
  second_max_pallets?: Maybe<Scalars['Float']['output']>;
  second_method?: Maybe<Scalars['String']['output']>;
  second_order_first?: Maybe<Scalars['String']['output']>;
  takes_empties: Scalars['Boolean']['output'];
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type Error = {
  code: CartUserInputErrorType;
  index?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ExpectedLineInput = {
  net: Scalars['Float']['input'];
  sku: Scalars['String']['input'];
};

export type FastEntryBlocker = {
  __typename?: 'FastEntryBlocker';
  actual?: Maybe<Scalars['Float']['output']>;
  code: Scalars['String']['output'];
  limit?: Maybe<Scalars['Float']['output']>;
  message: Scalars['String']['output'];
};

export type FastEntryNote = {
  __typename?: 'FastEntryNote';
  code: Scalars['String']['output'];
  count?: Maybe<Scalars['Float']['output']>;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
  row?: Maybe<Scalars['Int']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
};

export type FastEntryOption = {
  __typename?: 'FastEntryOption';
  kind: FastEntryOptionKind;
  number_of_layer: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type FastEntryOptionKind =
  | 'CHOICE'
  | 'FEWER'
  | 'MORE'
  | 'MOST'
  | 'NEAREST'
  | 'QUANTITY'
  | 'REPLACEMENT';

export type FastEntryPreview = {
  __typename?: 'FastEntryPreview';
  adjusted_count: Scalars['Int']['output'];
  bad_count: Scalars['Int']['output'];
  good_count: Scalars['Int']['output'];
  header_index?: Maybe<Scalars['Int']['output']>;
  order_blockers: Array<FastEntryBlocker>;
  products: Array<ProductInterface>;
  progress_bar_data: ProgressBarData;
  rows: Array<FastEntryRow>;
  totals: GrandTotalYourPriceDetails;
};

export type FastEntryRow = {
  __typename?: 'FastEntryRow';
  error?: Maybe<CartUserInputError>;
  index: Scalars['Int']['output'];
  notes: Array<FastEntryNote>;
  number_of_layer: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  options: Array<FastEntryOption>;
  quantity: Scalars['Float']['output'];
  row_total?: Maybe<Money>;
  sku?: Maybe<Scalars['String']['output']>;
  state: FastEntryState;
};

export type FastEntryState =
  | 'ADJUSTED'
  | 'BAD'
  | 'GOOD';

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FlexiblePackage = {
  __typename?: 'FlexiblePackage';
  items?: Maybe<Array<FlexiblePackageItem>>;
  max_number_of_items_in_package?: Maybe<Scalars['Int']['output']>;
  max_number_of_packages?: Maybe<Scalars['Int']['output']>;
  min_units_required?: Maybe<Scalars['Int']['output']>;
  validity_from?: Maybe<Scalars['String']['output']>;
  validity_to?: Maybe<Scalars['String']['output']>;
};

export type FlexiblePackageItem = {
  __typename?: 'FlexiblePackageItem';
  is_mandatory?: Maybe<Scalars['Int']['output']>;
  max_number_orderable?: Maybe<Scalars['Int']['output']>;
  min_number_orderable?: Maybe<Scalars['Int']['output']>;
  sku: Scalars['String']['output'];
};

export type GrandTotalYourPriceDetails = {
  __typename?: 'GrandTotalYourPriceDetails';
  base_price_total?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['CurrencyEnum']['output']>;
  deposits?: Maybe<Scalars['Float']['output']>;
  grand_total_your_price?: Maybe<Scalars['Float']['output']>;
  grand_total_your_price_tax?: Maybe<Scalars['Float']['output']>;
  promo_savings?: Maybe<Scalars['Float']['output']>;
  total?: Maybe<Scalars['Float']['output']>;
  vat?: Maybe<Array<VatLine>>;
};

export type InsufficientStockError = Error & {
  __typename?: 'InsufficientStockError';
  code: CartUserInputErrorType;
  index?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type Invoice = {
  __typename?: 'Invoice';
  id: Scalars['ID']['output'];
  issued_at: Scalars['String']['output'];
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  number: Scalars['String']['output'];
  total?: Maybe<InvoiceTotal>;
};

export type InvoiceItem = InvoiceItemInterface & {
  __typename?: 'InvoiceItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  __typename?: 'InvoiceTotal';
  base_grand_total: Money;
  grand_total: Money;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type IsEmailAvailableOutput = {
  __typename?: 'IsEmailAvailableOutput';
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type KeepOrderPriceInput = {
  order_id: Scalars['ID']['input'];
};

export type KeepOrderPriceOutput = {
  __typename?: 'KeepOrderPriceOutput';
  code?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  order?: Maybe<CustomerOrder>;
};

export type LastOrdered = {
  __typename?: 'LastOrdered';
  delivery_date: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type ListedBeer = {
  __typename?: 'ListedBeer';
  key: Scalars['String']['output'];
  others: Array<Scalars['String']['output']>;
  skus: Array<Scalars['String']['output']>;
};

export type MediaGalleryEntry = {
  __typename?: 'MediaGalleryEntry';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  media_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  uid: Scalars['ID']['output'];
};

export type MediaGalleryInterface = {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  srcset?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
};

export type Money = {
  __typename?: 'Money';
  currency?: Maybe<Scalars['CurrencyEnum']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type MoveCartInput = {
  cart_id: Scalars['String']['input'];
  seen: Scalars['String']['input'];
  to: CartMoveTo;
};

export type MoveCartOutput = {
  __typename?: 'MoveCartOutput';
  cart: Cart;
  code?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  preview?: Maybe<CartMovePreview>;
  undo_token?: Maybe<Scalars['String']['output']>;
};

export type MultiDeposit = {
  __typename?: 'MultiDeposit';
  deposit: Scalars['Float']['output'];
  number_of_units: Scalars['Float']['output'];
  packaging_code: Scalars['String']['output'];
  packaging_name: Scalars['String']['output'];
  total: Scalars['Float']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  addSaveOrderForLater?: Maybe<AddSaveOrderForLaterOutput>;
  addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  assignCustomerToGuestCart: Cart;
  cancelOrder?: Maybe<CancelOrderOutput>;
  changeCustomerPassword?: Maybe<Customer>;
  clearCart?: Maybe<ClearCartOutput>;
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  deleteSavedOrder?: Maybe<SavedOrderOutput>;
  generateCustomerToken?: Maybe<CustomerToken>;
  keepOrderPrice?: Maybe<KeepOrderPriceOutput>;
  mergeCarts: Cart;
  moveCart: MoveCartOutput;
  placeOrder?: Maybe<PlaceOrderOutput>;
  reOrderSavedOrder?: Maybe<ReOrderSavedOrderOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  removeSetAside: SetAsideOutput;
  renameSavedOrder?: Maybe<SavedOrderOutput>;
  reorderItems?: Maybe<ReorderItemsOutput>;
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  restoreCartLines?: Maybe<RestoreCartLinesOutput>;
  restoreSavedOrder?: Maybe<SavedOrderOutput>;
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  saveCustomerOrderNumber?: Maybe<SaveCustomerOrderNumberOutput>;
  sendCellarCounts: SendCellarCountsOutput;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  setCartEmpties?: Maybe<SetCartEmptiesOutput>;
  setCartNotes?: Maybe<SetCartNotesOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  setTransportType?: Maybe<SetTransportTypeOutput>;
  takeBackSetAside: SetAsideOutput;
  undoMoveCart: MoveCartOutput;
  undoOrderApart: SetAsideOutput;
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  updateCustomerEmail?: Maybe<CustomerOutput>;
  updateCustomerV2?: Maybe<CustomerOutput>;
  updatePrices?: Maybe<UpdatePricesOutput>;
  updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


export type MutationAddSaveOrderForLaterArgs = {
  input: AddSaveOrderForLaterInput;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input?: InputMaybe<CancelOrderInput>;
  sap_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationClearCartArgs = {
  input: ClearCartInput;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationDeleteSavedOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateCustomerTokenArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationKeepOrderPriceArgs = {
  input: KeepOrderPriceInput;
};


export type MutationMergeCartsArgs = {
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
  source_cart_id: Scalars['String']['input'];
};


export type MutationMoveCartArgs = {
  input: MoveCartInput;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationReOrderSavedOrderArgs = {
  input: ReOrderSavedOrderInput;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveSetAsideArgs = {
  input: SetAsideInput;
};


export type MutationRenameSavedOrderArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationReorderItemsArgs = {
  into?: InputMaybe<ReorderTarget>;
  items?: InputMaybe<ReorderItems>;
  orderNumber: Scalars['String']['input'];
  part?: InputMaybe<ReorderPart>;
  replacements?: InputMaybe<Array<ReorderReplacementInput>>;
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


export type MutationRestoreCartLinesArgs = {
  input: RestoreCartLinesInput;
};


export type MutationRestoreSavedOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveCustomerOrderNumberArgs = {
  customer_order_number: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendCellarCountsArgs = {
  input: SendCellarCountsInput;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetCartEmptiesArgs = {
  input: SetCartEmptiesInput;
};


export type MutationSetCartNotesArgs = {
  input: SetCartNotesInput;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSetTransportTypeArgs = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
  datepopup?: InputMaybe<Scalars['String']['input']>;
  outletid?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['String']['input']>;
  transporttype?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTakeBackSetAsideArgs = {
  input: SetAsideInput;
};


export type MutationUndoMoveCartArgs = {
  input: UndoMoveCartInput;
};


export type MutationUndoOrderApartArgs = {
  input: UndoOrderApartInput;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdatePricesArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};

export type Order = {
  __typename?: 'Order';
  customer_order_number?: Maybe<Scalars['String']['output']>;
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `order_number`. */
  order_id?: Maybe<Scalars['String']['output']>;
  order_number: Scalars['String']['output'];
  sap_id?: Maybe<Scalars['String']['output']>;
};

export type OrderActionType =
  | 'CANCEL'
  | 'KEEP_PRICE'
  | 'REORDER'
  | 'RETURN';

export type OrderAdditionalData = {
  __typename?: 'OrderAdditionalData';
  created_by?: Maybe<Scalars['String']['output']>;
  customer_order_number?: Maybe<Scalars['String']['output']>;
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_message?: Maybe<Scalars['String']['output']>;
  delivery_window?: Maybe<Scalars['String']['output']>;
  empty_return?: Maybe<Scalars['String']['output']>;
  note_for_driver?: Maybe<Scalars['String']['output']>;
  payment_method?: Maybe<Scalars['String']['output']>;
  placed_by_brewery: Scalars['Boolean']['output'];
  ship_to_id?: Maybe<Scalars['String']['output']>;
  ship_to_name?: Maybe<Scalars['String']['output']>;
  total_empties_deposit?: Maybe<Scalars['Float']['output']>;
  total_your_price?: Maybe<Scalars['Float']['output']>;
  type_of_transport?: Maybe<Scalars['String']['output']>;
};

export type OrderAddress = {
  __typename?: 'OrderAddress';
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type OrderCustomerInfo = {
  __typename?: 'OrderCustomerInfo';
  firstname: Scalars['String']['output'];
  lastname?: Maybe<Scalars['String']['output']>;
};

export type OrderEmpties = {
  __typename?: 'OrderEmpties';
  deposit: Money;
  number_of_units: Scalars['Float']['output'];
  packaging_code: Scalars['String']['output'];
  packaging_name: Scalars['String']['output'];
  returned_total?: Maybe<Money>;
  returned_units?: Maybe<Scalars['Float']['output']>;
  total: Money;
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  at: Scalars['String']['output'];
  by?: Maybe<Scalars['String']['output']>;
  by_brewery: Scalars['Boolean']['output'];
  state: Scalars['String']['output'];
};

export type OrderInProgressTexts = {
  __typename?: 'OrderInProgressTexts';
  option1?: Maybe<Scalars['String']['output']>;
  option2?: Maybe<Scalars['String']['output']>;
  subtitle?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type OrderInformationInput = {
  email: Scalars['String']['input'];
  lastname?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderItem = OrderItemInterface & {
  __typename?: 'OrderItem';
  bundle?: Maybe<OrderItemBundle>;
  change_reason?: Maybe<Scalars['String']['output']>;
  deposit_total?: Maybe<Money>;
  id: Scalars['ID']['output'];
  number_of_layer?: Maybe<Scalars['Float']['output']>;
  number_of_packages?: Maybe<Scalars['Float']['output']>;
  number_of_pallet?: Maybe<Scalars['Float']['output']>;
  package_type?: Maybe<Scalars['String']['output']>;
  packaging?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  provisional_price?: Maybe<Money>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_replaced?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  row_total?: Maybe<Money>;
  status?: Maybe<Scalars['String']['output']>;
  substitutes: Array<ProductInterface>;
  vat_percent?: Maybe<Scalars['Float']['output']>;
};

export type OrderItemBundle = {
  __typename?: 'OrderItemBundle';
  name?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type OrderItemInterface = {
  bundle?: Maybe<OrderItemBundle>;
  change_reason?: Maybe<Scalars['String']['output']>;
  deposit_total?: Maybe<Money>;
  id: Scalars['ID']['output'];
  number_of_layer?: Maybe<Scalars['Float']['output']>;
  number_of_packages?: Maybe<Scalars['Float']['output']>;
  number_of_pallet?: Maybe<Scalars['Float']['output']>;
  package_type?: Maybe<Scalars['String']['output']>;
  packaging?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  provisional_price?: Maybe<Money>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_replaced?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  row_total?: Maybe<Money>;
  status?: Maybe<Scalars['String']['output']>;
  substitutes: Array<ProductInterface>;
  vat_percent?: Maybe<Scalars['Float']['output']>;
};

export type OrderItemPrices = {
  __typename?: 'OrderItemPrices';
  original_price?: Maybe<Money>;
  original_price_including_tax?: Maybe<Money>;
  original_row_total: Money;
  original_row_total_including_tax: Money;
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount: Money;
};

export type OrderOverrideInput = {
  note?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  /** @deprecated Use `subtotal_excl_tax`. */
  subtotal: Money;
  subtotal_excl_tax: Money;
  subtotal_incl_tax: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_empties_deposit?: Maybe<Money>;
  total_shipping: Money;
  total_tax: Money;
};

export type OutletDetails = {
  __typename?: 'OutletDetails';
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  delivery_window?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  ship_to_id?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  zipcode?: Maybe<Scalars['String']['output']>;
};

export type PayerDetails = {
  __typename?: 'PayerDetails';
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  due_days?: Maybe<Scalars['Int']['output']>;
  identification_no?: Maybe<Scalars['String']['output']>;
  payername?: Maybe<Scalars['String']['output']>;
  sap_id?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  zipcode?: Maybe<Scalars['String']['output']>;
};

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type PlaceOrderError = {
  __typename?: 'PlaceOrderError';
  changed_lines: Array<ChangedLine>;
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
  next_date?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['Float']['output']>;
};

export type PlaceOrderErrorCodes =
  | 'CART_CHANGED'
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'PRICE_CHANGED'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  cart_version?: InputMaybe<Scalars['Int']['input']>;
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
  expected_lines?: InputMaybe<Array<ExpectedLineInput>>;
  expected_total?: InputMaybe<Scalars['Float']['input']>;
  note_for_driver?: InputMaybe<Scalars['String']['input']>;
  override?: InputMaybe<OrderOverrideInput>;
  price_limit?: InputMaybe<Scalars['Float']['input']>;
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  empties_order?: Maybe<CustomerOrder>;
  errors: Array<PlaceOrderError>;
  /** @deprecated Use `orderV2`. */
  order?: Maybe<Order>;
  orderV2?: Maybe<CustomerOrder>;
};

export type PortalConfig = {
  __typename?: 'PortalConfig';
  added_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  banner_rotation?: Maybe<Scalars['Int']['output']>;
  holidays?: Maybe<PortalHolidays>;
  maintenance?: Maybe<Scalars['Boolean']['output']>;
  maintenance_message?: Maybe<Scalars['String']['output']>;
  maintenance_until?: Maybe<Scalars['String']['output']>;
  order_in_progress?: Maybe<OrderInProgressTexts>;
  orderableunits?: Maybe<Scalars['String']['output']>;
  sections?: Maybe<Scalars['String']['output']>;
  tank_size_litres?: Maybe<Scalars['Int']['output']>;
};

export type PortalHolidays = {
  __typename?: 'PortalHolidays';
  april: Array<Scalars['String']['output']>;
  august: Array<Scalars['String']['output']>;
  december: Array<Scalars['String']['output']>;
  february: Array<Scalars['String']['output']>;
  january: Array<Scalars['String']['output']>;
  july: Array<Scalars['String']['output']>;
  june: Array<Scalars['String']['output']>;
  march: Array<Scalars['String']['output']>;
  may: Array<Scalars['String']['output']>;
  november: Array<Scalars['String']['output']>;
  october: Array<Scalars['String']['output']>;
  september: Array<Scalars['String']['output']>;
};

export type PreviousOrder = {
  __typename?: 'PreviousOrder';
  items: Array<PreviousOrderItem>;
  number: Scalars['String']['output'];
};

export type PreviousOrderItem = {
  __typename?: 'PreviousOrderItem';
  product_sku: Scalars['String']['output'];
  quantity_ordered: Scalars['Float']['output'];
};

export type Price = {
  __typename?: 'Price';
  /** @deprecated Use `ProductInterface.price_range`. */
  amount?: Maybe<Money>;
};

export type PriceDetails = {
  __typename?: 'PriceDetails';
  discount_percentage?: Maybe<Scalars['Float']['output']>;
  main_final_price?: Maybe<Scalars['Float']['output']>;
  main_price?: Maybe<Scalars['Float']['output']>;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  maximum_price?: Maybe<ProductPrice>;
  minimum_price: ProductPrice;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type PriceViewEnum =
  | 'AS_LOW_AS'
  | 'PRICE_RANGE';

export type ProductAttributeFilterInput = {
  activity?: InputMaybe<FilterEqualTypeInput>;
  bought_before?: InputMaybe<FilterEqualTypeInput>;
  brand?: InputMaybe<FilterEqualTypeInput>;
  bundle_item?: InputMaybe<FilterEqualTypeInput>;
  category?: InputMaybe<FilterEqualTypeInput>;
  category_gear?: InputMaybe<FilterEqualTypeInput>;
  category_id?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  climate?: InputMaybe<FilterEqualTypeInput>;
  collar?: InputMaybe<FilterEqualTypeInput>;
  color?: InputMaybe<FilterEqualTypeInput>;
  description?: InputMaybe<FilterMatchTypeInput>;
  eco_collection?: InputMaybe<FilterEqualTypeInput>;
  erin_recommends?: InputMaybe<FilterEqualTypeInput>;
  favourites?: InputMaybe<FilterEqualTypeInput>;
  features_bags?: InputMaybe<FilterEqualTypeInput>;
  filter_packaging?: InputMaybe<FilterEqualTypeInput>;
  format?: InputMaybe<FilterEqualTypeInput>;
  gender?: InputMaybe<FilterEqualTypeInput>;
  is_peroni?: InputMaybe<FilterEqualTypeInput>;
  material?: InputMaybe<FilterEqualTypeInput>;
  material_type?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  new?: InputMaybe<FilterEqualTypeInput>;
  package_type?: InputMaybe<FilterEqualTypeInput>;
  packaging?: InputMaybe<FilterEqualTypeInput>;
  pattern?: InputMaybe<FilterEqualTypeInput>;
  performance_fabric?: InputMaybe<FilterEqualTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  product_last?: InputMaybe<FilterEqualTypeInput>;
  product_new?: InputMaybe<FilterEqualTypeInput>;
  product_recommended?: InputMaybe<FilterEqualTypeInput>;
  product_sale?: InputMaybe<FilterEqualTypeInput>;
  product_special?: InputMaybe<FilterEqualTypeInput>;
  promo?: InputMaybe<FilterEqualTypeInput>;
  purpose?: InputMaybe<FilterEqualTypeInput>;
  sale?: InputMaybe<FilterEqualTypeInput>;
  short_description?: InputMaybe<FilterMatchTypeInput>;
  size?: InputMaybe<FilterEqualTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  sleeve?: InputMaybe<FilterEqualTypeInput>;
  strap_bags?: InputMaybe<FilterEqualTypeInput>;
  style_bags?: InputMaybe<FilterEqualTypeInput>;
  style_bottom?: InputMaybe<FilterEqualTypeInput>;
  style_general?: InputMaybe<FilterEqualTypeInput>;
  sub_brand?: InputMaybe<FilterEqualTypeInput>;
  type?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  volume?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  catalog_product_name?: InputMaybe<SortEnum>;
  litre_price?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  newest?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
  strength?: InputMaybe<SortEnum>;
  usual?: InputMaybe<SortEnum>;
};

export type ProductAvailablePackaging = {
  __typename?: 'ProductAvailablePackaging';
  is_current: Scalars['Boolean']['output'];
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  package_type?: Maybe<Scalars['String']['output']>;
  packaging?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductInterface>;
  sku: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  volume?: Maybe<Scalars['Float']['output']>;
  volume_fe?: Maybe<Scalars['String']['output']>;
  your_price?: Maybe<Scalars['Float']['output']>;
  your_price_tax?: Maybe<Scalars['Float']['output']>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type ProductImage = MediaGalleryInterface & {
  __typename?: 'ProductImage';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  srcset?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
};

export type ProductInterface = {
  age_restricted?: Maybe<Scalars['Boolean']['output']>;
  alcohol_strength?: Maybe<Scalars['Float']['output']>;
  beer_type?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  cart_fields?: Maybe<CartFields>;
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  country_of_origin?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['CurrencyEnum']['output']>;
  description?: Maybe<ComplexTextValue>;
  ean?: Maybe<Scalars['String']['output']>;
  ean_ea?: Maybe<Scalars['String']['output']>;
  favourites?: Maybe<Scalars['Int']['output']>;
  gross_weight?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_tank?: Maybe<Scalars['Boolean']['output']>;
  is_unfiltered?: Maybe<Scalars['Boolean']['output']>;
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  litres_per_box?: Maybe<Scalars['Float']['output']>;
  material_type?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  multi_deposit?: Maybe<Array<MultiDeposit>>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  origin?: Maybe<Scalars['String']['output']>;
  pack_format?: Maybe<Scalars['String']['output']>;
  pack_material?: Maybe<Scalars['String']['output']>;
  package_type?: Maybe<Scalars['String']['output']>;
  packaging?: Maybe<Scalars['String']['output']>;
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  plato?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_last?: Maybe<Scalars['Int']['output']>;
  product_new?: Maybe<Scalars['Int']['output']>;
  product_recommended?: Maybe<Scalars['Int']['output']>;
  product_sale?: Maybe<Scalars['Int']['output']>;
  product_special?: Maybe<Scalars['Int']['output']>;
  promo?: Maybe<Scalars['Int']['output']>;
  promo_price_leaflet?: Maybe<PromoPriceLeaflet>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  returnable_package?: Maybe<Scalars['Int']['output']>;
  saleability?: Maybe<Saleability>;
  shelf_life?: Maybe<Scalars['Int']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Use `price_range`: its final price is that of the chosen day. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  sub_brand?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  /** @deprecated Use `__typename`. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `url_rewrites`. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  vat_percent?: Maybe<Scalars['Float']['output']>;
  volume?: Maybe<Scalars['Float']['output']>;
  volume_fe?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  your_price?: Maybe<Scalars['Float']['output']>;
  your_price_tax?: Maybe<Scalars['Float']['output']>;
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  discount?: Maybe<ProductDiscount>;
  final_price: Money;
  regular_price: Money;
};

export type ProductPrices = {
  __typename?: 'ProductPrices';
  /** @deprecated Use `ProductInterface.price_range`. */
  maximalPrice?: Maybe<Price>;
  /** @deprecated Use `ProductInterface.price_range`. */
  minimalPrice?: Maybe<Price>;
  /** @deprecated Use `ProductInterface.price_range`. */
  regularPrice?: Maybe<Price>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type Products = {
  __typename?: 'Products';
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  beer_count?: Maybe<Scalars['Int']['output']>;
  beers?: Maybe<Array<ListedBeer>>;
  bundle_count?: Maybe<Scalars['Int']['output']>;
  bundles?: Maybe<Array<ProductInterface>>;
  categoryFilter?: Maybe<Array<Maybe<CategoryTree>>>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  sort_fields?: Maybe<SortFields>;
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  usual?: Maybe<Array<UsualProduct>>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
  without?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ProgressBarData = {
  __typename?: 'ProgressBarData';
  iMaxLitersTank?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderCash?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderPallet?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderWeight?: Maybe<Scalars['Float']['output']>;
  iMinLitersTank?: Maybe<Scalars['Float']['output']>;
  iMinimumOrderPallet?: Maybe<Scalars['Float']['output']>;
  iMinimumOrderWeight?: Maybe<Scalars['Float']['output']>;
  iTotalCartPalletQty?: Maybe<Scalars['Float']['output']>;
  iTotalCartWeight?: Maybe<Scalars['Float']['output']>;
  isFullTruck?: Maybe<Scalars['Boolean']['output']>;
  sOutletDeliveryMethod?: Maybe<Scalars['String']['output']>;
};

export type PromoLeaflet = {
  __typename?: 'PromoLeaflet';
  name: Scalars['String']['output'];
  percentage: Scalars['Float']['output'];
  promo_price: Scalars['Float']['output'];
  valid_from: Scalars['String']['output'];
  valid_to: Scalars['String']['output'];
};

export type PromoPriceLeaflet = {
  __typename?: 'PromoPriceLeaflet';
  base_price?: Maybe<Scalars['Float']['output']>;
  base_price_vat?: Maybe<Scalars['Float']['output']>;
  long_term_discount?: Maybe<Scalars['Float']['output']>;
  long_term_discount_percentage?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  promo_price?: Maybe<Scalars['Float']['output']>;
  promo_price_is_inside_delivery?: Maybe<Scalars['String']['output']>;
  promo_price_percentage_with_tax?: Maybe<Scalars['Float']['output']>;
  promo_price_percentage_wo_tax?: Maybe<Scalars['Float']['output']>;
  promo_price_valid_from?: Maybe<Scalars['String']['output']>;
  promo_price_valid_to?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  cart?: Maybe<Cart>;
  cartDays: CartDays;
  cartMove: CartMovePreview;
  categories?: Maybe<CategoryResult>;
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  cellar: Cellar;
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  currency?: Maybe<Currency>;
  customer?: Maybe<Customer>;
  customerCart: Cart;
  fastEntryPreview: FastEntryPreview;
  getCartFillings: Array<CartFilling>;
  getPortalConfig?: Maybe<PortalConfig>;
  getProductAvaliablePackaging: Array<ProductAvailablePackaging>;
  getSaveOrderDetails?: Maybe<SavedOrder>;
  getSaveOrderForLater?: Maybe<SavedOrders>;
  getSuggestedCarts: Array<SuggestedCart>;
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  lastOrdered: Array<LastOrdered>;
  orderPreview?: Maybe<SavedOrderPreview>;
  products?: Maybe<Products>;
  promoLeaflets: Array<PromoLeaflet>;
  recommendItems: Recommendation;
  savedOrderPreview?: Maybe<SavedOrderPreview>;
  searchEverything: Array<SearchGroup>;
  setAside: SetAside;
  shipTo?: Maybe<ShipTo>;
  storeConfig?: Maybe<StoreConfig>;
  wishlist?: Maybe<WishlistOutput>;
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCartDaysArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCartMoveArgs = {
  cart_id: Scalars['String']['input'];
  to: CartMoveTo;
};


export type QueryCategoriesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCellarArgs = {
  ship_to_id: Scalars['String']['input'];
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFastEntryPreviewArgs = {
  cart_id: Scalars['String']['input'];
  rows: Array<Scalars['String']['input']>;
};


export type QueryGetCartFillingsArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryGetPortalConfigArgs = {
  customerType?: InputMaybe<Scalars['String']['input']>;
  orderType?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetProductAvaliablePackagingArgs = {
  brand_code?: InputMaybe<Scalars['String']['input']>;
  sap_sub_brand_code?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSaveOrderDetailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetSaveOrderForLaterArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<SavedOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SavedOrderSortInput>;
};


export type QueryGetSuggestedCartsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  ship_tos?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryLastOrderedArgs = {
  shipTo?: InputMaybe<Scalars['String']['input']>;
  skus: Array<Scalars['String']['input']>;
};


export type QueryOrderPreviewArgs = {
  into?: InputMaybe<ReorderTarget>;
  orderNumber: Scalars['String']['input'];
  part?: InputMaybe<ReorderPart>;
};


export type QueryProductsArgs = {
  by_beer?: InputMaybe<Scalars['Boolean']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryPromoLeafletsArgs = {
  sku: Scalars['String']['input'];
};


export type QueryRecommendItemsArgs = {
  cartItems?: InputMaybe<Array<Scalars['String']['input']>>;
  selectedItem?: InputMaybe<Scalars['String']['input']>;
  shipTo?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedOrderPreviewArgs = {
  id: Scalars['ID']['input'];
  into?: InputMaybe<ReorderTarget>;
};


export type QuerySearchEverythingArgs = {
  text: Scalars['String']['input'];
};


export type QuerySetAsideArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryShipToArgs = {
  ship_to_id: Scalars['String']['input'];
};

export type QuoteItemsSortInput = {
  field: SortQuoteItemsEnum;
  order: SortEnum;
};

export type ReOrderSavedOrderInput = {
  id: Scalars['ID']['input'];
  into?: InputMaybe<ReorderTarget>;
  items?: InputMaybe<ReorderItems>;
  replacements?: InputMaybe<Array<ReorderReplacementInput>>;
};

export type ReOrderSavedOrderOutput = {
  __typename?: 'ReOrderSavedOrderOutput';
  added_count: Scalars['Int']['output'];
  cart: Cart;
  changed_count: Scalars['Int']['output'];
  code?: Maybe<Scalars['String']['output']>;
  failed_count: Scalars['Int']['output'];
  failed_items: Array<ReorderFailedItem>;
  message: Scalars['String']['output'];
  replaced?: Maybe<SavedOrder>;
  replaced_count: Scalars['Int']['output'];
  status: Scalars['Boolean']['output'];
};

export type Recommendation = {
  __typename?: 'Recommendation';
  recItems: Array<RecommendedItem>;
  shipTo: Scalars['String']['output'];
};

export type RecommendedItem = {
  __typename?: 'RecommendedItem';
  Priority: Scalars['Int']['output'];
  product: ProductInterface;
  productId: Scalars['String']['output'];
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  __typename?: 'RemoveItemFromCartOutput';
  cart: Cart;
  removal_token?: Maybe<Scalars['String']['output']>;
};

export type RemoveProductsFromWishlistOutput = {
  __typename?: 'RemoveProductsFromWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type RemovedCartItem = {
  __typename?: 'RemovedCartItem';
  bundle_option_uids?: Maybe<Array<Scalars['ID']['output']>>;
  number_of_layer: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type RemovedEmpties = {
  __typename?: 'RemovedEmpties';
  number_of_units: Scalars['Float']['output'];
  packaging_code: Scalars['String']['output'];
};

export type ReorderFailedItem = {
  __typename?: 'ReorderFailedItem';
  code: CartUserInputErrorType;
  index: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  number_of_layer: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
  reason: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

export type ReorderItems =
  | 'ALL_OR_NOTHING'
  | 'AVAILABLE';

export type ReorderItemsOutput = {
  __typename?: 'ReorderItemsOutput';
  added_count: Scalars['Int']['output'];
  cart: Cart;
  changed_count: Scalars['Int']['output'];
  code?: Maybe<Scalars['String']['output']>;
  failed_count: Scalars['Int']['output'];
  failed_items: Array<ReorderFailedItem>;
  message: Scalars['String']['output'];
  replaced?: Maybe<SavedOrder>;
  replaced_count: Scalars['Int']['output'];
  status: Scalars['Boolean']['output'];
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type ReorderPart =
  | 'MISSING_REST'
  | 'WHOLE_ORDER';

export type ReorderReplacementInput = {
  index: Scalars['Int']['input'];
  number_of_layer?: Scalars['Float']['input'];
  number_of_packages?: Scalars['Float']['input'];
  number_of_pallet?: Scalars['Float']['input'];
  sku: Scalars['String']['input'];
};

export type ReorderState =
  | 'ADDABLE'
  | 'CHANGED'
  | 'NOT_ADDABLE';

export type ReorderTarget =
  | 'ADD_TO_CART'
  | 'REPLACE_CART';

export type ReplacementOrder = {
  __typename?: 'ReplacementOrder';
  delivery_date: Scalars['String']['output'];
  number: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type RestoreCartLinesInput = {
  cart_id: Scalars['String']['input'];
  cart_item_uids?: InputMaybe<Array<Scalars['ID']['input']>>;
  token: Scalars['String']['input'];
};

export type RestoreCartLinesOutput = {
  __typename?: 'RestoreCartLinesOutput';
  cart: Cart;
  changed_items?: Maybe<Array<CartItemInterface>>;
  user_errors: Array<Error>;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type RoutableInterface = {
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type Saleability = {
  __typename?: 'Saleability';
  next_date?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  sellable: Scalars['Boolean']['output'];
};

export type SalesCommentItem = {
  __typename?: 'SalesCommentItem';
  message: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
};

export type SaveCustomerOrderNumberOutput = {
  __typename?: 'SaveCustomerOrderNumberOutput';
  cart?: Maybe<Cart>;
  customer_order_number: Scalars['String']['output'];
  saved_order?: Maybe<SavedOrder>;
};

export type SavedOrder = {
  __typename?: 'SavedOrder';
  bill_to?: Maybe<Scalars['String']['output']>;
  cart_id: Scalars['String']['output'];
  created_at: Scalars['String']['output'];
  customer_order_number: Scalars['String']['output'];
  date: Scalars['String']['output'];
  deliver_to?: Maybe<Scalars['String']['output']>;
  delivery_date?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  is_active: Scalars['Boolean']['output'];
  items: Array<SavedOrderItem>;
  market: Scalars['Market']['output'];
  note_for_driver: Scalars['String']['output'];
  outlet_id: Scalars['String']['output'];
  saved_order_later: Scalars['Boolean']['output'];
  ship_to_id: Scalars['String']['output'];
  shipto_name?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  title: Scalars['String']['output'];
  total: Money;
  total_excluding_tax: Money;
  total_lines: Scalars['Int']['output'];
  total_qty: Scalars['Float']['output'];
  type_of_transport?: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['String']['output'];
};

export type SavedOrderItem = {
  __typename?: 'SavedOrderItem';
  name: Scalars['String']['output'];
  number_of_layer: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  price?: Maybe<Money>;
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  row_total: Money;
  sku: Scalars['String']['output'];
};

export type SavedOrderOutput = {
  __typename?: 'SavedOrderOutput';
  message: Scalars['String']['output'];
  saved_order: SavedOrder;
};

export type SavedOrderPreview = {
  __typename?: 'SavedOrderPreview';
  addable_count: Scalars['Int']['output'];
  blocker?: Maybe<CartBlocker>;
  cart_lines: Scalars['Int']['output'];
  changed_count: Scalars['Int']['output'];
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_method?: Maybe<Scalars['String']['output']>;
  is_other_ship_to: Scalars['Boolean']['output'];
  items: Array<SavedOrderPreviewItem>;
  not_addable_count: Scalars['Int']['output'];
  ship_to_id: Scalars['String']['output'];
};

export type SavedOrderPreviewItem = {
  __typename?: 'SavedOrderPreviewItem';
  changes: Array<Scalars['String']['output']>;
  error?: Maybe<ReorderFailedItem>;
  index: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  number_of_layer: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  price?: Maybe<Money>;
  quantity: Scalars['Float']['output'];
  replacement?: Maybe<ProductInterface>;
  saved_price?: Maybe<Money>;
  saved_quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
  state: ReorderState;
};

export type SavedOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: SavedOrderSortableField;
};

export type SavedOrderSortableField =
  | 'CREATED_AT'
  | 'DELIVERY_DATE'
  | 'SHIP_TO'
  | 'TITLE'
  | 'TOTAL'
  | 'UPDATED_AT';

export type SavedOrders = {
  __typename?: 'SavedOrders';
  items: Array<Maybe<SavedOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type SavedOrdersFilterInput = {
  customer_order_number?: InputMaybe<FilterMatchTypeInput>;
  date?: InputMaybe<FilterRangeTypeInput>;
  delivery_date?: InputMaybe<FilterRangeTypeInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  ship_to_id?: InputMaybe<FilterEqualTypeInput>;
  title?: InputMaybe<FilterMatchTypeInput>;
};

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'STORE'
  | 'WEBSITE';

export type SearchGroup = {
  __typename?: 'SearchGroup';
  hits: Array<SearchHit>;
  isMore: Scalars['Boolean']['output'];
  kind: SearchKind;
  total: Scalars['Int']['output'];
};

export type SearchHit = {
  __typename?: 'SearchHit';
  day?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  match: SearchMatch;
  note?: Maybe<Scalars['String']['output']>;
  place?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
};

export type SearchKind =
  | 'article'
  | 'document'
  | 'knowledge'
  | 'material'
  | 'order'
  | 'product'
  | 'question'
  | 'ticket';

export type SearchMatch =
  | 'exact'
  | 'part'
  | 'start';

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  search: Scalars['String']['output'];
};

export type SelectedBundleOption = {
  __typename?: 'SelectedBundleOption';
  /** @deprecated Use `uid`. */
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  __typename?: 'SelectedBundleOptionValue';
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  original_price: Money;
  /** @deprecated Use `priceV2`. */
  price: Scalars['Float']['output'];
  priceV2: Money;
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type SelectedCustomizableOption = {
  __typename?: 'SelectedCustomizableOption';
  customizable_option_uid: Scalars['ID']['output'];
  /** @deprecated Use `customizable_option_uid`. */
  id: Scalars['Int']['output'];
  is_required: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  sort_order: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  __typename?: 'SelectedCustomizableOptionValue';
  customizable_option_value_uid: Scalars['ID']['output'];
  /** @deprecated Use `customizable_option_value_uid`. */
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
  value: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  __typename?: 'SelectedPaymentMethod';
  code: Scalars['String']['output'];
  purchase_order_number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SelectedShippingMethod = {
  __typename?: 'SelectedShippingMethod';
  amount: Money;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type SendCellarCountsInput = {
  counts: Array<CellarCountInput>;
  shelves?: InputMaybe<Array<CellarShelfInput>>;
  ship_to_id: Scalars['String']['input'];
};

export type SendCellarCountsOutput = {
  __typename?: 'SendCellarCountsOutput';
  cart: Cart;
  results: Array<CellarCountResult>;
};

export type SetAside = {
  __typename?: 'SetAside';
  items: Array<SetAsideItem>;
  move?: Maybe<CartMoved>;
};

export type SetAsideInput = {
  cart_id: Scalars['String']['input'];
  skus: Array<Scalars['String']['input']>;
};

export type SetAsideItem = {
  __typename?: 'SetAsideItem';
  can_go: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
  nearest_day?: Maybe<Scalars['String']['output']>;
  number_of_layer: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_pallet: Scalars['Float']['output'];
  product: ProductInterface;
  reason?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  sold_from?: Maybe<Scalars['String']['output']>;
  sold_to?: Maybe<Scalars['String']['output']>;
};

export type SetAsideOutput = {
  __typename?: 'SetAsideOutput';
  cart: Cart;
  set_aside: SetAside;
  user_errors: Array<Error>;
};

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: Scalars['String']['input'];
};

export type SetBillingAddressOnCartOutput = {
  __typename?: 'SetBillingAddressOnCartOutput';
  cart: Cart;
};

export type SetCartEmptiesInput = {
  cart_id: Scalars['String']['input'];
  empties: Array<EmptiesInput>;
  second_order_first?: InputMaybe<Scalars['String']['input']>;
};

export type SetCartEmptiesOutput = {
  __typename?: 'SetCartEmptiesOutput';
  cart: Cart;
  user_errors: Array<Error>;
};

export type SetCartNotesInput = {
  cart_id: Scalars['String']['input'];
  checkout_step?: InputMaybe<Scalars['String']['input']>;
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
  note_for_driver?: InputMaybe<Scalars['String']['input']>;
  seen_customer_order_number?: InputMaybe<Scalars['String']['input']>;
  seen_note_for_driver?: InputMaybe<Scalars['String']['input']>;
};

export type SetCartNotesOutput = {
  __typename?: 'SetCartNotesOutput';
  cart: Cart;
  conflicts: Array<Scalars['String']['output']>;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  __typename?: 'SetGuestEmailOnCartOutput';
  cart: Cart;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  __typename?: 'SetPaymentMethodOnCartOutput';
  cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type SetShippingAddressesOnCartOutput = {
  __typename?: 'SetShippingAddressesOnCartOutput';
  cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

export type SetShippingMethodsOnCartOutput = {
  __typename?: 'SetShippingMethodsOnCartOutput';
  cart: Cart;
};

export type SetTransportTypeOutput = {
  __typename?: 'SetTransportTypeOutput';
  cart?: Maybe<Cart>;
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

export type ShipBundleItemsEnum =
  | 'SEPARATELY'
  | 'TOGETHER';

export type ShipTo = {
  __typename?: 'ShipTo';
  capacityRules: Array<ShipToCapacityRule>;
  city: Scalars['String']['output'];
  companyId: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currency: Scalars['CurrencyEnum']['output'];
  customerType: Scalars['String']['output'];
  deliveryWindow: Scalars['String']['output'];
  isTankEnabled: Scalars['Boolean']['output'];
  isUnfilteredEnabled: Scalars['Boolean']['output'];
  market: Scalars['Market']['output'];
  name: Scalars['String']['output'];
  offeredMethods: Array<Scalars['String']['output']>;
  records: Array<ShipToRecord>;
  shiptosapid: Scalars['String']['output'];
  status: Scalars['String']['output'];
  street: Scalars['String']['output'];
  tankDays: Array<Scalars['Int']['output']>;
  unfilteredDays: Array<Scalars['Int']['output']>;
  zipcode: Scalars['String']['output'];
};

export type ShipToCapacityRule = {
  __typename?: 'ShipToCapacityRule';
  iMaxLitersTank?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderCash?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderPallet?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderWeight?: Maybe<Scalars['Float']['output']>;
  iMinLitersTank?: Maybe<Scalars['Float']['output']>;
  iMinimumOrderPallet?: Maybe<Scalars['Float']['output']>;
  iMinimumOrderWeight?: Maybe<Scalars['Float']['output']>;
  method: Scalars['String']['output'];
};

export type ShipToRecord = {
  __typename?: 'ShipToRecord';
  scheduleDays: Array<Scalars['Int']['output']>;
  shiptosapid: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type ShipmentItem = ShipmentItemInterface & {
  __typename?: 'ShipmentItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
  ship_to_id?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** @deprecated Use `cart_items_v2`. */
  cart_items?: Maybe<Array<Maybe<CartItemQuantity>>>;
  cart_items_v2?: Maybe<Array<Maybe<CartItemInterface>>>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  customer_notes?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `ProductInterface.weight` of what `cart_items_v2` holds. */
  items_weight?: Maybe<Scalars['Float']['output']>;
  lastname: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Maybe<Scalars['String']['output']>>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  amount_excluding_tax?: Maybe<Money>;
  amount_including_tax?: Maybe<Money>;
  total_amount: Money;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SimpleCartItem = CartItemInterface & {
  __typename?: 'SimpleCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  favourites?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `uid`. */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  number_of_layer?: Maybe<Scalars['Float']['output']>;
  number_of_layer_from_fe?: Maybe<Scalars['Float']['output']>;
  number_of_layer_total?: Maybe<Scalars['Float']['output']>;
  number_of_packages?: Maybe<Scalars['Float']['output']>;
  number_of_packages_from_fe?: Maybe<Scalars['Float']['output']>;
  number_of_pallet?: Maybe<Scalars['Float']['output']>;
  number_of_pallet_from_fe?: Maybe<Scalars['Float']['output']>;
  pack_format?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  quantity_total?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
  version?: Maybe<Scalars['Int']['output']>;
};

export type SimpleProduct = ProductInterface & RoutableInterface & {
  __typename?: 'SimpleProduct';
  age_restricted?: Maybe<Scalars['Boolean']['output']>;
  alcohol_strength?: Maybe<Scalars['Float']['output']>;
  beer_type?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  cart_fields?: Maybe<CartFields>;
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  country_of_origin?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['CurrencyEnum']['output']>;
  description?: Maybe<ComplexTextValue>;
  ean?: Maybe<Scalars['String']['output']>;
  ean_ea?: Maybe<Scalars['String']['output']>;
  favourites?: Maybe<Scalars['Int']['output']>;
  gross_weight?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use `uid`. */
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_tank?: Maybe<Scalars['Boolean']['output']>;
  is_unfiltered?: Maybe<Scalars['Boolean']['output']>;
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  litres_per_box?: Maybe<Scalars['Float']['output']>;
  material_type?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  multi_deposit?: Maybe<Array<MultiDeposit>>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  origin?: Maybe<Scalars['String']['output']>;
  pack_format?: Maybe<Scalars['String']['output']>;
  pack_material?: Maybe<Scalars['String']['output']>;
  package_type?: Maybe<Scalars['String']['output']>;
  packaging?: Maybe<Scalars['String']['output']>;
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  plato?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  product_last?: Maybe<Scalars['Int']['output']>;
  product_new?: Maybe<Scalars['Int']['output']>;
  product_recommended?: Maybe<Scalars['Int']['output']>;
  product_sale?: Maybe<Scalars['Int']['output']>;
  product_special?: Maybe<Scalars['Int']['output']>;
  promo?: Maybe<Scalars['Int']['output']>;
  promo_price_leaflet?: Maybe<PromoPriceLeaflet>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  returnable_package?: Maybe<Scalars['Int']['output']>;
  saleability?: Maybe<Saleability>;
  shelf_life?: Maybe<Scalars['Int']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  /** @deprecated Use `price_range`: its final price is that of the chosen day. */
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  sub_brand?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  /** @deprecated Use `__typename`. */
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `url_rewrites`. */
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  vat_percent?: Maybe<Scalars['Float']['output']>;
  volume?: Maybe<Scalars['Float']['output']>;
  volume_fe?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  your_price?: Maybe<Scalars['Float']['output']>;
  your_price_tax?: Maybe<Scalars['Float']['output']>;
};

export type SimpleProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  __typename?: 'SimpleWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  in_range: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortField = {
  __typename?: 'SortField';
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SortFields = {
  __typename?: 'SortFields';
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortQuoteItemsEnum =
  | 'BASE_DISCOUNT_AMOUNT'
  | 'BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'BASE_PRICE'
  | 'BASE_PRICE_INC_TAX'
  | 'BASE_ROW_TOTAL'
  | 'BASE_ROW_TOTAL_INC_TAX'
  | 'BASE_TAX_AMOUNT'
  | 'BASE_TAX_BEFORE_DISCOUNT'
  | 'CREATED_AT'
  | 'CUSTOM_PRICE'
  | 'DESCRIPTION'
  | 'DISCOUNT_AMOUNT'
  | 'DISCOUNT_PERCENT'
  | 'DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'FREE_SHIPPING'
  | 'ITEM_ID'
  | 'NAME'
  | 'ORIGINAL_CUSTOM_PRICE'
  | 'PRICE'
  | 'PRICE_INC_TAX'
  | 'PRODUCT_ID'
  | 'PRODUCT_TYPE'
  | 'QTY'
  | 'ROW_TOTAL'
  | 'ROW_TOTAL_INC_TAX'
  | 'ROW_TOTAL_WITH_DISCOUNT'
  | 'ROW_WEIGHT'
  | 'SKU'
  | 'TAX_AMOUNT'
  | 'TAX_BEFORE_DISCOUNT'
  | 'TAX_PERCENT'
  | 'UPDATED_AT'
  | 'WEIGHT';

export type StoreConfig = {
  __typename?: 'StoreConfig';
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `store_code`. */
  code?: Maybe<Scalars['String']['output']>;
  create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  display_product_prices_in_catalog: Scalars['Int']['output'];
  display_shipping_prices: Scalars['Int']['output'];
  enable_multiple_wishlists?: Maybe<Scalars['String']['output']>;
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  maximum_number_of_wishlists?: Maybe<Scalars['String']['output']>;
  minicart_display?: Maybe<Scalars['Boolean']['output']>;
  minicart_max_items?: Maybe<Scalars['Int']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  order_cancellation_enabled: Scalars['Boolean']['output'];
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  orders_invoices_credit_memos_display_price: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_shipping_amount: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_subtotal: Scalars['Int']['output'];
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  returns_enabled: Scalars['String']['output'];
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  shopping_cart_display_full_summary?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_grand_total?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_price?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_shipping?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_subtotal?: Maybe<Scalars['Int']['output']>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
};

export type SuggestedCart = {
  __typename?: 'SuggestedCart';
  blocker?: Maybe<CartBlocker>;
  ship_to_id: Scalars['String']['output'];
  shipping_address: OutletDetails;
  standard?: Maybe<SuggestedVariant>;
  truck?: Maybe<SuggestedVariant>;
};

export type SuggestedProduct = {
  __typename?: 'SuggestedProduct';
  checked: Scalars['Boolean']['output'];
  history: Array<Scalars['Int']['output']>;
  number_of_layers: Scalars['Int']['output'];
  number_of_pallets: Scalars['Int']['output'];
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  reasons: Array<SuggestionReason>;
  sku: Scalars['String']['output'];
  total_units: Scalars['Int']['output'];
  your_price?: Maybe<Scalars['Float']['output']>;
  your_price_w_vat?: Maybe<Scalars['Float']['output']>;
};

export type SuggestedVariant = {
  __typename?: 'SuggestedVariant';
  deliveries_counted: Scalars['Int']['output'];
  delivery_date: Scalars['String']['output'];
  delivery_method: Scalars['String']['output'];
  lasts_until?: Maybe<Scalars['String']['output']>;
  market: Scalars['Market']['output'];
  products: Array<SuggestedProduct>;
  progress_bar_data: ProgressBarData;
  totals: GrandTotalYourPriceDetails;
};

export type SuggestionParam = {
  __typename?: 'SuggestionParam';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type SuggestionReason = {
  __typename?: 'SuggestionReason';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  params: Array<SuggestionParam>;
};

export type TaxItem = {
  __typename?: 'TaxItem';
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type TierPrice = {
  __typename?: 'TierPrice';
  discount?: Maybe<ProductDiscount>;
  final_price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type UndoMoveCartInput = {
  cart_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type UndoOrderApartInput = {
  cart_id: Scalars['String']['input'];
  saved_order_id: Scalars['ID']['input'];
  skus: Array<Scalars['String']['input']>;
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
  changed_items?: Maybe<Array<CartItemInterface>>;
  errors: Array<Maybe<CartUserInputError>>;
  removal_token?: Maybe<Scalars['String']['output']>;
};

export type UpdatePricesOutput = {
  __typename?: 'UpdatePricesOutput';
  can_proceed: Scalars['Boolean']['output'];
  cart: Cart;
  cart_blga_arr?: Maybe<Array<EmptiesRow>>;
  delivery_date?: Maybe<Scalars['String']['output']>;
  delivery_date_expired: Scalars['Boolean']['output'];
  delivery_method?: Maybe<Scalars['String']['output']>;
  empties_arr?: Maybe<Array<EmptiesRow>>;
  message: Scalars['String']['output'];
  minicart_status_message?: Maybe<Scalars['String']['output']>;
  next_date?: Maybe<Scalars['String']['output']>;
  order_items: Array<UpdatedPrice>;
  order_type?: Maybe<Scalars['String']['output']>;
  payment_method?: Maybe<Scalars['String']['output']>;
  status_message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  totals?: Maybe<GrandTotalYourPriceDetails>;
};

export type UpdateProductsInWishlistOutput = {
  __typename?: 'UpdateProductsInWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type UpdatedPrice = {
  __typename?: 'UpdatedPrice';
  list_price: Money;
  name?: Maybe<Scalars['String']['output']>;
  price: Money;
  quantity: Scalars['Float']['output'];
  row_total: Money;
  sku: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type UrlRewrite = {
  __typename?: 'UrlRewrite';
  url?: Maybe<Scalars['String']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type UsualProduct = {
  __typename?: 'UsualProduct';
  chance_percent: Scalars['Int']['output'];
  deliveries: Scalars['Int']['output'];
  every_days: Scalars['Int']['output'];
  last_delivery_date: Scalars['String']['output'];
  last_quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  times: Scalars['Int']['output'];
};

export type VatLine = {
  __typename?: 'VatLine';
  amount: Scalars['Float']['output'];
  base: Scalars['Float']['output'];
  percent: Scalars['Float']['output'];
};

export type WishListUserInputError = {
  __typename?: 'WishListUserInputError';
  code: WishListUserInputErrorType;
  index?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type Wishlist = {
  __typename?: 'Wishlist';
  id?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Use `items_v2`. */
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  items_v2?: Maybe<WishlistItems>;
  name?: Maybe<Scalars['String']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  visibility: WishlistVisibilityEnum;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistItem = {
  __typename?: 'WishlistItem';
  added_at?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

export type WishlistItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type WishlistItemInterface = {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  in_range: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type WishlistItemUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItems = {
  __typename?: 'WishlistItems';
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  shipto_item_count?: Maybe<Scalars['Int']['output']>;
};

export type WishlistOutput = {
  __typename?: 'WishlistOutput';
  /** @deprecated Use `Customer.wishlists`. */
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  /** @deprecated Use `Customer.wishlists`. */
  items_count?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `Customer.wishlists`. */
  name?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `Customer.wishlists`. */
  sharing_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `Customer.wishlists`. */
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type WishlistVisibilityEnum =
  | 'PRIVATE'
  | 'PUBLIC';

export type CreateEmptyCartInput = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CartAddressInterface:
    | ( Partial<BillingCartAddress> )
    | ( ShippingCartAddressParent )
  ;
  CartItemInterface:
    | ( CartItemParent )
    | ( CartItemParent )
  ;
  CategoryInterface: ( Partial<Omit<CategoryTree, 'breadcrumbs' | 'children' | 'products'> & { breadcrumbs?: Maybe<Array<Maybe<_RefType['Breadcrumb']>>>, children?: Maybe<Array<Maybe<_RefType['CategoryTree']>>>, products?: Maybe<_RefType['CategoryProducts']> }> );
  CreditMemoItemInterface: ( Partial<Omit<CreditMemoItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> }> );
  Error:
    | ( Partial<CartUserInputError> )
    | ( Partial<InsufficientStockError> )
  ;
  InvoiceItemInterface: ( Partial<Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> }> );
  MediaGalleryInterface: ( Partial<ProductImage> );
  OrderItemInterface: ( OrderItemParent );
  ProductInterface:
    | ( Partial<Omit<BundleProduct, 'categories' | 'items' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<SimpleProduct, 'categories' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
  ;
  RoutableInterface:
    | ( Partial<Omit<BundleProduct, 'categories' | 'items' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<CategoryTree, 'breadcrumbs' | 'children' | 'products'> & { breadcrumbs?: Maybe<Array<Maybe<_RefType['Breadcrumb']>>>, children?: Maybe<Array<Maybe<_RefType['CategoryTree']>>>, products?: Maybe<_RefType['CategoryProducts']> }> )
    | ( Partial<Omit<SimpleProduct, 'categories' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>> }> )
  ;
  ShipmentItemInterface: ( Partial<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> }> );
  WishlistItemInterface: ( WishlistItemParent );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddBundleProductsToCartInput: ResolverTypeWrapper<Partial<AddBundleProductsToCartInput>>;
  AddBundleProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddProductsToCartOutput, 'cart' | 'changed_items' | 'user_errors'> & { cart: ResolversTypes['Cart'], changed_items?: Maybe<Array<ResolversTypes['CartItemInterface']>>, user_errors: Array<ResolversTypes['Error']> }>>;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Partial<Omit<AddProductsToWishlistOutput, 'added_items' | 'wishlist'> & { added_items?: Maybe<Array<ResolversTypes['WishlistItemInterface']>>, wishlist: ResolversTypes['Wishlist'] }>>;
  AddSaveOrderForLaterInput: ResolverTypeWrapper<Partial<AddSaveOrderForLaterInput>>;
  AddSaveOrderForLaterOutput: ResolverTypeWrapper<Partial<Omit<AddSaveOrderForLaterOutput, 'cart' | 'saved_order'> & { cart: ResolversTypes['Cart'], saved_order?: Maybe<ResolversTypes['SavedOrder']> }>>;
  AddSimpleProductsToCartInput: ResolverTypeWrapper<Partial<AddSimpleProductsToCartInput>>;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  Aggregation: ResolverTypeWrapper<Partial<Aggregation>>;
  AggregationOption: ResolverTypeWrapper<Partial<AggregationOption>>;
  AggregationsCategoryFilterInput: ResolverTypeWrapper<Partial<AggregationsCategoryFilterInput>>;
  AggregationsFilterInput: ResolverTypeWrapper<Partial<AggregationsFilterInput>>;
  AgreedPrice: ResolverTypeWrapper<Partial<AgreedPrice>>;
  AppliedCoupon: ResolverTypeWrapper<Partial<AppliedCoupon>>;
  AttributeInputSelectedOption: ResolverTypeWrapper<Partial<AttributeInputSelectedOption>>;
  AttributeValueInput: ResolverTypeWrapper<Partial<AttributeValueInput>>;
  AvailablePaymentMethod: ResolverTypeWrapper<Partial<AvailablePaymentMethod>>;
  AvailableShippingMethod: ResolverTypeWrapper<Partial<AvailableShippingMethod>>;
  BillingAddressInput: ResolverTypeWrapper<Partial<BillingAddressInput>>;
  BillingCartAddress: ResolverTypeWrapper<Partial<BillingCartAddress>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Breadcrumb: ResolverTypeWrapper<Partial<Breadcrumb>>;
  BundleCartItem: ResolverTypeWrapper<CartItemParent>;
  BundleFields: ResolverTypeWrapper<Partial<BundleFields>>;
  BundleItem: ResolverTypeWrapper<Partial<Omit<BundleItem, 'options'> & { options?: Maybe<Array<Maybe<ResolversTypes['BundleItemOption']>>> }>>;
  BundleItemOption: ResolverTypeWrapper<Partial<Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>>;
  BundleOptionInput: ResolverTypeWrapper<Partial<BundleOptionInput>>;
  BundlePriceDetails: ResolverTypeWrapper<Partial<BundlePriceDetails>>;
  BundleProduct: ResolverTypeWrapper<Partial<Omit<BundleProduct, 'categories' | 'items' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, items?: Maybe<Array<Maybe<ResolversTypes['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  BundleProductCartItemInput: ResolverTypeWrapper<Partial<BundleProductCartItemInput>>;
  BundleProductDetail: ResolverTypeWrapper<Partial<BundleProductDetail>>;
  CancelOrderError: ResolverTypeWrapper<Partial<CancelOrderError>>;
  CancelOrderErrorCode: ResolverTypeWrapper<Partial<CancelOrderErrorCode>>;
  CancelOrderInput: ResolverTypeWrapper<Partial<CancelOrderInput>>;
  CancelOrderOutput: ResolverTypeWrapper<Partial<Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  CancellationReason: ResolverTypeWrapper<Partial<CancellationReason>>;
  Cart: ResolverTypeWrapper<CartParent>;
  CartAddressCountry: ResolverTypeWrapper<Partial<CartAddressCountry>>;
  CartAddressInput: ResolverTypeWrapper<Partial<CartAddressInput>>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  CartAddressRegion: ResolverTypeWrapper<Partial<CartAddressRegion>>;
  CartBlocker: ResolverTypeWrapper<Partial<CartBlocker>>;
  CartDay: ResolverTypeWrapper<Partial<CartDay>>;
  CartDayBadge: ResolverTypeWrapper<Partial<CartDayBadge>>;
  CartDayLine: ResolverTypeWrapper<Partial<CartDayLine>>;
  CartDays: ResolverTypeWrapper<Partial<CartDays>>;
  CartFields: ResolverTypeWrapper<Partial<CartFields>>;
  CartFilling: ResolverTypeWrapper<Partial<Omit<CartFilling, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  CartGoing: ResolverTypeWrapper<Partial<CartGoing>>;
  CartItemError: ResolverTypeWrapper<Partial<CartItemError>>;
  CartItemErrorType: ResolverTypeWrapper<Partial<CartItemErrorType>>;
  CartItemInput: ResolverTypeWrapper<Partial<CartItemInput>>;
  CartItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemInterface']>;
  CartItemPriceDetails: ResolverTypeWrapper<Partial<CartItemPriceDetails>>;
  CartItemPrices: ResolverTypeWrapper<Partial<CartItemPrices>>;
  CartItemQuantity: ResolverTypeWrapper<Partial<CartItemQuantity>>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Partial<CartItemSelectedOptionValuePrice>>;
  CartItemUpdateInput: ResolverTypeWrapper<Partial<CartItemUpdateInput>>;
  CartItems: ResolverTypeWrapper<Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversTypes['CartItemInterface']>> }>>;
  CartMoveFate: ResolverTypeWrapper<Partial<CartMoveFate>>;
  CartMoveLine: ResolverTypeWrapper<Partial<Omit<CartMoveLine, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  CartMovePreview: ResolverTypeWrapper<Partial<Omit<CartMovePreview, 'lines'> & { lines: Array<ResolversTypes['CartMoveLine']> }>>;
  CartMovePromo: ResolverTypeWrapper<Partial<CartMovePromo>>;
  CartMoveTo: ResolverTypeWrapper<Partial<CartMoveTo>>;
  CartMoved: ResolverTypeWrapper<Partial<CartMoved>>;
  CartNotice: ResolverTypeWrapper<Partial<CartNotice>>;
  CartPrices: ResolverTypeWrapper<Partial<CartPrices>>;
  CartTaxItem: ResolverTypeWrapper<Partial<CartTaxItem>>;
  CartUserInputError: ResolverTypeWrapper<Partial<CartUserInputError>>;
  CartUserInputErrorType: ResolverTypeWrapper<Partial<CartUserInputErrorType>>;
  CategoryFilterInput: ResolverTypeWrapper<Partial<CategoryFilterInput>>;
  CategoryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryInterface']>;
  CategoryProducts: ResolverTypeWrapper<Partial<Omit<CategoryProducts, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  CategoryResult: ResolverTypeWrapper<Partial<Omit<CategoryResult, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>> }>>;
  CategoryTree: ResolverTypeWrapper<Partial<Omit<CategoryTree, 'breadcrumbs' | 'children' | 'products'> & { breadcrumbs?: Maybe<Array<Maybe<ResolversTypes['Breadcrumb']>>>, children?: Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, products?: Maybe<ResolversTypes['CategoryProducts']> }>>;
  Cellar: ResolverTypeWrapper<Partial<Cellar>>;
  CellarCountInput: ResolverTypeWrapper<Partial<CellarCountInput>>;
  CellarCountResult: ResolverTypeWrapper<Partial<CellarCountResult>>;
  CellarGoods: ResolverTypeWrapper<Partial<CellarGoods>>;
  CellarOther: ResolverTypeWrapper<Partial<CellarOther>>;
  CellarShelfInput: ResolverTypeWrapper<Partial<CellarShelfInput>>;
  ChangedLine: ResolverTypeWrapper<Partial<ChangedLine>>;
  CheckoutUserInputError: ResolverTypeWrapper<Partial<CheckoutUserInputError>>;
  CheckoutUserInputErrorCodes: ResolverTypeWrapper<Partial<CheckoutUserInputErrorCodes>>;
  ClearCartInput: ResolverTypeWrapper<Partial<ClearCartInput>>;
  ClearCartOutput: ResolverTypeWrapper<Partial<Omit<ClearCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ComplexTextValue: ResolverTypeWrapper<Partial<ComplexTextValue>>;
  Country: ResolverTypeWrapper<Partial<Country>>;
  CountryCodeEnum: ResolverTypeWrapper<string>;
  CreateGuestCartInput: ResolverTypeWrapper<Partial<CreateGuestCartInput>>;
  CreateGuestCartOutput: ResolverTypeWrapper<Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  CreditMemo: ResolverTypeWrapper<OrderPaperParent>;
  CreditMemoItem: ResolverTypeWrapper<Partial<Omit<CreditMemoItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  CreditMemoItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CreditMemoItemInterface']>;
  CreditMemoTotal: ResolverTypeWrapper<Partial<CreditMemoTotal>>;
  Currency: ResolverTypeWrapper<Partial<Currency>>;
  CurrencyEnum: ResolverTypeWrapper<Partial<Scalars['CurrencyEnum']['output']>>;
  Customer: ResolverTypeWrapper<Partial<Omit<Customer, 'addresses' | 'addressesV2' | 'orders' | 'wishlist' | 'wishlist_v2' | 'wishlists'> & { addresses?: Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, addressesV2?: Maybe<ResolversTypes['CustomerAddresses']>, orders?: Maybe<ResolversTypes['CustomerOrders']>, wishlist: ResolversTypes['Wishlist'], wishlist_v2?: Maybe<ResolversTypes['Wishlist']>, wishlists: Array<ResolversTypes['Wishlist']> }>>;
  CustomerAddress: ResolverTypeWrapper<Partial<Omit<CustomerAddress, 'country_code'> & { country_code?: Maybe<ResolversTypes['CountryCodeEnum']> }>>;
  CustomerAddressRegion: ResolverTypeWrapper<Partial<CustomerAddressRegion>>;
  CustomerAddresses: ResolverTypeWrapper<Partial<Omit<CustomerAddresses, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>> }>>;
  CustomerGroup: ResolverTypeWrapper<Partial<CustomerGroup>>;
  CustomerOrder: ResolverTypeWrapper<CustomerOrderParent>;
  CustomerOrderSortInput: ResolverTypeWrapper<Partial<CustomerOrderSortInput>>;
  CustomerOrderSortableField: ResolverTypeWrapper<Partial<CustomerOrderSortableField>>;
  CustomerOrders: ResolverTypeWrapper<Partial<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversTypes['CustomerOrder']>> }>>;
  CustomerOrdersFilterInput: ResolverTypeWrapper<Partial<CustomerOrdersFilterInput>>;
  CustomerOutput: ResolverTypeWrapper<Partial<Omit<CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>>;
  CustomerSettings: ResolverTypeWrapper<Partial<CustomerSettings>>;
  CustomerToken: ResolverTypeWrapper<Partial<CustomerToken>>;
  CustomerUpdateInput: ResolverTypeWrapper<Partial<CustomerUpdateInput>>;
  CustomizableOptionInput: ResolverTypeWrapper<Partial<CustomizableOptionInput>>;
  Discount: ResolverTypeWrapper<Partial<Discount>>;
  EmptiesInput: ResolverTypeWrapper<Partial<EmptiesInput>>;
  EmptiesOrder: ResolverTypeWrapper<Partial<EmptiesOrder>>;
  EmptiesPlan: ResolverTypeWrapper<Partial<EmptiesPlan>>;
  EmptiesRow: ResolverTypeWrapper<Partial<EmptiesRow>>;
  EmptiesTerms: ResolverTypeWrapper<Partial<EmptiesTerms>>;
  EnteredOptionInput: ResolverTypeWrapper<Partial<EnteredOptionInput>>;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  ExpectedLineInput: ResolverTypeWrapper<Partial<ExpectedLineInput>>;
  FastEntryBlocker: ResolverTypeWrapper<Partial<FastEntryBlocker>>;
  FastEntryNote: ResolverTypeWrapper<Partial<FastEntryNote>>;
  FastEntryOption: ResolverTypeWrapper<Partial<FastEntryOption>>;
  FastEntryOptionKind: ResolverTypeWrapper<Partial<FastEntryOptionKind>>;
  FastEntryPreview: ResolverTypeWrapper<Partial<Omit<FastEntryPreview, 'products'> & { products: Array<ResolversTypes['ProductInterface']> }>>;
  FastEntryRow: ResolverTypeWrapper<Partial<FastEntryRow>>;
  FastEntryState: ResolverTypeWrapper<Partial<FastEntryState>>;
  FilterEqualTypeInput: ResolverTypeWrapper<Partial<FilterEqualTypeInput>>;
  FilterMatchTypeEnum: ResolverTypeWrapper<Partial<FilterMatchTypeEnum>>;
  FilterMatchTypeInput: ResolverTypeWrapper<Partial<FilterMatchTypeInput>>;
  FilterRangeTypeInput: ResolverTypeWrapper<Partial<FilterRangeTypeInput>>;
  FilterStringTypeInput: ResolverTypeWrapper<Partial<FilterStringTypeInput>>;
  FlexiblePackage: ResolverTypeWrapper<Partial<FlexiblePackage>>;
  FlexiblePackageItem: ResolverTypeWrapper<Partial<FlexiblePackageItem>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  GrandTotalYourPriceDetails: ResolverTypeWrapper<Partial<GrandTotalYourPriceDetails>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  InsufficientStockError: ResolverTypeWrapper<Partial<InsufficientStockError>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  Invoice: ResolverTypeWrapper<OrderPaperParent>;
  InvoiceItem: ResolverTypeWrapper<Partial<Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceTotal: ResolverTypeWrapper<Partial<InvoiceTotal>>;
  IsEmailAvailableOutput: ResolverTypeWrapper<Partial<IsEmailAvailableOutput>>;
  KeepOrderPriceInput: ResolverTypeWrapper<Partial<KeepOrderPriceInput>>;
  KeepOrderPriceOutput: ResolverTypeWrapper<Partial<Omit<KeepOrderPriceOutput, 'order'> & { order?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  LastOrdered: ResolverTypeWrapper<Partial<LastOrdered>>;
  ListedBeer: ResolverTypeWrapper<Partial<ListedBeer>>;
  Market: ResolverTypeWrapper<Partial<Scalars['Market']['output']>>;
  MediaGalleryEntry: ResolverTypeWrapper<Partial<MediaGalleryEntry>>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  Money: ResolverTypeWrapper<Partial<Money>>;
  MoveCartInput: ResolverTypeWrapper<Partial<MoveCartInput>>;
  MoveCartOutput: ResolverTypeWrapper<Partial<Omit<MoveCartOutput, 'cart' | 'preview'> & { cart: ResolversTypes['Cart'], preview?: Maybe<ResolversTypes['CartMovePreview']> }>>;
  MultiDeposit: ResolverTypeWrapper<Partial<MultiDeposit>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<Partial<Order>>;
  OrderActionType: ResolverTypeWrapper<Partial<OrderActionType>>;
  OrderAdditionalData: ResolverTypeWrapper<Partial<OrderAdditionalData>>;
  OrderAddress: ResolverTypeWrapper<Partial<Omit<OrderAddress, 'country_code'> & { country_code?: Maybe<ResolversTypes['CountryCodeEnum']> }>>;
  OrderCustomerInfo: ResolverTypeWrapper<Partial<OrderCustomerInfo>>;
  OrderEmpties: ResolverTypeWrapper<Partial<OrderEmpties>>;
  OrderEvent: ResolverTypeWrapper<Partial<OrderEvent>>;
  OrderInProgressTexts: ResolverTypeWrapper<Partial<OrderInProgressTexts>>;
  OrderInformationInput: ResolverTypeWrapper<Partial<OrderInformationInput>>;
  OrderItem: ResolverTypeWrapper<OrderItemParent>;
  OrderItemBundle: ResolverTypeWrapper<Partial<OrderItemBundle>>;
  OrderItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderItemInterface']>;
  OrderItemPrices: ResolverTypeWrapper<Partial<OrderItemPrices>>;
  OrderOverrideInput: ResolverTypeWrapper<Partial<OrderOverrideInput>>;
  OrderPaymentMethod: ResolverTypeWrapper<Partial<OrderPaymentMethod>>;
  OrderShipment: ResolverTypeWrapper<OrderShipmentParent>;
  OrderTokenInput: ResolverTypeWrapper<Partial<OrderTokenInput>>;
  OrderTotal: ResolverTypeWrapper<Partial<OrderTotal>>;
  OutletDetails: ResolverTypeWrapper<Partial<OutletDetails>>;
  PayerDetails: ResolverTypeWrapper<Partial<PayerDetails>>;
  PaymentMethodInput: ResolverTypeWrapper<Partial<PaymentMethodInput>>;
  PlaceOrderError: ResolverTypeWrapper<Partial<PlaceOrderError>>;
  PlaceOrderErrorCodes: ResolverTypeWrapper<Partial<PlaceOrderErrorCodes>>;
  PlaceOrderInput: ResolverTypeWrapper<Partial<PlaceOrderInput>>;
  PlaceOrderOutput: ResolverTypeWrapper<Partial<Omit<PlaceOrderOutput, 'empties_order' | 'orderV2'> & { empties_order?: Maybe<ResolversTypes['CustomerOrder']>, orderV2?: Maybe<ResolversTypes['CustomerOrder']> }>>;
  PortalConfig: ResolverTypeWrapper<Partial<PortalConfig>>;
  PortalHolidays: ResolverTypeWrapper<Partial<PortalHolidays>>;
  PreviousOrder: ResolverTypeWrapper<Partial<PreviousOrder>>;
  PreviousOrderItem: ResolverTypeWrapper<Partial<PreviousOrderItem>>;
  Price: ResolverTypeWrapper<Partial<Price>>;
  PriceDetails: ResolverTypeWrapper<Partial<PriceDetails>>;
  PriceRange: ResolverTypeWrapper<Partial<PriceRange>>;
  PriceTypeEnum: ResolverTypeWrapper<Partial<PriceTypeEnum>>;
  PriceViewEnum: ResolverTypeWrapper<Partial<PriceViewEnum>>;
  ProductAttributeFilterInput: ResolverTypeWrapper<Partial<ProductAttributeFilterInput>>;
  ProductAttributeSortInput: ResolverTypeWrapper<Partial<ProductAttributeSortInput>>;
  ProductAvailablePackaging: ResolverTypeWrapper<Partial<Omit<ProductAvailablePackaging, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>>;
  ProductDiscount: ResolverTypeWrapper<Partial<ProductDiscount>>;
  ProductImage: ResolverTypeWrapper<Partial<ProductImage>>;
  ProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductInterface']>;
  ProductPrice: ResolverTypeWrapper<Partial<ProductPrice>>;
  ProductPrices: ResolverTypeWrapper<Partial<ProductPrices>>;
  ProductStockStatus: ResolverTypeWrapper<Partial<ProductStockStatus>>;
  Products: ResolverTypeWrapper<Partial<Omit<Products, 'bundles' | 'categoryFilter' | 'items'> & { bundles?: Maybe<Array<ResolversTypes['ProductInterface']>>, categoryFilter?: Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  ProgressBarData: ResolverTypeWrapper<Partial<ProgressBarData>>;
  PromoLeaflet: ResolverTypeWrapper<Partial<PromoLeaflet>>;
  PromoPriceLeaflet: ResolverTypeWrapper<Partial<PromoPriceLeaflet>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteItemsSortInput: ResolverTypeWrapper<Partial<QuoteItemsSortInput>>;
  ReOrderSavedOrderInput: ResolverTypeWrapper<Partial<ReOrderSavedOrderInput>>;
  ReOrderSavedOrderOutput: ResolverTypeWrapper<Partial<Omit<ReOrderSavedOrderOutput, 'cart' | 'replaced'> & { cart: ResolversTypes['Cart'], replaced?: Maybe<ResolversTypes['SavedOrder']> }>>;
  Recommendation: ResolverTypeWrapper<Partial<Omit<Recommendation, 'recItems'> & { recItems: Array<ResolversTypes['RecommendedItem']> }>>;
  RecommendedItem: ResolverTypeWrapper<Partial<Omit<RecommendedItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  RemoveItemFromCartInput: ResolverTypeWrapper<Partial<RemoveItemFromCartInput>>;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Partial<Omit<RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>>;
  RemovedCartItem: ResolverTypeWrapper<Partial<RemovedCartItem>>;
  RemovedEmpties: ResolverTypeWrapper<Partial<RemovedEmpties>>;
  ReorderFailedItem: ResolverTypeWrapper<Partial<ReorderFailedItem>>;
  ReorderItems: ResolverTypeWrapper<Partial<ReorderItems>>;
  ReorderItemsOutput: ResolverTypeWrapper<Partial<Omit<ReorderItemsOutput, 'cart' | 'replaced'> & { cart: ResolversTypes['Cart'], replaced?: Maybe<ResolversTypes['SavedOrder']> }>>;
  ReorderPart: ResolverTypeWrapper<Partial<ReorderPart>>;
  ReorderReplacementInput: ResolverTypeWrapper<Partial<ReorderReplacementInput>>;
  ReorderState: ResolverTypeWrapper<Partial<ReorderState>>;
  ReorderTarget: ResolverTypeWrapper<Partial<ReorderTarget>>;
  ReplacementOrder: ResolverTypeWrapper<Partial<ReplacementOrder>>;
  RestoreCartLinesInput: ResolverTypeWrapper<Partial<RestoreCartLinesInput>>;
  RestoreCartLinesOutput: ResolverTypeWrapper<Partial<Omit<RestoreCartLinesOutput, 'cart' | 'changed_items' | 'user_errors'> & { cart: ResolversTypes['Cart'], changed_items?: Maybe<Array<ResolversTypes['CartItemInterface']>>, user_errors: Array<ResolversTypes['Error']> }>>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Partial<RevokeCustomerTokenOutput>>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  Saleability: ResolverTypeWrapper<Partial<Saleability>>;
  SalesCommentItem: ResolverTypeWrapper<Partial<SalesCommentItem>>;
  SaveCustomerOrderNumberOutput: ResolverTypeWrapper<Partial<Omit<SaveCustomerOrderNumberOutput, 'cart' | 'saved_order'> & { cart?: Maybe<ResolversTypes['Cart']>, saved_order?: Maybe<ResolversTypes['SavedOrder']> }>>;
  SavedOrder: ResolverTypeWrapper<SavedOrderParent>;
  SavedOrderItem: ResolverTypeWrapper<SavedOrderItemParent>;
  SavedOrderOutput: ResolverTypeWrapper<Partial<Omit<SavedOrderOutput, 'saved_order'> & { saved_order: ResolversTypes['SavedOrder'] }>>;
  SavedOrderPreview: ResolverTypeWrapper<Partial<Omit<SavedOrderPreview, 'items'> & { items: Array<ResolversTypes['SavedOrderPreviewItem']> }>>;
  SavedOrderPreviewItem: ResolverTypeWrapper<SavedOrderPreviewItemParent>;
  SavedOrderSortInput: ResolverTypeWrapper<Partial<SavedOrderSortInput>>;
  SavedOrderSortableField: ResolverTypeWrapper<Partial<SavedOrderSortableField>>;
  SavedOrders: ResolverTypeWrapper<Partial<Omit<SavedOrders, 'items'> & { items: Array<Maybe<ResolversTypes['SavedOrder']>> }>>;
  SavedOrdersFilterInput: ResolverTypeWrapper<Partial<SavedOrdersFilterInput>>;
  ScopeTypeEnum: ResolverTypeWrapper<Partial<ScopeTypeEnum>>;
  SearchGroup: ResolverTypeWrapper<Partial<SearchGroup>>;
  SearchHit: ResolverTypeWrapper<Partial<SearchHit>>;
  SearchKind: ResolverTypeWrapper<Partial<SearchKind>>;
  SearchMatch: ResolverTypeWrapper<Partial<SearchMatch>>;
  SearchResultPageInfo: ResolverTypeWrapper<Partial<SearchResultPageInfo>>;
  SearchSuggestion: ResolverTypeWrapper<Partial<SearchSuggestion>>;
  SelectedBundleOption: ResolverTypeWrapper<Partial<SelectedBundleOption>>;
  SelectedBundleOptionValue: ResolverTypeWrapper<Partial<SelectedBundleOptionValue>>;
  SelectedCustomizableOption: ResolverTypeWrapper<Partial<SelectedCustomizableOption>>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Partial<SelectedCustomizableOptionValue>>;
  SelectedPaymentMethod: ResolverTypeWrapper<Partial<SelectedPaymentMethod>>;
  SelectedShippingMethod: ResolverTypeWrapper<Partial<SelectedShippingMethod>>;
  SendCellarCountsInput: ResolverTypeWrapper<Partial<SendCellarCountsInput>>;
  SendCellarCountsOutput: ResolverTypeWrapper<Partial<Omit<SendCellarCountsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetAside: ResolverTypeWrapper<Partial<Omit<SetAside, 'items'> & { items: Array<ResolversTypes['SetAsideItem']> }>>;
  SetAsideInput: ResolverTypeWrapper<Partial<SetAsideInput>>;
  SetAsideItem: ResolverTypeWrapper<Partial<Omit<SetAsideItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  SetAsideOutput: ResolverTypeWrapper<Partial<Omit<SetAsideOutput, 'cart' | 'set_aside' | 'user_errors'> & { cart: ResolversTypes['Cart'], set_aside: ResolversTypes['SetAside'], user_errors: Array<ResolversTypes['Error']> }>>;
  SetBillingAddressOnCartInput: ResolverTypeWrapper<Partial<SetBillingAddressOnCartInput>>;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetCartEmptiesInput: ResolverTypeWrapper<Partial<SetCartEmptiesInput>>;
  SetCartEmptiesOutput: ResolverTypeWrapper<Partial<Omit<SetCartEmptiesOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<ResolversTypes['Error']> }>>;
  SetCartNotesInput: ResolverTypeWrapper<Partial<SetCartNotesInput>>;
  SetCartNotesOutput: ResolverTypeWrapper<Partial<Omit<SetCartNotesOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetGuestEmailOnCartInput: ResolverTypeWrapper<Partial<SetGuestEmailOnCartInput>>;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetPaymentMethodOnCartInput: ResolverTypeWrapper<Partial<SetPaymentMethodOnCartInput>>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingAddressesOnCartInput: ResolverTypeWrapper<Partial<SetShippingAddressesOnCartInput>>;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingMethodsOnCartInput: ResolverTypeWrapper<Partial<SetShippingMethodsOnCartInput>>;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetTransportTypeOutput: ResolverTypeWrapper<Partial<Omit<SetTransportTypeOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>>;
  ShipBundleItemsEnum: ResolverTypeWrapper<Partial<ShipBundleItemsEnum>>;
  ShipTo: ResolverTypeWrapper<Partial<ShipTo>>;
  ShipToCapacityRule: ResolverTypeWrapper<Partial<ShipToCapacityRule>>;
  ShipToRecord: ResolverTypeWrapper<Partial<ShipToRecord>>;
  ShipmentItem: ResolverTypeWrapper<Partial<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentTracking: ResolverTypeWrapper<Partial<ShipmentTracking>>;
  ShippingAddressInput: ResolverTypeWrapper<Partial<ShippingAddressInput>>;
  ShippingCartAddress: ResolverTypeWrapper<ShippingCartAddressParent>;
  ShippingHandling: ResolverTypeWrapper<Partial<ShippingHandling>>;
  ShippingMethodInput: ResolverTypeWrapper<Partial<ShippingMethodInput>>;
  SimpleCartItem: ResolverTypeWrapper<CartItemParent>;
  SimpleProduct: ResolverTypeWrapper<Partial<Omit<SimpleProduct, 'categories' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>>;
  SimpleProductCartItemInput: ResolverTypeWrapper<Partial<SimpleProductCartItemInput>>;
  SimpleWishlistItem: ResolverTypeWrapper<WishlistItemParent>;
  SortEnum: ResolverTypeWrapper<Partial<SortEnum>>;
  SortField: ResolverTypeWrapper<Partial<SortField>>;
  SortFields: ResolverTypeWrapper<Partial<SortFields>>;
  SortQuoteItemsEnum: ResolverTypeWrapper<Partial<SortQuoteItemsEnum>>;
  StoreConfig: ResolverTypeWrapper<Partial<StoreConfig>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  SuggestedCart: ResolverTypeWrapper<Partial<Omit<SuggestedCart, 'standard' | 'truck'> & { standard?: Maybe<ResolversTypes['SuggestedVariant']>, truck?: Maybe<ResolversTypes['SuggestedVariant']> }>>;
  SuggestedProduct: ResolverTypeWrapper<Partial<Omit<SuggestedProduct, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  SuggestedVariant: ResolverTypeWrapper<Partial<Omit<SuggestedVariant, 'products'> & { products: Array<ResolversTypes['SuggestedProduct']> }>>;
  SuggestionParam: ResolverTypeWrapper<Partial<SuggestionParam>>;
  SuggestionReason: ResolverTypeWrapper<Partial<SuggestionReason>>;
  TaxItem: ResolverTypeWrapper<Partial<TaxItem>>;
  TierPrice: ResolverTypeWrapper<Partial<TierPrice>>;
  UndoMoveCartInput: ResolverTypeWrapper<Partial<UndoMoveCartInput>>;
  UndoOrderApartInput: ResolverTypeWrapper<Partial<UndoOrderApartInput>>;
  UpdateCartItemsInput: ResolverTypeWrapper<Partial<UpdateCartItemsInput>>;
  UpdateCartItemsOutput: ResolverTypeWrapper<Partial<Omit<UpdateCartItemsOutput, 'cart' | 'changed_items'> & { cart: ResolversTypes['Cart'], changed_items?: Maybe<Array<ResolversTypes['CartItemInterface']>> }>>;
  UpdatePricesOutput: ResolverTypeWrapper<Partial<Omit<UpdatePricesOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Partial<Omit<UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>>;
  UpdatedPrice: ResolverTypeWrapper<Partial<UpdatedPrice>>;
  UrlRewrite: ResolverTypeWrapper<Partial<UrlRewrite>>;
  UrlRewriteEntityTypeEnum: ResolverTypeWrapper<Partial<UrlRewriteEntityTypeEnum>>;
  UsualProduct: ResolverTypeWrapper<Partial<UsualProduct>>;
  VatLine: ResolverTypeWrapper<Partial<VatLine>>;
  WishListUserInputError: ResolverTypeWrapper<Partial<WishListUserInputError>>;
  WishListUserInputErrorType: ResolverTypeWrapper<Partial<WishListUserInputErrorType>>;
  Wishlist: ResolverTypeWrapper<WishlistParent>;
  WishlistItem: ResolverTypeWrapper<OlderWishlistItemParent>;
  WishlistItemInput: ResolverTypeWrapper<Partial<WishlistItemInput>>;
  WishlistItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WishlistItemInterface']>;
  WishlistItemUpdateInput: ResolverTypeWrapper<Partial<WishlistItemUpdateInput>>;
  WishlistItems: ResolverTypeWrapper<WishlistItemsParent>;
  WishlistOutput: ResolverTypeWrapper<Partial<Omit<WishlistOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>> }>>;
  WishlistVisibilityEnum: ResolverTypeWrapper<Partial<WishlistVisibilityEnum>>;
  createEmptyCartInput: ResolverTypeWrapper<Partial<CreateEmptyCartInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddBundleProductsToCartInput: Partial<AddBundleProductsToCartInput>;
  AddBundleProductsToCartOutput: Partial<Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddProductsToCartOutput: Partial<Omit<AddProductsToCartOutput, 'cart' | 'changed_items' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], changed_items?: Maybe<Array<ResolversParentTypes['CartItemInterface']>>, user_errors: Array<ResolversParentTypes['Error']> }>;
  AddProductsToWishlistOutput: Partial<Omit<AddProductsToWishlistOutput, 'added_items' | 'wishlist'> & { added_items?: Maybe<Array<ResolversParentTypes['WishlistItemInterface']>>, wishlist: ResolversParentTypes['Wishlist'] }>;
  AddSaveOrderForLaterInput: Partial<AddSaveOrderForLaterInput>;
  AddSaveOrderForLaterOutput: Partial<Omit<AddSaveOrderForLaterOutput, 'cart' | 'saved_order'> & { cart: ResolversParentTypes['Cart'], saved_order?: Maybe<ResolversParentTypes['SavedOrder']> }>;
  AddSimpleProductsToCartInput: Partial<AddSimpleProductsToCartInput>;
  AddSimpleProductsToCartOutput: Partial<Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  Aggregation: Partial<Aggregation>;
  AggregationOption: Partial<AggregationOption>;
  AggregationsCategoryFilterInput: Partial<AggregationsCategoryFilterInput>;
  AggregationsFilterInput: Partial<AggregationsFilterInput>;
  AgreedPrice: Partial<AgreedPrice>;
  AppliedCoupon: Partial<AppliedCoupon>;
  AttributeInputSelectedOption: Partial<AttributeInputSelectedOption>;
  AttributeValueInput: Partial<AttributeValueInput>;
  AvailablePaymentMethod: Partial<AvailablePaymentMethod>;
  AvailableShippingMethod: Partial<AvailableShippingMethod>;
  BillingAddressInput: Partial<BillingAddressInput>;
  BillingCartAddress: Partial<BillingCartAddress>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Breadcrumb: Partial<Breadcrumb>;
  BundleCartItem: CartItemParent;
  BundleFields: Partial<BundleFields>;
  BundleItem: Partial<Omit<BundleItem, 'options'> & { options?: Maybe<Array<Maybe<ResolversParentTypes['BundleItemOption']>>> }>;
  BundleItemOption: Partial<Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> }>;
  BundleOptionInput: Partial<BundleOptionInput>;
  BundlePriceDetails: Partial<BundlePriceDetails>;
  BundleProduct: Partial<Omit<BundleProduct, 'categories' | 'items' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['BundleItem']>>>, media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  BundleProductCartItemInput: Partial<BundleProductCartItemInput>;
  BundleProductDetail: Partial<BundleProductDetail>;
  CancelOrderError: Partial<CancelOrderError>;
  CancelOrderInput: Partial<CancelOrderInput>;
  CancelOrderOutput: Partial<Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  CancellationReason: Partial<CancellationReason>;
  Cart: CartParent;
  CartAddressCountry: Partial<CartAddressCountry>;
  CartAddressInput: Partial<CartAddressInput>;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  CartAddressRegion: Partial<CartAddressRegion>;
  CartBlocker: Partial<CartBlocker>;
  CartDay: Partial<CartDay>;
  CartDayLine: Partial<CartDayLine>;
  CartDays: Partial<CartDays>;
  CartFields: Partial<CartFields>;
  CartFilling: Partial<Omit<CartFilling, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  CartGoing: Partial<CartGoing>;
  CartItemError: Partial<CartItemError>;
  CartItemInput: Partial<CartItemInput>;
  CartItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartItemInterface'];
  CartItemPriceDetails: Partial<CartItemPriceDetails>;
  CartItemPrices: Partial<CartItemPrices>;
  CartItemQuantity: Partial<CartItemQuantity>;
  CartItemSelectedOptionValuePrice: Partial<CartItemSelectedOptionValuePrice>;
  CartItemUpdateInput: Partial<CartItemUpdateInput>;
  CartItems: Partial<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['CartItemInterface']>> }>;
  CartMoveLine: Partial<Omit<CartMoveLine, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  CartMovePreview: Partial<Omit<CartMovePreview, 'lines'> & { lines: Array<ResolversParentTypes['CartMoveLine']> }>;
  CartMovePromo: Partial<CartMovePromo>;
  CartMoveTo: Partial<CartMoveTo>;
  CartMoved: Partial<CartMoved>;
  CartNotice: Partial<CartNotice>;
  CartPrices: Partial<CartPrices>;
  CartTaxItem: Partial<CartTaxItem>;
  CartUserInputError: Partial<CartUserInputError>;
  CategoryFilterInput: Partial<CategoryFilterInput>;
  CategoryInterface: ResolversInterfaceTypes<ResolversParentTypes>['CategoryInterface'];
  CategoryProducts: Partial<Omit<CategoryProducts, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  CategoryResult: Partial<Omit<CategoryResult, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CategoryTree']>>> }>;
  CategoryTree: Partial<Omit<CategoryTree, 'breadcrumbs' | 'children' | 'products'> & { breadcrumbs?: Maybe<Array<Maybe<ResolversParentTypes['Breadcrumb']>>>, children?: Maybe<Array<Maybe<ResolversParentTypes['CategoryTree']>>>, products?: Maybe<ResolversParentTypes['CategoryProducts']> }>;
  Cellar: Partial<Cellar>;
  CellarCountInput: Partial<CellarCountInput>;
  CellarCountResult: Partial<CellarCountResult>;
  CellarGoods: Partial<CellarGoods>;
  CellarOther: Partial<CellarOther>;
  CellarShelfInput: Partial<CellarShelfInput>;
  ChangedLine: Partial<ChangedLine>;
  CheckoutUserInputError: Partial<CheckoutUserInputError>;
  ClearCartInput: Partial<ClearCartInput>;
  ClearCartOutput: Partial<Omit<ClearCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ComplexTextValue: Partial<ComplexTextValue>;
  Country: Partial<Country>;
  CreateGuestCartInput: Partial<CreateGuestCartInput>;
  CreateGuestCartOutput: Partial<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  CreditMemo: OrderPaperParent;
  CreditMemoItem: Partial<Omit<CreditMemoItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  CreditMemoItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CreditMemoItemInterface'];
  CreditMemoTotal: Partial<CreditMemoTotal>;
  Currency: Partial<Currency>;
  CurrencyEnum: Partial<Scalars['CurrencyEnum']['output']>;
  Customer: Partial<Omit<Customer, 'addresses' | 'addressesV2' | 'orders' | 'wishlist' | 'wishlist_v2' | 'wishlists'> & { addresses?: Maybe<Array<Maybe<ResolversParentTypes['CustomerAddress']>>>, addressesV2?: Maybe<ResolversParentTypes['CustomerAddresses']>, orders?: Maybe<ResolversParentTypes['CustomerOrders']>, wishlist: ResolversParentTypes['Wishlist'], wishlist_v2?: Maybe<ResolversParentTypes['Wishlist']>, wishlists: Array<ResolversParentTypes['Wishlist']> }>;
  CustomerAddress: Partial<CustomerAddress>;
  CustomerAddressRegion: Partial<CustomerAddressRegion>;
  CustomerAddresses: Partial<Omit<CustomerAddresses, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CustomerAddress']>>> }>;
  CustomerGroup: Partial<CustomerGroup>;
  CustomerOrder: CustomerOrderParent;
  CustomerOrderSortInput: Partial<CustomerOrderSortInput>;
  CustomerOrders: Partial<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomerOrder']>> }>;
  CustomerOrdersFilterInput: Partial<CustomerOrdersFilterInput>;
  CustomerOutput: Partial<Omit<CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] }>;
  CustomerSettings: Partial<CustomerSettings>;
  CustomerToken: Partial<CustomerToken>;
  CustomerUpdateInput: Partial<CustomerUpdateInput>;
  CustomizableOptionInput: Partial<CustomizableOptionInput>;
  Discount: Partial<Discount>;
  EmptiesInput: Partial<EmptiesInput>;
  EmptiesOrder: Partial<EmptiesOrder>;
  EmptiesPlan: Partial<EmptiesPlan>;
  EmptiesRow: Partial<EmptiesRow>;
  EmptiesTerms: Partial<EmptiesTerms>;
  EnteredOptionInput: Partial<EnteredOptionInput>;
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  ExpectedLineInput: Partial<ExpectedLineInput>;
  FastEntryBlocker: Partial<FastEntryBlocker>;
  FastEntryNote: Partial<FastEntryNote>;
  FastEntryOption: Partial<FastEntryOption>;
  FastEntryPreview: Partial<Omit<FastEntryPreview, 'products'> & { products: Array<ResolversParentTypes['ProductInterface']> }>;
  FastEntryRow: Partial<FastEntryRow>;
  FilterEqualTypeInput: Partial<FilterEqualTypeInput>;
  FilterMatchTypeInput: Partial<FilterMatchTypeInput>;
  FilterRangeTypeInput: Partial<FilterRangeTypeInput>;
  FilterStringTypeInput: Partial<FilterStringTypeInput>;
  FlexiblePackage: Partial<FlexiblePackage>;
  FlexiblePackageItem: Partial<FlexiblePackageItem>;
  Float: Partial<Scalars['Float']['output']>;
  GrandTotalYourPriceDetails: Partial<GrandTotalYourPriceDetails>;
  ID: Partial<Scalars['ID']['output']>;
  InsufficientStockError: Partial<InsufficientStockError>;
  Int: Partial<Scalars['Int']['output']>;
  Invoice: OrderPaperParent;
  InvoiceItem: Partial<Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceTotal: Partial<InvoiceTotal>;
  IsEmailAvailableOutput: Partial<IsEmailAvailableOutput>;
  KeepOrderPriceInput: Partial<KeepOrderPriceInput>;
  KeepOrderPriceOutput: Partial<Omit<KeepOrderPriceOutput, 'order'> & { order?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  LastOrdered: Partial<LastOrdered>;
  ListedBeer: Partial<ListedBeer>;
  Market: Partial<Scalars['Market']['output']>;
  MediaGalleryEntry: Partial<MediaGalleryEntry>;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  Money: Partial<Money>;
  MoveCartInput: Partial<MoveCartInput>;
  MoveCartOutput: Partial<Omit<MoveCartOutput, 'cart' | 'preview'> & { cart: ResolversParentTypes['Cart'], preview?: Maybe<ResolversParentTypes['CartMovePreview']> }>;
  MultiDeposit: Partial<MultiDeposit>;
  Mutation: Record<PropertyKey, never>;
  Order: Partial<Order>;
  OrderAdditionalData: Partial<OrderAdditionalData>;
  OrderAddress: Partial<OrderAddress>;
  OrderCustomerInfo: Partial<OrderCustomerInfo>;
  OrderEmpties: Partial<OrderEmpties>;
  OrderEvent: Partial<OrderEvent>;
  OrderInProgressTexts: Partial<OrderInProgressTexts>;
  OrderInformationInput: Partial<OrderInformationInput>;
  OrderItem: OrderItemParent;
  OrderItemBundle: Partial<OrderItemBundle>;
  OrderItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['OrderItemInterface'];
  OrderItemPrices: Partial<OrderItemPrices>;
  OrderOverrideInput: Partial<OrderOverrideInput>;
  OrderPaymentMethod: Partial<OrderPaymentMethod>;
  OrderShipment: OrderShipmentParent;
  OrderTokenInput: Partial<OrderTokenInput>;
  OrderTotal: Partial<OrderTotal>;
  OutletDetails: Partial<OutletDetails>;
  PayerDetails: Partial<PayerDetails>;
  PaymentMethodInput: Partial<PaymentMethodInput>;
  PlaceOrderError: Partial<PlaceOrderError>;
  PlaceOrderInput: Partial<PlaceOrderInput>;
  PlaceOrderOutput: Partial<Omit<PlaceOrderOutput, 'empties_order' | 'orderV2'> & { empties_order?: Maybe<ResolversParentTypes['CustomerOrder']>, orderV2?: Maybe<ResolversParentTypes['CustomerOrder']> }>;
  PortalConfig: Partial<PortalConfig>;
  PortalHolidays: Partial<PortalHolidays>;
  PreviousOrder: Partial<PreviousOrder>;
  PreviousOrderItem: Partial<PreviousOrderItem>;
  Price: Partial<Price>;
  PriceDetails: Partial<PriceDetails>;
  PriceRange: Partial<PriceRange>;
  ProductAttributeFilterInput: Partial<ProductAttributeFilterInput>;
  ProductAttributeSortInput: Partial<ProductAttributeSortInput>;
  ProductAvailablePackaging: Partial<Omit<ProductAvailablePackaging, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> }>;
  ProductDiscount: Partial<ProductDiscount>;
  ProductImage: Partial<ProductImage>;
  ProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductInterface'];
  ProductPrice: Partial<ProductPrice>;
  ProductPrices: Partial<ProductPrices>;
  Products: Partial<Omit<Products, 'bundles' | 'categoryFilter' | 'items'> & { bundles?: Maybe<Array<ResolversParentTypes['ProductInterface']>>, categoryFilter?: Maybe<Array<Maybe<ResolversParentTypes['CategoryTree']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  ProgressBarData: Partial<ProgressBarData>;
  PromoLeaflet: Partial<PromoLeaflet>;
  PromoPriceLeaflet: Partial<PromoPriceLeaflet>;
  Query: Record<PropertyKey, never>;
  QuoteItemsSortInput: Partial<QuoteItemsSortInput>;
  ReOrderSavedOrderInput: Partial<ReOrderSavedOrderInput>;
  ReOrderSavedOrderOutput: Partial<Omit<ReOrderSavedOrderOutput, 'cart' | 'replaced'> & { cart: ResolversParentTypes['Cart'], replaced?: Maybe<ResolversParentTypes['SavedOrder']> }>;
  Recommendation: Partial<Omit<Recommendation, 'recItems'> & { recItems: Array<ResolversParentTypes['RecommendedItem']> }>;
  RecommendedItem: Partial<Omit<RecommendedItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  RemoveItemFromCartInput: Partial<RemoveItemFromCartInput>;
  RemoveItemFromCartOutput: Partial<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveProductsFromWishlistOutput: Partial<Omit<RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] }>;
  RemovedCartItem: Partial<RemovedCartItem>;
  RemovedEmpties: Partial<RemovedEmpties>;
  ReorderFailedItem: Partial<ReorderFailedItem>;
  ReorderItemsOutput: Partial<Omit<ReorderItemsOutput, 'cart' | 'replaced'> & { cart: ResolversParentTypes['Cart'], replaced?: Maybe<ResolversParentTypes['SavedOrder']> }>;
  ReorderReplacementInput: Partial<ReorderReplacementInput>;
  ReplacementOrder: Partial<ReplacementOrder>;
  RestoreCartLinesInput: Partial<RestoreCartLinesInput>;
  RestoreCartLinesOutput: Partial<Omit<RestoreCartLinesOutput, 'cart' | 'changed_items' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], changed_items?: Maybe<Array<ResolversParentTypes['CartItemInterface']>>, user_errors: Array<ResolversParentTypes['Error']> }>;
  RevokeCustomerTokenOutput: Partial<RevokeCustomerTokenOutput>;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  Saleability: Partial<Saleability>;
  SalesCommentItem: Partial<SalesCommentItem>;
  SaveCustomerOrderNumberOutput: Partial<Omit<SaveCustomerOrderNumberOutput, 'cart' | 'saved_order'> & { cart?: Maybe<ResolversParentTypes['Cart']>, saved_order?: Maybe<ResolversParentTypes['SavedOrder']> }>;
  SavedOrder: SavedOrderParent;
  SavedOrderItem: SavedOrderItemParent;
  SavedOrderOutput: Partial<Omit<SavedOrderOutput, 'saved_order'> & { saved_order: ResolversParentTypes['SavedOrder'] }>;
  SavedOrderPreview: Partial<Omit<SavedOrderPreview, 'items'> & { items: Array<ResolversParentTypes['SavedOrderPreviewItem']> }>;
  SavedOrderPreviewItem: SavedOrderPreviewItemParent;
  SavedOrderSortInput: Partial<SavedOrderSortInput>;
  SavedOrders: Partial<Omit<SavedOrders, 'items'> & { items: Array<Maybe<ResolversParentTypes['SavedOrder']>> }>;
  SavedOrdersFilterInput: Partial<SavedOrdersFilterInput>;
  SearchGroup: Partial<SearchGroup>;
  SearchHit: Partial<SearchHit>;
  SearchResultPageInfo: Partial<SearchResultPageInfo>;
  SearchSuggestion: Partial<SearchSuggestion>;
  SelectedBundleOption: Partial<SelectedBundleOption>;
  SelectedBundleOptionValue: Partial<SelectedBundleOptionValue>;
  SelectedCustomizableOption: Partial<SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: Partial<SelectedCustomizableOptionValue>;
  SelectedPaymentMethod: Partial<SelectedPaymentMethod>;
  SelectedShippingMethod: Partial<SelectedShippingMethod>;
  SendCellarCountsInput: Partial<SendCellarCountsInput>;
  SendCellarCountsOutput: Partial<Omit<SendCellarCountsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetAside: Partial<Omit<SetAside, 'items'> & { items: Array<ResolversParentTypes['SetAsideItem']> }>;
  SetAsideInput: Partial<SetAsideInput>;
  SetAsideItem: Partial<Omit<SetAsideItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  SetAsideOutput: Partial<Omit<SetAsideOutput, 'cart' | 'set_aside' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], set_aside: ResolversParentTypes['SetAside'], user_errors: Array<ResolversParentTypes['Error']> }>;
  SetBillingAddressOnCartInput: Partial<SetBillingAddressOnCartInput>;
  SetBillingAddressOnCartOutput: Partial<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetCartEmptiesInput: Partial<SetCartEmptiesInput>;
  SetCartEmptiesOutput: Partial<Omit<SetCartEmptiesOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<ResolversParentTypes['Error']> }>;
  SetCartNotesInput: Partial<SetCartNotesInput>;
  SetCartNotesOutput: Partial<Omit<SetCartNotesOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetGuestEmailOnCartInput: Partial<SetGuestEmailOnCartInput>;
  SetGuestEmailOnCartOutput: Partial<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetPaymentMethodOnCartInput: Partial<SetPaymentMethodOnCartInput>;
  SetPaymentMethodOnCartOutput: Partial<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingAddressesOnCartInput: Partial<SetShippingAddressesOnCartInput>;
  SetShippingAddressesOnCartOutput: Partial<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingMethodsOnCartInput: Partial<SetShippingMethodsOnCartInput>;
  SetShippingMethodsOnCartOutput: Partial<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetTransportTypeOutput: Partial<Omit<SetTransportTypeOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> }>;
  ShipTo: Partial<ShipTo>;
  ShipToCapacityRule: Partial<ShipToCapacityRule>;
  ShipToRecord: Partial<ShipToRecord>;
  ShipmentItem: Partial<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> }>;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentTracking: Partial<ShipmentTracking>;
  ShippingAddressInput: Partial<ShippingAddressInput>;
  ShippingCartAddress: ShippingCartAddressParent;
  ShippingHandling: Partial<ShippingHandling>;
  ShippingMethodInput: Partial<ShippingMethodInput>;
  SimpleCartItem: CartItemParent;
  SimpleProduct: Partial<Omit<SimpleProduct, 'categories' | 'media_gallery' | 'related_products' | 'upsell_products'> & { categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  SimpleProductCartItemInput: Partial<SimpleProductCartItemInput>;
  SimpleWishlistItem: WishlistItemParent;
  SortField: Partial<SortField>;
  SortFields: Partial<SortFields>;
  StoreConfig: Partial<StoreConfig>;
  String: Partial<Scalars['String']['output']>;
  SuggestedCart: Partial<Omit<SuggestedCart, 'standard' | 'truck'> & { standard?: Maybe<ResolversParentTypes['SuggestedVariant']>, truck?: Maybe<ResolversParentTypes['SuggestedVariant']> }>;
  SuggestedProduct: Partial<Omit<SuggestedProduct, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  SuggestedVariant: Partial<Omit<SuggestedVariant, 'products'> & { products: Array<ResolversParentTypes['SuggestedProduct']> }>;
  SuggestionParam: Partial<SuggestionParam>;
  SuggestionReason: Partial<SuggestionReason>;
  TaxItem: Partial<TaxItem>;
  TierPrice: Partial<TierPrice>;
  UndoMoveCartInput: Partial<UndoMoveCartInput>;
  UndoOrderApartInput: Partial<UndoOrderApartInput>;
  UpdateCartItemsInput: Partial<UpdateCartItemsInput>;
  UpdateCartItemsOutput: Partial<Omit<UpdateCartItemsOutput, 'cart' | 'changed_items'> & { cart: ResolversParentTypes['Cart'], changed_items?: Maybe<Array<ResolversParentTypes['CartItemInterface']>> }>;
  UpdatePricesOutput: Partial<Omit<UpdatePricesOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  UpdateProductsInWishlistOutput: Partial<Omit<UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] }>;
  UpdatedPrice: Partial<UpdatedPrice>;
  UrlRewrite: Partial<UrlRewrite>;
  UsualProduct: Partial<UsualProduct>;
  VatLine: Partial<VatLine>;
  WishListUserInputError: Partial<WishListUserInputError>;
  Wishlist: WishlistParent;
  WishlistItem: OlderWishlistItemParent;
  WishlistItemInput: Partial<WishlistItemInput>;
  WishlistItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['WishlistItemInterface'];
  WishlistItemUpdateInput: Partial<WishlistItemUpdateInput>;
  WishlistItems: WishlistItemsParent;
  WishlistOutput: Partial<Omit<WishlistOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['WishlistItem']>>> }>;
  createEmptyCartInput: Partial<CreateEmptyCartInput>;
};

export type AddBundleProductsToCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddBundleProductsToCartOutput'] = ResolversParentTypes['AddBundleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changed_items?: Resolver<Maybe<Array<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  added_items?: Resolver<Maybe<Array<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AddSaveOrderForLaterOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddSaveOrderForLaterOutput'] = ResolversParentTypes['AddSaveOrderForLaterOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved_order?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType>;
};

export type AddSimpleProductsToCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddSimpleProductsToCartOutput'] = ResolversParentTypes['AddSimpleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgreedPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgreedPrice'] = ResolversParentTypes['AgreedPrice']> = {
  bundle_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  bundle_options?: Resolver<Array<Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_layer_from_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_packages_from_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_pallet_from_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleFields'] = ResolversParentTypes['BundleFields']> = {
  limited_amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum_amt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  valid_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  can_change_quantity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BundlePriceDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundlePriceDetails'] = ResolversParentTypes['BundlePriceDetails']> = {
  base_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  age_restricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  alcohol_strength?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle_fields?: Resolver<Maybe<ResolversTypes['BundleFields']>, ParentType, ContextType>;
  bundle_price_details?: Resolver<Maybe<ResolversTypes['BundlePriceDetails']>, ParentType, ContextType>;
  bundle_product_details?: Resolver<Maybe<Array<ResolversTypes['BundleProductDetail']>>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['CartFields']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  deal_condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dynamic_price?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_sku?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  flexible_package?: Resolver<Maybe<ResolversTypes['FlexiblePackage']>, ParentType, ContextType>;
  gross_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_tank?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_unfiltered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  litres_per_box?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<ResolversTypes['MultiDeposit']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  package_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages_left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plato?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_details?: Resolver<Maybe<ResolversTypes['PriceDetails']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price_view?: Resolver<Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_special?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promo_price_leaflet?: Resolver<Maybe<ResolversTypes['PromoPriceLeaflet']>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  saleability?: Resolver<Maybe<ResolversTypes['Saleability']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ship_bundle_items?: Resolver<Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  volume_fe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_sum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_sum_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleProductDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BundleProductDetail'] = ResolversParentTypes['BundleProductDetail']> = {
  discount_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounted_unit_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounted_unit_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CancelOrderErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = {
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorV2?: Resolver<Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  agreed_prices?: Resolver<Maybe<Array<ResolversTypes['AgreedPrice']>>, ParentType, ContextType>;
  applied_coupons?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  blockers?: Resolver<Maybe<Array<ResolversTypes['CartBlocker']>>, ParentType, ContextType>;
  cart_blga?: Resolver<Maybe<Array<ResolversTypes['EmptiesRow']>>, ParentType, ContextType>;
  checked_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkout_step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerSettings?: Resolver<Maybe<ResolversTypes['CustomerSettings']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties_arr?: Resolver<Maybe<Array<ResolversTypes['EmptiesRow']>>, ParentType, ContextType>;
  empties_plan?: Resolver<Maybe<ResolversTypes['EmptiesPlan']>, ParentType, ContextType>;
  empties_terms?: Resolver<Maybe<ResolversTypes['EmptiesTerms']>, ParentType, ContextType>;
  grand_total_your_price_details?: Resolver<Maybe<ResolversTypes['GrandTotalYourPriceDetails']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<CartItemsV2Args, 'currentPage' | 'pageSize'>>;
  market?: Resolver<Maybe<ResolversTypes['Market']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notices?: Resolver<Maybe<Array<ResolversTypes['CartNotice']>>, ParentType, ContextType>;
  order_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outlet_details?: Resolver<Maybe<ResolversTypes['OutletDetails']>, ParentType, ContextType>;
  payer_details?: Resolver<Maybe<ResolversTypes['PayerDetails']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  progress_bar_data?: Resolver<Maybe<ResolversTypes['ProgressBarData']>, ParentType, ContextType>;
  rules_to_override?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipmentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  total_lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType: TypeResolveFn<'BillingCartAddress' | 'ShippingCartAddress', ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartBlockerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartBlocker'] = ResolversParentTypes['CartBlocker']> = {
  cart_item_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartDay'] = ResolversParentTypes['CartDay']> = {
  badges?: Resolver<Array<ResolversTypes['CartDayBadge']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_best?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['CartBlocker']>, ParentType, ContextType>;
  may_send?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  order_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  set_aside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tells?: Resolver<Maybe<ResolversTypes['CartDayLine']>, ParentType, ContextType>;
};

export type CartDayLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartDayLine'] = ResolversParentTypes['CartDayLine']> = {
  fate?: Resolver<ResolversTypes['CartMoveFate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promo_after?: Resolver<Maybe<ResolversTypes['CartMovePromo']>, ParentType, ContextType>;
  promo_before?: Resolver<Maybe<ResolversTypes['CartMovePromo']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartDaysResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartDays'] = ResolversParentTypes['CartDays']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['CartDay']>, ParentType, ContextType>;
  net_now?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartFields'] = ResolversParentTypes['CartFields']> = {
  layer_cart?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  packaging_cart?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pallets_cart?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CartFillingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartFilling'] = ResolversParentTypes['CartFilling']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number_of_layers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pallets_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity_per_week?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartGoingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartGoing'] = ResolversParentTypes['CartGoing']> = {
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleCartItem' | 'SimpleCartItem', ParentType, ContextType>;
};

export type CartItemPriceDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemPriceDetails'] = ResolversParentTypes['CartItemPriceDetails']> = {
  base_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  deposit_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  multi_deposit_details?: Resolver<Maybe<Array<ResolversTypes['MultiDeposit']>>, ParentType, ContextType>;
  original_item_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_details?: Resolver<Maybe<ResolversTypes['CartItemPriceDetails']>, ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartItemQuantityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemQuantity'] = ResolversParentTypes['CartItemQuantity']> = {
  cart_item_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartMoveLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartMoveLine'] = ResolversParentTypes['CartMoveLine']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['CartMoveFate'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearest_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_layer_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  promo_after?: Resolver<Maybe<ResolversTypes['CartMovePromo']>, ParentType, ContextType>;
  promo_before?: Resolver<Maybe<ResolversTypes['CartMovePromo']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit_price_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit_price_before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartMovePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartMovePreview'] = ResolversParentTypes['CartMovePreview']> = {
  blockers?: Resolver<Array<ResolversTypes['CartBlocker']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  empties_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  empties_before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['CartGoing'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartMoveLine']>, ParentType, ContextType>;
  net_after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net_before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  progress_bar_data?: Resolver<ResolversTypes['ProgressBarData'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CartGoing'], ParentType, ContextType>;
};

export type CartMovePromoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartMovePromo'] = ResolversParentTypes['CartMovePromo']> = {
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valid_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartMovedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartMoved'] = ResolversParentTypes['CartMoved']> = {
  from?: Resolver<ResolversTypes['CartGoing'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartNoticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartNotice'] = ResolversParentTypes['CartNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_asked?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity_taken?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  applied_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand_total_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryProductsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryProducts'] = ResolversParentTypes['CategoryProducts']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  available_sort_by?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  children_count?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_anchor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, Partial<CategoryTreeProductsArgs>>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CellarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cellar'] = ResolversParentTypes['Cellar']> = {
  goods?: Resolver<Array<ResolversTypes['CellarGoods']>, ParentType, ContextType>;
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CellarCountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CellarCountResult'] = ResolversParentTypes['CellarCountResult']> = {
  in_cart_before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['CellarOther']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CellarGoodsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CellarGoods'] = ResolversParentTypes['CellarGoods']> = {
  counted_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  in_cellar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CellarOtherResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CellarOther'] = ResolversParentTypes['CellarOther']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedLine'] = ResolversParentTypes['ChangedLine']> = {
  now?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  seen?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClearCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClearCartOutput'] = ResolversParentTypes['ClearCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  removal_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removed_empties?: Resolver<Array<ResolversTypes['RemovedEmpties']>, ParentType, ContextType>;
  removed_items?: Resolver<Array<ResolversTypes['RemovedCartItem']>, ParentType, ContextType>;
  removed_second_order_first?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  full_name_english?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryCodeEnumResolvers = EnumResolverSignature<{ AD?: any, AE?: any, AF?: any, AG?: any, AI?: any, AL?: any, AM?: any, AN?: any, AO?: any, AQ?: any, AR?: any, AS?: any, AT?: any, AU?: any, AW?: any, AX?: any, AZ?: any, BA?: any, BB?: any, BD?: any, BE?: any, BF?: any, BG?: any, BH?: any, BI?: any, BJ?: any, BL?: any, BM?: any, BN?: any, BO?: any, BR?: any, BS?: any, BT?: any, BV?: any, BW?: any, BY?: any, BZ?: any, CA?: any, CC?: any, CD?: any, CF?: any, CG?: any, CH?: any, CI?: any, CK?: any, CL?: any, CM?: any, CN?: any, CO?: any, CR?: any, CU?: any, CV?: any, CX?: any, CY?: any, CZ?: any, DE?: any, DJ?: any, DK?: any, DM?: any, DO?: any, DZ?: any, EC?: any, EE?: any, EG?: any, EH?: any, ER?: any, ES?: any, ET?: any, FI?: any, FJ?: any, FK?: any, FM?: any, FO?: any, FR?: any, GA?: any, GB?: any, GD?: any, GE?: any, GF?: any, GG?: any, GH?: any, GI?: any, GL?: any, GM?: any, GN?: any, GP?: any, GQ?: any, GR?: any, GS?: any, GT?: any, GU?: any, GW?: any, GY?: any, HK?: any, HM?: any, HN?: any, HR?: any, HT?: any, HU?: any, ID?: any, IE?: any, IL?: any, IM?: any, IN?: any, IO?: any, IQ?: any, IR?: any, IS?: any, IT?: any, JE?: any, JM?: any, JO?: any, JP?: any, KE?: any, KG?: any, KH?: any, KI?: any, KM?: any, KN?: any, KP?: any, KR?: any, KW?: any, KY?: any, KZ?: any, LA?: any, LB?: any, LC?: any, LI?: any, LK?: any, LR?: any, LS?: any, LT?: any, LU?: any, LV?: any, LY?: any, MA?: any, MC?: any, MD?: any, ME?: any, MF?: any, MG?: any, MH?: any, MK?: any, ML?: any, MM?: any, MN?: any, MO?: any, MP?: any, MQ?: any, MR?: any, MS?: any, MT?: any, MU?: any, MV?: any, MW?: any, MX?: any, MY?: any, MZ?: any, NA?: any, NC?: any, NE?: any, NF?: any, NG?: any, NI?: any, NL?: any, NO?: any, NP?: any, NR?: any, NU?: any, NZ?: any, OM?: any, PA?: any, PE?: any, PF?: any, PG?: any, PH?: any, PK?: any, PL?: any, PM?: any, PN?: any, PS?: any, PT?: any, PW?: any, PY?: any, QA?: any, RE?: any, RO?: any, RS?: any, RU?: any, RW?: any, SA?: any, SB?: any, SC?: any, SD?: any, SE?: any, SG?: any, SH?: any, SI?: any, SJ?: any, SK?: any, SL?: any, SM?: any, SN?: any, SO?: any, SR?: any, ST?: any, SV?: any, SY?: any, SZ?: any, TC?: any, TD?: any, TF?: any, TG?: any, TH?: any, TJ?: any, TK?: any, TL?: any, TM?: any, TN?: any, TO?: any, TR?: any, TT?: any, TV?: any, TW?: any, TZ?: any, UA?: any, UG?: any, UM?: any, US?: any, UY?: any, UZ?: any, VA?: any, VC?: any, VE?: any, VG?: any, VI?: any, VN?: any, VU?: any, WF?: any, WS?: any, YE?: any, YT?: any, ZA?: any, ZM?: any, ZW?: any }, ResolversTypes['CountryCodeEnum']>;

export type CreateGuestCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CreditMemoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditMemo'] = ResolversParentTypes['CreditMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issued_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CreditMemoItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['CreditMemoTotal']>, ParentType, ContextType>;
};

export type CreditMemoItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditMemoItem'] = ResolversParentTypes['CreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditMemoItemInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditMemoItemInterface'] = ResolversParentTypes['CreditMemoItemInterface']> = {
  __resolveType: TypeResolveFn<'CreditMemoItem', ParentType, ContextType>;
};

export type CreditMemoTotalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditMemoTotal'] = ResolversParentTypes['CreditMemoTotal']> = {
  adjustment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  available_currency_codes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface CurrencyEnumScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyEnum'], any> {
  name: 'CurrencyEnum';
}

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  addressesV2?: Resolver<Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, Partial<CustomerAddressesV2Args>>;
  default_billing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['CustomerGroup']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  taxvat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlist_v2?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<CustomerWishlist_V2Args, 'id'>>;
  wishlists?: Resolver<Array<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<CustomerWishlistsArgs, 'currentPage' | 'pageSize'>>;
};

export type CustomerAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddresses'] = ResolversParentTypes['CustomerAddresses']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerGroup'] = ResolversParentTypes['CustomerGroup']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  additional_data?: Resolver<Maybe<ResolversTypes['OrderAdditionalData']>, ParentType, ContextType>;
  available_actions?: Resolver<Array<Maybe<ResolversTypes['OrderActionType']>>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit_memos?: Resolver<Array<ResolversTypes['CreditMemo']>, ParentType, ContextType>;
  customer_info?: Resolver<ResolversTypes['OrderCustomerInfo'], ParentType, ContextType>;
  delivery_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<ResolversTypes['OrderEmpties']>>, ParentType, ContextType>;
  empties_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  increment_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  is_price_kept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  main_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_status_change_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered_total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  previous_orders?: Resolver<Array<ResolversTypes['PreviousOrder']>, ParentType, ContextType>;
  price_limit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processing_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provisional_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  replacement_orders?: Resolver<Array<ResolversTypes['ReplacementOrder']>, ParentType, ContextType>;
  replaces_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeline?: Resolver<Maybe<Array<ResolversTypes['OrderEvent']>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  total_litres?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_pallets?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerSettings'] = ResolversParentTypes['CustomerSettings']> = {
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmptiesOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmptiesOrder'] = ResolversParentTypes['EmptiesOrder']> = {
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pallets?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OrderEmpties']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EmptiesPlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmptiesPlan'] = ResolversParentTypes['EmptiesPlan']> = {
  orders?: Resolver<Array<ResolversTypes['EmptiesOrder']>, ParentType, ContextType>;
  pallets_left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EmptiesRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmptiesRow'] = ResolversParentTypes['EmptiesRow']> = {
  carries_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carries_units?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_units?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  packaging_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packaging_issued?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  packaging_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packaging_volume?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  planned_return?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit_of_measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units_per_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EmptiesTermsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmptiesTerms'] = ResolversParentTypes['EmptiesTerms']> = {
  is_planned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_pallets?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  second_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  second_max_pallets?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  second_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  second_order_first?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takes_empties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type FastEntryBlockerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FastEntryBlocker'] = ResolversParentTypes['FastEntryBlocker']> = {
  actual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FastEntryNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FastEntryNote'] = ResolversParentTypes['FastEntryNote']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FastEntryOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FastEntryOption'] = ResolversParentTypes['FastEntryOption']> = {
  kind?: Resolver<ResolversTypes['FastEntryOptionKind'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FastEntryPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FastEntryPreview'] = ResolversParentTypes['FastEntryPreview']> = {
  adjusted_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bad_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  good_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  header_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order_blockers?: Resolver<Array<ResolversTypes['FastEntryBlocker']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  progress_bar_data?: Resolver<ResolversTypes['ProgressBarData'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FastEntryRow']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['GrandTotalYourPriceDetails'], ParentType, ContextType>;
};

export type FastEntryRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FastEntryRow'] = ResolversParentTypes['FastEntryRow']> = {
  error?: Resolver<Maybe<ResolversTypes['CartUserInputError']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['FastEntryNote']>, ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FastEntryOption']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FastEntryState'], ParentType, ContextType>;
};

export type FlexiblePackageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexiblePackage'] = ResolversParentTypes['FlexiblePackage']> = {
  items?: Resolver<Maybe<Array<ResolversTypes['FlexiblePackageItem']>>, ParentType, ContextType>;
  max_number_of_items_in_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_units_required?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validity_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validity_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlexiblePackageItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlexiblePackageItem'] = ResolversParentTypes['FlexiblePackageItem']> = {
  is_mandatory?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_number_orderable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min_number_orderable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrandTotalYourPriceDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrandTotalYourPriceDetails'] = ResolversParentTypes['GrandTotalYourPriceDetails']> = {
  base_price_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  deposits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grand_total_your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grand_total_your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promo_savings?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<Array<ResolversTypes['VatLine']>>, ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issued_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType: TypeResolveFn<'InvoiceItem', ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type KeepOrderPriceOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeepOrderPriceOutput'] = ResolversParentTypes['KeepOrderPriceOutput']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type LastOrderedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LastOrdered'] = ResolversParentTypes['LastOrdered']> = {
  delivery_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedBeerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListedBeer'] = ResolversParentTypes['ListedBeer']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface MarketScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Market'], any> {
  name: 'Market';
}

export type MediaGalleryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType: TypeResolveFn<'ProductImage', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MoveCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoveCartOutput'] = ResolversParentTypes['MoveCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['CartMovePreview']>, ParentType, ContextType>;
  undo_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MultiDepositResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MultiDeposit'] = ResolversParentTypes['MultiDeposit']> = {
  deposit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_units?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  packaging_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packaging_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBundleProductsToCart?: Resolver<Maybe<ResolversTypes['AddBundleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddBundleProductsToCartArgs>>;
  addProductsToCart?: Resolver<Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  addProductsToWishlist?: Resolver<Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  addSaveOrderForLater?: Resolver<Maybe<ResolversTypes['AddSaveOrderForLaterOutput']>, ParentType, ContextType, RequireFields<MutationAddSaveOrderForLaterArgs, 'input'>>;
  addSimpleProductsToCart?: Resolver<Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddSimpleProductsToCartArgs>>;
  assignCustomerToGuestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, Partial<MutationCancelOrderArgs>>;
  changeCustomerPassword?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  clearCart?: Resolver<Maybe<ResolversTypes['ClearCartOutput']>, ParentType, ContextType, RequireFields<MutationClearCartArgs, 'input'>>;
  createEmptyCart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MutationCreateEmptyCartArgs>>;
  createGuestCart?: Resolver<Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<MutationCreateGuestCartArgs>>;
  deleteSavedOrder?: Resolver<Maybe<ResolversTypes['SavedOrderOutput']>, ParentType, ContextType, RequireFields<MutationDeleteSavedOrderArgs, 'id'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  keepOrderPrice?: Resolver<Maybe<ResolversTypes['KeepOrderPriceOutput']>, ParentType, ContextType, RequireFields<MutationKeepOrderPriceArgs, 'input'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'source_cart_id'>>;
  moveCart?: Resolver<ResolversTypes['MoveCartOutput'], ParentType, ContextType, RequireFields<MutationMoveCartArgs, 'input'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationPlaceOrderArgs>>;
  reOrderSavedOrder?: Resolver<Maybe<ResolversTypes['ReOrderSavedOrderOutput']>, ParentType, ContextType, RequireFields<MutationReOrderSavedOrderArgs, 'input'>>;
  removeItemFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveItemFromCartArgs>>;
  removeProductsFromWishlist?: Resolver<Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  removeSetAside?: Resolver<ResolversTypes['SetAsideOutput'], ParentType, ContextType, RequireFields<MutationRemoveSetAsideArgs, 'input'>>;
  renameSavedOrder?: Resolver<Maybe<ResolversTypes['SavedOrderOutput']>, ParentType, ContextType, RequireFields<MutationRenameSavedOrderArgs, 'id' | 'title'>>;
  reorderItems?: Resolver<Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<MutationReorderItemsArgs, 'into' | 'items' | 'orderNumber' | 'part' | 'replacements'>>;
  requestPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'newPassword' | 'resetPasswordToken'>>;
  restoreCartLines?: Resolver<Maybe<ResolversTypes['RestoreCartLinesOutput']>, ParentType, ContextType, RequireFields<MutationRestoreCartLinesArgs, 'input'>>;
  restoreSavedOrder?: Resolver<Maybe<ResolversTypes['SavedOrderOutput']>, ParentType, ContextType, RequireFields<MutationRestoreSavedOrderArgs, 'id'>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  saveCustomerOrderNumber?: Resolver<Maybe<ResolversTypes['SaveCustomerOrderNumberOutput']>, ParentType, ContextType, RequireFields<MutationSaveCustomerOrderNumberArgs, 'customer_order_number'>>;
  sendCellarCounts?: Resolver<ResolversTypes['SendCellarCountsOutput'], ParentType, ContextType, RequireFields<MutationSendCellarCountsArgs, 'input'>>;
  setBillingAddressOnCart?: Resolver<Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<MutationSetBillingAddressOnCartArgs>>;
  setCartEmpties?: Resolver<Maybe<ResolversTypes['SetCartEmptiesOutput']>, ParentType, ContextType, RequireFields<MutationSetCartEmptiesArgs, 'input'>>;
  setCartNotes?: Resolver<Maybe<ResolversTypes['SetCartNotesOutput']>, ParentType, ContextType, RequireFields<MutationSetCartNotesArgs, 'input'>>;
  setGuestEmailOnCart?: Resolver<Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGuestEmailOnCartArgs>>;
  setPaymentMethodOnCart?: Resolver<Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingAddressesOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingMethodsOnCartArgs>>;
  setTransportType?: Resolver<Maybe<ResolversTypes['SetTransportTypeOutput']>, ParentType, ContextType, Partial<MutationSetTransportTypeArgs>>;
  takeBackSetAside?: Resolver<ResolversTypes['SetAsideOutput'], ParentType, ContextType, RequireFields<MutationTakeBackSetAsideArgs, 'input'>>;
  undoMoveCart?: Resolver<ResolversTypes['MoveCartOutput'], ParentType, ContextType, RequireFields<MutationUndoMoveCartArgs, 'input'>>;
  undoOrderApart?: Resolver<ResolversTypes['SetAsideOutput'], ParentType, ContextType, RequireFields<MutationUndoOrderApartArgs, 'input'>>;
  updateCartItems?: Resolver<Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<MutationUpdateCartItemsArgs>>;
  updateCustomerEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  updateCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'input'>>;
  updatePrices?: Resolver<Maybe<ResolversTypes['UpdatePricesOutput']>, ParentType, ContextType, RequireFields<MutationUpdatePricesArgs, 'cart_id'>>;
  updateProductsInWishlist?: Resolver<Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAdditionalDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderAdditionalData'] = ResolversParentTypes['OrderAdditionalData']> = {
  created_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_window?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empty_return?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placed_by_brewery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_empties_deposit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type_of_transport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderCustomerInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderCustomerInfo'] = ResolversParentTypes['OrderCustomerInfo']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderEmptiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderEmpties'] = ResolversParentTypes['OrderEmpties']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number_of_units?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  packaging_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packaging_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returned_units?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by_brewery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderInProgressTextsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderInProgressTexts'] = ResolversParentTypes['OrderInProgressTexts']> = {
  option1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  bundle?: Resolver<Maybe<ResolversTypes['OrderItemBundle']>, ParentType, ContextType>;
  change_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  package_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provisional_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_confirmed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_replaced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  substitutes?: Resolver<Array<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  vat_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemBundleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItemBundle'] = ResolversParentTypes['OrderItemBundle']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType: TypeResolveFn<'OrderItem', ParentType, ContextType>;
};

export type OrderItemPricesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItemPrices'] = ResolversParentTypes['OrderItemPrices']> = {
  original_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_price_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_empties_deposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OutletDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutletDetails'] = ResolversParentTypes['OutletDetails']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_window?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayerDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayerDetails'] = ResolversParentTypes['PayerDetails']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due_days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  identification_no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  changed_lines?: Resolver<Array<ResolversTypes['ChangedLine']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  empties_order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['PlaceOrderError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type PortalConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PortalConfig'] = ResolversParentTypes['PortalConfig']> = {
  added_weekdays?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  banner_rotation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holidays?: Resolver<Maybe<ResolversTypes['PortalHolidays']>, ParentType, ContextType>;
  maintenance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maintenance_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maintenance_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_in_progress?: Resolver<Maybe<ResolversTypes['OrderInProgressTexts']>, ParentType, ContextType>;
  orderableunits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tank_size_litres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PortalHolidaysResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PortalHolidays'] = ResolversParentTypes['PortalHolidays']> = {
  april?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  august?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  december?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  february?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  january?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  july?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  june?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  march?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  may?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  november?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  october?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  september?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreviousOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviousOrder'] = ResolversParentTypes['PreviousOrder']> = {
  items?: Resolver<Array<ResolversTypes['PreviousOrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviousOrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviousOrderItem'] = ResolversParentTypes['PreviousOrderItem']> = {
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_ordered?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceDetails'] = ResolversParentTypes['PriceDetails']> = {
  discount_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  main_final_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  main_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  maximum_price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
};

export type ProductAvailablePackagingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductAvailablePackaging'] = ResolversParentTypes['ProductAvailablePackaging']> = {
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  package_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  volume_fe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  srcset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'SimpleProduct', ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  maximalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  regularPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  aggregations?: Resolver<Maybe<Array<Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<ProductsAggregationsArgs>>;
  beer_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  beers?: Resolver<Maybe<Array<ResolversTypes['ListedBeer']>>, ParentType, ContextType>;
  bundle_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bundles?: Resolver<Maybe<Array<ResolversTypes['ProductInterface']>>, ParentType, ContextType>;
  categoryFilter?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  sort_fields?: Resolver<Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<Array<Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usual?: Resolver<Maybe<Array<ResolversTypes['UsualProduct']>>, ParentType, ContextType>;
};

export type ProgressBarDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProgressBarData'] = ResolversParentTypes['ProgressBarData']> = {
  iMaxLitersTank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderCash?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderPallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinLitersTank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderPallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartPalletQty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isFullTruck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sOutletDeliveryMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromoLeafletResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromoLeaflet'] = ResolversParentTypes['PromoLeaflet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  promo_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valid_from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromoPriceLeafletResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromoPriceLeaflet'] = ResolversParentTypes['PromoPriceLeaflet']> = {
  base_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  base_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  long_term_discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  long_term_discount_percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promo_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promo_price_is_inside_delivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promo_price_percentage_with_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promo_price_percentage_wo_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promo_price_valid_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promo_price_valid_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  availableStores?: Resolver<Maybe<Array<Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<QueryAvailableStoresArgs>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  cartDays?: Resolver<ResolversTypes['CartDays'], ParentType, ContextType, RequireFields<QueryCartDaysArgs, 'cart_id'>>;
  cartMove?: Resolver<ResolversTypes['CartMovePreview'], ParentType, ContextType, RequireFields<QueryCartMoveArgs, 'cart_id' | 'to'>>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'currentPage' | 'pageSize'>>;
  categoryList?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<QueryCategoryListArgs, 'currentPage' | 'pageSize'>>;
  cellar?: Resolver<ResolversTypes['Cellar'], ParentType, ContextType, RequireFields<QueryCellarArgs, 'ship_to_id'>>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountryArgs>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  fastEntryPreview?: Resolver<ResolversTypes['FastEntryPreview'], ParentType, ContextType, RequireFields<QueryFastEntryPreviewArgs, 'cart_id' | 'rows'>>;
  getCartFillings?: Resolver<Array<ResolversTypes['CartFilling']>, ParentType, ContextType, RequireFields<QueryGetCartFillingsArgs, 'cart_id'>>;
  getPortalConfig?: Resolver<Maybe<ResolversTypes['PortalConfig']>, ParentType, ContextType, Partial<QueryGetPortalConfigArgs>>;
  getProductAvaliablePackaging?: Resolver<Array<ResolversTypes['ProductAvailablePackaging']>, ParentType, ContextType, Partial<QueryGetProductAvaliablePackagingArgs>>;
  getSaveOrderDetails?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType, RequireFields<QueryGetSaveOrderDetailsArgs, 'id'>>;
  getSaveOrderForLater?: Resolver<Maybe<ResolversTypes['SavedOrders']>, ParentType, ContextType, RequireFields<QueryGetSaveOrderForLaterArgs, 'currentPage' | 'pageSize'>>;
  getSuggestedCarts?: Resolver<Array<ResolversTypes['SuggestedCart']>, ParentType, ContextType, Partial<QueryGetSuggestedCartsArgs>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderByTokenArgs, 'input'>>;
  isEmailAvailable?: Resolver<Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<QueryIsEmailAvailableArgs, 'email'>>;
  lastOrdered?: Resolver<Array<ResolversTypes['LastOrdered']>, ParentType, ContextType, RequireFields<QueryLastOrderedArgs, 'skus'>>;
  orderPreview?: Resolver<Maybe<ResolversTypes['SavedOrderPreview']>, ParentType, ContextType, RequireFields<QueryOrderPreviewArgs, 'into' | 'orderNumber' | 'part'>>;
  products?: Resolver<Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'by_beer' | 'currentPage' | 'pageSize'>>;
  promoLeaflets?: Resolver<Array<ResolversTypes['PromoLeaflet']>, ParentType, ContextType, RequireFields<QueryPromoLeafletsArgs, 'sku'>>;
  recommendItems?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType, Partial<QueryRecommendItemsArgs>>;
  savedOrderPreview?: Resolver<Maybe<ResolversTypes['SavedOrderPreview']>, ParentType, ContextType, RequireFields<QuerySavedOrderPreviewArgs, 'id' | 'into'>>;
  searchEverything?: Resolver<Array<ResolversTypes['SearchGroup']>, ParentType, ContextType, RequireFields<QuerySearchEverythingArgs, 'text'>>;
  setAside?: Resolver<ResolversTypes['SetAside'], ParentType, ContextType, RequireFields<QuerySetAsideArgs, 'cart_id'>>;
  shipTo?: Resolver<Maybe<ResolversTypes['ShipTo']>, ParentType, ContextType, RequireFields<QueryShipToArgs, 'ship_to_id'>>;
  storeConfig?: Resolver<Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistOutput']>, ParentType, ContextType>;
};

export type ReOrderSavedOrderOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReOrderSavedOrderOutput'] = ResolversParentTypes['ReOrderSavedOrderOutput']> = {
  added_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed_items?: Resolver<Array<ResolversTypes['ReorderFailedItem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType>;
  replaced_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  recItems?: Resolver<Array<ResolversTypes['RecommendedItem']>, ParentType, ContextType>;
  shipTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecommendedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecommendedItem'] = ResolversParentTypes['RecommendedItem']> = {
  Priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  removal_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type RemovedCartItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemovedCartItem'] = ResolversParentTypes['RemovedCartItem']> = {
  bundle_option_uids?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedEmptiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemovedEmpties'] = ResolversParentTypes['RemovedEmpties']> = {
  number_of_units?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  packaging_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderFailedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReorderFailedItem'] = ResolversParentTypes['ReorderFailedItem']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  added_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed_items?: Resolver<Array<ResolversTypes['ReorderFailedItem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType>;
  replaced_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userInputErrors?: Resolver<Array<Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
};

export type ReplacementOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplacementOrder'] = ResolversParentTypes['ReplacementOrder']> = {
  delivery_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestoreCartLinesOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoreCartLinesOutput'] = ResolversParentTypes['RestoreCartLinesOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changed_items?: Resolver<Maybe<Array<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'CategoryTree' | 'SimpleProduct', ParentType, ContextType>;
};

export type SaleabilityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Saleability'] = ResolversParentTypes['Saleability']> = {
  next_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveCustomerOrderNumberOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveCustomerOrderNumberOutput'] = ResolversParentTypes['SaveCustomerOrderNumberOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  customer_order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved_order?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType>;
};

export type SavedOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedOrder'] = ResolversParentTypes['SavedOrder']> = {
  bill_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliver_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SavedOrderItem']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  note_for_driver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outlet_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved_order_later?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipto_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_excluding_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type_of_transport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedOrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedOrderItem'] = ResolversParentTypes['SavedOrderItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedOrderOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedOrderOutput'] = ResolversParentTypes['SavedOrderOutput']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved_order?: Resolver<ResolversTypes['SavedOrder'], ParentType, ContextType>;
};

export type SavedOrderPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedOrderPreview'] = ResolversParentTypes['SavedOrderPreview']> = {
  addable_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocker?: Resolver<Maybe<ResolversTypes['CartBlocker']>, ParentType, ContextType>;
  cart_lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_other_ship_to?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SavedOrderPreviewItem']>, ParentType, ContextType>;
  not_addable_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedOrderPreviewItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedOrderPreviewItem'] = ResolversParentTypes['SavedOrderPreviewItem']> = {
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ReorderFailedItem']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  saved_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saved_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReorderState'], ParentType, ContextType>;
};

export type SavedOrdersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedOrders'] = ResolversParentTypes['SavedOrders']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['SavedOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['SearchMatch'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceV2?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOptionValue']>>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SendCellarCountsOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendCellarCountsOutput'] = ResolversParentTypes['SendCellarCountsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CellarCountResult']>, ParentType, ContextType>;
};

export type SetAsideResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAside'] = ResolversParentTypes['SetAside']> = {
  items?: Resolver<Array<ResolversTypes['SetAsideItem']>, ParentType, ContextType>;
  move?: Resolver<Maybe<ResolversTypes['CartMoved']>, ParentType, ContextType>;
};

export type SetAsideItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAsideItem'] = ResolversParentTypes['SetAsideItem']> = {
  can_go?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearest_day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetAsideOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAsideOutput'] = ResolversParentTypes['SetAsideOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  set_aside?: Resolver<ResolversTypes['SetAside'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetCartEmptiesOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCartEmptiesOutput'] = ResolversParentTypes['SetCartEmptiesOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['Error']>, ParentType, ContextType>;
};

export type SetCartNotesOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCartNotesOutput'] = ResolversParentTypes['SetCartNotesOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetTransportTypeOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetTransportTypeOutput'] = ResolversParentTypes['SetTransportTypeOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipToResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipTo'] = ResolversParentTypes['ShipTo']> = {
  capacityRules?: Resolver<Array<ResolversTypes['ShipToCapacityRule']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyEnum'], ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryWindow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTankEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnfilteredEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offeredMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['ShipToRecord']>, ParentType, ContextType>;
  shiptosapid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tankDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  unfilteredDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipToCapacityRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipToCapacityRule'] = ResolversParentTypes['ShipToCapacityRule']> = {
  iMaxLitersTank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderCash?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderPallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinLitersTank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderPallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipToRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipToRecord'] = ResolversParentTypes['ShipToRecord']> = {
  scheduleDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  shiptosapid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType: TypeResolveFn<'ShipmentItem', ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  available_shipping_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  cart_items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemQuantity']>>>, ParentType, ContextType>;
  cart_items_v2?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  amount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_layer_from_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_packages_from_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_pallet_from_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  age_restricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  alcohol_strength?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['CartFields']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gross_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  is_tank?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_unfiltered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  litres_per_box?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<ResolversTypes['MultiDeposit']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  package_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plato?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_special?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promo_price_leaflet?: Resolver<Maybe<ResolversTypes['PromoPriceLeaflet']>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  saleability?: Resolver<Maybe<ResolversTypes['Saleability']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  volume_fe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  in_range?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  create_account_confirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customer_access_token_lifetime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  default_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_product_prices_in_catalog?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  display_shipping_prices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enable_multiple_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grid_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_default_store?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_one_page_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  list_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum_number_of_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minicart_display?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minicart_max_items?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_cancellation_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_cancellation_reasons?: Resolver<Array<Maybe<ResolversTypes['CancellationReason']>>, ParentType, ContextType>;
  orders_invoices_credit_memos_display_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_shipping_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_reviews_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returns_enabled?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  root_category_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopping_cart_display_full_summary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_grand_total?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_shipping?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_subtotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestedCartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedCart'] = ResolversParentTypes['SuggestedCart']> = {
  blocker?: Resolver<Maybe<ResolversTypes['CartBlocker']>, ParentType, ContextType>;
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_address?: Resolver<ResolversTypes['OutletDetails'], ParentType, ContextType>;
  standard?: Resolver<Maybe<ResolversTypes['SuggestedVariant']>, ParentType, ContextType>;
  truck?: Resolver<Maybe<ResolversTypes['SuggestedVariant']>, ParentType, ContextType>;
};

export type SuggestedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedProduct'] = ResolversParentTypes['SuggestedProduct']> = {
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['SuggestionReason']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_w_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SuggestedVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedVariant'] = ResolversParentTypes['SuggestedVariant']> = {
  deliveries_counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivery_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lasts_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SuggestedProduct']>, ParentType, ContextType>;
  progress_bar_data?: Resolver<ResolversTypes['ProgressBarData'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['GrandTotalYourPriceDetails'], ParentType, ContextType>;
};

export type SuggestionParamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestionParam'] = ResolversParentTypes['SuggestionParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestionReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestionReason'] = ResolversParentTypes['SuggestionReason']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['SuggestionParam']>, ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changed_items?: Resolver<Maybe<Array<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
  removal_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdatePricesOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdatePricesOutput'] = ResolversParentTypes['UpdatePricesOutput']> = {
  can_proceed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cart_blga_arr?: Resolver<Maybe<Array<ResolversTypes['EmptiesRow']>>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date_expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties_arr?: Resolver<Maybe<Array<ResolversTypes['EmptiesRow']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minicart_status_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  next_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_items?: Resolver<Array<ResolversTypes['UpdatedPrice']>, ParentType, ContextType>;
  order_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['GrandTotalYourPriceDetails']>, ParentType, ContextType>;
};

export type UpdateProductsInWishlistOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProductsInWishlistOutput'] = ResolversParentTypes['UpdateProductsInWishlistOutput']> = {
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type UpdatedPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdatedPrice'] = ResolversParentTypes['UpdatedPrice']> = {
  list_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UsualProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UsualProduct'] = ResolversParentTypes['UsualProduct']> = {
  chance_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  every_days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last_delivery_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VatLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VatLine'] = ResolversParentTypes['VatLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WishListUserInputErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_v2?: Resolver<Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  added_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType: TypeResolveFn<'SimpleWishlistItem', ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  shipto_item_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WishlistOutputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WishlistOutput'] = ResolversParentTypes['WishlistOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  AddSaveOrderForLaterOutput?: AddSaveOrderForLaterOutputResolvers<ContextType>;
  AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  AgreedPrice?: AgreedPriceResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  BundleFields?: BundleFieldsResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  BundlePriceDetails?: BundlePriceDetailsResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleProductDetail?: BundleProductDetailResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartBlocker?: CartBlockerResolvers<ContextType>;
  CartDay?: CartDayResolvers<ContextType>;
  CartDayLine?: CartDayLineResolvers<ContextType>;
  CartDays?: CartDaysResolvers<ContextType>;
  CartFields?: CartFieldsResolvers<ContextType>;
  CartFilling?: CartFillingResolvers<ContextType>;
  CartGoing?: CartGoingResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  CartItemPriceDetails?: CartItemPriceDetailsResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemQuantity?: CartItemQuantityResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartMoveLine?: CartMoveLineResolvers<ContextType>;
  CartMovePreview?: CartMovePreviewResolvers<ContextType>;
  CartMovePromo?: CartMovePromoResolvers<ContextType>;
  CartMoved?: CartMovedResolvers<ContextType>;
  CartNotice?: CartNoticeResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryProducts?: CategoryProductsResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  Cellar?: CellarResolvers<ContextType>;
  CellarCountResult?: CellarCountResultResolvers<ContextType>;
  CellarGoods?: CellarGoodsResolvers<ContextType>;
  CellarOther?: CellarOtherResolvers<ContextType>;
  ChangedLine?: ChangedLineResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  ClearCartOutput?: ClearCartOutputResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryCodeEnum?: CountryCodeEnumResolvers;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  CreditMemo?: CreditMemoResolvers<ContextType>;
  CreditMemoItem?: CreditMemoItemResolvers<ContextType>;
  CreditMemoItemInterface?: CreditMemoItemInterfaceResolvers<ContextType>;
  CreditMemoTotal?: CreditMemoTotalResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyEnum?: GraphQLScalarType;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  CustomerAddresses?: CustomerAddressesResolvers<ContextType>;
  CustomerGroup?: CustomerGroupResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  CustomerSettings?: CustomerSettingsResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  EmptiesOrder?: EmptiesOrderResolvers<ContextType>;
  EmptiesPlan?: EmptiesPlanResolvers<ContextType>;
  EmptiesRow?: EmptiesRowResolvers<ContextType>;
  EmptiesTerms?: EmptiesTermsResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  FastEntryBlocker?: FastEntryBlockerResolvers<ContextType>;
  FastEntryNote?: FastEntryNoteResolvers<ContextType>;
  FastEntryOption?: FastEntryOptionResolvers<ContextType>;
  FastEntryPreview?: FastEntryPreviewResolvers<ContextType>;
  FastEntryRow?: FastEntryRowResolvers<ContextType>;
  FlexiblePackage?: FlexiblePackageResolvers<ContextType>;
  FlexiblePackageItem?: FlexiblePackageItemResolvers<ContextType>;
  GrandTotalYourPriceDetails?: GrandTotalYourPriceDetailsResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  KeepOrderPriceOutput?: KeepOrderPriceOutputResolvers<ContextType>;
  LastOrdered?: LastOrderedResolvers<ContextType>;
  ListedBeer?: ListedBeerResolvers<ContextType>;
  Market?: GraphQLScalarType;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoveCartOutput?: MoveCartOutputResolvers<ContextType>;
  MultiDeposit?: MultiDepositResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAdditionalData?: OrderAdditionalDataResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderCustomerInfo?: OrderCustomerInfoResolvers<ContextType>;
  OrderEmpties?: OrderEmptiesResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderInProgressTexts?: OrderInProgressTextsResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemBundle?: OrderItemBundleResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItemPrices?: OrderItemPricesResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  OutletDetails?: OutletDetailsResolvers<ContextType>;
  PayerDetails?: PayerDetailsResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  PortalConfig?: PortalConfigResolvers<ContextType>;
  PortalHolidays?: PortalHolidaysResolvers<ContextType>;
  PreviousOrder?: PreviousOrderResolvers<ContextType>;
  PreviousOrderItem?: PreviousOrderItemResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceDetails?: PriceDetailsResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductAvailablePackaging?: ProductAvailablePackagingResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  ProgressBarData?: ProgressBarDataResolvers<ContextType>;
  PromoLeaflet?: PromoLeafletResolvers<ContextType>;
  PromoPriceLeaflet?: PromoPriceLeafletResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReOrderSavedOrderOutput?: ReOrderSavedOrderOutputResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendedItem?: RecommendedItemResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  RemovedCartItem?: RemovedCartItemResolvers<ContextType>;
  RemovedEmpties?: RemovedEmptiesResolvers<ContextType>;
  ReorderFailedItem?: ReorderFailedItemResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  ReplacementOrder?: ReplacementOrderResolvers<ContextType>;
  RestoreCartLinesOutput?: RestoreCartLinesOutputResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  Saleability?: SaleabilityResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  SaveCustomerOrderNumberOutput?: SaveCustomerOrderNumberOutputResolvers<ContextType>;
  SavedOrder?: SavedOrderResolvers<ContextType>;
  SavedOrderItem?: SavedOrderItemResolvers<ContextType>;
  SavedOrderOutput?: SavedOrderOutputResolvers<ContextType>;
  SavedOrderPreview?: SavedOrderPreviewResolvers<ContextType>;
  SavedOrderPreviewItem?: SavedOrderPreviewItemResolvers<ContextType>;
  SavedOrders?: SavedOrdersResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  SendCellarCountsOutput?: SendCellarCountsOutputResolvers<ContextType>;
  SetAside?: SetAsideResolvers<ContextType>;
  SetAsideItem?: SetAsideItemResolvers<ContextType>;
  SetAsideOutput?: SetAsideOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetCartEmptiesOutput?: SetCartEmptiesOutputResolvers<ContextType>;
  SetCartNotesOutput?: SetCartNotesOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  SetTransportTypeOutput?: SetTransportTypeOutputResolvers<ContextType>;
  ShipTo?: ShipToResolvers<ContextType>;
  ShipToCapacityRule?: ShipToCapacityRuleResolvers<ContextType>;
  ShipToRecord?: ShipToRecordResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  SuggestedCart?: SuggestedCartResolvers<ContextType>;
  SuggestedProduct?: SuggestedProductResolvers<ContextType>;
  SuggestedVariant?: SuggestedVariantResolvers<ContextType>;
  SuggestionParam?: SuggestionParamResolvers<ContextType>;
  SuggestionReason?: SuggestionReasonResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  UpdatePricesOutput?: UpdatePricesOutputResolvers<ContextType>;
  UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<ContextType>;
  UpdatedPrice?: UpdatedPriceResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  UsualProduct?: UsualProductResolvers<ContextType>;
  VatLine?: VatLineResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
  WishlistOutput?: WishlistOutputResolvers<ContextType>;
};

