import { hasAmounts } from "../reading/line-amounts.ts";
import { hasArrived } from "./has-arrived.ts";
import { isRestored, putBackRemoved, undoneRemovals } from "./restore-lines.ts";
import type { Sending } from "./sending.ts";
import { takeAnswer } from "./take-answer.ts";
import type { WantedLine } from "./wanted-line.ts";

/** Sends what is wanted, after a reading of the cart where nobody knows what became of the call before. */
export async function sendLines(sending: Sending, wanted: readonly WantedLine[]): Promise<void> {
  const { memory, ports } = sending;
  if (memory.isUnsure || memory.versions.cartId() === undefined) await readFirst(sending);
  memory.lastSent = wanted;
  sending.keepUnsent();
  const cartId = memory.versions.cartId();
  if (cartId === undefined) return;
  const left = await restoreFirst(sending, cartId, wanted);
  const present = left.flatMap((line) => {
    const seen = memory.lines.get(line.sku);
    return seen === undefined ? [] : [{ ...line, seen }];
  });
  const added = left.filter(({ sku, amounts }) => !memory.lines.get(sku) && hasAmounts(amounts));
  if (present.length > 0) takeAnswer(sending, await ports.server.update(cartId, present), present);
  if (added.length > 0) takeAnswer(sending, await ports.server.add(cartId, added), added);
}

/** An addition whose answer got lost may be there already; as a known line it is set, never added twice. */
async function readFirst({ memory, refresh }: Sending): Promise<void> {
  await refresh();
  for (const line of memory.lastSent) if (hasArrived(memory, line)) memory.lines.acceptRead(line.sku);
  memory.isUnsure = false;
}

/** What was taken out here goes back as it was (CART-07); answers what is left to be done like any other line. */
async function restoreFirst(
  sending: Sending,
  cartId: string,
  wanted: readonly WantedLine[],
): Promise<readonly WantedLine[]> {
  const { memory, ports } = sending;
  // Where a line stands that comes back, only the server knows.
  if (wanted.some(({ isUndo }) => isUndo)) memory.isOutdated = true;
  let left = wanted;
  for (const [token, undone] of undoneRemovals(memory, wanted)) {
    const told = await putBackRemoved({ memory, ports }, cartId, { token, undone });
    if (told === undefined) continue;
    takeAnswer(sending, told, undone);
    if (told.refusals.length > 0) ports.messages.notRestored(told.refusals, namesOf(undone));
    left = left.filter((line) => !isRestored(line, told));
  }
  return left;
}

function namesOf(lines: readonly WantedLine[]): ReadonlyMap<string, string> {
  return new Map(lines.map(({ sku, product }) => [sku, product?.name ?? sku]));
}
