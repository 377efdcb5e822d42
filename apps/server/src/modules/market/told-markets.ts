import { type MarketTable, marketTable } from "@vycep/domain/market/markets";

/** What a build knows by itself. */
const built = pageText(marketTable());

/**
 * The portal's first page with the markets written into it, where they are others than the build knows: an installation
 * with no further market sends the page as it was built, packed (decision 0549).
 */
export function withToldMarkets(html: string): string | undefined {
  const text = pageText(marketTable());
  return text === built ? undefined : written(html, text);
}

/** The desk's first page, with what markets are called besides. */
export function withAllMarkets(html: string): string {
  return written(html, JSON.stringify(marketTable()));
}

/** What a browser needs to know of it. */
function pageText({ markets, countries, currencies }: MarketTable): string {
  return JSON.stringify({
    markets: markets.map(({ code, currency, country, language, phone }) => ({
      ...{ code, currency, country, language, phone },
    })),
    countries: countries.map(({ code, store, market }) => ({ code, store, market })),
    currencies: currencies.map(({ code, sign, weight }) => ({ code, sign, weight })),
  });
}

function written(html: string, text: string): string {
  const data = text.replaceAll("<", "\\u003c");
  return html.replace(
    "</head>",
    () => `<script type="application/json" id="markets">${data}</script></head>`,
  );
}
