import type { Amounts } from "@vycep/domain/catalog/packaging";
import { queryClient } from "@vycep/shell/api/query-client";
import { cartSession } from "../cart-session.ts";
import { linesOf } from "../reading/cart-answer.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import { amountsOf } from "../reading/line-amounts.ts";
import { readCartAgain } from "../reading/read-cart-again.ts";
import { takeOut } from "./add-goods.ts";

/**
 * Lets a call fill the cart on the server: after everything entered has reached it, and read again afterwards. What came
 * into the same cart can be taken out again; what else happened to the lines meanwhile stays.
 */
export async function sendToCart<Answer>(
  send: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly undo: () => Promise<void> }> {
  await cartSession().whenSaved();
  const before = new Map(shownLines().map((line) => [line.product.sku, amountsOf(line)]));
  const answer = await send();
  await readCartAgain();
  const cartId = cachedCart(queryClient)?.id ?? "";
  const added = shownLines().map((line) => ({
    product: line.product,
    amounts: difference(amountsOf(line), before.get(line.product.sku)),
  }));
  return { answer, undo: () => takeOut(cartId, added.filter(isSomething)) };
}

function shownLines() {
  const cart = cachedCart(queryClient);
  return cart === undefined ? [] : linesOf(cart);
}

function difference(now: Amounts, before: Amounts | undefined): Amounts {
  if (before === undefined) return now;
  return {
    packages: now.packages - before.packages,
    layers: now.layers - before.layers,
    pallets: now.pallets - before.pallets,
  };
}

function isSomething({ amounts }: { readonly amounts: Amounts }): boolean {
  return amounts.packages > 0 || amounts.layers > 0 || amounts.pallets > 0;
}
