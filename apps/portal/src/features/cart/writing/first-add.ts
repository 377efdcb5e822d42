import { storage } from "@vycep/shell/storage/storage";
import { cartKeys } from "../cart-keys.ts";
import { type CartAnswer, linesOf } from "../reading/cart-answer.ts";

/**
 * `isFirstAddToCart` (OP-128, STORAGE-08): set when something goes into an empty cart, and cleared when the cart is
 * empty again or another one: placed, saved for later or cleared. It drives nothing else.
 */
export function noteFirstAdd(before: CartAnswer | undefined, after: CartAnswer): void {
  const isFilled = linesOf(after).length > 0;
  const isSameCart = before?.id === after.id;
  if (isFilled && isSameCart && linesOf(before).length === 0) storage.write(cartKeys.isFirstAddToCart, true);
  const isGone = !isFilled || (before !== undefined && !isSameCart);
  if (isGone && storage.read(cartKeys.isFirstAddToCart)) storage.write(cartKeys.isFirstAddToCart, undefined);
}
