import type { CartMemory } from "./cart-memory.ts";
import type { CartSessionPorts } from "./cart-session-ports.ts";
import { hasArrived } from "./has-arrived.ts";
import { anotherLine } from "./known-lines.ts";
import type { UnsentChange } from "./unsent-changes.ts";
import type { WantedLine } from "./wanted-line.ts";

/** What the server has not answered, each with the line it was decided for, and what waits for a choice. */
export function unsentChanges(
  { lines, errors, removals, lastSent }: CartMemory,
  unanswered: readonly WantedLine[],
): readonly UnsentChange[] {
  const sent = new Map(lastSent.map(({ sku, amounts }) => [sku, amounts]));
  return [
    ...errors.undecided().map((line) => ({ ...line, seen: anotherLine })),
    ...unanswered.map((line) => ({
      ...line,
      seen: lines.get(line.sku),
      sent: sent.get(line.sku),
      removal: line.isUndo ? removals.get(line.sku) : undefined,
    })),
  ];
}

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
