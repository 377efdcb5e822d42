import type { Amounts } from "@vycep/domain/catalog/packaging";
import { createStore, useStore } from "@vycep/shell/storage/store";
import { hasAmounts, noAmounts } from "../reading/line-amounts.ts";

const drafts = createStore<ReadonlyMap<string, Amounts>>(new Map());

/** What is typed beside a product and not added to the cart yet; it outlives the page, not the session. */
export function rowDraft(sku: string): Amounts {
  return drafts.get().get(sku) ?? noAmounts;
}

export function useRowDraft(sku: string): Amounts {
  return useStore(drafts).get(sku) ?? noAmounts;
}

/** Keeps what is typed; nothing typed is forgotten. */
export function setRowDraft(sku: string, amounts: Amounts): void {
  const next = new Map(drafts.get());
  if (hasAmounts(amounts)) next.set(sku, amounts);
  else next.delete(sku);
  drafts.set(next);
}

/** How many products have a number that is not in the cart. */
export function rowDraftCount(): number {
  return drafts.get().size;
}
