import { machineNow } from "@vycep/shell/clock/clock";
import { createStore } from "@vycep/shell/storage/store";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { type CartAnswer, type CartLineAnswer, linesOf } from "../reading/cart-answer.ts";
import type { Wish } from "./cart-writer.ts";

/** What the server is known to hold of a line; the screen may be ahead of it. */
export interface KnownLine {
  readonly uid: string;
  readonly version: number | undefined;
}

/** No line of a cart is this one: a change that was decided for it is not made without asking (C21). */
export const anotherLine: KnownLine = { uid: "", version: -1 };

const known = new Map<string, KnownLine>();
/** What the last reading said of the lines, also of those that `known` keeps as they were. */
let read: ReadonlyMap<string, CartLineAnswer> = new Map();
/** Versions of the cart that this page has read or made itself. */
let readVersion = -1;
const madeVersions = new Set<number>();
const cartIds = new Set<string>();

/** The cart that was read last; undefined before the first reading. */
export const knownCartId = createStore<string | undefined>(undefined);

/** When the whole cart with its prices was last read, or found to be up to date, on this machine's clock: the server's may not be known yet. */
export const cartReadAt = createStore<number | undefined>(undefined);

/**
 * Forgets everything and takes a whole cart as the truth. A line with a change under way stays known as it was when the
 * change was decided: somebody else's change must meet it, not vanish under it (C21).
 */
export function learnCart(cart: CartAnswer): void {
  const before = new Map(known);
  known.clear();
  learnLines(linesOf(cart));
  read = new Map(linesOf(cart).map((line) => [line.product.sku ?? "", line]));
  if (cart.id === knownCartId.get()) {
    for (const { sku } of unansweredWishes()) keepSeen(sku, before.get(sku));
  }
  readVersion = cart.version ?? -1;
  if (cart.id !== knownCartId.get()) madeVersions.clear();
  cartIds.add(cart.id);
  cartReadAt.set(machineNow());
  knownCartId.set(cart.id);
}

export function learnLines(lines: readonly CartLineAnswer[]): void {
  for (const { product, uid, version } of lines) {
    if (product.sku) known.set(product.sku, { uid, version: version ?? undefined });
  }
}

/**
 * A change under way was decided for the line as it was seen then, or for none: what somebody else has made of it since
 * must meet the change, not vanish under it (C21).
 */
export function keepSeen(sku: string, seen: KnownLine | undefined): void {
  const now = known.get(sku);
  if (now === undefined && seen !== undefined) known.set(sku, seen);
  if (now !== undefined) known.set(sku, seen?.uid === now.uid ? seen : { ...anotherLine, uid: now.uid });
}

/** What the last reading said of a line. */
export function readLine(sku: string): CartLineAnswer | undefined {
  return read.get(sku);
}

/** A change under way goes on from what was read last: what happened to the line meanwhile was this page's own doing. */
export function acceptRead(sku: string): void {
  const line = read.get(sku);
  if (line === undefined) known.delete(sku);
  else learnLines([line]);
}

/** This page has brought the cart to a version of its own. */
export function learnVersion(version: number | null | undefined): void {
  if (version != null) madeVersions.add(version);
}

/** Whether a version of a cart is no news: read here, made here, or of a cart that has had its successor. */
export function isKnownVersion({ cartId, version }: { cartId: string; version: number }): boolean {
  if (cartId !== knownCartId.get()) return cartIds.has(cartId);
  return version <= readVersion || madeVersions.has(version);
}

/** The version of the cart that this page shows: what it read last and has made of it since, and nobody else's doing. */
export function shownVersion(): number {
  return versionAfterOwn(readVersion);
}

/** To which version this page's own changes have brought a cart; one that somebody else made ends it. */
export function versionAfterOwn(version: number): number {
  return madeVersions.has(version + 1) ? versionAfterOwn(version + 1) : version;
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
