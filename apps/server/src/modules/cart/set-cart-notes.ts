import type { Deps } from "../../platform/deps.ts";
import type { SetCartNotesInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type CartNotes, type FullCart, writeNotes } from "./cart.repo.ts";
import { notesOf } from "./cart-notes.ts";
import { answerCart } from "./cart-view.ts";
import { type AskedCart, heldLiveCart } from "./live-cart.ts";

/** Keeps the driver's note and the customer's own order number while they are typed (C20). */
export async function setCartNotes(deps: Deps, context: RequestContext, input: SetCartNotesInput) {
  const actor = await context.actor();
  const notes = notesOf(input, context.language);
  const cart = await keepNotes(deps, { actor, asked: { id: input.cart_id }, notes });
  return { cart: answerCart(deps, cart, { actor, language: context.language }) };
}

type Keeping = { readonly actor: Actor; readonly asked: AskedCart; readonly notes: CartNotes };

/** Writes them on the customer's live cart, held against rivals. */
export async function keepNotes(deps: Deps, { actor, asked, notes }: Keeping): Promise<FullCart> {
  return inTransaction(deps.db, async (tx) => {
    const seen = await heldLiveCart({ ...deps, db: tx }, actor, asked);
    const now = deps.clock.instant();
    const version = await writeNotes(tx, seen.id, { ...notes, now });
    return { ...seen, ...notes, version, updatedAt: now };
  });
}
