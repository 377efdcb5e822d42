import { decodeGoods } from "@vycep/contract/catalog/goods-facts.codec";
import { type HeldLine, type TakenOff, takeOff } from "@vycep/domain/capacity/take-off";
import type { Packaging } from "@vycep/domain/catalog/product";
import { toMinor } from "@vycep/domain/kernel/money";
import { queryClient } from "@vycep/shell/api/query-client";
import { showUndo } from "@vycep/shell/messages/toasts";
import { goodsInside } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import type { CartLineView, CartView } from "../reading/cart-view.ts";

/** What has to go from a cart that is over a maximum; nothing where nothing is, or where empties are what is too much. */
export function takeOffOf({ method, quote, lines }: CartView): readonly TakenOff[] {
  if (method === undefined) return [];
  return takeOff({ method, limits: quote.limits }, lines.flatMap(heldLine));
}

/** Takes it off at once, and offers the way back. */
export function takeOffCart(cart: CartView, taken: readonly TakenOff[], said: string): void {
  const before = cachedCart(queryClient);
  const left = new Map(taken.map((one) => [one.sku, one.left]));
  const changed = cart.lines.filter(({ sku }) => left.has(sku));
  for (const { sku, product, amounts } of changed)
    cartSession().setAmounts({ sku, product, amounts: left.get(sku) ?? amounts });
  showUndo(said, () => {
    for (const { sku, product, amounts, parts } of changed)
      cartSession().undoAmounts({ sku, product, amounts, parts }, before);
  });
}

const bundlePackaging: Packaging = {
  itemsPerBox: 0,
  boxesPerLayer: 0,
  layersPerPallet: 0,
  boxesPerPallet: 0,
};

/** A line with what one package of it weighs: of a bundle, what is inside. */
function heldLine({ sku, product, amounts, quoted }: CartLineView): readonly HeldLine[] {
  const { contents, boxes, netMinor, unitMinor } = quoted;
  if (contents === undefined) {
    const goods = decodeGoods(product);
    if (goods === undefined) return [];
    const { packaging } = goods;
    return [
      { sku, amounts, packaging, inside: [{ boxes: 1, product: goods }], netPerPackageMinor: unitMinor },
    ];
  }
  if (boxes === 0) return [];
  const known = new Map(goodsInside(product).map((row) => [row.sku, decodeGoods(row)]));
  const inside = contents.flatMap((one) => {
    const goods = known.get(one.sku);
    return goods ? [{ boxes: one.boxes / boxes, product: goods }] : [];
  });
  const netPerPackageMinor = toMinor(Math.round(netMinor / boxes));
  return [{ sku, amounts, packaging: bundlePackaging, inside, netPerPackageMinor }];
}
