import { marketRow, parseCountry, parseMarket, storeCountryOf } from "@vycep/domain/market/market";
import type { AddressPart } from "@vycep/shell/list/list-address";
import { useLanguage } from "@vycep/shell/words/i18n";

/** A market among those that there are, or any (OPS-17). */
export const aMarket: AddressPart<string | undefined> = { read: parseMarket, usual: undefined };

/** What a market is called: as the brewery's rows say, else as its country is. */
export function useMarketName(): (market: string) => string {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (market) => {
    if (parseMarket(market) === undefined) return market;
    return marketRow(market).names?.[language] ?? names.of(market) ?? market;
  };
}

/** What a country is called, told by its three letters. */
export function useCountryName(): (country: string) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: "region" });
  return (country) =>
    parseCountry(country) === undefined ? country : (names.of(storeCountryOf(country)) ?? country);
}
