import { type Language, parseLanguage } from "./language.ts";
import {
  type Country,
  homeMarket,
  type Market,
  marketCodes,
  type StoreCountry,
  storeCountryOf,
} from "./market.ts";
import { marketTable } from "./markets.ts";

/** A store as read from its code. */
export type Store = { readonly country: StoreCountry; readonly language: Language };

const storeShape = /^LivePortal_([A-Z]{2})_([a-z]{2})$/;

/**
 * The store code of a country and language (LANG-14, OP-90); before login the country may be unknown.
 *
 * @example storeCode("SVK", "en") // "LivePortal_SK_en"
 */
export function storeCode(country: Country | undefined, language: Language): string {
  return `LivePortal_${storeCountryOf(country)}_${language}`;
}

/**
 * Reads a store code; undefined when it has not the form `LivePortal_{SK|CZ|PL}_{lang}` of a country that there is (LANG-14).
 *
 * @example parseStoreCode("LivePortal_CZ_cs") // { country: "CZ", language: "cs" }
 */
export function parseStoreCode(text: string): Store | undefined {
  const parts = storeShape.exec(text);
  const country = marketTable().countries.find(({ store }) => store === parts?.[1])?.store;
  const language = parseLanguage(parts?.[2] ?? "");
  return country === undefined || language === undefined ? undefined : { country, language };
}

/**
 * Which market's holidays a store value means: Slovak when it contains SK, and so on; Czech, which is at home, when it
 * names none (CALENDAR-20, OP-63).
 *
 * @example marketOfStore("LivePortal_SK_en") // "SK"
 */
export function marketOfStore(store: string): Market {
  const home = homeMarket();
  return marketCodes().find((market) => market !== home && store.includes(market)) ?? home;
}
