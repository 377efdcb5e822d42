import { carryDate, carryMethod } from "@vycep/domain/preferences/carry-over";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods, whyNotByMethod } from "@vycep/domain/transport/offer";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { orderingPlace, type Place } from "../access/access.facts.ts";
import { placeCalendar } from "../calendar/calendar.facts.ts";
import { holdLiveCart, setCartDelivery } from "../cart/cart.commands.ts";
import type { FullCart } from "../cart/cart.facts.ts";
import { holdShipToStatus } from "../ship-to/ship-to.commands.ts";
import { type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import { badShippingInput, notStarted } from "./shipping-refused.ts";

/** What is chosen anew; left out, it stays. */
type Redirection = {
  readonly shipToId?: string;
  readonly method?: ShippingMethod;
  readonly noteForDriver?: string | undefined;
};

type Asked = {
  readonly actor: Actor;
  readonly cartId: string;
  readonly to: Redirection;
  readonly language: RequestContext["language"];
};

/**
 * Chooses place or way of a cart by itself, by the verdicts of setTransportType, and carries the other choices over as
 * far as they hold. All is judged while the cart is held, so no rival's choice is lost (C21).
 */
export async function redirectCart(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, cartId, to, language }: Asked,
): Promise<FullCart> {
  return inTransaction(db, async (tx) => {
    const cart = await holdLiveCart({ clock, db: tx }, { actor, id: cartId });
    if (to.method && cart.lines.length === 0) throw badShippingInput("cart-empty", language);
    const place = orderingPlace(actor, to.shipToId ?? cart.shipToId);
    if (!place.ok) throw notStarted(place.refusal.kind, language);
    const shipTo = await approvedShipTo(tx, place.value, language);
    const refusal = to.method && whyNotByMethod(shipTo.facts, to.method);
    if (refusal) throw notStarted(refusal, language);
    const now = clock.now();
    const method = to.method ?? carryMethod(methodOf(cart), offeredMethods(shipTo.facts));
    const calendar = method && (await placeCalendar(tx, shipTo, now.date)).factsFor(method);
    return setCartDelivery(tx, cart, {
      shipToId: place.value.shipToId,
      companyId: place.value.companyId,
      method,
      date: calendar && carryDate(cart.deliveryDate, calendar, now),
      noteForDriver: to.noteForDriver,
      now: clock.instant(),
    });
  });
}

/** The place, held against a suspension until the cart is written. */
async function approvedShipTo(
  tx: Tx,
  { shipToId }: Place,
  language: RequestContext["language"],
): Promise<ShipTo> {
  const status = await holdShipToStatus(tx, shipToId);
  const shipTo = await shipToById(tx, shipToId);
  if (!shipTo) throw notStarted("ship-to-unknown", language);
  if (status !== "APPROVED") throw notStarted("ship-to-suspended", language);
  return shipTo;
}

function methodOf({ deliveryMethod }: FullCart): ShippingMethod | null {
  return parseShippingMethod(deliveryMethod ?? "") ?? null;
}
