import type { Currency } from "@vycep/domain/kernel/money";
import { currencyOf, homeMarket, parseCurrency } from "@vycep/domain/market/market";

/**
 * The currency of an answer's amounts. An answer that shows nobody's prices names none, and the noughts in it are written
 * in crowns; which market it speaks of is never to be told from it (D20).
 */
export function answeredCurrency(text: string | null | undefined): Currency {
  return parseCurrency(text ?? "") ?? currencyOf(homeMarket());
}
