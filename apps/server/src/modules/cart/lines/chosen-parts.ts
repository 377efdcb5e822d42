import { type ChosenOptions, decodeParts } from "@vycep/contract/bundles/option-uid";
import { type BundlePart, defaultParts, orderedParts } from "@vycep/domain/bundles/bundle";
import type { CartFacts } from "@vycep/domain/cart/quote";
import type { Sku } from "@vycep/domain/kernel/ids";

/**
 * What a package is to hold, out of a call (BUNDLE-08), in the bundle's own order; undefined for plain goods, whose
 * options mean nothing.
 */
export function chosenParts(
  sku: Sku,
  chosen: ChosenOptions,
  facts: Pick<CartFacts, "products">,
): readonly BundlePart[] | "unreadable" | undefined {
  const bundle = facts.products.get(sku)?.bundle;
  if (!bundle) return undefined;
  const parts = decodeParts(chosen);
  if (parts === "unreadable") return parts;
  return parts === "as-preselected" ? defaultParts(bundle) : orderedParts(parts, bundle);
}
