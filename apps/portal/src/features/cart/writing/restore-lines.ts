import { isSameContents } from "@vycep/domain/bundles/bundle";
import { failureOf } from "@vycep/shell/api/api-error";
import { isSame } from "../reading/cart-cache.ts";
import { amountsOf, partsOf } from "../reading/cart-view.ts";
import { type CartTold, restoreLines } from "./cart-calls.ts";
import { type CartRemoval, forgetRemoval, removalOf } from "./cart-removals.ts";
import { type CartWish, knownLine } from "./cart-truth.ts";
import { hasAmounts } from "./row-drafts.ts";

/**
 * The removals that wishes take back, by token: of lines that are gone, or that somebody has added anew meanwhile, which
 * the server then keeps and says so.
 */
export function undoneRemovals(
  wishes: readonly CartWish[],
): ReadonlyMap<string, readonly (CartWish & { readonly removal: CartRemoval })[]> {
  const undone = wishes.flatMap((wish) => {
    const removal = wish.isUndo && hasAmounts(wish.amounts) ? removalOf(wish.sku) : undefined;
    return removal && knownLine(wish.sku)?.uid !== removal.uid ? [{ ...wish, removal }] : [];
  });
  return Map.groupBy(undone, ({ removal }) => removal.token);
}

/** Asks for them; undefined when the server does not know of them any more, and they are goods like any others. */
export async function putBackRemoved(
  cartId: string,
  token: string,
  undone: readonly { readonly sku: string; readonly removal: CartRemoval }[],
): Promise<CartTold | undefined> {
  const uids = undone.map(({ removal }) => removal.uid);
  const told = await restoreLines(cartId, { token, uids }).catch(noneIfUnknown);
  for (const { sku } of undone) forgetRemoval(sku);
  return told;
}

function noneIfUnknown(cause: unknown): undefined {
  if (failureOf(cause).code !== "removal-unknown") throw cause;
}

/** Whether nothing is left to be done of a wish: its line is back as wanted, or will not come back. */
export function isRestored({ sku, amounts, parts }: CartWish, { changed, refusals }: CartTold): boolean {
  if (refusals.some((refusal) => refusal.sku === sku)) return true;
  const line = changed.find(({ product }) => product.sku === sku);
  if (line === undefined) return false;
  return (
    isSame(amounts, amountsOf(line)) && (parts === undefined || isSameContents(parts, partsOf(line) ?? []))
  );
}
