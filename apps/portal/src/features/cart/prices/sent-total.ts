import { type Minor, toMinor } from "@vycep/domain/kernel/money";
import { storage } from "@vycep/shell/storage/storage";
import { cartKeys } from "../cart-keys.ts";
import type { CartView } from "../reading/cart-view.ts";

type Sent = Pick<CartView, "id"> & {
  readonly answer: Pick<CartView["answer"], "version">;
  readonly quote: { readonly totals: { readonly grandTotalMinor: Minor } };
};

/** The total that the customer saw when the order was sent; it outlives a reload (C12). */
export function rememberSentTotal({ id, answer }: Sent, totalMinor: Minor): void {
  storage.write(cartKeys.sentTotal, { cartId: id, version: answer.version ?? 0, totalMinor });
}

/** The cart is an order now. */
export function forgetSentTotal(): void {
  storage.write(cartKeys.sentTotal, undefined);
}

/**
 * The total that the customer saw when the same contents were sent, where they cost more now; undefined when there is
 * nothing to tell.
 */
export function lowerSentTotal({ id, answer, quote }: Sent): Minor | undefined {
  const sent = storage.read(cartKeys.sentTotal);
  if (sent?.cartId !== id || sent.version !== (answer.version ?? 0)) return;
  return sent.totalMinor < quote.totals.grandTotalMinor ? toMinor(sent.totalMinor) : undefined;
}
