import type { CartMemory } from "./cart-memory.ts";
import type { CartSessionPorts } from "./cart-session-ports.ts";
import { hasArrived } from "./has-arrived.ts";
import type { UnsentChange } from "./unsent-changes.ts";
import type { WantedLine } from "./wanted-line.ts";

/** What an earlier page could not send: to be sent now, or too late, as the cart is an order by now. */
export interface Resumed {
  readonly resumed: readonly WantedLine[];
  readonly late: readonly UnsentChange[];
}

/** Takes up what an earlier page of this browser has left for the cart, which was just read for the first time. */
export function resumeUnsent(
  { memory, ports: { unsent } }: { readonly memory: CartMemory; readonly ports: CartSessionPorts },
  cartId: string,
): Resumed {
  const { changes, isLate } = unsent.read(cartId);
  if (isLate) {
    unsent.keep(cartId, []);
    return { resumed: [], late: changes };
  }
  // A new line is shown when the cart is read again.
  if (changes.length > 0) memory.isOutdated = true;
  const resumed = changes.map(({ sku, amounts, parts, seen, sent, removal }) => {
    if (sent === undefined || !hasArrived(memory, { sku, amounts: sent })) memory.lines.keepSeen(sku, seen);
    if (removal) memory.removals.set(sku, removal);
    return { sku, amounts, parts, product: undefined, isUndo: removal !== undefined };
  });
  return { resumed, late: [] };
}
