import type { CartMemory } from "./cart-memory.ts";
import type { CartSessionPorts } from "./cart-session-ports.ts";
import { anotherLine } from "./known-lines.ts";
import type { UnsentChange } from "./unsent-changes.ts";
import type { WantedLine } from "./wanted-line.ts";

/** Keeps beyond the page what the server has not answered; many changes of one moment in one go. */
export function createUnsentKeeper(
  { memory, ports }: { readonly memory: CartMemory; readonly ports: CartSessionPorts },
  unanswered: () => readonly WantedLine[],
): () => void {
  let isKeeping = false;
  return () => {
    if (isKeeping) return;
    isKeeping = true;
    ports.timers.after(0, () => {
      isKeeping = false;
      const cartId = memory.versions.cartId();
      if (cartId !== undefined) ports.unsent.keep(cartId, unsentChanges(memory, unanswered()));
    });
  };
}

/** What the server has not answered, each with the line it was decided for, and what waits for a choice. */
function unsentChanges(
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
