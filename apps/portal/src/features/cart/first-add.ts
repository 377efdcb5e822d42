import { storage } from "../../shared/storage.ts";
import { type CartAnswer, linesOf } from "./cart-answer.ts";

/**
 * `isFirstAddToCart` (OP-128, STORAGE-08): set when something goes into an empty cart, and cleared when the cart is
 * empty again or another one: placed, saved for later or cleared. It drives nothing else.
 */
export function noteFirstAdd(before: CartAnswer | undefined, after: CartAnswer): void {
  const isFilled = linesOf(after).length > 0;
  const isSameCart = before?.id === after.id;
  if (isFilled && isSameCart && linesOf(before).length === 0) storage.write("isFirstAddToCart", true);
  const isGone = !isFilled || (before !== undefined && !isSameCart);
  if (isGone && storage.read("isFirstAddToCart")) storage.write("isFirstAddToCart", undefined);
}
