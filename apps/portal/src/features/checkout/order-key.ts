import { type CartId, toId } from "@vycep/domain/kernel/ids";
import { storage } from "@vycep/shell/storage/storage";
import { checkoutKeys } from "./checkout-keys.ts";

/** An order that was sent and not answered yet; the same key makes every repeat count once (C9). */
export interface SentOrder {
  readonly key: string;
  readonly cartId: CartId;
  /** The version of the cart that the customer saw (C21). */
  readonly cartVersion: string;
  readonly expectedTotal: string;
  /** The net totals of the lines that the customer saw, "100101=221.00 100112=…" (C12). */
  readonly expectedLines: string;
  readonly noteForDriver: string;
  readonly customerOrderNumber: string;
  /** Empty without a limit (B14). */
  readonly priceLimit: string;
}

/** What was sent from this tab and is still without an answer; it outlives a reload and a session that ends. */
export function unansweredOrder(): SentOrder | undefined {
  const { key, cartId, expectedTotal, ...rest } = storage.read(checkoutKeys.sentOrder) ?? {};
  if (!key || !cartId || !expectedTotal) return undefined;
  return {
    key,
    cartId: toId(cartId),
    expectedTotal,
    cartVersion: rest.cartVersion ?? "",
    expectedLines: rest.expectedLines ?? "",
    noteForDriver: rest.noteForDriver ?? "",
    customerOrderNumber: rest.customerOrderNumber ?? "",
    priceLimit: rest.priceLimit ?? "",
  };
}

/** Remembers what is being sent; for the same cart the key stays the same until the server has answered. */
export function rememberOrder(order: Omit<SentOrder, "key">, makeKey: () => string): SentOrder {
  const before = unansweredOrder();
  const key = before?.cartId === order.cartId ? before.key : makeKey();
  const sent = { ...order, key };
  storage.write(checkoutKeys.sentOrder, { ...sent });
  return sent;
}

/** The server has answered: the next attempt is another one. */
export function forgetOrder(): void {
  storage.write(checkoutKeys.sentOrder, undefined);
}
