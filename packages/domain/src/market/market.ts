import type { Currency } from "../kernel/money.ts";
import { type CountryRow, type CurrencyRow, type MarketRow, marketTable } from "./markets.ts";

/**
 * A market with prices, VAT and holidays of its own, by its code; which there are is told by rows (OPS-17). Which of them
 * a place belongs to is a fact of the ship-to that travels with it (D20).
 */
export type Market = string;
/** Countries of users and ship-tos, as three letters (CONFIG-05). */
export type Country = string;
/** The country part of a store code (LANG-14). */
export type StoreCountry = string;
/** The market code of the whole portal; the road to its general services bears it (CONFIG-03, HTTP-09). */
export const PORTAL_MARKET = "CZSK";

/**
 * The codes of all markets; the first is at home.
 *
 * @example marketCodes() // ["CZ", "SK"]
 */
export function marketCodes(): readonly Market[] {
  return marketTable().markets.map(({ code }) => code);
}

/**
 * The market of whoever has no place and no country yet (OP-90).
 *
 * @example homeMarket() // "CZ"
 */
export function homeMarket(): Market {
  return marketTable().markets[0].code;
}

/**
 * What is known of a market; of the one at home where there is no such market.
 *
 * @example marketRow("SK").phone // "+421"
 */
export function marketRow(market: Market): MarketRow {
  const { markets } = marketTable();
  return markets.find(({ code }) => code === market) ?? markets[0];
}

function countryRow(country: Country | undefined): CountryRow | undefined {
  return marketTable().countries.find(({ code }) => code === country);
}

/**
 * The codes of all countries that users and ship-tos may be in.
 *
 * @example countryCodes() // ["CZE", "POL", "SVK"]
 */
export function countryCodes(): readonly Country[] {
  return marketTable().countries.map(({ code }) => code);
}

/**
 * Reads a country value of the user data; undefined for an empty or unknown one (SESSION-24).
 *
 * @example parseCountry("SVK") // "SVK"
 */
export function parseCountry(text: string): Country | undefined {
  return countryRow(text)?.code;
}

/**
 * The country at home in a market.
 *
 * @example homeCountryOf("SK") // "SVK"
 */
export function homeCountryOf(market: Market): Country {
  return marketRow(market).country;
}

/**
 * Reads the market of a place; undefined when there is no such market. Nothing else says which market a place belongs to,
 * its currency least of all (D20).
 *
 * @example parseMarket("SK") // "SK"
 */
export function parseMarket(text: string): Market | undefined {
  return marketTable().markets.find(({ code }) => code === text)?.code;
}

/**
 * Takes a market from a source we trust (our own rows), which may know of one that came just now; throws when it can be none.
 *
 * @example toMarket("CZ") // "CZ"
 */
export function toMarket(text: string): Market {
  if (!/^[A-Z]{2}$/.test(text)) throw new RangeError(`not a market: ${JSON.stringify(text)}`);
  return text;
}

/**
 * Takes a currency from a source we trust (our own rows); throws when it can be none.
 *
 * @example toCurrency("CZK") // "CZK"
 */
export function toCurrency(text: string): Currency {
  if (!/^[A-Z]{3}$/.test(text)) throw new RangeError(`not a currency: ${JSON.stringify(text)}`);
  return text;
}

/**
 * Reads a currency; undefined when it is none of those that we count in (D20, PRICE-01, PRICE-02).
 *
 * @example parseCurrency("EUR") // "EUR"
 */
export function parseCurrency(text: string): Currency | undefined {
  return currencyRow(text)?.code;
}

/**
 * The market whose prices and holidays a country uses (OP-91), and the home market where no country is known (OP-90).
 *
 * @example marketOf("POL") // "CZ"
 */
export function marketOf(country: Country | undefined): Market {
  return countryRow(country)?.market ?? homeMarket();
}

/**
 * The currency in which a market's own figures are written: thresholds, deposits, what its store shows first (PRICE-01,
 * PRICE-02). What a customer pays in is a fact of the company (D20).
 *
 * @example currencyOf("SK") // "EUR"
 */
export function currencyOf(market: Market): Currency {
  return marketRow(market).currency;
}

/**
 * The country part of a store code; before login the country may be unknown: that of the market at home (LANG-14, OP-90).
 *
 * @example storeCountryOf("POL") // "PL"
 */
export function storeCountryOf(country: Country | undefined): StoreCountry {
  return countryRow(country)?.store ?? homeMarket();
}

/**
 * How amounts of a currency end: its sign, and its code where no row tells one (PRICE-02, PRICE-03).
 *
 * @example signOfCurrency("EUR") // "€"
 */
export function signOfCurrency(currency: Currency): string {
  return currencyRow(currency)?.sign ?? currency;
}

/**
 * What is known of a currency; undefined where it is none that we count in.
 *
 * @example currencyRow("EUR")?.weight // 25
 */
export function currencyRow(currency: Currency): CurrencyRow | undefined {
  return marketTable().currencies.find(({ code }) => code === currency);
}
