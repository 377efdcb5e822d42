import { ROOT_CATEGORY_UID } from "@vycep/contract/catalog/category.codec";
import { MIN_PASSWORD_LENGTH } from "@vycep/domain/identity/password-rules";
import { localeOf } from "@vycep/domain/market/language";
import { currencyOf } from "@vycep/domain/market/market";
import { marketOfStore, parseStoreCode, storeCode } from "@vycep/domain/market/store-code";
import type { RequestContext } from "../../platform/request-context.ts";

/** A store has the name of the house, and with it that of the country where it is not at home. */
const houseName = "Pivovar Lipovrch";
const names: Readonly<Record<string, string>> = { SK: `${houseName} Slovensko` };

/** The store that the request names, else the Czech one in its language. */
export function storeCodeOf({ choice, language }: RequestContext): string {
  const isStore = choice.store !== undefined && parseStoreCode(choice.store) !== undefined;
  return isStore && choice.store !== undefined ? choice.store : storeCode(undefined, language);
}

/** What a shop client of Magento's dialect asks first; nothing of it needs a sign-in or a database. */
export function storeConfig(context: RequestContext, code = storeCodeOf(context)) {
  const store = parseStoreCode(code);
  const name = names[store?.country ?? ""] ?? houseName;
  const market = marketOfStore(code);
  return {
    ...{ store_code: code, code, store_name: name, website_name: name, store_group_name: name },
    ...{ website_code: market, store_group_code: market, default_title: name },
    is_default_store: code === storeCode(undefined, "cs"),
    locale: localeOf(store?.language ?? context.language).replace("-", "_"),
    default_country: market,
    default_display_currency_code: currencyOf(market),
    base_currency_code: currencyOf(market),
    ...addressesOf(`${context.site.origin}/`),
    ...shopWindow,
    ...pricesWithoutTax,
    root_category_uid: ROOT_CATEGORY_UID,
    minimum_password_length: String(MIN_PASSWORD_LENGTH),
    required_character_classes_number: "4",
    // Hours, as Magento counts them.
    customer_access_token_lifetime: 1,
    order_cancellation_enabled: true,
    order_cancellation_reasons: [],
    timezone: "Europe/Prague",
    weight_unit: "kgs",
  };
}

function addressesOf(root: string) {
  return {
    ...{ base_url: root, base_link_url: root, base_media_url: root, base_static_url: root },
    ...{ secure_base_url: root, secure_base_link_url: root },
    ...{ secure_base_media_url: root, secure_base_static_url: root },
  };
}

const shopWindow = {
  product_url_suffix: "",
  category_url_suffix: "",
  title_separator: "·",
  show_cms_breadcrumbs: 0,
  use_store_in_url: false,
  list_mode: "grid-list",
  grid_per_page: 25,
  grid_per_page_values: "10,25,50,100",
  list_per_page: 25,
  list_per_page_values: "10,25,50,100",
  catalog_default_sort_by: "catalog_product_name",
  magento_wishlist_general_is_enabled: "1",
  enable_multiple_wishlists: "0",
  maximum_number_of_wishlists: "1",
  product_reviews_enabled: "0",
  returns_enabled: "disabled",
  minicart_display: true,
  minicart_max_items: 10,
  is_one_page_checkout_enabled: true,
  is_guest_checkout_enabled: false,
  create_account_confirmation: false,
};

/** Magento's 1: prices are shown without tax, taxes by rate. */
const pricesWithoutTax = {
  display_product_prices_in_catalog: 1,
  display_shipping_prices: 1,
  shopping_cart_display_price: 1,
  shopping_cart_display_subtotal: 1,
  shopping_cart_display_shipping: 1,
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: true,
  orders_invoices_credit_memos_display_price: 1,
  orders_invoices_credit_memos_display_subtotal: 1,
  orders_invoices_credit_memos_display_shipping_amount: 1,
};
