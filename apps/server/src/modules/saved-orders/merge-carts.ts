import { judgeReorder } from "@vycep/domain/orders/reorder";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Cart } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import {
  cartAnswer,
  type FullCart,
  holdCart,
  holdLiveCart,
  resumeEmpties,
  writeCartLines,
} from "../cart/cart.facts.ts";
import { pastOfSaved, reviewSavedOrder } from "./review-saved-order.ts";
import { savedScope } from "./saved-orders.policy.ts";
import { markSavedOrder, savedOrderOfCart } from "./saved-orders.repo.ts";

type Call = { readonly sourceId: string; readonly destinationId: string | undefined };

/**
 * Magento's way to bring two carts of a customer together: what the source holds goes into the live cart, every line by
 * the rules of a new one, and the source is gone afterwards, so that a repeated call adds nothing twice. A customer has
 * one live cart, so only a cart that was saved for later has anything to give. What is not to be had now stays out;
 * the saved order can be taken back. Both ids must be the customer's own (C16); nothing else makes it fail.
 */
export async function mergeCarts(deps: Deps, context: RequestContext, call: Call): Promise<Partial<Cart>> {
  const actor = await context.actor();
  const { shipToId } = context.choice;
  const cart = await inTransaction(deps.db, (tx) => merge(tx, deps, { ...call, actor, shipToId }));
  return cartAnswer(deps, cart, { actor, language: context.language });
}

type Merging = Call & { readonly actor: Actor; readonly shipToId: string | undefined };

async function merge(tx: Tx, { clock }: Pick<Deps, "clock">, merging: Merging): Promise<FullCart> {
  const { actor, sourceId, destinationId, shipToId } = merging;
  const held = { db: tx, clock };
  const source = await holdCart(tx, actor, sourceId);
  if (destinationId !== undefined) await holdCart(tx, actor, destinationId);
  const live = await holdLiveCart(held, { actor, shipToId });
  const saved = source.isActive ? undefined : await savedOrderOfCart(tx, source.id);
  if (!saved || saved.isDeleted) return live;

  const past = await pastOfSaved(tx, saved);
  const { target, review } = await reviewSavedOrder(held, { actor, saved, past, live, into: "ADD_TO_CART" });
  const verdict = judgeReorder(review, "available");
  if (target.refusal || !verdict.ok) return live;
  const now = clock.instant();
  if (!(await markSavedOrder(tx, { ...savedScope(actor), id: saved.id }, now))) return live;
  const filled = await writeCartLines(tx, live, { lines: verdict.value.lines, now });
  return resumeEmpties(tx, filled, { cartId: source.id, now });
}
