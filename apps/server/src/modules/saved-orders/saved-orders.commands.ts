import { countReview, judgeReorder, type ReorderItems } from "@vycep/domain/orders/reorder";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ReorderTarget } from "../../platform/graphql.gen.ts";
import type { Actor } from "../../platform/session.ts";
import type { RollBack } from "../../platform/transaction.ts";
import { type CartStart, succeedCart, writeCartLines } from "../cart/cart.commands.ts";
import type { FullCart } from "../cart/cart.facts.ts";
import { putAside } from "./put-aside.ts";
import type { PastReview, Reordered } from "./saved-orders.facts.ts";

/** Nothing was put into the cart: that is an answer, too, and leaves the caller's key free. */
export type NothingReordered = { readonly kind: "nothing-reordered"; readonly done: Reordered };

type Putting = {
  readonly actor: Actor;
  readonly live: FullCart;
  readonly seen: PastReview;
  readonly items: ReorderItems;
  readonly into: ReorderTarget;
  readonly rollBack: RollBack<NothingReordered>;
};

/**
 * Puts a reviewed order into the held cart, or into its successor while it is saved itself (C3, D06): all of it in the
 * caller's transaction, or nothing at all and why (OP-21, C2).
 */
export async function putPastOrder(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { actor, live, seen: { target, review }, items, into, rollBack }: Putting,
): Promise<{ readonly done: Reordered; readonly cart: FullCart }> {
  const verdict = judgeReorder(review, items);
  const counts = countReview(review);
  const done = { ...counts, failed: [...counts.failed] };
  const code = target.refusal ?? (verdict.ok ? undefined : verdict.refusal.kind);
  if (code !== undefined || !verdict.ok) {
    const nothing = { ...done, code: code ?? "nothing-addable", replacedId: null };
    return rollBack({ kind: "nothing-reordered", done: nothing });
  }

  const { cart, replacedId } =
    into === "REPLACE_CART"
      ? await replace(tx, { clock }, { actor, live, start: startOf(target.cart) })
      : { cart: live, replacedId: null };
  const filled = await writeCartLines(tx, cart, { lines: verdict.value.lines, now: clock.instant() });
  return { done: { ...done, code: null, replacedId }, cart: filled };
}

type Replacing = { readonly actor: Actor; readonly live: FullCart; readonly start: CartStart };

/** The present cart is saved if it holds anything (C3); its successor goes where the order goes. */
async function replace(tx: Tx, { clock }: Pick<Deps, "clock">, { actor, live, start }: Replacing) {
  if (live.lines.length === 0) {
    return { cart: await succeedCart(tx, live, { start, now: clock.instant() }), replacedId: null };
  }
  const { id, cart } = await putAside(tx, { clock }, { actor, cart: live, title: "", next: start });
  return { cart, replacedId: id };
}

function startOf({ shipToId, companyId, deliveryMethod, deliveryDate, ...texts }: FullCart): CartStart {
  const { noteForDriver, customerOrderNumber } = texts;
  return {
    shipToId,
    companyId,
    method: deliveryMethod,
    date: deliveryDate,
    noteForDriver,
    customerOrderNumber,
  };
}
