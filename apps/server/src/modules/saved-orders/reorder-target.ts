import { toId } from "@vycep/domain/kernel/ids";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { resumeDelivery } from "@vycep/domain/orders/saved-order";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Db } from "../../platform/db.ts";
import type { ReorderTarget } from "../../platform/graphql.gen.ts";
import type { Actor } from "../../platform/session.ts";
import { whyNotOrderAt } from "../access/access.facts.ts";
import { placeCalendar } from "../calendar/calendar.facts.ts";
import type { FullCart } from "../cart/cart.facts.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import type { Target } from "./saved-orders.facts.ts";
import type { SavedOrderRecord } from "./saved-orders.repo.ts";

type Question = {
  readonly actor: Actor;
  readonly saved: SavedOrderRecord;
  readonly live: FullCart;
  readonly into: ReorderTarget;
  readonly now: LocalMoment;
};

/** The present cart as it is, or one that goes on where the saved one stopped, with nothing in it yet (D06, SAVED-08). */
export async function targetOf(db: Db, question: Question): Promise<Target> {
  const { actor, live, into } = question;
  if (into === "REPLACE_CART") return resumedCart(db, question);
  return { cart: live, refusal: whyNotOrderAt(actor, live.shipToId)?.kind };
}

async function resumedCart(db: Db, { saved, live, now }: Question): Promise<Target> {
  const shipTo = await shipToById(db, toId(saved.shipToId));
  if (!shipTo) throw new Error(`the ship-to of saved order ${saved.id} does not exist`);
  const method = saved.deliveryMethod === null ? null : (parseShippingMethod(saved.deliveryMethod) ?? null);
  const facts = {
    shipToStatus: shipTo.facts.status,
    offered: offeredMethods(shipTo.facts),
    calendar: method === null ? null : (await placeCalendar(db, shipTo, now.date)).factsFor(method),
  };
  const verdict = resumeDelivery({ method, date: saved.deliveryDate }, facts, now);
  const delivery = verdict.ok ? verdict.value : { method, date: saved.deliveryDate };
  return {
    refusal: verdict.ok ? undefined : verdict.refusal.kind,
    cart: {
      ...live,
      shipToId: saved.shipToId,
      companyId: saved.companyId,
      deliveryMethod: delivery.method,
      deliveryDate: delivery.date,
      noteForDriver: saved.noteForDriver,
      customerOrderNumber: saved.customerOrderNumber,
      lines: [],
    },
  };
}
