import type { OrderFacts } from "@vycep/contract/orders/orders.codec";
import {
  type CartId,
  type CompanyId,
  type OrderNumber,
  type ShipToId,
  type Sku,
  toId,
} from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toCurrency, toMarket } from "@vycep/domain/market/market";
import { ORDER_STATES } from "@vycep/domain/orders/order-states";
import { parseDeliveryStatus } from "@vycep/domain/orders/status";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** One order as the ERP and we know it. Amounts are minor units of its currency. */
export type OrderRecord = OrderFacts & {
  readonly cartId: CartId | null;
  readonly companyId: CompanyId;
  readonly createdBy: string | null;
  /** Who of the staff sent it in the name of its user (DORD-06). */
  readonly placedBy: string | null;
  readonly payer: unknown;
  /** Of a second order: the one that it was placed with. */
  readonly emptiesOf: OrderNumber | null;
  /** The order whose shortage it brings after all (DDISP-06). */
  readonly replaces: OrderNumber | null;
};

/** All that is known of an order. */
export const orderColumns = columnsOf(
  [
    "order_number, cart_id, company_id, ship_to_id, created_by, created_at, delivery_date, delivery_method",
    "document_code, customer_order_number, note_for_driver, payment_method, sap_id, state, processing_status",
    "delivery_status, currency, net_minor, vat_minor, gross_minor, deposit_minor, total_minor, grams",
    "pallet_thousandths, millilitres, line_count, payer, empties_of, is_provisional, provisional_total_minor",
    "price_limit_minor, price_kept_at, placed_by, replaces, due_net_minor, due_deposit_minor, due_total_minor",
  ].join(", "),
);

/** Columns under the names that records give them. */
export function columnsOf(columns: string): RawBuilder<unknown> {
  const named = columns
    .split(", ")
    .map(
      (column) => `${column} as "${column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}"`,
    );
  return sql.raw(named.join(", "));
}

/** Of the place: it travels with every order that goes there (D20). */
const market = sql`${shipToInSql.marketOf(sql`sales_order.ship_to_id`)} as market`;

/** Facts of an order as the database has them. */
export type Unread<Facts> = Omit<Facts, "deliveryDate" | "deliveryStatus" | "currency" | "market"> & {
  readonly deliveryDate: string;
  readonly deliveryStatus: string;
  readonly currency: string;
};

export type OrderRow = Unread<OrderRecord> & { readonly market: string };

type Identified = Pick<OrderRow, "orderNumber" | "shipToId" | "deliveryDate" | "deliveryStatus" | "currency">;

/** What every list and record of an order has, read; the rest is as the database has it. */
export function readFacts<Row extends Identified>(row: Row) {
  return {
    ...row,
    orderNumber: toId<OrderNumber>(row.orderNumber),
    shipToId: toId<ShipToId>(row.shipToId),
    deliveryDate: toLocalDate(row.deliveryDate),
    deliveryStatus: parseDeliveryStatus(row.deliveryStatus) ?? "ORDER UNDER INVESTIGATION",
    currency: toCurrency(row.currency),
  };
}

export function toOrder(row: OrderRow): OrderRecord {
  return {
    ...readFacts(row),
    cartId: row.cartId === null ? null : toId<CartId>(row.cartId),
    emptiesOf: row.emptiesOf === null ? null : toId<OrderNumber>(row.emptiesOf),
    replaces: row.replaces === null ? null : toId<OrderNumber>(row.replaces),
    companyId: toId<CompanyId>(row.companyId),
    market: toMarket(row.market),
  };
}

/** The order a cart became, if any. */
export async function orderOfCart(db: Db, cartId: string): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${market} from sales_order where cart_id = ${cartId}`.execute(db);
  return rows[0] && toOrder(rows[0]);
}

/** A placed order and, where there is one, the second that was placed with it (EMPTIES-03). */
export async function orderWithSecond(db: Db, orderNumber: OrderNumber): Promise<readonly OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${market} from sales_order where order_number = ${orderNumber} or empties_of = ${orderNumber}
    order by empties_of nulls first`.execute(db);
  return rows.map(toOrder);
}

/** The second orders that were placed with some orders. */
export async function secondOrdersOf(
  db: Db,
  numbers: readonly string[],
): Promise<readonly { readonly orderNumber: OrderNumber; readonly secondNumber: OrderNumber }[]> {
  const { rows } = await sql<{ orderNumber: string; secondNumber: string }>`
    select empties_of as "orderNumber", order_number as "secondNumber" from sales_order
    where empties_of = any(${[...numbers]}::text[]) order by order_number`.execute(db);
  return rows.map(({ orderNumber, secondNumber }) => ({
    orderNumber: toId<OrderNumber>(orderNumber),
    secondNumber: toId<OrderNumber>(secondNumber),
  }));
}

/** Orders by number, whoever asks: for orders that the asker has just placed, or that the ERP speaks of. */
export async function ordersByNumber(db: Db, numbers: readonly string[]): Promise<readonly OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${market} from sales_order where order_number = any(${[...numbers]}::text[])
    order by order_number`.execute(db);
  return rows.map(toOrder);
}

/**
 * One order of some places, by our number or by the ERP's, which is ours until the ERP has given one (GQL-34). Elsewhere
 * it does not exist (C16).
 */
export async function findOrder(
  db: Db,
  name: { readonly orderNumber: string } | { readonly sapId: string },
  shipToIds: readonly string[],
): Promise<OrderRecord | undefined> {
  const isNamed =
    "sapId" in name
      ? sql`(sap_id = ${name.sapId} or (sap_id is null and order_number = ${name.sapId}))`
      : sql`order_number = ${name.orderNumber}`;
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${market} from sales_order where ${isNamed} and ship_to_id = any(${[...shipToIds]}::text[])
    order by sap_id nulls last limit 1`.execute(db);
  return rows[0] && toOrder(rows[0]);
}

/** Holds orders until the transaction ends; what a rival moves meanwhile is seen as it is afterwards. */
export async function holdOrders(tx: Tx, numbers: readonly string[]): Promise<readonly OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${market} from sales_order where order_number = any(${[...numbers]}::text[])
    order by order_number for update`.execute(tx);
  return rows.map(toOrder);
}

/** Written into the statement, because only then the index of the orders underway serves it. */
const movingStates = sql.join(
  Object.entries(ORDER_STATES).flatMap(([state, { next }]) => (next.length > 0 ? [sql.lit(state)] : [])),
);

/** Goods that may be credited: of a product, delivered on these days. */
export type Creditable = { readonly sku: Sku; readonly from: LocalDate; readonly to: LocalDate | null };

/**
 * Orders with which the ERP is not done, the oldest first: to be delivered by a day and neither delivered nor cancelled;
 * then those brought and not invoiced yet, or invoiced here with goods that may be credited and were not.
 */
export async function ordersUnderway(
  db: Db,
  { until, creditable }: { readonly until: LocalDate; readonly creditable: readonly Creditable[] },
): Promise<readonly OrderRecord[]> {
  const { rows } = await sql<OrderRow>`
    with waiting as (
      select order_number, 1 as turn from sales_order
      where state in (${movingStates}) and delivery_date <= ${until}::date
      union select order_number, 2 from order_line where boxes_delivered > coalesce(boxes_invoiced, 0)
      union select l.order_number, 2
      from unnest(${creditable.map(({ sku }) => sku)}::text[], ${creditable.map(({ from }) => from)}::date[],
        ${creditable.map(({ to }) => to)}::date[]) as c (sku, first, last)
      join sales_order o on o.state in ('delivered', 'partially-delivered')
        and o.delivery_date between c.first and coalesce(c.last, ${until}::date)
      join order_line l on l.order_number = o.order_number and l.sku = c.sku
      where l.boxes_invoiced > 0 and l.boxes_credited = 0 and exists (
        select from erp_report r where r.order_number = l.order_number and r.kind = 'invoice'))
    select ${orderColumns}, ${market} from sales_order join waiting using (order_number)
    order by turn, delivery_date, order_number limit 500`.execute(db);
  return rows.map(toOrder);
}

/** The ERP refused it; whatever it says of it later takes the place of this (D29). */
export async function markLookedInto(tx: Tx, orderNumber: OrderNumber): Promise<void> {
  await sql`
    update sales_order set delivery_status = 'ORDER UNDER INVESTIGATION'
    where order_number = ${orderNumber} and state = 'received'`.execute(tx);
}
