import type { Quote } from "@vycep/domain/cart/quote";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { judgePlaceOrder, type PlaceObstacle, type SeenTotal } from "@vycep/domain/orders/place-order";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Actor } from "../../../platform/session.ts";
import { requireOrderingAt } from "../../access/access.facts.ts";
import { holdBundleLimits } from "../../bundles/bundles.commands.ts";
import { closedCartInSql } from "../../cart/cart.commands.ts";
import { type FullCart, type PricedCart, priceCart } from "../../cart/cart.facts.ts";
import { holdPlace } from "../../cart/held-place.commands.ts";
import type { OrderRecord } from "../orders.repo.ts";
import { type AskedOrder, erpOrderOf, newOrderOf, priceInquiryOf, secondOrderOf } from "./new-order.ts";
import { announcementParts } from "./order-announcements.repo.ts";
import {
  type NewOrder,
  nextOrderNumber,
  orderParts,
  type Parts,
  pricingPart,
  recordOf,
  takeOrderNumber,
  writeParts,
} from "./order-writing.repo.ts";

/** What a cart is sent with, whoever sends it. */
export type OrderToTake = AskedOrder & {
  readonly seen?: SeenTotal | undefined;
  readonly seenVersion?: number | undefined;
  readonly requestId: string;
};

export type NotTaken = {
  readonly kind: "obstacles";
  readonly obstacles: readonly PlaceObstacle[];
  readonly currency: Quote["currency"];
};

type Taking = { readonly actor: Actor; readonly cart: FullCart; readonly order: OrderToTake };

/** Orders as they were written just now. */
type Taken = { readonly orderNumber: OrderNumber; readonly orders: readonly OrderRecord[] };

/**
 * A cart becomes an order, the ERP's message and a closed cart, by facts held in this transaction: the one way in which
 * orders come to be. What is refused has written nothing.
 */
export async function takeOrder(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { actor, cart, order }: Taking,
): Promise<Result<Taken, NotTaken>> {
  requireOrderingAt(actor, cart.shipToId);
  if (cart.lines.some(({ parts }) => parts !== null)) await holdBundleLimits(tx, cart.companyId);
  const now = clock.now();
  const { beside, ...held } = await holdPlace(tx, cart, { today: now.date, beside: nextOrderNumber });
  const priced = await priceCart(tx, cart, { actor, now, place: held });
  const { seen, seenVersion, limitMinor } = order;
  const versions = seenVersion === undefined ? undefined : { seen: seenVersion, now: cart.version };
  const verdict = judgePlaceOrder(priced.quote, { versions, seen, limitMinor, last: priced.last });
  if (!verdict.ok) {
    const { obstacles } = verdict.refusal;
    return refused({ kind: "obstacles", obstacles, currency: priced.quote.currency });
  }
  return ok(await save(tx, { cart, priced, order, actor, clock, orderNumber: toId<OrderNumber>(beside) }));
}

type Placing = Taking & {
  readonly priced: PricedCart;
  readonly clock: Deps["clock"];
  readonly orderNumber: OrderNumber;
};

async function save(tx: Tx, { order, clock, orderNumber, ...placing }: Placing): Promise<Taken> {
  const { cart, priced, actor } = placing;
  const now = clock.instant();
  const written = newOrderOf({ ...placing, asked: order, now });
  const { market } = priced.shipTo;
  const send = async (number: OrderNumber, one: NewOrder, more: Parts = {}): Promise<OrderRecord> => {
    const news = {
      companyId: cart.companyId,
      shipToId: one.shipToId,
      deliveryDay: one.deliveryDate,
      createdAt: now,
      by: { uid: actor.uid, name: `${actor.firstName} ${actor.lastName}` },
      requestId: order.requestId,
      erpOrder: erpOrderOf(number, one),
    };
    await writeParts(tx, {
      ...orderParts(tx, number, one),
      ...announcementParts(number, news),
      ...(one.isProvisional && { pricing: pricingPart(number, priceInquiryOf(one)) }),
      ...more,
    });
    return recordOf(number, market, one);
  };
  const closing = written.cartId === null ? {} : closedCartInSql.partsOf(written.cartId, now);
  const first = await send(orderNumber, written, closing);
  const second = secondOrderOf(priced, written, orderNumber);
  const orders = second ? [first, await send(await takeOrderNumber(tx), second)] : [first];
  return { orderNumber, orders };
}
