import { decodeReorderItems } from "@vycep/contract/saved-orders/reorder.codec";
import type { Deps } from "../../platform/deps.ts";
import type { ReOrderSavedOrderInput } from "../../platform/graphql.gen.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { doneOrRolledBack } from "../../platform/transaction.ts";
import { holdLiveCart, resumeEmpties } from "../cart/cart.commands.ts";
import { pastOfSaved, reviewSavedOrder } from "./review-saved-order.ts";
import { type NothingReordered, putPastOrder } from "./saved-orders.commands.ts";
import { answerReorder, type Reordered, replacementsOf } from "./saved-orders.facts.ts";
import { wantedSavedOrder } from "./wanted-saved-order.ts";

/**
 * Puts a saved order into the cart (GQL-31, SAVED-04, SAVED-08, D06): all of it or, when an item is missing, nothing
 * and the list of what is (OP-21); or what is available (C1); beside what is in the cart or in its place, which is
 * then saved first (C3). With the same key it happens once, and no way ends without a message (C2).
 */
export async function reOrderSavedOrder(deps: Deps, context: RequestContext, input: ReOrderSavedOrderInput) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  const { shipToId } = context.choice;
  const saved = await wantedSavedOrder(deps.db, { actor, id: input.id, language });
  const past = await pastOfSaved(deps.db, saved);
  const instead = replacementsOf(input.replacements, past.lines);
  const items = decodeReorderItems(input.items ?? "ALL_OR_NOTHING");
  const into = input.into ?? "ADD_TO_CART";
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key,
    operation: "reOrderSavedOrder",
    body: input,
  };
  const done = await doneOrRolledBack<Reordered, NothingReordered>((rollBack) =>
    oncePerKey(deps, call, async (tx) => {
      const held = { db: tx, clock: deps.clock };
      const live = await holdLiveCart(held, { actor, shipToId });
      const seen = await reviewSavedOrder(held, { actor, saved, past, live, into, instead });
      const put = await putPastOrder(tx, held, { actor, live, seen, items, into, rollBack });
      await resumeEmpties(tx, put.cart, { cartId: saved.cartId, now: deps.clock.instant() });
      return put.done;
    }),
  );
  return answerReorder(deps, {
    done: done.ok ? done.value : done.refusal.done,
    lines: past.lines,
    actor,
    shipToId,
    language,
  });
}
