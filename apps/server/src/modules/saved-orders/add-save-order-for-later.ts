import { type NotSaved, notSavedMessages, savedOrderDone } from "@vycep/words/saved-orders/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { AddSaveOrderForLaterInput } from "../../platform/graphql.gen.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { doneOrRolledBack, type RollBack } from "../../platform/transaction.ts";
import { holdCart } from "../cart/cart.commands.ts";
import { sentNotesOf } from "../cart/cart-notes.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { liveCart } from "../cart/live-cart.facts.ts";
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
    notes: sentNotesOf(input, context),
  };
  const nextCart = async () => {
    const cart = await liveCart(deps, actor, { shipToId: context.choice.shipToId });
    return answerCart(deps, cart, { actor, language });
  };
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key,
    operation: "addSaveOrderForLater",
    body: input,
  };
  const done = await doneOrRolledBack<{ id: number }, { readonly kind: NotSaved }>((rollBack) =>
    oncePerKey(deps, call, (tx) => save(tx, deps, { actor, wanted, rollBack })),
  );
  if (!done.ok) {
    const code = done.refusal.kind;
    return { code, message: notSavedMessages[code][language], saved_order: null, cart: await nextCart() };
  }
  const saved = answerSavedOrder(deps, await savedOrderById(deps.db, done.value.id), language);
  const message = savedOrderDone.saved[language];
  return { code: null, message, saved_order: saved, cart: await nextCart() };
}

type Wanted = {
  readonly cartId: string;
  readonly title: string;
  readonly notes: { readonly noteForDriver?: string; readonly customerOrderNumber?: string };
};

type Attempt = {
  readonly actor: Actor;
  readonly wanted: Wanted;
  readonly rollBack: RollBack<{ readonly kind: NotSaved }>;
};

async function save(tx: Tx, deps: Deps, { actor, wanted, rollBack }: Attempt): Promise<{ id: number }> {
  const cart = await holdCart(tx, actor, wanted.cartId);
  const earlier = cart.isActive ? undefined : await savedOrderOfCart(tx, cart.id);
  if (earlier) return { id: earlier.id };
  if (!cart.isActive) return rollBack({ kind: "cart-not-active" });
  if (cart.lines.length === 0) return rollBack({ kind: "cart-empty" });
  const { id } = await putAside(tx, deps, {
    actor,
    cart: { ...cart, ...wanted.notes },
    title: wanted.title,
  });
  return { id };
}
