import type { QueryClient } from "@tanstack/react-query";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { type CartAnswer, type CartLineAnswer, linesOf, withLines } from "./cart-answer.ts";
import { cartQuery } from "./cart-query.ts";
import { amountsOf } from "./cart-view.ts";
import type { Wish } from "./cart-writer.ts";

/** A line that the server has not seen yet carries its product's sku as id. */
const fresh = "new:";

/** Shows a wish at once: a new line at the end, changed amounts in place, or the line gone. */
export function applyWish(cart: CartAnswer, { sku, product, amounts }: Wish<ProductRow>): CartAnswer {
  const lines = linesOf(cart);
  const isGone = amounts.packages + amounts.layers + amounts.pallets === 0;
  if (isGone)
    return withLines(
      cart,
      lines.filter((line) => line.product.sku !== sku),
    );
  if (!lines.some((line) => line.product.sku === sku)) {
    const added = {
      __typename: "SimpleCartItem",
      uid: `${fresh}${sku}`,
      version: null,
      product,
      ...toFields(amounts),
    };
    return withLines(cart, [...lines, added as CartLineAnswer]);
  }
  return withLines(
    cart,
    lines.map((line) => (line.product.sku === sku ? { ...line, ...toFields(amounts) } : line)),
  );
}

/**
 * Takes over what the server answered: head, and changed lines with their ids and versions. Amounts that were
 * changed again meanwhile stay as they are shown; they are on their way.
 */
export function takeAnswer(
  shown: CartAnswer,
  head: Omit<CartAnswer, "itemsV2">,
  {
    changed,
    sent,
  }: { readonly changed: readonly CartLineAnswer[]; readonly sent: readonly Wish<ProductRow>[] },
): CartAnswer {
  const bySku = new Map(changed.map((line) => [line.product.sku, line]));
  const sentBySku = new Map(sent.map((wish) => [wish.sku, wish.amounts]));
  const lines = linesOf(shown).map((line) => {
    const answered = bySku.get(line.product.sku);
    if (answered === undefined) return line;
    const wished = sentBySku.get(line.product.sku ?? "");
    const isChangedAgain = wished !== undefined && !isSame(wished, amountsOf(line));
    return isChangedAgain ? { ...line, uid: answered.uid, version: answered.version } : answered;
  });
  return withLines({ ...shown, ...head }, lines);
}

export function editCart(client: QueryClient, edit: (cart: CartAnswer) => CartAnswer): void {
  client.setQueryData(cartQuery().queryKey, (cart) => (cart === undefined ? cart : edit(cart)));
}

export function cachedCart(client: QueryClient): CartAnswer | undefined {
  return client.getQueryData(cartQuery().queryKey);
}

function isSame(left: Amounts, right: Amounts): boolean {
  return left.packages === right.packages && left.layers === right.layers && left.pallets === right.pallets;
}

function toFields({ packages, layers, pallets }: Amounts) {
  return { number_of_packages: packages, number_of_layer: layers, number_of_pallet: pallets };
}
