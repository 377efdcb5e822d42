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
import type { Minor } from "@vycep/domain/kernel/money";
import { toCurrency, toMarket } from "@vycep/domain/market/market";
import { ORDER_STATES } from "@vycep/domain/orders/order-states";
import { ordersShownAs, parseDeliveryStatus, type ShownStatus } from "@vycep/domain/orders/status";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import {
  conditionsOf,
  containing,
  type Demands,
  is,
  isBefore,
  isFrom,
  isOneOf,
  isUpTo,
} from "../../platform/list/conditions.ts";
import type { ListOrder } from "../../platform/list/list-order.ts";
import type { List } from "../../platform/list/read-list.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** One order as the ERP and we know it. Amounts are minor units of its currency. */
export type OrderRecord = OrderFacts & {
  readonly cartId: CartId | null;
  readonly companyId: CompanyId;
  readonly createdBy: string | null;
  readonly payer: unknown;
  /** Of a second order: the one that it was placed with. */
  readonly emptiesOf: OrderNumber | null;
};

/** What a history is narrowed by. */
export type OrderFilter = {
  readonly shipToIds: readonly string[];
  readonly numbers?: readonly string[] | undefined;
  /** Part of the order's number. */
  readonly numberPart?: string | undefined;
  /** Part of a number or of a product's name, or a whole SKU or number of the ERP's, along the companies of the places. C28. */
  readonly text?: { readonly part: string; readonly companyIds: readonly string[] } | undefined;
  readonly statuses?: readonly ShownStatus[] | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly method?: string | undefined;
  readonly totalFrom?: Minor | undefined;
  readonly totalTo?: Minor | undefined;
};

export type OrderSort = {
  readonly sort: "created" | "delivery" | "number" | "total";
  readonly direction: "asc" | "desc";
};

/** An order in a list, with the name of its place. */
export type FoundOrder = OrderRecord & { readonly shipToName: string };

/** The history: the orders that a filter finds, in an order. */
export function orderList(filter: OrderFilter, order: OrderSort): List<FoundRow, FoundOrder> {
  const rows = sql`select ${orderColumns} from sales_order o`;
  const { shipToIds, ...others } = filter;
  const demanded = conditionsOf(others, demands);
  return {
    found: sql`${rows} where ${conditionsOf(filter, demands)}`,
    total: totalOf(filter),
    strands: isAlongPlaces(filter, order)
      ? {
          ids: shipToIds,
          foundOf: (id) => sql`${rows} where o.ship_to_id = ${id} and ${demanded}`,
          rows,
        }
      : undefined,
    beside: sql`${shipToInSql.nameOf(sql`page."shipToId"`)} as "shipToName",
      ${shipToInSql.marketOf(sql`page."shipToId"`)} as market`,
    order: historyOrder(order),
    read: toFound,
  };
}

/** How many a filter finds, where places alone are asked for: that is kept. */
function totalOf({ shipToIds, ...others }: OrderFilter) {
  if (Object.values(others).some((value) => value !== undefined)) return;
  return sql`(select coalesce(sum(count), 0)::int from order_count where ship_to_id = any(${[...shipToIds]}::text[]))`;
}

/** Each place has its orders by time in an index; what finds few of them is quicker found by itself. */
function isAlongPlaces({ numbers, numberPart, text }: OrderFilter, { sort }: OrderSort): boolean {
  return sort === "created" && (numbers ?? numberPart ?? text) === undefined;
}

/** What a text finds, those with the very number first, then the newest. */
export function orderSearch(
  filter: Pick<OrderFilter, "shipToIds"> & { readonly text: NonNullable<OrderFilter["text"]> },
): List<FoundRow, FoundOrder> {
  const { part } = filter.text;
  const isNamed = sql`(${part} in ("orderNumber", "sapId") or fold_text("customerOrderNumber") = fold_text(${part}))`;
  const nearness = sql`(extract(epoch from "createdAt") + case when ${isNamed} then 1e12 else 0 end)::bigint`;
  return {
    ...orderList(filter, { sort: "created", direction: "desc" }),
    order: {
      name: "nearest",
      by: { column: nearness, kind: "whole" },
      id: { column: sql`"orderNumber"`, kind: "text" },
      direction: "desc",
    },
  };
}

/** As cursors know it. */
function historyOrder({ sort, direction }: OrderSort): ListOrder {
  const id = { column: sql`"orderNumber"`, kind: "text" } as const;
  return { name: `${sort}-${direction}`, by: sortColumns[sort], id, direction };
}

/** Written once, because the page below names them twice. */
const orderColumns = sql.raw(
  [
    "order_number, cart_id, company_id, ship_to_id, created_by, created_at, delivery_date, delivery_method",
    "document_code, customer_order_number, note_for_driver, payment_method, sap_id, state, processing_status",
    "delivery_status, currency, net_minor, vat_minor, gross_minor, deposit_minor, total_minor, grams",
    "pallet_thousandths, millilitres, line_count, payer, empties_of, is_provisional, provisional_total_minor",
    "price_limit_minor, price_kept_at",
  ]
    .join(", ")
    .split(", ")
    .map(
      (column) => `${column} as "${column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}"`,
    )
    .join(", "),
);

/** Of the place: it travels with every order that goes there (D20). */
const market = sql`${shipToInSql.marketOf(sql`sales_order.ship_to_id`)} as market`;

type OrderRow = Omit<OrderRecord, "deliveryDate" | "deliveryStatus" | "currency" | "market"> & {
  readonly deliveryDate: string;
  readonly deliveryStatus: string;
  readonly currency: string;
  readonly market: string;
};

type FoundRow = OrderRow & { readonly shipToName: string | null };

function toFound(row: FoundRow): FoundOrder {
  return { ...toOrder(row), shipToName: row.shipToName ?? row.shipToId };
}

function toOrder(row: OrderRow): OrderRecord {
  return {
    ...row,
    orderNumber: toId<OrderNumber>(row.orderNumber),
    cartId: row.cartId === null ? null : toId<CartId>(row.cartId),
    emptiesOf: row.emptiesOf === null ? null : toId<OrderNumber>(row.emptiesOf),
    shipToId: toId<ShipToId>(row.shipToId),
    companyId: toId<CompanyId>(row.companyId),
    deliveryDate: toLocalDate(row.deliveryDate),
    deliveryStatus: parseDeliveryStatus(row.deliveryStatus) ?? "ORDER UNDER INVESTIGATION",
    currency: toCurrency(row.currency),
    market: toMarket(row.market),
  };
}

const sortColumns = {
  created: { column: sql`"createdAt"`, kind: "moment" },
  delivery: { column: sql`"deliveryDate"`, kind: "day" },
  number: { column: sql`"orderNumber"`, kind: "text" },
  total: { column: sql`"totalMinor"`, kind: "whole" },
} as const satisfies Record<OrderSort["sort"], ListOrder["by"]>;

const demands: Demands<OrderFilter> = {
  shipToIds: isOneOf(sql`o.ship_to_id`),
  numbers: isOneOf(sql`o.order_number`),
  numberPart: (part) => sql`o.order_number like ${containing(part)}`,
  text: hasText,
  statuses: shownAs,
  createdFrom: isFrom(sql`o.created_at`),
  createdBefore: isBefore(sql`o.created_at`),
  method: is(sql`o.delivery_method`),
  totalFrom: isFrom(sql`o.total_minor`),
  totalTo: isUpTo(sql`o.total_minor`),
};

/**
 * Numbers by any part, SKUs whole, names folded. The same name stands on thousands of lines, so each is folded once:
 * `offset 0` keeps the planner from folding line by line.
 */
function hasText({ part, companyIds }: NonNullable<OrderFilter["text"]>): RawBuilder<unknown> {
  const like = containing(part);
  const companies = sql`any(${[...companyIds]}::text[])`;
  return sql`(o.order_number like ${like} or o.sap_id = ${part} or fold_text(o.customer_order_number) like fold_text(${like}) or o.order_number in (
    select l.order_number from order_line l where l.company_id = ${companies} and l.sku in (
      select named.sku from (
        select distinct sku, names from order_line where company_id = ${companies} offset 0) named
      where named.sku = ${part}
      or fold_text(all_texts(named.names)) like fold_text(${like}))))`;
}

/** Some states say their status by themselves, the others go by the delivery status (HISTORY-14, D23). */
function shownAs(statuses: readonly ShownStatus[]): RawBuilder<unknown> {
  const { states, deliveryStatuses, decidingStates } = ordersShownAs(statuses);
  return sql`(o.state = any(${[...states]}::text[]) or (
    o.delivery_status = any(${[...deliveryStatuses]}::text[]) and o.state <> all(${[...decidingStates]}::text[])))`;
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
