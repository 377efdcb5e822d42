import { queryClient } from "../../shared/api/query-client.ts";
import { textsOf } from "../../shared/i18n/i18n.ts";
import { showToast } from "../../shared/messages/toasts.ts";
import { nameParts } from "../../shared/products/name-parts.ts";
import { cachedCart } from "./cart-cache.ts";
import type { CartLineView } from "./cart-view.ts";
import { setAmounts, undoAmounts } from "./write-cart.ts";

/** Takes a line out at once and offers the way back, to where it stood, instead of asking first (CART-07). */
export function removeLine({ sku, product, amounts, parts }: CartLineView): void {
  const t = textsOf("cart");
  const before = cachedCart(queryClient);
  setAmounts({ sku, product, amounts: { packages: 0, layers: 0, pallets: 0 } });
  showToast(t("removed", { product: nameParts(product.name ?? sku).title }), {
    label: t("undo"),
    onAct: () => undoAmounts({ sku, product, amounts, parts }, before),
  });
}
