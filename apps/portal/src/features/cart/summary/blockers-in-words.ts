import { MEASURE_OF } from "@vycep/domain/capacity/bar-line";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { Currency } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { useProductWords } from "../../../shared/products/box-words.ts";
import { breachInWords } from "./obstacle-words.ts";

/** What keeps an order back, as the API tells it: the limit and what there is, in units of the measure. */
type Blocker = {
  readonly code: string;
  readonly message: string;
  readonly limit?: number | null;
  readonly actual?: number | null;
};

/** What an order still lacks, in the words of the cart (CART-10…17). */
export function useBlockersInWords(
  blockers: readonly Blocker[],
  currency: Currency | undefined,
): readonly string[] {
  const t = useTexts("cart");
  const products = useProductWords();
  if (currency === undefined) return [];
  return blockers.map(({ code, message, limit, actual }) => {
    const kind = namesIn(MEASURE_OF).find((known) => known === code);
    if (kind === undefined || limit == null || actual == null) return message;
    const parts = MEASURE_OF[kind] === "value" ? 100 : 1000;
    const breach = { kind, limit: Math.round(limit * parts), actual: Math.round(actual * parts) };
    return breachInWords(
      { ...breach, difference: Math.abs(breach.limit - breach.actual) },
      { t, products, currency },
    );
  });
}
