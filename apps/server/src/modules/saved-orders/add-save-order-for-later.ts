import { type NotSaved, notSavedMessages, savedOrderDone } from "@vycep/contract/messages/saved-orders";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { AddSaveOrderForLaterInput } from "../../platform/graphql.gen.ts";
import { once } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { cartAnswer, holdCart, liveCartOf, sentNotes } from "../cart/cart.facts.ts";
import { putAside } from "./put-aside.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { savedOrderById, savedOrderOfCart } from "./saved-orders.repo.ts";
import { titleOf } from "./title.ts";

/**
 * Puts the live cart aside, exactly once (GQL-27, CHECKOUT-13, CART-08): whoever repeats the call, with the same key
 * or the same cart, gets the saved order that is there. A cart with nothing in it, and one that became an order,
 * are refused with a code.
 */
export async function addSaveOrderForLater(
  deps: Deps,
  context: RequestContext,
  input: AddSaveOrderForLaterInput,
) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  const wanted: Wanted = {
    cartId: input.cart_id,
    title: titleOf(input.title ?? "", language),
    notes: sentNotes(input, context),
  };
  const liveCart = async () => {
    const cart = await liveCartOf(deps, actor, { shipToId: context.choice.shipToId });
    return cartAnswer(deps, cart, { actor, language });
  };
  try {
    const request = { uid: actor.uid, key, operation: "addSaveOrderForLater", body: input };
    const { id } = await once(deps, request, (tx) => save(tx, deps, { actor, wanted }));
    const saved = answerSavedOrder(deps, await savedOrderById(deps.db, id), language);
    const message = savedOrderDone.saved[language];
    return { code: null, message, saved_order: saved, cart: await liveCart() };
  } catch (error) {
    // Thrown to undo the transaction, and so that the key is free for the next try.
    if (!(error instanceof CartNotSaved)) throw error;
    const { code } = error;
    return { code, message: notSavedMessages[code][language], saved_order: null, cart: await liveCart() };
  }
}

class CartNotSaved extends Error {
  readonly code: NotSaved;

  constructor(code: NotSaved) {
    super("the cart was not saved");
    this.code = code;
  }
}

type Wanted = {
  readonly cartId: string;
  readonly title: string;
  readonly notes: { readonly noteForDriver?: string; readonly customerOrderNumber?: string };
};

async function save(
  tx: Tx,
  deps: Deps,
  { actor, wanted }: { readonly actor: Actor; readonly wanted: Wanted },
): Promise<{ id: number }> {
  const cart = await holdCart(tx, actor, wanted.cartId);
  const earlier = cart.isActive ? undefined : await savedOrderOfCart(tx, cart.id);
  if (earlier) return { id: earlier.id };
  if (!cart.isActive) throw new CartNotSaved("cart-not-active");
  if (cart.lines.length === 0) throw new CartNotSaved("cart-empty");
  const { id } = await putAside(tx, deps, {
    actor,
    cart: { ...cart, ...wanted.notes },
    title: wanted.title,
  });
  return { id };
}
