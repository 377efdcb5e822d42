import { judgeDay } from "@vycep/domain/calendar/delivery-day";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { whyNotByMethod } from "@vycep/domain/transport/offer";
import { moveChangedSince, moveUnknown } from "@vycep/words/cart/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { AppError, notFound } from "../../../platform/errors.ts";
import type { UndoMoveCartInput } from "../../../platform/graphql.gen.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { orderingPlace, type Place, requirePermission } from "../../access/access.facts.ts";
import { placeCalendar } from "../../calendar/calendar.facts.ts";
import { holdShipToStatus } from "../../ship-to/ship-to.commands.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { holdLiveCart, setCartDelivery } from "../cart.commands.ts";
import { answerCart } from "../cart-view.facts.ts";
import { writeEmpties } from "../empties/cart-empties.repo.ts";
import { liveCart } from "../live-cart.facts.ts";
import { findMove, type KeptMove, madeOf, takeMoveBack } from "./cart-moves.repo.ts";
import { moveRefused } from "./move-target.ts";

/**
 * Takes the last move of a cart back exactly, as long as nothing that it made was changed since; the place and the day of
 * before are judged like any other choice. A token that is foreign or of an earlier move answers like a missing one (C16).
 */
export async function undoMoveCart(deps: Deps, context: RequestContext, input: UndoMoveCartInput) {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  const { language } = context;
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "undoMoveCart",
    body: input,
  };
  await oncePerKey(deps, call, async (tx) => {
    const cart = await holdLiveCart({ ...deps, db: tx }, { actor, id: input.cart_id });
    const move = await findMove(tx, cart.id);
    if (move?.token !== input.token) throw notFound("move-unknown", moveUnknown[language]);
    if (move.made !== madeOf(cart))
      throw new AppError("conflict", { code: "move-changed-since", message: moveChangedSince[language] });
    const place = await placeBefore({ ...deps, db: tx }, { actor, move, language });
    const now = deps.clock.instant();
    await setCartDelivery(tx, cart, {
      shipToId: place.shipToId,
      companyId: place.companyId,
      method: move.method,
      date: move.date,
      noteForDriver: cart.noteForDriver || move.noteForDriver,
      now,
    });
    const { empties, emptiesSecond } = move;
    if (place.shipToId !== cart.shipToId) await writeEmpties(tx, cart.id, { empties, emptiesSecond, now });
    await takeMoveBack(tx, { ...cart, companyId: place.companyId });
    return true;
  });
  const cart = answerCart(deps, await liveCart(deps, actor, { id: input.cart_id }), { actor, language });
  return { code: null, message: "", cart, undo_token: null, preview: null };
}

type Before = {
  readonly actor: Actor;
  readonly move: KeptMove;
  readonly language: RequestContext["language"];
};

/** The place of before, held against a suspension, as long as the cart may still go there as it did. */
async function placeBefore(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Tx },
  { actor, move, language }: Before,
): Promise<Place> {
  const ordering = orderingPlace(actor, move.shipToId);
  if (!ordering.ok) throw moveRefused(ordering.refusal.kind, language);
  const place = ordering.value;
  if ((await holdShipToStatus(db, place.shipToId)) !== "APPROVED")
    throw moveRefused("ship-to-suspended", language);
  const shipTo = await shipToById(db, place.shipToId);
  if (!shipTo) throw moveRefused("ship-to-unknown", language);
  const method = parseShippingMethod(move.method ?? "");
  if (method === undefined) return place;
  const refusal = whyNotByMethod(shipTo.facts, method);
  if (refusal) throw moveRefused(refusal, language);
  const now = clock.now();
  const calendar = (await placeCalendar(db, shipTo, now.date)).factsFor(method);
  if (move.date !== null && !judgeDay(calendar, now, move.date).open)
    throw moveRefused("shipping-cannot-be-ordered", language);
  return place;
}
