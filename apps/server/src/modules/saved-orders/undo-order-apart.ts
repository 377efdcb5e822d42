import { moveChangedSince } from "@vycep/words/cart/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { UndoOrderApartInput } from "../../platform/graphql.gen.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireOrderingAt, requirePermission } from "../access/access.facts.ts";
import { holdLiveCart, precedeCart } from "../cart/cart.commands.ts";
import { answerSetAside } from "../cart/set-aside.facts.ts";
import { forgetSavedOrder } from "./saved-orders.repo.ts";
import { wantedSavedOrder } from "./wanted-saved-order.ts";

/**
 * Takes back that goods were ordered apart (decision 0300): the cart that was put aside for it is live again, the goods are
 * aside, and nothing is left of the saved order. Refused once the cart of these goods holds anything else.
 */
export async function undoOrderApart(deps: Deps, context: RequestContext, input: UndoOrderApartInput) {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const { language } = context;
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "undoOrderApart",
    body: input,
  };
  const cartId = await oncePerKey(deps, call, async (tx) => {
    const cart = await holdLiveCart({ ...deps, db: tx }, { actor, id: input.cart_id });
    const saved = await wantedSavedOrder(tx, { actor, id: input.saved_order_id, language });
    requireOrderingAt(actor, saved.shipToId);
    const held = cart.lines.map(({ sku }) => sku);
    const isOfThese =
      held.length === new Set(input.skus).size && held.every((sku) => input.skus.includes(sku));
    if (!isOfThese || saved.companyId !== cart.companyId)
      throw new AppError("conflict", { code: "move-changed-since", message: moveChangedSince[language] });
    await forgetSavedOrder(tx, saved.id);
    await precedeCart(tx, cart, { cartId: saved.cartId, now: deps.clock.instant() });
    return saved.cartId;
  });
  return answerSetAside(deps, { actor, language, cartId, refused: [] });
}
