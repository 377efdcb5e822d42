import { type CheckoutStep, parseCheckoutStep } from "@vycep/domain/cart/checkout-step";
import { judgeNote } from "@vycep/domain/cart/note";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { SetCartNotesInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type CartNotes, type FullCart, writeNotes, writeStep } from "./cart.repo.ts";
import { notesOf } from "./cart-notes.ts";
import { answerCart } from "./cart-view.ts";
import { type AskedCart, heldLiveCart } from "./live-cart.ts";

/**
 * Keeps the driver's note and the customer's own order number while they are typed, and where in the cart their
 * writer is (C20). A text that another device has changed since it was seen stays, and is named (C21).
 */
export async function setCartNotes(deps: Deps, context: RequestContext, input: SetCartNotesInput) {
  const actor = await context.actor();
  const notes = notesOf(input, context.language);
  const seen = seenNotes(input);
  const step = stepOf(input.checkout_step);
  const { cart, conflicts } = await keepNotes(deps, {
    actor,
    asked: { id: input.cart_id },
    notes,
    seen,
    step,
  });
  return {
    cart: answerCart(deps, cart, { actor, language: context.language }),
    conflicts: conflicts.map((name) => fields[name]),
  };
}

function stepOf(text: string | null | undefined): CheckoutStep | null | undefined {
  if (typeof text !== "string") return undefined;
  const step = parseCheckoutStep(text);
  if (step !== undefined) return step;
  throw badInput("checkout-step-unknown", "checkout_step must be a page of the cart.", [
    { path: "checkout_step", code: "invalid" },
  ]);
}

const names = ["noteForDriver", "customerOrderNumber"] as const;
const fields = {
  noteForDriver: "note_for_driver",
  customerOrderNumber: "customer_order_number",
} as const;

function seenNotes(input: SetCartNotesInput): CartNotes {
  const { seen_note_for_driver: note, seen_customer_order_number: number } = input;
  return {
    ...(typeof note === "string" && { noteForDriver: note }),
    ...(typeof number === "string" && { customerOrderNumber: number }),
  };
}

type Keeping = {
  readonly actor: Actor;
  readonly asked: AskedCart;
  readonly notes: CartNotes;
  /** The texts over which these were written, where the caller tells. */
  readonly seen?: CartNotes;
  /** The page of the cart; undefined leaves it as it is. */
  readonly step?: CheckoutStep | null | undefined;
};

type Kept = { readonly cart: FullCart; readonly conflicts: readonly (keyof CartNotes)[] };

/** Writes them on the customer's live cart, held against rivals; texts that stand so already are no change of it. */
export async function keepNotes(
  deps: Deps,
  { actor, asked, notes, seen = {}, step }: Keeping,
): Promise<Kept> {
  return inTransaction(deps.db, async (tx) => {
    const held = await heldLiveCart({ ...deps, db: tx }, actor, asked);
    const isElsewhere = step !== undefined && step !== held.checkoutStep;
    if (isElsewhere) await writeStep(tx, held.id, step);
    const cart = isElsewhere ? { ...held, checkoutStep: step } : held;
    const judged = names.flatMap((name) => {
      const wanted = notes[name];
      if (wanted === undefined) return [];
      return [{ name, wanted, verdict: judgeNote({ held: cart[name], wanted, base: seen[name] }) }];
    });
    const conflicts = judged.filter(({ verdict }) => verdict === "conflict").map(({ name }) => name);
    const written = judged.filter(({ verdict }) => verdict === "write");
    if (written.length === 0) return { cart, conflicts };
    const changed: CartNotes = Object.fromEntries(written.map(({ name, wanted }) => [name, wanted]));
    const now = deps.clock.instant();
    const version = await writeNotes(tx, cart.id, { ...changed, now });
    return { cart: { ...cart, ...changed, version, updatedAt: now }, conflicts };
  });
}
