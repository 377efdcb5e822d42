/** How many boxes of a product a place may order in a time, and how many of them it has ordered (CART-18). */
export type ProductLimit = { readonly maxBoxes: number; readonly boxesOrdered: number };

/**
 * Boxes that the place may still order (CART-18, OP-88): never below nought, though a limit may have been lowered after
 * more was ordered.
 *
 * @example boxesLeft({ maxBoxes: 10, boxesOrdered: 12 }) // 0
 */
export function boxesLeft({ maxBoxes, boxesOrdered }: ProductLimit): number {
  return Math.max(0, maxBoxes - boxesOrdered);
}
