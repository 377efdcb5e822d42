import { comparedOrder, type ErpHeldOrder } from "@vycep/contract/orders/erp-held-order";
import { type ErpOrder, erpOrderTopic } from "@vycep/contract/orders/erp-order";
import type { CompanyId, OrderNumber, UserId } from "@vycep/domain/kernel/ids";
import { differingFields, numberAfterRestore } from "@vycep/domain/orders/compare-orders";
import { judgeCancel } from "@vycep/domain/orders/order-states";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import { sql } from "kysely";
import { localMomentOf } from "../../platform/clock.ts";
import type { Tx } from "../../platform/db.ts";
import type { Actor } from "../../platform/session.ts";
import { auditInSql } from "../audit/audit.commands.ts";
import { closedCartInSql } from "../cart/cart.commands.ts";
import { type FullCart, type PricedCart, priceCart } from "../cart/cart.facts.ts";
import { outboxInSql } from "../outbox/outbox.commands.ts";
import { holdOrders } from "./orders.repo.ts";
import { erpOrderOf, newOrderOf, priceInquiryOf, secondOrderOf } from "./placing/new-order.ts";
import { writeParts } from "./placing/order-contents.repo.ts";
import {
  type NewOrder,
  orderParts,
  peekOrderNumber,
  pricingPart,
  raiseOrderNumbers,
  recordOf,
  writeSteps,
} from "./placing/order-writing.repo.ts";
import { type Candidate, candidatesFor } from "./restored/candidates.ts";

/** Finds somebody who may still order for a company, as they stand there. */
export type ActorInNameOf = (uid: UserId, companyId: CompanyId) => Promise<Actor | undefined>;

type TakingIn = {
  readonly held: ErpHeldOrder;
  /** The collection that was placed with it, where the ERP holds one. */
  readonly second?: ErpHeldOrder | undefined;
  readonly actorInNameOf: ActorInNameOf;
  readonly at: Date;
  readonly requestId: string;
};

/** What became of it: taken in, or why not; nobody orders for its place any more, or today's facts make another order of it. */
export type TakenIn =
  | { readonly kind: "taken-in" }
  | { readonly kind: "nobody-orders-there" }
  | { readonly kind: "not-the-same"; readonly fields: readonly string[] };

/**
 * Writes an order that the ERP holds and a restored database has forgotten (OPS-08): made anew, by the rules of all orders,
 * of the cart that it came of where that is open still and closed by it, or else of what the ERP holds. It is written only
 * where it is told to the ERP word for word as the ERP holds it. The ERP is told it again under its number and answers as
 * before, which brings its confirmation; of one that it took back it is told nothing.
 */
export async function takeInOrder(tx: Tx, { held, second, ...by }: TakingIn): Promise<TakenIn> {
  let outcome: TakenIn = { kind: "nobody-orders-there" };
  for (const candidate of await candidatesFor(tx, held.order, second?.order)) {
    const actor = await by.actorInNameOf(candidate.uid, held.order.companyId);
    if (!actor) continue;
    const now = localMomentOf(new Date(held.order.placedAt));
    const priced = await priceCart(tx, candidate.cart, { actor, now });
    if (priced.method === null) continue;
    const built = ordersOf(candidate, { priced, actor, held, second });
    const fields = built.flatMap(({ one, is }) => fieldsThatDiffer(one, is.order));
    if (fields.length > 0 || (second && built.length < 2)) {
      outcome = { kind: "not-the-same", fields: fields.length > 0 ? fields : ["emptiesOf"] };
      continue;
    }
    for (const each of built) await write(tx, each, { ...by, priced, actor, candidate });
    return { kind: "taken-in" };
  }
  return outcome;
}

type Built = { readonly one: NewOrder; readonly is: ErpHeldOrder };

function ordersOf(
  { cart, isKnown }: Candidate,
  { priced, actor, held, second }: Pick<TakingIn, "held" | "second"> & { priced: PricedCart; actor: Actor },
): readonly Built[] {
  const { noteForDriver, customerOrderNumber, isProvisional, placedAt, orderNumber } = held.order;
  const notes = { noteForDriver, customerOrderNumber };
  const asked = { source: "portal" as const, limitMinor: undefined, notes };
  const made = newOrderOf({ cart, priced, actor, asked, now: new Date(placedAt) });
  // Whoever ordered is known by the cart alone; what the ERP was asked for is known by what it holds.
  const one = { ...made, isProvisional, ...(!isKnown && { cartId: null, createdBy: null }) };
  const other = second && secondOrderOf(priced, one, orderNumber);
  return [{ one, is: held }, ...(second && other ? [{ one: other, is: second }] : [])];
}

function fieldsThatDiffer(one: NewOrder, held: ErpOrder): readonly string[] {
  const ours = comparedOrder(erpOrderOf(held.orderNumber, one), false);
  return differingFields(ours.fields, comparedOrder(held, false).fields);
}

type Writing = Pick<TakingIn, "at" | "requestId"> & {
  readonly priced: PricedCart;
  readonly actor: Actor;
  readonly candidate: { readonly cart: FullCart };
};

async function write(
  tx: Tx,
  { one, is: { order, cancelledAt } }: Built,
  { priced, actor, candidate, at, requestId }: Writing,
): Promise<void> {
  const { orderNumber, companyId } = order;
  const by = one.createdBy === null ? {} : { uid: actor.uid, name: `${actor.firstName} ${actor.lastName}` };
  const isOpen = cancelledAt === undefined;
  await writeParts(tx, {
    ...orderParts(tx, orderNumber, one),
    event: sql`
      insert into order_event (order_number, company_id, at, state, detail)
      values (${orderNumber}, ${companyId}, ${one.createdAt}, 'received', ${JSON.stringify(by)}::jsonb)`,
    audit: auditOf("order.taken-in", { order, at, requestId }),
    told: outboxInSql.insertOf({
      ...{ topic: erpOrderTopic, companyId, orderNumber, payload: order, isTaken: !isOpen },
    }),
    ...(isOpen && one.isProvisional && { pricing: pricingPart(orderNumber, priceInquiryOf(one)) }),
    ...(one.cartId !== null && closedCartInSql.partsOf(candidate.cart.id, at)),
  });
  if (isOpen) return;
  const record = recordOf(orderNumber, priced.shipTo.market, one);
  const step = { order: record, to: "cancelled" as const, at: new Date(cancelledAt) };
  await writeSteps(tx, [{ ...step, by: { brewery: true } }]);
}

function auditOf(
  action: "order.taken-in" | "order.cancelled",
  { order, at, requestId }: { readonly order: ErpOrder } & Pick<TakingIn, "at" | "requestId">,
) {
  return auditInSql.insertOf({
    ...{ at, uid: null, companyId: order.companyId, requestId },
    ...{ action, subjectKind: "order", subjectId: order.orderNumber, detail: {} },
  });
}

/** Takes back an order that the ERP took back when the database knew nothing of it yet; false where it is too late for that. */
export async function followCancellation(
  tx: Tx,
  { held, at, requestId }: Pick<TakingIn, "held" | "at" | "requestId">,
): Promise<boolean> {
  const [order] = await holdOrders(tx, [held.order.orderNumber]);
  if (!order || held.cancelledAt === undefined) return false;
  if (!judgeCancel(order.state, isBlockedStatus(order.deliveryStatus)).ok) return false;
  await writeSteps(tx, [{ order, to: "cancelled", at: new Date(held.cancelledAt), by: { brewery: true } }]);
  await auditOf("order.cancelled", { order: held.order, at, requestId }).execute(tx);
  return true;
}

/** From which number new orders are free of what either side knows; from then on they get no lower one. */
export async function freeOrderNumbers(tx: Tx, known: readonly OrderNumber[]): Promise<string> {
  const next = numberAfterRestore(await peekOrderNumber(tx), known);
  await raiseOrderNumbers(tx, next);
  return next;
}
