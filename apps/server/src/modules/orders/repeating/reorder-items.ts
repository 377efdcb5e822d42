import { encodeReorderErrors } from "@vycep/contract/orders/order-refusals.codec";
import { decodeReorderItems, encodeFailedEmpties } from "@vycep/contract/saved-orders/reorder.codec";
import type { Deps } from "../../../platform/deps.ts";
import type { MutationReorderItemsArgs } from "../../../platform/graphql.gen.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { doneOrRolledBack } from "../../../platform/transaction.ts";
import { holdLiveCart } from "../../cart/cart.commands.ts";
import { type NothingReordered, putPastOrder } from "../../saved-orders/saved-orders.commands.ts";
import {
  answerReorder,
  type Reordered,
  replacementsOf,
  reviewPastOrder,
} from "../../saved-orders/saved-orders.facts.ts";
import { emptiesOfOrders } from "../order-parts.repo.ts";
import { targetOfPast, wantedPastOrder } from "./wanted-past-order.ts";

/**
 * Puts the goods of an order into the live cart again (GQL-33, HISTORY-03): all of them or, when one is missing, none
 * and the list of what is (OP-21, HISTORY-05, HISTORY-06); or what is available (C1), with other goods for what is not
 * (D06); beside what is in the cart or in its place, which is then saved first (C3). The way of a saved order, by the
 * same rules; with the same key it happens once, and no way ends without a message (C2).
 */
export async function reorderItems(deps: Deps, context: RequestContext, args: MutationReorderItemsArgs) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  const { shipToId } = context.choice;
  const part = args.part ?? "WHOLE_ORDER";
  const past = await wantedPastOrder(deps, { actor, number: args.orderNumber, language, part });
  const instead = replacementsOf(args.replacements, past.lines);
  const items = decodeReorderItems(args.items ?? "ALL_OR_NOTHING");
  const into = args.into ?? "ADD_TO_CART";
  const call = { uid: actor.uid, companyId: actor.companyId, key, operation: "reorderItems", body: args };
  const done = await doneOrRolledBack<Reordered, NothingReordered>((rollBack) =>
    oncePerKey(deps, call, async (tx) => {
      const held = { db: tx, clock: deps.clock };
      const live = await holdLiveCart(held, { actor, shipToId });
      const target = targetOfPast(actor, live, { past, into });
      const seen = await reviewPastOrder(held, { actor, past, target, instead });
      return (await putPastOrder(tx, held, { actor, live, seen, items, into, rollBack })).done;
    }),
  );
  const answer = await answerReorder(deps, {
    done: done.ok ? done.value : done.refusal.done,
    lines: past.lines,
    actor,
    shipToId,
    language,
  });
  const failed =
    answer.code === "no-goods"
      ? encodeFailedEmpties(await emptiesOfOrders(deps.db, [args.orderNumber]), language)
      : answer.failed_items;
  return {
    ...answer,
    failed_items: failed,
    failed_count: failed.length,
    userInputErrors: encodeReorderErrors(answer, failed),
  };
}
