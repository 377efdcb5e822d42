import type {
  OrderDocumentFacts,
  OrderEventFacts,
  OrderLineFacts,
} from "@vycep/contract/orders/orders.codec";
import { type OrderNumber, type Sku, toId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { ORDERS_COMPARED } from "@vycep/domain/suggestions/unlike-usual";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { emptiesInSql } from "../catalog/empties-types.facts.ts";

/** The lines of several orders in one statement. */
export async function linesOfOrders(db: Db, numbers: readonly string[]): Promise<readonly OrderLineFacts[]> {
  const rows = await db
    .selectFrom("order_line")
    .selectAll()
    .where(sql<boolean>`order_number = any(${[...numbers]}::text[])`)
    .orderBy("order_number")
    .orderBy("line_no")
    .execute();
  return rows.map((row) => ({
    orderNumber: toId<OrderNumber>(row.order_number),
    lineNo: row.line_no,
    sku: toId<Sku>(row.sku),
    bundleSku: row.bundle_sku === null ? null : toId<Sku>(row.bundle_sku),
    names: textsOf(row.names),
    packages: row.packages,
    layers: row.layers,
    pallets: row.pallets,
    ordered: row.boxes_ordered,
    confirmed: row.boxes_confirmed,
    delivered: row.boxes_delivered,
    invoiced: row.boxes_invoiced,
    credited: row.boxes_credited,
    changeReason: row.change_reason,
    substitutes: row.substitutes,
    unitPriceMinor: row.unit_price_minor,
    netMinor: row.net_minor,
    vatPercent: row.vat_percent,
    depositMinor: row.deposit_minor,
    provisionalPriceMinor: row.provisional_price_minor,
    processingStatus: row.processing_status,
  }));
}

/** Whether some of these lines stand on an invoice. */
export function isInvoiced(lines: readonly Pick<OrderLineFacts, "invoiced">[]): boolean {
  return lines.some(({ invoiced }) => (invoiced ?? 0) > 0);
}

export type OrderVatRecord = {
  readonly orderNumber: OrderNumber;
  readonly percent: number;
  readonly baseMinor: Minor;
  readonly vatMinor: Minor;
};

export async function vatOfOrders(db: Db, numbers: readonly string[]): Promise<readonly OrderVatRecord[]> {
  const rows = await db
    .selectFrom("order_vat")
    .select(["order_number", "percent", "base_minor", "vat_minor"])
    .where(sql<boolean>`order_number = any(${[...numbers]}::text[])`)
    .orderBy("order_number")
    .orderBy("percent", "desc")
    .execute();
  return rows.map((row) => ({
    orderNumber: toId<OrderNumber>(row.order_number),
    percent: row.percent,
    baseMinor: row.base_minor,
    vatMinor: row.vat_minor,
  }));
}

export type OrderEventRecord = OrderEventFacts & { readonly orderNumber: OrderNumber };

/** What happened to orders but for confirmations of what was changed since, when they were changed, and when the prices of a provisional one were settled, and kept above the limit. */
export async function eventsOfOrders(
  db: Db,
  numbers: readonly string[],
): Promise<readonly OrderEventRecord[]> {
  const { rows } = await sql<Omit<OrderEventRecord, "orderNumber"> & { readonly orderNumber: string }>`
    select "orderNumber", at, state, by, "byBrewery" from (
      select order_number as "orderNumber", at, state, detail ->> 'name' as by,
        coalesce((detail -> 'brewery')::boolean, false) as "byBrewery", id from order_event
      where order_number = any(${[...numbers]}::text[]) and not (state = 'confirmed' and exists (
        select from sales_order o where o.order_number = order_event.order_number and o.changed_at >= order_event.at))
      union all select order_number, changed_at, 'changed', null, true, null from sales_order
      where order_number = any(${[...numbers]}::text[]) and changed_at is not null
      union all select order_number, prices_settled_at, 'priced', null, false, null from sales_order
      where order_number = any(${[...numbers]}::text[]) and prices_settled_at is not null
      union all select order_number, price_kept_at, 'price-kept', price_kept_by, false, null from sales_order
      where order_number = any(${[...numbers]}::text[]) and price_kept_at is not null) as event
    order by "orderNumber", at, id`.execute(db);
  return rows.map((row) => ({ ...row, orderNumber: toId<OrderNumber>(row.orderNumber) }));
}

/** The invoices and credit notes of orders, each once however many reports spoke of it, the oldest first. */
export async function documentsOfOrders(
  db: Db,
  numbers: readonly string[],
): Promise<readonly OrderDocumentFacts[]> {
  const { rows } = await sql<Omit<OrderDocumentFacts, "orderNumber"> & { readonly orderNumber: string }>`
    select order_number as "orderNumber", kind, document_number as number, min(at) as "issuedAt" from erp_report
    where order_number = any(${[...numbers]}::text[]) and kind in ('invoice', 'credit')
    group by order_number, kind, document_number
    order by order_number, min(at), document_number`.execute(db);
  return rows.map((row) => ({ ...row, orderNumber: toId<OrderNumber>(row.orderNumber) }));
}

export type OrderEmptiesRecord = {
  readonly orderNumber: OrderNumber;
  readonly lineNo: number;
  readonly code: string;
  readonly names: Texts;
  /** Planned. */
  readonly units: number;
  /** What the driver took over; null until he has counted. */
  readonly returned: number | null;
  readonly unitDepositMinor: Minor;
};

/** What goes back with orders, in the order of their lines. */
export async function emptiesOfOrders(
  db: Db,
  numbers: readonly string[],
): Promise<readonly OrderEmptiesRecord[]> {
  const { rows } = await sql<
    Omit<OrderEmptiesRecord, "orderNumber" | "names"> & {
      readonly orderNumber: string;
      readonly names: unknown;
    }
  >`
    select order_number as "orderNumber", line_no as "lineNo", empties_code as code, units,
      units_returned as returned, unit_deposit_minor as "unitDepositMinor",
      ${emptiesInSql.namesOf(sql`order_empties_line.empties_code`)} as names
    from order_empties_line where order_number = any(${[...numbers]}::text[])
    order by order_number, line_no`.execute(db);
  return rows.map(({ orderNumber, names, ...row }) => ({
    ...row,
    orderNumber: toId<OrderNumber>(orderNumber),
    names: textsOf(names),
  }));
}

/** An order that was placed before another one, with its goods in boxes. */
export type PreviousOrderRecord = {
  /** Before which one. */
  readonly orderNumber: OrderNumber;
  readonly number: OrderNumber;
  readonly goods: readonly (readonly [sku: Sku, boxes: number])[];
};

type PreviousRow = {
  readonly orderNumber: string;
  readonly number: string;
  readonly goods: readonly (readonly [sku: string, boxes: number])[];
};

/**
 * What the place and company of each order ordered by the same method before it: the newest few, with goods by
 * themselves; cancelled orders and those of empties or bundles alone are none of them. One statement for all.
 */
export async function previousOrdersOf(
  db: Db,
  numbers: readonly string[],
): Promise<readonly PreviousOrderRecord[]> {
  const { rows } = await sql<PreviousRow>`
    select o.order_number as "orderNumber", earlier.order_number as number, earlier.goods
    from sales_order o cross join lateral (
      select p.order_number, p.created_at, goods.list as goods
      from sales_order p cross join lateral (
        select json_agg(json_build_array(l.sku, l.boxes_ordered) order by l.line_no) as list
        from order_line l where l.order_number = p.order_number and l.bundle_sku is null) goods
      where p.ship_to_id = o.ship_to_id and p.company_id = o.company_id and p.state <> 'cancelled'
        and p.replaces is null
        and p.delivery_method = o.delivery_method and goods.list is not null
        and (p.created_at, p.order_number) < (o.created_at, o.order_number)
      order by p.created_at desc, p.order_number desc limit ${ORDERS_COMPARED}) earlier
    where o.order_number = any(${[...numbers]}::text[])
    order by o.order_number, earlier.created_at desc, earlier.order_number desc`.execute(db);
  return rows.map(({ orderNumber, number, goods }) => ({
    orderNumber: toId<OrderNumber>(orderNumber),
    number: toId<OrderNumber>(number),
    goods: goods.map(([sku, boxes]) => [toId<Sku>(sku), boxes] as const),
  }));
}
