import {
  type AmountsCache,
  type KeptAmounts,
  type KeptVariant,
  type SuggestionVariant,
  suggestionHash,
  withLine,
  withSuggestion,
} from "@vycep/domain/suggestions/amounts-cache";
import { storage } from "@vycep/shell/storage/storage";
import { createStore, useStore } from "@vycep/shell/storage/store";
import type { VariantAnswer } from "./suggested-cart-answer.ts";
import { suggestionKeys } from "./suggestion-keys.ts";

const cache = createStore<AmountsCache>(storage.read(suggestionKeys.suggestedCartAmounts) ?? {});

storage.subscribe(() => {
  const stored = storage.read(suggestionKeys.suggestedCartAmounts) ?? {};
  if (JSON.stringify(stored) !== JSON.stringify(cache.get())) cache.set(stored);
});

/** What the customer made of the suggestions, again whenever it changes in this tab or another (SUGGEST-07). */
export function useKeptAmounts(): AmountsCache {
  return useStore(cache);
}

/** Stores the amounts of a suggestion if there are none of it yet (SUGGEST-08…10). */
export function learnSuggestion(shipToId: string, variant: SuggestionVariant, answer: VariantAnswer): void {
  keep(
    withSuggestion(cache.get(), { shipToId, variant, hash: hashOf(answer), defaults: defaultsOf(answer) }),
  );
}

/** Stores one line as the customer changed it. */
export function keepLines(
  shipToId: string,
  variant: SuggestionVariant,
  lines: Readonly<Record<string, KeptAmounts>>,
): void {
  keep(
    Object.entries(lines).reduce(
      (kept, [sku, line]) => withLine(kept, { shipToId, variant, sku, kept: line }),
      cache.get(),
    ),
  );
}

/** The amounts to show: what the customer made of this very suggestion, else the suggestion's own. */
export function amountsOf(kept: KeptVariant | undefined, answer: VariantAnswer): KeptVariant["amounts"] {
  return { ...defaultsOf(answer), ...(kept?.hash === hashOf(answer) ? kept.amounts : {}) };
}

function keep(next: AmountsCache): void {
  if (next === cache.get()) return;
  cache.set(next);
  storage.write(suggestionKeys.suggestedCartAmounts, next);
}

function hashOf({ products }: VariantAnswer): string {
  return suggestionHash(
    products.map(({ your_price_w_vat: price, ...line }) => ({ ...line, your_price_w_vat: price ?? null })),
  );
}

function defaultsOf({ products }: VariantAnswer): KeptVariant["amounts"] {
  return Object.fromEntries(
    products.map(
      ({ sku, total_units: units, number_of_layers: layers, number_of_pallets: pallets, checked }) => [
        sku,
        { units, layers, pallets, checked },
      ],
    ),
  );
}
