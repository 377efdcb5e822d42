import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepNotes } from "../cart/cart-notes.commands.ts";
import { notesOf } from "../cart/cart-notes.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { changeSavedOrder } from "./saved-orders.repo.ts";
import { changeWanted } from "./wanted-saved-order.ts";

type Call = { readonly id: string | undefined; readonly customer_order_number: string };

/**
 * Keeps the customer's own order number with a saved order, or, where none is named, with the live cart (GQL-36,
 * SAVED-06, SAVED-10); an empty one takes it away.
 */
export async function saveCustomerOrderNumber(deps: Deps, context: RequestContext, call: Call) {
  const actor = await context.actor();
  const { language } = context;
  const { customerOrderNumber = "" } = notesOf(call, language);
  if (call.id === undefined) {
    const asked = { shipToId: context.choice.shipToId };
    const notes = { customerOrderNumber };
    const { cart } = await inTransaction(deps.db, (tx) =>
      keepNotes({ ...deps, db: tx }, { actor, asked, notes }),
    );
    return {
      customer_order_number: customerOrderNumber,
      saved_order: null,
      cart: answerCart(deps, cart, { actor, language }),
    };
  }
  const saved = await changeWanted(deps, { actor, id: call.id, language }, (tx, key) =>
    changeSavedOrder(tx, key, { customerOrderNumber, now: deps.clock.instant() }),
  );
  return {
    customer_order_number: customerOrderNumber,
    saved_order: answerSavedOrder(deps, saved, language),
    cart: null,
  };
}
