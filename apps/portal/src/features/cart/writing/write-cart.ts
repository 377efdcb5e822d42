import { ApiError, failureOf } from "@vycep/shell/api/api-error";
import { queryClient } from "@vycep/shell/api/query-client";
import { machineTimers } from "@vycep/shell/clock/clock";
import { dismissFailure, showFailure } from "@vycep/shell/messages/action-errors";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import type { CartAnswer, CartLineAnswer } from "../reading/cart-answer.ts";
import { editCart, isSame, takeAnswer } from "../reading/cart-cache.ts";
import { cartQuery } from "../reading/cart-query.ts";
import { amountsOf } from "../reading/cart-view.ts";
import { applyWish, withLineAt } from "./apply-wanted.ts";
import { addLines, type CartTold, type Refusal, updateLines } from "./cart-calls.ts";
import { forgetRemoval, keepRemoval, removalOf } from "./cart-removals.ts";
import {
  acceptRead,
  anotherLine,
  type CartWish,
  forgetLine,
  keepSeen,
  knownCartId,
  knownLine,
  learnLines,
  learnVersion,
  readLine,
  tellUnanswered,
} from "./cart-truth.ts";
import { type CartWriter, createCartWriter, type Wish } from "./cart-writer.ts";
import { clearLineError, onLineErrors, setLineError, undecidedWishes } from "./line-errors.ts";
import { isRestored, putBackRemoved, undoneRemovals } from "./restore-lines.ts";
import { hasAmounts } from "./row-drafts.ts";
import { keepUnsent, readUnsent, type UnsentChange } from "./unsent-changes.ts";

/** True when the shown cart may differ from the server's and is read again as soon as nothing is under way. */
let isDoubtful = false;

/** The last call got no answer, or met another window's change: the cart has to be read before anything is sent again. */
let isTruthUnknown = false;

/** What the last call carried, as long as nobody knows whether it arrived. */
let lastSent: readonly CartWish[] = [];

/** The note that the server does not answer, while the browser believes to be online. */
let shownFailure: number | undefined;

/** What is kept in the browser is about to be written anew. */
let isKeeping = false;

/** By then the screen has shown what was entered. */
const paintedMs = 30;

/** A server that does not answer is tried again after so long; a browser that is offline tells when it is not. */
const retryMs = 5_000;

const writer: CartWriter<ProductRow | undefined> = createCartWriter<ProductRow | undefined>({
  send: async (wishes) => {
    // The frame that shows what was entered comes before the call that carries it.
    await new Promise<void>((resolve) => void machineTimers.after(paintedMs, resolve));
    await sendWishes(wishes);
  },
  onIdle: () => {
    if (shownFailure !== undefined) dismissFailure(shownFailure);
    shownFailure = undefined;
    if (isDoubtful) void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey });
    isDoubtful = false;
  },
  onFailed: tellNotSaved,
  // Who has to sign in again comes back to a new page, which sends what this one keeps.
  isUnreached: (cause) => ["network", "signed-out"].includes(failureOf(cause).kind),
  onUnreached: (cause) => {
    isTruthUnknown = true;
    // Offline the banner says it all already.
    if (!navigator.onLine || failureOf(cause).kind === "signed-out") return;
    shownFailure ??= showFailure(cause);
    machineTimers.after(retryMs, writer.retry);
  },
  onChange: keepSoon,
});
tellUnanswered(writer.unanswered);
onLineErrors(keepSoon);
globalThis.addEventListener("online", writer.retry);
resumeOnce();

/** Many wishes of one moment are kept in one go. */
function keepSoon(): void {
  if (isKeeping) return;
  isKeeping = true;
  machineTimers.after(0, () => {
    isKeeping = false;
    const cartId = knownCartId.get();
    if (cartId !== undefined) keepUnsent(cartId, unsentChanges());
  });
}

/** What the server has not answered, each with the line it was decided for, and what waits for a choice. */
function unsentChanges(): readonly UnsentChange[] {
  const sent = new Map(lastSent.map(({ sku, amounts }) => [sku, amounts]));
  return [
    ...undecidedWishes().map((wish) => ({ ...wish, seen: anotherLine })),
    ...writer.unanswered().map((wish) => ({
      ...wish,
      seen: knownLine(wish.sku),
      sent: sent.get(wish.sku),
      removal: wish.isUndo ? removalOf(wish.sku) : undefined,
    })),
  ];
}

/** Sends what an earlier page could not, as soon as the cart is read for the first time. */
function resumeOnce(): void {
  const cartId = knownCartId.get();
  if (cartId === undefined) {
    const stop = knownCartId.subscribe(() => {
      stop();
      resumeOnce();
    });
    return;
  }
  const { changes, isLate } = readUnsent(cartId);
  if (isLate) {
    keepUnsent(cartId, []);
    tellNotSaved(changes, new ApiError({ kind: "refused", code: "cart-is-an-order", message: "" }));
  } else {
    // A new line is shown when the cart is read again.
    if (changes.length > 0) isDoubtful = true;
    for (const { sku, amounts, parts, seen, sent, removal } of changes) {
      if (sent === undefined || !hasArrived({ sku, amounts: sent })) keepSeen(sku, seen);
      if (removal) keepRemoval(sku, removal);
      writer.wish({ sku, amounts, parts, product: undefined, isUndo: removal !== undefined });
    }
  }
}

function tellNotSaved(changes: readonly { readonly sku: string }[], cause: unknown): void {
  isDoubtful = true;
  showFailure(cause);
  for (const { sku } of changes) setLineError(sku, { reason: "not-saved", message: "" });
}

/** Puts a product into the cart in exactly these amounts, shown at once (CART-05…07). */
export function setAmounts(wish: Wish<ProductRow>): void {
  clearLineError(wish.sku);
  editCart(queryClient, (cart) => applyWish(cart, wish));
  writer.wish(wish);
}

/** Takes a change back; a line that was taken out is shown again where it stood, and goes back there (CART-07). */
export function undoAmounts(wish: Wish<ProductRow>, before?: CartAnswer): void {
  clearLineError(wish.sku);
  editCart(queryClient, (cart) => applyWish(before ? withLineAt(cart, before, wish.sku) : cart, wish));
  writer.wish({ ...wish, isUndo: true });
}

/** Resolves when nothing is under way: true when everything entered so far has reached the server. */
export function cartAnswered(): Promise<boolean> {
  return writer.settled();
}

/** Resolves when everything entered so far has reached the server, and throws when it cannot; ordering waits for it. */
export async function cartSettled(): Promise<void> {
  writer.retry();
  const isAnswered = await writer.settled();
  if (!isAnswered) throw new ApiError({ kind: "network", code: "network", message: "" });
}

async function sendWishes(wishes: readonly CartWish[]): Promise<void> {
  if (isTruthUnknown || knownCartId.get() === undefined) {
    // An addition whose answer got lost may be there already; as a known line it is set, never added twice.
    await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    for (const wish of lastSent) if (hasArrived(wish)) acceptRead(wish.sku);
    isTruthUnknown = false;
  }
  lastSent = wishes;
  keepSoon();
  const cartId = knownCartId.get();
  if (cartId === undefined) return;
  const left = await restoreFirst(cartId, wishes);
  const known = left.filter(({ sku }) => knownLine(sku) !== undefined);
  const added = left.filter((wish) => knownLine(wish.sku) === undefined && hasAmounts(wish.amounts));
  if (known.length > 0) take(await updateLines(cartId, known), known);
  if (added.length > 0) take(await addLines(cartId, added), added);
}

/** What was taken out here goes back as it was (CART-07); answers what is left to be done like any other wish. */
async function restoreFirst(cartId: string, wishes: readonly CartWish[]): Promise<readonly CartWish[]> {
  // Where a line stands that comes back, only the server knows.
  if (wishes.some(({ isUndo }) => isUndo)) isDoubtful = true;
  let left = wishes;
  for (const [token, undone] of undoneRemovals(wishes)) {
    const told = await putBackRemoved(cartId, token, undone);
    if (told === undefined) continue;
    take(told, undone);
    if (told.refusals.length > 0) void tellRefusedUndo(told.refusals, undone);
    left = left.filter((wish) => !isRestored(wish, told));
  }
  return left;
}

/** A line that stands as it was sent was set by the call whose answer got lost. */
function hasArrived({ sku, amounts }: Pick<CartWish, "sku" | "amounts">): boolean {
  const line = readLine(sku);
  return line === undefined ? !hasAmounts(amounts) : isSame(amountsOf(line), amounts);
}

/** The call's word on each wish, taken over into what is shown. */
function take(told: CartTold | undefined, wishes: readonly CartWish[]): void {
  if (told === undefined) return;
  const { cart, changed, refusals } = told;
  const refused = takeRefusals(refusals, wishes);
  for (const { sku, amounts } of wishes) {
    if (refused.has(sku)) continue;
    if (hasAmounts(amounts)) {
      forgetRemoval(sku);
      continue;
    }
    const line = knownLine(sku);
    if (line && told.removalToken) keepRemoval(sku, { token: told.removalToken, uid: line.uid });
    forgetLine(sku);
  }
  takeOver(cart, { changed, sent: wishes });
}

/** Each refusal stands beside its own line (C4); the line goes back to what the server has. */
function takeRefusals(errors: readonly Refusal[], wishes: readonly CartWish[]): ReadonlySet<string> {
  const refused = new Set<string>();
  for (const error of errors) {
    const wish = wishes[error.index ?? -1];
    const sku = error.sku ?? wish?.sku;
    isDoubtful = true;
    if (sku === undefined) continue;
    refused.add(sku);
    const reason = error.reason ?? "refused";
    if (reason === "line-changed" || reason === "line-unknown") {
      // The next try begins with what the server holds; a removal must not get lost for a line that is not known.
      forgetLine(sku);
      isTruthUnknown = true;
    }
    if (reason === "line-unknown" && wish) void tellRemoved(wish);
    else setLineError(sku, { reason, message: error.message, wish });
    // Who comes back to another page than that of the goods would not see the question.
    if (reason === "line-changed" && wish?.product === undefined) void tellUndecided();
  }
  return refused;
}

/** Seldom needed, so it is not part of any page's first script. */
async function tellRemoved(wish: CartWish): Promise<void> {
  if (!hasAmounts(wish.amounts)) return;
  const { tellLineRemoved } = await import("./tell-changed-elsewhere.ts");
  await tellLineRemoved(wish, setAmounts);
}

async function tellRefusedUndo(refusals: readonly Refusal[], undone: readonly CartWish[]): Promise<void> {
  const { tellNotBack } = await import("./tell-not-restored.ts");
  await tellNotBack(refusals, new Map(undone.map(({ sku, product }) => [sku, product?.name ?? sku])));
}

async function tellUndecided(): Promise<void> {
  const { tellChoiceWaits } = await import("./tell-changed-elsewhere.ts");
  await tellChoiceWaits();
}

function takeOver(
  head: Omit<CartAnswer, "itemsV2">,
  lines: { readonly changed: readonly CartLineAnswer[]; readonly sent: readonly CartWish[] },
): void {
  learnVersion(head.version);
  learnLines(lines.changed);
  editCart(queryClient, (cart) => takeAnswer(cart, head, lines));
}
