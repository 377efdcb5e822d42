import type { LANGUAGE_TABLE } from "./languages.ts";

/** A place with prices, VAT and holidays of its own; which there are, rows of the brewery say (OPS-17). */
export type MarketRow = {
  readonly code: string;
  readonly currency: string;
  /** The country at home in it. */
  readonly country: string;
  /** What is spoken there. */
  readonly language: keyof typeof LANGUAGE_TABLE;
  /** How its telephone numbers begin; nine digits follow (TICKET-09, TICKET-10). */
  readonly phone: string;
  /** What it is called; as its country is where nothing is told. */
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined;
};

/** A country of users and ship-tos (CONFIG-05), its two letters in a store code (LANG-14) and the market it uses (OP-91). */
export type CountryRow = { readonly code: string; readonly store: string; readonly market: string };

/** What is counted in, in hundredths. */
export type CurrencyRow = {
  readonly code: string;
  readonly sign: string;
  /** How many of the first market's currency one of it counts for, as far as limits of rights go. */
  readonly weight: number;
};

/** All that is known of markets, countries and currencies; the first market is at home. */
export type MarketTable = {
  readonly markets: readonly [MarketRow, ...MarketRow[]];
  readonly countries: readonly CountryRow[];
  readonly currencies: readonly CurrencyRow[];
};

/** The rows that every installation begins with, the same as its migration writes: what holds until others are told. */
const firstRows: MarketTable = {
  markets: [
    { code: "CZ", currency: "CZK", country: "CZE", language: "cs", phone: "+420" },
    { code: "SK", currency: "EUR", country: "SVK", language: "sk", phone: "+421" },
  ],
  countries: [
    { code: "CZE", store: "CZ", market: "CZ" },
    { code: "POL", store: "PL", market: "CZ" },
    { code: "SVK", store: "SK", market: "SK" },
  ],
  currencies: [
    { code: "CZK", sign: "Kč", weight: 1 },
    { code: "EUR", sign: "€", weight: 25 },
  ],
};

let known = firstRows;

/**
 * Tells which markets there are from now on: the server at its start and whenever the rows changed, a page by what came
 * with it (decision 0549). The rules ask `marketTable`; none of them changes it.
 *
 * @example tellMarkets(marketTable()) // undefined
 */
export function tellMarkets(table: MarketTable): void {
  known = table;
}

/**
 * The markets, countries and currencies that there are.
 *
 * @example marketTable().markets.map(({ code }) => code) // ["CZ", "SK"]
 */
export function marketTable(): MarketTable {
  return known;
}
