import { type MarketTable, tellMarkets } from "@vycep/domain/market/markets";

/**
 * The server writes its markets into the page where they are others than those of every installation (decision 0549).
 * Heard before anything is drawn.
 */
export function hearMarkets(): void {
  const told = document.getElementById("markets")?.textContent;
  if (told) tellMarkets(JSON.parse(told) as MarketTable);
}
