import type { QueryClient } from "@tanstack/react-query";
import { isSameContents } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { CartWish } from "../writing/cart-truth.ts";
import { noteFirstAdd } from "../writing/first-add.ts";
import { type CartAnswer, type CartLineAnswer, linesOf, withLines } from "./cart-answer.ts";
import { cartQuery } from "./cart-query.ts";
import { amountsOf, partsOf } from "./cart-view.ts";

/**
 * Takes over what the server answered: head, and changed lines with their ids and versions. Amounts that were
 * changed again meanwhile stay as they are shown; they are on their way.
 */
export function takeAnswer(
  shown: CartAnswer,
  head: Omit<CartAnswer, "itemsV2">,
  { changed, sent }: { readonly changed: readonly CartLineAnswer[]; readonly sent: readonly CartWish[] },
): CartAnswer {
  const bySku = new Map(changed.map((line) => [line.product.sku, line]));
  const sentBySku = new Map(sent.map((wish) => [wish.sku, wish]));
  const lines = linesOf(shown).map((line) => {
    const answered = bySku.get(line.product.sku);
    if (answered === undefined) return line;
    const wished = sentBySku.get(line.product.sku ?? "");
    const isChangedAgain = wished !== undefined && !isShown(wished, line);
    return isChangedAgain ? { ...line, uid: answered.uid, version: answered.version } : answered;
  });
  return withLines({ ...shown, ...head }, lines);
}

export function editCart(client: QueryClient, edit: (cart: CartAnswer) => CartAnswer): void {
  const before = cachedCart(client);
  if (before === undefined) return;
  const after = edit(before);
  client.setQueryData(cartQuery().queryKey, after);
  noteFirstAdd(before, after);
}

export function cachedCart(client: QueryClient): CartAnswer | undefined {
  return client.getQueryData(cartQuery().queryKey);
}

function isShown({ amounts, parts }: CartWish, line: CartLineAnswer): boolean {
  const isSameInside = parts === undefined || isSameContents(parts, partsOf(line) ?? []);
  return isSameInside && isSame(amounts, amountsOf(line));
}

export function isSame(left: Amounts, right: Amounts): boolean {
  return left.packages === right.packages && left.layers === right.layers && left.pallets === right.pallets;
}
