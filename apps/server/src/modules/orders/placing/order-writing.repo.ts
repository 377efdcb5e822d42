import { type ErpPriceInquiry, erpPricingTopic } from "@vycep/contract/orders/erp-prices";
import type { OverrideReason, OverrideRule } from "@vycep/domain/cart/override";
import { type OrderNumber, type Sku, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Market } from "@vycep/domain/market/market";
import type { Texts } from "@vycep/domain/market/texts";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { SettledPrices } from "@vycep/domain/orders/settle-prices";
import { type DeliveryStatus, statusOfState } from "@vycep/domain/orders/status";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { auditInSql } from "../../audit/audit.commands.ts";
import { cancelOrderBundles, orderBundlesInSql } from "../../bundles/bundles.commands.ts";
import type { OrderBundle } from "../../bundles/bundles.facts.ts";
import { noticeInSql } from "../../notices/notices.commands.ts";
import { outboxInSql } from "../../outbox/outbox.commands.ts";
import { noticeOfStep, seesOrders } from "../order-notices.ts";
import type { OrderVatRecord } from "../order-parts.repo.ts";
import type { OrderRecord } from "../orders.repo.ts";

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
> & {
  readonly lines: readonly NewOrderLine[];
  /** Through which door it came. */
  readonly source: "portal" | "edi" | "desk";
  /** Rules that a right of the desk set aside for it, and why (DORD-06). */
  readonly overridden: Overridden | null;
  /** The bundles that some of the lines came in. */
  readonly bundles: readonly Omit<OrderBundle, "orderNumber">[];
  readonly vat: readonly Omit<OrderVatRecord, "orderNumber">[];
  /** What goes back with it, or is collected by it. */
  readonly empties: readonly NewEmptiesLine[];
};

export type Overridden = {
  readonly rules: readonly OverrideRule[];
  readonly reason: OverrideReason;
  readonly note: string;
};

export type NewEmptiesLine = {
  readonly code: string;
  readonly units: number;
  readonly unitDepositMinor: Minor;
};

/** What the ERP is asked about an order that was taken without its prices, until it answers (PRICE-06). */
export function pricingPart(orderNumber: OrderNumber, inquiry: ErpPriceInquiry): RawBuilder<unknown> {
  const payload = { orderNumber, inquiry };
  const { companyId } = inquiry;
  return outboxInSql.insertOf({ topic: erpPricingTopic, companyId, orderNumber, payload });
}

/** Gives a provisional order the prices of the ERP and keeps what it was taken with: one statement, however many lines. */
export async function writeSettledPrices(
  tx: Tx,
  { orderNumber, companyId, shipToId, createdBy }: OrderRecord,
  { lines, vat, netMinor, vatMinor, grossMinor, at }: SettledPrices & { readonly at: Date },
): Promise<void> {
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
      gross_minor = ${grossMinor}, total_minor = ${grossMinor} + deposit_minor
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

export type NewOrderLine = {
  readonly sku: Sku;
  /** The bundle that the goods came in; null for goods by themselves. */
  readonly bundleSku: Sku | null;
  readonly names: Texts;
  readonly packages: number;
  readonly layers: number;
  readonly pallets: number;
  readonly boxes: number;
  readonly basePriceMinor: Minor;
  readonly unitPriceMinor: Minor;
  readonly netMinor: Minor;
  readonly vatPercent: number;
  readonly unitDepositMinor: Minor;
  readonly depositMinor: Minor;
};

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

/** Parts of a statement by their names. */
export type Parts = Readonly<Record<string, RawBuilder<unknown>>>;

/** What writes a received order with all that belongs to it, as parts of one statement, however many lines. */
export function orderParts(tx: Tx, orderNumber: OrderNumber, order: NewOrder): Parts {
  const { companyId, deliveryDate, empties } = order;
  const bundles = order.bundles.map((bundle) => ({ ...bundle, orderNumber }));
  return {
    placed: orderHead(tx, orderNumber, order),
    line: insertLines(orderNumber, order),
    rate: insertVat(orderNumber, order),
    ...(bundles.length > 0 && { bundle: orderBundlesInSql.insertOf({ companyId, deliveryDate, bundles }) }),
    ...(empties.length > 0 && { empties: insertEmpties(orderNumber, order) }),
  };
}

/** Writes all these parts in one statement. */
export async function writeParts(tx: Tx, parts: Parts): Promise<void> {
  const named = Object.entries(parts).map(([name, part]) => sql`${sql.id(name)} as (${part})`);
  await sql`with ${sql.join(named)} select`.execute(tx);
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
    priceKeptAt: null,
  };
}

/** A collection counts what it collects. */
function lineCountOf({ lines, empties }: NewOrder): number {
  return lines.length > 0 ? lines.length : empties.length;
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
    is_provisional: order.isProvisional,
    price_limit_minor: order.priceLimitMinor,
    payer: JSON.stringify(order.payer),
  });
  return sql`${head}`;
}

function insertLines(orderNumber: OrderNumber, { companyId, lines }: NewOrder): RawBuilder<unknown> {
  const column = <K extends keyof NewOrderLine>(name: K) => lines.map((line) => line[name]);
  return sql`
    insert into order_line (order_number, company_id, processing_status, line_no, sku, names, packages, layers,
      pallets, boxes_ordered, base_price_minor, unit_price_minor, net_minor, vat_percent, unit_deposit_minor,
      deposit_minor, bundle_sku)
    select ${orderNumber}, ${companyId}, ${statusOfState("received").processing}, line.no, line.sku,
      line.names::jsonb, line.packages, line.layers, line.pallets, line.boxes, line.base, line.price, line.net,
      line.vat, line.unit_deposit, line.deposit, line.bundle
    from unnest(${column("sku")}::text[], ${lines.map(({ names }) => JSON.stringify(names))}::text[],
      ${column("packages")}::int[], ${column("layers")}::int[], ${column("pallets")}::int[],
      ${column("boxes")}::int[], ${column("basePriceMinor")}::bigint[], ${column("unitPriceMinor")}::bigint[],
      ${column("netMinor")}::bigint[], ${column("vatPercent")}::numeric[],
      ${column("unitDepositMinor")}::bigint[], ${column("depositMinor")}::bigint[], ${column("bundleSku")}::text[])
    with ordinality as line (sku, names, packages, layers, pallets, boxes, base, price, net, vat,
      unit_deposit, deposit, bundle, no)`;
}

function insertVat(orderNumber: OrderNumber, { companyId, vat }: NewOrder): RawBuilder<unknown> {
  return sql`
    insert into order_vat (order_number, company_id, percent, base_minor, vat_minor)
    select ${orderNumber}, ${companyId}, rate.percent, rate.base, rate.vat
    from unnest(${vat.map(({ percent }) => percent)}::numeric[], ${vat.map(({ baseMinor }) => baseMinor)}::bigint[],
      ${vat.map(({ vatMinor }) => vatMinor)}::bigint[]) as rate (percent, base, vat)`;
}

function insertEmpties(orderNumber: OrderNumber, { companyId, empties }: NewOrder): RawBuilder<unknown> {
  return sql`
    insert into order_empties_line (order_number, line_no, company_id, empties_code, units, unit_deposit_minor,
      deposit_minor)
    select ${orderNumber}, line.no, ${companyId}, line.code, line.units, line.deposit, line.deposit * line.units
    from unnest(${empties.map(({ code }) => code)}::text[], ${empties.map(({ units }) => units)}::int[],
      ${empties.map(({ unitDepositMinor }) => unitDepositMinor)}::bigint[])
      with ordinality as line (code, units, deposit, no)`;
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
      delivery_status = moved.delivery
    from moved where sales_order.order_number = moved.number`.execute(tx);
  const cancelled = numbers.filter((number) => last.get(number) === "cancelled");
  if (cancelled.length > 0) await cancelOrderBundles(tx, cancelled);
}

/** The table wants a delivery status from the start; a received order waits for its shipment. */
function deliveryStatusOf(state: OrderState): DeliveryStatus {
  return statusOfState(state).delivery ?? "AWAITING SHIPMENT";
}
