import { type ErpPriceInquiry, erpPricingTopic } from "@vycep/contract/orders/erp-prices";
import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { OverrideReason, OverrideRule } from "@vycep/domain/cart/override";
import { type OrderNumber, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Market } from "@vycep/domain/market/market";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { SettledPrices } from "@vycep/domain/orders/settle-prices";
import { type OrderDue, orderDue } from "@vycep/domain/orders/shortage/order-due";
import { type DeliveryStatus, statusOfState } from "@vycep/domain/orders/status";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { auditInSql } from "../../audit/audit.commands.ts";
import { cancelOrderBundles } from "../../bundles/bundles.commands.ts";
import { noticeInSql } from "../../notices/notices.commands.ts";
import { outboxInSql } from "../../outbox/outbox.commands.ts";
import { noticeOfStep, seesOrders } from "../order-notices.ts";
import type { OrderRecord } from "../orders.repo.ts";
import { type Contents, contentParts, lineCountOf, type Parts } from "./order-contents.repo.ts";

export type NewOrder = Omit<
  OrderRecord,
  | "market"
  | "orderNumber"
  | "lineCount"
  | "sapId"
  | "state"
  | "processingStatus"
  | "deliveryStatus"
  | "provisionalTotalMinor"
  | "priceKeptAt"
  | "dueNetMinor"
  | "dueDepositMinor"
  | "dueTotalMinor"
> &
  Contents & {
    /** Through which door it came. */
    readonly source: "portal" | "edi" | "desk";
    /** Rules that a right of the desk set aside for it, and why (DORD-06). */
    readonly overridden: Overridden | null;
  };

export type Overridden = {
  readonly rules: readonly OverrideRule[];
  readonly reason: OverrideReason;
  readonly note: string;
};

/** What the ERP is asked about an order that was taken without its prices, until it answers (PRICE-06). */
export function pricingPart(orderNumber: OrderNumber, inquiry: ErpPriceInquiry): RawBuilder<unknown> {
  const payload = { orderNumber, inquiry };
  const { companyId } = inquiry;
  return outboxInSql.insertOf({ topic: erpPricingTopic, companyId, orderNumber, payload });
}

type SettledOrder = {
  readonly settled: SettledPrices;
  /** The lines with the prices that they had, and what was confirmed of them. */
  readonly known: readonly OrderLineFacts[];
  readonly at: Date;
};

/** Gives a provisional order the prices of the ERP and keeps what it was taken with: one statement, however many lines. */
export async function writeSettledPrices(
  tx: Tx,
  { orderNumber, companyId, shipToId, createdBy, depositMinor }: OrderRecord,
  { settled, known, at }: SettledOrder,
): Promise<void> {
  const { lines, vat, netMinor, vatMinor, grossMinor } = settled;
  const prices = new Map(lines.map((line) => [line.lineNo, line]));
  const due = orderDue(
    known.map((line) => ({ ...line, ...prices.get(line.lineNo) })),
    depositMinor,
  );
  const priced = {
    facts: { kind: "order-priced" as const },
    ...{ subject: orderNumber, companyId, shipToId, at, owner: createdBy, cause: orderNumber },
  };
  await sql`
    with line as (
      update order_line set provisional_price_minor = unit_price_minor, unit_price_minor = priced.unit,
        net_minor = priced.net
      from unnest(${lines.map(({ lineNo }) => lineNo)}::int[],
        ${lines.map(({ unitPriceMinor }) => unitPriceMinor)}::bigint[],
        ${lines.map((line) => line.netMinor)}::bigint[]) as priced (no, unit, net)
      where order_line.order_number = ${orderNumber} and order_line.line_no = priced.no),
    rate as (
      insert into order_vat (order_number, company_id, percent, base_minor, vat_minor)
      select ${orderNumber}, ${companyId}, rate.percent, rate.base, rate.vat
      from unnest(${vat.map(({ vatPct }) => vatPct)}::numeric[], ${vat.map((rate) => rate.netMinor)}::bigint[],
        ${vat.map((rate) => rate.vatMinor)}::bigint[]) as rate (percent, base, vat)
      on conflict (order_number, percent) do update set base_minor = excluded.base_minor,
        vat_minor = excluded.vat_minor),
    notice as (${noticeInSql.insertOf([priced], seesOrders)})
    update sales_order set is_provisional = false, prices_settled_at = greatest(created_at, ${at}::timestamptz),
      provisional_total_minor = total_minor, net_minor = ${netMinor}, vat_minor = ${vatMinor},
      gross_minor = ${grossMinor}, total_minor = ${grossMinor} + deposit_minor, ${dueInSql(due)}
    where order_number = ${orderNumber}`.execute(tx);
}

/** Who took a price above the limit, and when: on the order and in the audit, in one statement (B14). */
export async function writeKeptPrice(
  tx: Tx,
  { orderNumber, companyId, totalMinor, priceLimitMinor }: OrderRecord,
  { at, by, requestId }: { readonly at: Date; readonly by: Person; readonly requestId: string },
): Promise<void> {
  await sql`
    with audit as (${auditInSql.insertOf({
      ...{ at, uid: by.uid, companyId, requestId, action: "order.price-kept", subjectKind: "order" },
      ...{ subjectId: orderNumber, detail: { totalMinor, priceLimitMinor } },
    })})
    update sales_order set price_kept_at = greatest(prices_settled_at, ${at}::timestamptz), price_kept_by = ${by.name}
    where order_number = ${orderNumber}`.execute(tx);
}

/** The number of the next order, to be selected; one that is not used then is left out. */
export const nextOrderNumber = sql<string>`nextval('order_number_seq')::text`;

export async function takeOrderNumber(tx: Tx): Promise<OrderNumber> {
  const { rows } = await sql<{ number: string }>`select ${nextOrderNumber} as number`.execute(tx);
  return toId<OrderNumber>(rows[0]?.number ?? "");
}

/** The number that the next order would get. */
export async function peekOrderNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select (last_value + is_called::int)::text as next from order_number_seq`.execute(db);
  return rows[0]?.next ?? "";
}

/** New orders get numbers from this one on; never lower than they would. */
export async function raiseOrderNumbers(tx: Tx, next: string): Promise<void> {
  await sql`
    select setval('order_number_seq', greatest(last_value + is_called::int, ${next}::bigint), false)
    from order_number_seq`.execute(tx);
}

/** What writes a received order with all that belongs to it, as parts of one statement, however many lines. */
export function orderParts(tx: Tx, orderNumber: OrderNumber, order: NewOrder): Parts {
  return { placed: orderHead(tx, orderNumber, order), ...contentParts(orderNumber, order) };
}

/** The order as it is read from now on. */
export function recordOf(orderNumber: OrderNumber, market: Market, order: NewOrder): OrderRecord {
  const { lines, bundles, vat, empties, source: _source, overridden: _overridden, ...head } = order;
  const { processing } = statusOfState("received");
  return {
    ...head,
    orderNumber,
    market,
    lineCount: lineCountOf(order),
    sapId: null,
    state: "received",
    processingStatus: processing,
    deliveryStatus: deliveryStatusOf("received"),
    provisionalTotalMinor: null,
    ...{ dueNetMinor: null, dueDepositMinor: null, dueTotalMinor: null },
    priceKeptAt: null,
  };
}

function orderHead(tx: Tx, orderNumber: OrderNumber, order: NewOrder): RawBuilder<unknown> {
  const head = tx.insertInto("sales_order").values({
    order_number: orderNumber,
    cart_id: order.cartId,
    source: order.source,
    placed_by: order.placedBy,
    overridden: order.overridden && JSON.stringify(order.overridden),
    company_id: order.companyId,
    ship_to_id: order.shipToId,
    created_by: order.createdBy,
    created_at: order.createdAt,
    delivery_date: order.deliveryDate,
    delivery_method: order.deliveryMethod,
    document_code: order.documentCode,
    customer_order_number: order.customerOrderNumber,
    note_for_driver: order.noteForDriver,
    payment_method: order.paymentMethod,
    state: "received",
    processing_status: statusOfState("received").processing,
    delivery_status: deliveryStatusOf("received"),
    currency: order.currency,
    net_minor: order.netMinor,
    vat_minor: order.vatMinor,
    gross_minor: order.grossMinor,
    deposit_minor: order.depositMinor,
    total_minor: order.totalMinor,
    grams: order.grams,
    pallet_thousandths: order.palletThousandths,
    millilitres: order.millilitres,
    line_count: lineCountOf(order),
    empties_of: order.emptiesOf,
    replaces: order.replaces,
    is_provisional: order.isProvisional,
    price_limit_minor: order.priceLimitMinor,
    payer: JSON.stringify(order.payer),
  });
  return sql`${head}`;
}

export type OrderStep = {
  readonly order: OrderRecord;
  readonly to: OrderState;
  readonly at: Date;
  /** Who did it, where a person did, or where the brewery did what else a person does. */
  readonly by?: Person | { readonly brewery: true; readonly reason?: string };
};

export type Person = { readonly uid: UserId; readonly name: string };

/**
 * Moves orders on and notes when and who; a line that was confirmed with no box stays rejected. One statement, and one
 * more where something is cancelled.
 */
export async function writeSteps(tx: Tx, steps: readonly OrderStep[]): Promise<void> {
  const last = new Map(steps.map(({ order, to }) => [order.orderNumber, to]));
  const numbers = [...last.keys()];
  const states = [...last.values()];
  await sql`
    with event as (
      insert into order_event (order_number, company_id, at, state, detail)
      select step.number, step.company, step.at, step.state, step.detail::jsonb from unnest(
        ${steps.map(({ order }) => order.orderNumber)}::text[], ${steps.map(({ order }) => order.companyId)}::text[],
        ${steps.map(({ at }) => at)}::timestamptz[], ${steps.map(({ to }) => to)}::text[],
        ${steps.map(({ by }) => JSON.stringify(by ?? {}))}::text[])
        as step (number, company, at, state, detail)),
    moved as (
      select * from unnest(${numbers}::text[], ${states}::text[],
        ${states.map((state) => statusOfState(state).processing)}::text[],
        ${states.map(deliveryStatusOf)}::text[]) as moved (number, state, processing, delivery)),
    line as (
      update order_line set processing_status =
        case when boxes_confirmed = 0 then 'Fully Rejected' else moved.processing end
      from moved where order_line.order_number = moved.number),
    notice as (${noticeInSql.insertOf(steps.flatMap(noticeOfStep), seesOrders)})
    update sales_order set state = moved.state, processing_status = moved.processing,
      delivery_status = moved.delivery, ${dueUnlessCancelled}
    from moved where sales_order.order_number = moved.number`.execute(tx);
  const cancelled = numbers.filter((number) => last.get(number) === "cancelled");
  if (cancelled.length > 0) await cancelOrderBundles(tx, cancelled);
}

/** An order that came to nothing is shown as what it would have been. */
const dueUnlessCancelled = sql.raw(
  ["net", "vat", "deposit", "total"]
    .map((sum) => `due_${sum}_minor = case when moved.state <> 'cancelled' then due_${sum}_minor end`)
    .join(", "),
);

/** What an order comes to, to be set; nothing where that is what was ordered. */
export function dueInSql(due: OrderDue | undefined): RawBuilder<unknown> {
  return sql`due_net_minor = ${due?.netMinor ?? null}, due_vat_minor = ${due?.vatMinor ?? null},
    due_deposit_minor = ${due?.depositMinor ?? null}, due_total_minor = ${due?.totalMinor ?? null}`;
}

/** The table wants a delivery status from the start; a received order waits for its shipment. */
export function deliveryStatusOf(state: OrderState): DeliveryStatus {
  return statusOfState(state).delivery ?? "AWAITING SHIPMENT";
}

/** The ERP has taken it after all: it waits as any other that was sent. */
export async function markTakenUp(tx: Tx, orderNumber: OrderNumber): Promise<void> {
  await sql`
    update sales_order set delivery_status = ${deliveryStatusOf("received")}
    where order_number = ${orderNumber} and state = 'received' and delivery_status = 'ORDER UNDER INVESTIGATION'`.execute(
    tx,
  );
}
