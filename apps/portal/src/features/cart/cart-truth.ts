import { machineNow } from "../../shared/clock.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { createStore } from "../../shared/store.ts";
import { type CartAnswer, type CartLineAnswer, linesOf } from "./cart-answer.ts";
import type { Wish } from "./cart-writer.ts";

/** What the server is known to hold of a line; the screen may be ahead of it. */
export interface KnownLine {
  readonly uid: string;
  readonly version: number | undefined;
}

const known = new Map<string, KnownLine>();

/** The cart that was read last; undefined before the first reading. */
export const knownCartId = createStore<string | undefined>(undefined);

/** When the whole cart with its prices was last read, on this machine's clock: the server's may not be known yet. */
export const cartReadAt = createStore<number | undefined>(undefined);

/** Forgets everything and takes a whole cart as the truth. */
export function learnCart(cart: CartAnswer): void {
  known.clear();
  learnLines(linesOf(cart));
  cartReadAt.set(machineNow());
  knownCartId.set(cart.id);
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

/** A wish from an earlier page knows its product by name only. */
export type CartWish = Wish<ProductRow | undefined>;

type Unanswered = () => readonly CartWish[];

let readUnanswered: Unanswered = () => [];

/** Whoever writes to the cart tells where to ask for what the server has not answered yet. */
export function tellUnanswered(read: Unanswered): void {
  readUnanswered = read;
}

/** What was entered and is not answered yet; it stands on top of a cart that is read meanwhile. */
export function unansweredWishes(): readonly CartWish[] {
  return readUnanswered();
}
