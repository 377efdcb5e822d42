import { now } from "../../shared/clock.ts";
import { createStore } from "../../shared/store.ts";
import { type CartAnswer, type CartLineAnswer, linesOf } from "./cart-answer.ts";

/** What the server is known to hold of a line; the screen may be ahead of it. */
export interface KnownLine {
  readonly uid: string;
  readonly version: number | undefined;
}

const known = new Map<string, KnownLine>();

/** When the whole cart with its prices was last read, on the server's clock. */
export const cartReadAt = createStore<number | undefined>(undefined);

/** Forgets everything and takes a whole cart as the truth. */
export function learnCart(cart: CartAnswer): void {
  known.clear();
  cartReadAt.set(now());
  learnLines(linesOf(cart));
}

export function learnLines(lines: readonly CartLineAnswer[]): void {
  for (const { product, uid, version } of lines) {
    if (product.sku) known.set(product.sku, { uid, version: version ?? undefined });
  }
}

export function forgetLine(sku: string): void {
  known.delete(sku);
}

export function knownLine(sku: string): KnownLine | undefined {
  return known.get(sku);
}
