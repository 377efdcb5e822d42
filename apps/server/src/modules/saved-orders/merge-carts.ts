import { encodeCartNotice } from "@vycep/contract/cart/cart-notice.codec";
import { type MergeNotice, mergeOrder } from "@vycep/domain/orders/merge-order";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { holdCart, holdLiveCart, resumeEmpties, writeCartLines } from "../cart/cart.commands.ts";
import { cartOf, type FullCart } from "../cart/cart.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { pastOfSaved, reviewSavedOrder } from "./review-saved-order.ts";
import { savedScope } from "./saved-orders.policy.ts";
import { markSavedOrder, savedOrderOfCart } from "./saved-orders.repo.ts";

type Call = { readonly sourceId: string; readonly destinationId: string | undefined };

/**
 * Magento's way to bring two carts of a customer together: what the source holds goes into the live cart, every line by
 * the rules of a new one, and the source is gone afterwards, so that a repeated call adds nothing twice. A customer has
 * one live cart, so only a cart that was saved for later has anything to give. What is not to be had now stays out, and
 * what is above a limit is clamped to it; `notices` of the answer say so (C6), and the saved order can be taken back.
 * Both ids must be the customer's own (C16); nothing else makes it fail.
 */
export async function mergeCarts(deps: Deps, context: RequestContext, call: Call) {
  const actor = await context.actor();
  const { shipToId } = context.choice;
  const { cart, notices } = await inTransaction(deps.db, (tx) =>
    merge(tx, deps, { ...call, actor, shipToId }),
  );
  const { language } = context;
  return {
    ...answerCart(deps, cart, { actor, language }),
    notices: notices.map((notice) => encodeCartNotice(notice, language)),
  };
}

type Merging = Call & { readonly actor: Actor; readonly shipToId: string | undefined };

type MergedCart = { readonly cart: FullCart; readonly notices: readonly MergeNotice[] };

async function merge(tx: Tx, { clock }: Pick<Deps, "clock">, merging: Merging): Promise<MergedCart> {
  const { actor, sourceId, destinationId, shipToId } = merging;
  const held = { db: tx, clock };
  const source = await holdCart(tx, actor, sourceId);
  if (destinationId !== undefined) await holdCart(tx, actor, destinationId);
  const live = await holdLiveCart(held, { actor, shipToId });
  const saved = source.isActive ? undefined : await savedOrderOfCart(tx, source.id);
  const asItIs = { cart: live, notices: [] };
  if (!saved || saved.isDeleted) return asItIs;

  const past = await pastOfSaved(tx, saved);
  const question = { actor, saved, past, live, into: "ADD_TO_CART" } as const;
  const { target, review, facts } = await reviewSavedOrder(held, question);
  if (target.refusal) return asItIs;
  const merged = mergeOrder(review, { cart: cartOf(live), facts });
  const leftOut = merged.notices.filter(({ boxes }) => boxes.taken === 0);
  if (leftOut.length === review.lines.length) return { cart: live, notices: merged.notices };
  const now = clock.instant();
  if (!(await markSavedOrder(tx, { ...savedScope(actor), id: saved.id }, now))) return asItIs;
  const filled = await writeCartLines(tx, live, { lines: merged.cart.lines, now });
  return { cart: await resumeEmpties(tx, filled, { cartId: source.id, now }), notices: merged.notices };
}
