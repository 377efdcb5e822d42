import { type CheckoutStep, parseCheckoutStep } from "@vycep/domain/cart/checkout-step";
import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import type { SetCartNotesInput } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { keepNotes } from "../cart-notes.commands.ts";
import { notesOf } from "../cart-notes.facts.ts";
import { answerCart } from "../cart-view.facts.ts";
import type { CartNotes } from "./cart-notes.repo.ts";

/**
 * Keeps the driver's note and the customer's own order number while they are typed, and where in the cart their
 * writer is (C20). A text that another device has changed since it was seen stays, and is named (C21).
 */
export async function setCartNotes(deps: Deps, context: RequestContext, input: SetCartNotesInput) {
  const actor = await context.actor();
  const notes = notesOf(input, context.language);
  const seen = seenNotes(input);
  const step = stepOf(input.checkout_step);
  const asked = { id: input.cart_id };
  const { cart, conflicts } = await inTransaction(deps.db, (tx) =>
    keepNotes({ ...deps, db: tx }, { actor, asked, notes, seen, step }),
  );
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
