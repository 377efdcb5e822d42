import { nameParts } from "@vycep/domain/catalog/name-parts";
import { toastStore } from "@vycep/shell/messages/toasts";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import type { Refusal } from "../session/cart-told.ts";

/** Says what an undo could not bring back, in the server's words, and of which products; nothing is lost in silence. */
export async function tellNotRestored(
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
