import { hasAmounts } from "../reading/line-amounts.ts";
import type { CartMemory } from "./cart-memory.ts";
import type { CartTold, Refusal } from "./cart-told.ts";
import type { Sending } from "./sending.ts";
import { showAnswer } from "./show-answer.ts";
import type { WantedLine } from "./wanted-line.ts";

/** The server's word on each line that was sent, remembered and taken over into what is shown. */
export function takeAnswer(sending: Sending, told: CartTold | undefined, sent: readonly WantedLine[]): void {
  if (told === undefined) return;
  const { memory, ports } = sending;
  const refused = takeRefusals(sending, told.refusals, sent);
  rememberRemovals(
    memory,
    sent.filter(({ sku }) => !refused.has(sku)),
    told.removalToken,
  );
  memory.versions.made(told.cart.version);
  memory.lines.learn(told.changed);
  ports.shown.edit((cart) => showAnswer(cart, told, sent));
}

/** What went out can come back by the token; what stands in the cart is no removal any more (CART-07). */
function rememberRemovals(
  { lines, removals }: CartMemory,
  done: readonly WantedLine[],
  token: string | null | undefined,
): void {
  for (const { sku, amounts } of done) {
    if (hasAmounts(amounts)) {
      removals.delete(sku);
      continue;
    }
    const line = lines.get(sku);
    if (line && token) removals.set(sku, { token, uid: line.uid });
    lines.forget(sku);
  }
}

/** Each refusal stands beside its own line (C4); the line goes back to what the server has. */
function takeRefusals(
  sending: Sending,
  refusals: readonly Refusal[],
  sent: readonly WantedLine[],
): ReadonlySet<string> {
  const refused = new Set<string>();
  for (const refusal of refusals) {
    const wanted = sent[refusal.index ?? -1];
    const sku = refusal.sku ?? wanted?.sku;
    sending.memory.isOutdated = true;
    if (sku === undefined) continue;
    refused.add(sku);
    takeRefusal(sending, refusal, { sku, wanted });
  }
  return refused;
}

function takeRefusal(
  { memory, ports: { messages }, setAmounts }: Sending,
  { reason: told, message }: Refusal,
  { sku, wanted }: { readonly sku: string; readonly wanted: WantedLine | undefined },
): void {
  const reason = told ?? "refused";
  if (reason === "line-changed" || reason === "line-unknown") {
    // The next try begins with what the server holds; a removal must not get lost for a line that is not known.
    memory.lines.forget(sku);
    memory.isUnsure = true;
  }
  if (reason !== "line-unknown" || wanted === undefined) memory.errors.set(sku, { reason, message, wanted });
  else if (hasAmounts(wanted.amounts)) messages.lineRemoved(wanted, setAmounts);
  // Who comes back to another page than that of the goods would not see the question.
  if (reason === "line-changed" && wanted?.product === undefined) messages.choiceWaits();
}
