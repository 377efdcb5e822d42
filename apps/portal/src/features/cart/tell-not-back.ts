import { loadTexts, textsOf } from "../../shared/i18n/i18n.ts";
import { toastStore } from "../../shared/messages/toasts.ts";
import { nameParts } from "../../shared/products/name-parts.ts";
import type { Refusal } from "./cart-calls.ts";

/** Says what an undo could not bring back, in the server's words, and of which products; nothing is lost in silence. */
export async function tellNotBack(
  refusals: readonly Refusal[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  await loadTexts(["cart"]);
  const t = textsOf("cart");
  for (const [reason, group] of Map.groupBy(refusals, ({ message }) => message)) {
    const products = group.flatMap(({ sku }) => (sku ? [nameParts(names.get(sku) ?? sku).title] : []));
    const text = products.length === 0 ? reason : t("notBack", { products: products.join(", "), reason });
    toastStore.show({ text, tone: "info" });
  }
}
