import {
  countReview,
  judgeReorder,
  type ReorderCounts,
  type ReorderItems,
} from "@vycep/domain/orders/reorder";
import type { NotReordered } from "@vycep/words/saved-orders/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ReorderTarget } from "../../platform/graphql.gen.ts";
import { type KeyedCall, oncePerKey } from "../../platform/idempotency.ts";
import type { Actor } from "../../platform/session.ts";
import { doneOrRolledBack, type RollBack } from "../../platform/transaction.ts";
import { type CartStart, type FullCart, succeedCart, writeCartLines } from "../cart/cart.facts.ts";
import { putAside } from "./put-aside.ts";
import type { PastReview } from "./review-past-order.facts.ts";

/** What came of putting an order into the cart again, as plain JSON: repeats read it from the database. */
export type Reordered = {
  code: NotReordered | null;
  same: number;
  changed: number;
  replaced: number;
  failed: ReorderCounts["failed"][number][];
  /** The saved order that the present cart became, if it was replaced. */
  replacedId: number | null;
};

type NothingReordered = { readonly kind: "nothing-reordered"; readonly done: Reordered };

/** With the same key it happens once (C9); that nothing happened is an answer, too, and leaves the key free. */
export async function reorderOnce(
  deps: Deps,
  call: KeyedCall,
  work: (tx: Tx, rollBack: RollBack<NothingReordered>) => Promise<Reordered>,
): Promise<Reordered> {
  const done = await doneOrRolledBack<Reordered, NothingReordered>((rollBack) =>
    oncePerKey<Reordered>(deps, call, (tx) => work(tx, rollBack)),
  );
  return done.ok ? done.value : done.refusal.done;
}

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
