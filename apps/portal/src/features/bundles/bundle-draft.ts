import { createStore, useStore } from "@vycep/shell/storage/store";
import type { BundleChoice } from "./bundle-offer.ts";

const drafts = createStore<ReadonlyMap<string, BundleChoice>>(new Map());

/** What is chosen of a bundle and not in the cart as it is; undefined when nothing was touched. */
export function useBundleDraft(sku: string): BundleChoice | undefined {
  return useStore(drafts).get(sku);
}

/** Keeps what is chosen while somebody looks elsewhere; undefined forgets it. */
export function keepBundleDraft(sku: string, choice: BundleChoice | undefined): void {
  const next = new Map(drafts.get());
  if (choice === undefined) next.delete(sku);
  else next.set(sku, choice);
  drafts.set(next);
}
