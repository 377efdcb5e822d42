import { type OverrideReason, rulesToOverride } from "@vycep/domain/cart/override";
import type { Quote } from "@vycep/domain/cart/quote";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import { judgePlaceOrder, type PlaceObstacle, type SeenTotal } from "@vycep/domain/orders/place-order";
import { overriddenRules, overrideReasons } from "@vycep/words/on-behalf/answers";
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
import { type Parts, writeParts } from "./order-contents.repo.ts";
import {
  type NewOrder,
  nextOrderNumber,
  type Overridden,
  orderParts,
  pricingPart,
  recordOf,
  takeOrderNumber,
} from "./order-writing.repo.ts";

/** What a cart is sent with, whoever sends it. */
export type OrderToTake = AskedOrder & {
  readonly seen?: SeenTotal | undefined;
  readonly seenVersion?: number | undefined;
  readonly requestId: string;
  /** Cut-off and minimum are set aside (DORD-06). */
  readonly override?: Override | undefined;
};

/** Why one of the staff set rules aside. */
type Override = { readonly reason: OverrideReason; readonly note: string };

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
  const override = order.override && { day: cart.deliveryDate, today: now.date };
  const verdict = judgePlaceOrder(priced.quote, {
    ...{ versions, seen, limitMinor, override, last: priced.last },
  });
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
  const overridden = overriddenIn(placing, order, clock.now().date);
  const written = { ...newOrderOf({ ...placing, asked: order, now }), overridden };
  const { market } = priced.shipTo;
  const send = async (number: OrderNumber, one: NewOrder, more: Parts = {}): Promise<OrderRecord> => {
    const news = {
      companyId: cart.companyId,
      shipToId: one.shipToId,
      deliveryDay: one.deliveryDate,
      createdAt: now,
      by: senderOf(actor),
      owner: actor.uid,
      overridden: overridden && inWords(overridden, actor),
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

/** Of what staff send in a customer's name, the customer hears as of what somebody else did (DORD-06). */
function senderOf({ uid, firstName, lastName, behalf }: Actor) {
  return behalf === undefined
    ? { uid, name: `${firstName} ${lastName}` }
    : { uid: behalf.staffUid, name: behalf.staffName };
}

/** The rules that were set aside, and why; null where none stood in the way. */
function overriddenIn(
  { cart, priced }: Pick<Placing, "cart" | "priced">,
  { override }: OrderToTake,
  today: LocalDate,
): NewOrder["overridden"] {
  if (override === undefined) return null;
  const rules = rulesToOverride(priced.quote.obstacles, { day: cart.deliveryDate, today });
  return rules.length === 0 ? null : { ...override, rules };
}

/** For the log of changes, in the language of who set the rules aside. */
function inWords({ rules, reason, note }: Overridden, { behalf }: Actor): string {
  const language = parseLanguage(behalf?.language ?? "") ?? FALLBACK_LANGUAGE;
  const what = rules.map((rule) => overriddenRules[rule][language]).join(", ");
  return [what, overrideReasons[reason][language], note].filter(Boolean).join(" · ");
}
