import { isNameIn } from "../kernel/closed-list.ts";
import type { Currency } from "../kernel/money.ts";

/** The two markets with prices, VAT and holidays of their own. */
export const MARKETS = ["CZ", "SK"] as const;
/** Which of them a place belongs to is a fact of the ship-to that travels with it (D20). */
export type Market = (typeof MARKETS)[number];
/** Countries of users and ship-tos (CONFIG-05). */
export type Country = "CZE" | "SVK" | "POL";
/** The country part of a store code (LANG-14). */
export const STORE_COUNTRIES = ["CZ", "SK", "PL"] as const;
export type StoreCountry = (typeof STORE_COUNTRIES)[number];
/** The market code of the whole portal; the road to its general services bears it (CONFIG-03, HTTP-09). */
export const PORTAL_MARKET = "CZSK";

/** The market of whoever has no place and no country yet (OP-90). */
export const HOME_MARKET: Market = "CZ";

const CURRENCY_OF: Readonly<Record<Market, Currency>> = { CZ: "CZK", SK: "EUR" };

type CountryRow = { readonly market: Market; readonly store: StoreCountry };

/** Poland has a store code but no market of its own: Czech fallbacks (OP-91). */
const COUNTRY_TABLE: Readonly<Record<Country, CountryRow>> = {
  CZE: { market: "CZ", store: "CZ" },
  SVK: { market: "SK", store: "SK" },
  POL: { market: "CZ", store: "PL" },
};

const HOME_COUNTRY: Readonly<Record<Market, Country>> = { CZ: "CZE", SK: "SVK" };

/**
 * Reads a country value of the user data; undefined for an empty or unknown one (SESSION-24).
 *
 * @example parseCountry("SVK") // "SVK"
 */
export function parseCountry(text: string): Country | undefined {
  return isNameIn(COUNTRY_TABLE, text) ? text : undefined;
}

/**
 * The country at home in a market.
 *
 * @example homeCountryOf("SK") // "SVK"
 */
export function homeCountryOf(market: Market): Country {
  return HOME_COUNTRY[market];
}

/**
 * Reads the market of a place; undefined when it is neither. Nothing else says which market a place belongs to, its
 * currency least of all (D20).
 *
 * @example parseMarket("SK") // "SK"
 */
export function parseMarket(text: string): Market | undefined {
  return MARKETS.find((market) => market === text);
}

/**
 * Takes a market from a source we trust (our own rows); throws when it is none.
 *
 * @example toMarket("CZ") // "CZ"
 */
export function toMarket(text: string): Market {
  const market = parseMarket(text);
  if (market === undefined) throw new RangeError(`not a market: ${JSON.stringify(text)}`);
  return market;
}

/**
 * Takes a currency from a source we trust (our own rows); throws when it is none that we count in.
 *
 * @example toCurrency("CZK") // "CZK"
 */
export function toCurrency(text: string): Currency {
  const currency = parseCurrency(text);
  if (currency === undefined) throw new RangeError(`not a currency: ${JSON.stringify(text)}`);
  return currency;
}

/**
 * Reads a currency; undefined when it is none of those that we count in (D20, PRICE-01, PRICE-02).
 *
 * @example parseCurrency("EUR") // "EUR"
 */
export function parseCurrency(text: string): Currency | undefined {
  return MARKETS.map(currencyOf).find((currency) => currency === text);
}

/**
 * The market whose prices and holidays a country uses (OP-91), and the home market where no country is known (OP-90).
 *
 * @example marketOf("POL") // "CZ"
 */
export function marketOf(country: Country | undefined): Market {
  return country === undefined ? HOME_MARKET : COUNTRY_TABLE[country].market;
}

/**
 * The currency in which a market's own figures are written: thresholds, deposits, what its store shows first (PRICE-01,
 * PRICE-02). What a customer pays in is a fact of the company (D20).
 *
 * @example currencyOf("SK") // "EUR"
 */
export function currencyOf(market: Market): Currency {
  return CURRENCY_OF[market];
}

/**
 * The country part of a store code; before login the country may be unknown: CZ (LANG-14, OP-90).
 *
 * @example storeCountryOf("POL") // "PL"
 */
export function storeCountryOf(country: Country | undefined): StoreCountry {
  return country === undefined ? "CZ" : COUNTRY_TABLE[country].store;
}
