import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { formatMoney } from "@vycep/words/engine/format";

/** An amount as the API tells it. */
export function money(minor: number, currency: string): string {
  return formatMoney({ minor: toMinor(minor), currency: toCurrency(currency) });
}
