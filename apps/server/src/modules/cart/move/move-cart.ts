import { previewOutdated } from "@vycep/words/cart/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { MoveCartInput } from "../../../platform/graphql.gen.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { requirePermission } from "../../access/access.facts.ts";
import { holdShipToStatus } from "../../ship-to/ship-to.commands.ts";
import { holdLiveCart, setCartDelivery } from "../cart.commands.ts";
import { answerCart } from "../cart-view.facts.ts";
import { liveCart } from "../live-cart.facts.ts";
import { newOpaqueId } from "../opaque-id.ts";
import { writeMove } from "./cart-moves.repo.ts";
import { getCartMove } from "./get-cart-move.ts";
import { judgeTarget, moveRefused, targetOf } from "./move-target.ts";
import { type PreviewedMove, previewMove } from "./previewed-move.ts";

/**
 * Moves a cart to another day, way or place with its goods (INPROG-23…28): all is judged anew while the cart is held, so
 * no rival's change is lost (C21), and only what the customer agreed to is done. What cannot go is set aside. With the
 * same key it happens once, and every repeat hears the same (C9).
 */
export async function moveCart(deps: Deps, context: RequestContext, input: MoveCartInput) {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const { language } = context;
  const asked = targetOf(input.to);
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "moveCart",
    body: input,
  };
  const token = await oncePerKey(deps, call, async (tx) => {
    const cart = await holdLiveCart({ ...deps, db: tx }, { actor, id: input.cart_id });
    const target = await judgeTarget({ ...deps, db: tx }, { actor, cart, asked, language });
    if ((await holdShipToStatus(tx, target.place.shipToId)) !== "APPROVED")
      throw moveRefused("ship-to-suspended", language);
    const previewed = await previewMove({ ...deps, db: tx }, { actor, cart, target });
    return previewed.seen === input.seen ? write(tx, previewed, deps.clock.instant()) : null;
  });
  const cart = answerCart(deps, await liveCart(deps, actor, { id: input.cart_id }), { actor, language });
  if (token !== null) return { code: null, message: "", cart, undo_token: token, preview: null };
  const preview = await getCartMove(deps, context, { cartId: input.cart_id, to: input.to });
  const message = previewOutdated[language];
  return { code: "preview-outdated", message, cart, undo_token: null, preview };
}

async function write(tx: Tx, { move, from, there, target }: PreviewedMove, now: Date): Promise<string> {
  const { place, method, date } = target;
  const { shipToId, companyId } = place;
  await setCartDelivery(tx, from, { shipToId, companyId, method, date, now });
  const going = new Map(move.staying.map((line) => [line.sku, line]));
  const after = {
    ...there,
    lines: from.lines.flatMap((line) => {
      const as = going.get(line.sku);
      return as ? [{ ...line, packages: as.packages, layers: as.layers, pallets: as.pallets }] : [];
    }),
  };
  const token = newOpaqueId();
  await writeMove(tx, { before: from, after, token, now });
  return token;
}
