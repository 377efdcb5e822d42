import { nameParts } from "@vycep/domain/catalog/name-parts";
import { queryClient } from "@vycep/shell/api/query-client";
import { showUndo } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { cartSession } from "../cart-session.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import type { CartLineView } from "../reading/cart-view.ts";

/** Takes a line out at once and offers the way back, to where it stood, instead of asking first (CART-07). */
export function removeLine({ sku, product, amounts, parts }: CartLineView): void {
  const t = textsOf("cart");
  const before = cachedCart(queryClient);
  cartSession().setAmounts({ sku, product, amounts: { packages: 0, layers: 0, pallets: 0 } });
  showUndo(t("removed", { product: nameParts(product.name ?? sku).title }), () =>
    cartSession().undoAmounts({ sku, product, amounts, parts }, before),
  );
}
