import type { Currency } from "../kernel/money.ts";

/** The two markets with prices, VAT and holidays of their own. */
export type Market = "CZ" | "SK";
/** Countries of users and ship-tos (CONFIG-05). */
export type Country = "CZE" | "SVK" | "POL";
/** The country part of a store code (LANG-14). */
export type StoreCountry = "CZ" | "SK" | "PL";
/** The market code of the whole portal, sent with REST calls (CONFIG-03). */
export const PORTAL_MARKET = "CZSK";

type MarketRow = { readonly currency: Currency; readonly timeZone: string };

const MARKET_TABLE: Readonly<Record<Market, MarketRow>> = {
  CZ: { currency: "CZK", timeZone: "Europe/Prague" },
  SK: { currency: "EUR", timeZone: "Europe/Bratislava" },
};

type CountryRow = { readonly market: Market; readonly store: StoreCountry };

/** Poland has a store code but no market of its own: Czech fallbacks (OP-91). */
const COUNTRY_TABLE: Readonly<Record<Country, CountryRow>> = {
  CZE: { market: "CZ", store: "CZ" },
  SVK: { market: "SK", store: "SK" },
  POL: { market: "CZ", store: "PL" },
};

/**
 * Reads a country value of the user data; undefined for an empty or unknown one (SESSION-24).
 *
 * @example parseCountry("SVK") // "SVK"
 */
export function parseCountry(text: string): Country | undefined {
  return Object.hasOwn(COUNTRY_TABLE, text) ? (text as Country) : undefined;
}

/**
 * The market whose prices and holidays a country uses (OP-91).
 *
 * @example marketOf("POL") // "CZ"
 */
export function marketOf(country: Country): Market {
  return COUNTRY_TABLE[country].market;
}

/**
 * The currency of a market (PRICE-01, PRICE-02).
 *
 * @example currencyOf("SK") // "EUR"
 */
export function currencyOf(market: Market): Currency {
  return MARKET_TABLE[market].currency;
}

/**
 * The IANA time zone in which the market's cut-offs are meant (D15, C19).
 *
 * @example timeZoneOf("SK") // "Europe/Bratislava"
 */
export function timeZoneOf(market: Market): string {
  return MARKET_TABLE[market].timeZone;
}

/**
 * The country part of a store code; before login the country may be unknown: CZ (LANG-14, OP-90).
 *
 * @example storeCountryOf("POL") // "PL"
 */
export function storeCountryOf(country: Country | undefined): StoreCountry {
  return country === undefined ? "CZ" : COUNTRY_TABLE[country].store;
}
