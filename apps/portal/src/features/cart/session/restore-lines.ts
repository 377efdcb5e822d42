import { isSameContents } from "@vycep/domain/bundles/bundle";
import { failureOf } from "@vycep/shell/failures/api-error";
import { amountsOf, hasAmounts, isSameAmounts, partsOf } from "../reading/line-amounts.ts";
import type { CartMemory, CartRemoval } from "./cart-memory.ts";
import type { CartSessionPorts } from "./cart-session-ports.ts";
import type { CartTold } from "./cart-told.ts";
import type { WantedLine } from "./wanted-line.ts";

/** A line that is to be again what it was before it was taken out. */
type UndoneLine = WantedLine & { readonly removal: CartRemoval };

/**
 * The removals that are taken back, by token: of lines that are gone, or that somebody has added anew meanwhile, which
 * the server then keeps and says so.
 */
export function undoneRemovals(
  { lines, removals }: Pick<CartMemory, "lines" | "removals">,
  wanted: readonly WantedLine[],
): ReadonlyMap<string, readonly UndoneLine[]> {
  const undone = wanted.flatMap((line) => {
    const removal = line.isUndo && hasAmounts(line.amounts) ? removals.get(line.sku) : undefined;
    return removal && lines.get(line.sku)?.uid !== removal.uid ? [{ ...line, removal }] : [];
  });
  return Map.groupBy(undone, ({ removal }) => removal.token);
}

/** Asks for them; undefined when the server does not know of them any more, and they are goods like any others. */
export async function putBackRemoved(
  { memory, ports }: { readonly memory: CartMemory; readonly ports: CartSessionPorts },
  cartId: string,
  { token, undone }: { readonly token: string; readonly undone: readonly UndoneLine[] },
): Promise<CartTold | undefined> {
  const uids = undone.map(({ removal }) => removal.uid);
  const told = await ports.server.restore(cartId, { token, uids }).catch(noneIfUnknown);
  for (const { sku } of undone) memory.removals.delete(sku);
  return told;
}

function noneIfUnknown(cause: unknown): undefined {
  if (failureOf(cause).code !== "removal-unknown") throw cause;
}

/** Whether nothing is left to be done: the line is back as wanted, or will not come back. */
export function isRestored({ sku, amounts, parts }: WantedLine, { changed, refusals }: CartTold): boolean {
  if (refusals.some((refusal) => refusal.sku === sku)) return true;
  const line = changed.find(({ product }) => product.sku === sku);
  if (line === undefined) return false;
  return (
    isSameAmounts(amounts, amountsOf(line)) &&
    (parts === undefined || isSameContents(parts, partsOf(line) ?? []))
  );
}
