import { LANGUAGES } from "@vycep/domain/market/language";
import { currencyOf, homeCountryOf, marketCodes, signOfCurrency } from "@vycep/domain/market/market";
import { marketOfStore } from "@vycep/domain/market/store-code";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { storeCodeOf, storeConfig } from "./store-config.ts";

/** Each market in each language (D36). */
export function availableStores(context: RequestContext) {
  return marketCodes().flatMap((market) =>
    LANGUAGES.map((language) => storeConfig(context, `LivePortal_${market}_${language}`)),
  );
}

/** Where goods are delivered to. */
export function countries({ language }: RequestContext) {
  const inLanguage = new Intl.DisplayNames(language, { type: "region" });
  const inEnglish = new Intl.DisplayNames("en", { type: "region" });
  return marketCodes().map((code) => ({
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: homeCountryOf(code),
    full_name_locale: inLanguage.of(code) ?? code,
    full_name_english: inEnglish.of(code) ?? code,
  }));
}

/** One of them; the words are Magento's own. */
export function country(context: RequestContext, id: string | null | undefined) {
  if (!id) {
    const message = 'Country "id" value should be specified';
    throw new AppError("bad-input", { code: "required-parameter-missing", message });
  }
  const found = countries(context).find((one) => one.id === id || one.three_letter_abbreviation === id);
  if (found) return found;
  throw new AppError("not-found", { code: "country-not-found", message: "The country isn't available." });
}

/** The currency of the chosen store. */
export function currency(context: RequestContext) {
  const code = currencyOf(marketOfStore(storeCodeOf(context)));
  const symbol = signOfCurrency(code);
  return {
    base_currency_code: code,
    base_currency_symbol: symbol,
    default_display_currency_code: code,
    default_display_currency_symbol: symbol,
    default_display_currecy_code: code,
    default_display_currecy_symbol: symbol,
    available_currency_codes: [code],
  };
}
