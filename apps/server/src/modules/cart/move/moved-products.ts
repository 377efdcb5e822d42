import { toUid } from "@vycep/contract/uid";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { Currency } from "@vycep/domain/kernel/money";
import type { RequestContext } from "../../../platform/request-context.ts";
import { productAnswer } from "../../catalog/catalog.facts.ts";
import { type CartFactsLoader, offerViewOf } from "../cart.facts.ts";

type Shown = { readonly currency: Currency; readonly language: RequestContext["language"] };

/** Products as the catalogue shows them; one that vanished is called by its number. */
export async function movedProducts(
  loader: CartFactsLoader,
  skus: readonly Sku[],
  { currency, language }: Shown,
) {
  const products = await loader.products(skus);
  const offer = await offerViewOf(loader, currency);
  return (sku: Sku) => {
    const product = products.get(sku);
    if (product) return productAnswer(product, offer, language);
    return { __typename: "SimpleProduct" as const, uid: toUid(sku), sku, name: sku };
  };
}
