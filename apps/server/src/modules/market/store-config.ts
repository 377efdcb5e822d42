import { MIN_PASSWORD_LENGTH } from "@vycep/domain/identity/password-rules";
import { localeOf } from "@vycep/domain/market/language";
import { currencyOf } from "@vycep/domain/market/market";
import { marketOfStore, parseStoreCode, storeCode } from "@vycep/domain/market/store-code";
import type { RequestContext } from "../../platform/request-context.ts";

const names = {
  CZ: "Pivovar Lipovrch",
  SK: "Pivovar Lipovrch Slovensko",
  PL: "Pivovar Lipovrch",
} as const;

/** What a shop client of Magento's dialect asks first; nothing of it needs a sign-in or a database. */
export function storeConfig({ choice, language }: RequestContext) {
  const store = parseStoreCode(choice.store ?? "");
  const code = store && choice.store !== undefined ? choice.store : storeCode(undefined, language);
  return {
    store_code: code,
    store_name: names[store?.country ?? "CZ"],
    locale: localeOf(store?.language ?? language).replace("-", "_"),
    default_display_currency_code: currencyOf(marketOfStore(code)),
    product_url_suffix: "",
    category_url_suffix: "",
    grid_per_page: 25,
    grid_per_page_values: "10,25,50,100",
    list_per_page: 25,
    catalog_default_sort_by: "catalog_product_name",
    minimum_password_length: String(MIN_PASSWORD_LENGTH),
    required_character_classes_number: "4",
    // Hours, as Magento counts them.
    customer_access_token_lifetime: 1,
    order_cancellation_enabled: true,
    order_cancellation_reasons: [],
    magento_wishlist_general_is_enabled: "1",
    timezone: "Europe/Prague",
    weight_unit: "kgs",
  };
}
