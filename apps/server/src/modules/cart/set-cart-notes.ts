import type { Deps } from "../../platform/deps.ts";
import type { SetCartNotesInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLiveCart, writeNotes } from "./cart.repo.ts";
import { notesOf } from "./cart-notes.ts";
import { answerCart } from "./cart-view.ts";
import { liveCart } from "./live-cart.ts";

/** Keeps the driver's note and the customer's own order number while they are typed (C20). */
export async function setCartNotes(deps: Deps, context: RequestContext, input: SetCartNotesInput) {
  const actor = await context.actor();
  const notes = notesOf(input, context.language);
  const cart = await inTransaction(deps.db, async (tx) => {
    await lockLiveCart(tx, actor.uid);
    const seen = await liveCart({ ...deps, db: tx }, actor, { id: input.cart_id });
    const version = await writeNotes(tx, seen.id, { ...notes, now: deps.clock.instant() });
    return { ...seen, ...notes, version };
  });
  return { cart: answerCart(deps, cart, { actor, language: context.language }) };
}
