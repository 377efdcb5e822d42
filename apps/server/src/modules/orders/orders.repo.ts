import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

/** One order as it is stored. Every read names the ship-to's it may see, so a foreign number finds nothing (C16). */
export type OrderRecord = {
  readonly orderNumber: string;
  readonly cartId: string | null;
  readonly companyId: string;
  readonly shipToId: string;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly deliveryDate: string;
  readonly deliveryMethod: string;
  readonly documentCode: string;
  readonly customerOrderNumber: string;
  readonly noteForDriver: string;
  readonly paymentMethod: string;
  readonly sapId: string | null;
  readonly state: string;
  readonly processingStatus: string;
  readonly deliveryStatus: string;
  readonly currency: string;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly depositMinor: number;
  readonly totalMinor: number;
  readonly grams: number;
  readonly palletThousandths: number;
  readonly millilitres: number;
  readonly lineCount: number;
  readonly payer: unknown;
};

export type OrderSearch = {
  readonly shipToIds: readonly string[];
  readonly numbers?: readonly string[] | undefined;
  /** Part of the order's number. */
  readonly numberPart?: string | undefined;
  /** Part of a number or of a product's name, or a whole SKU. C28. */
  readonly text?: string | undefined;
  readonly states?: readonly string[] | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly method?: string | undefined;
  readonly totalFrom?: number | undefined;
  readonly totalTo?: number | undefined;
  readonly sort: "created" | "delivery" | "number" | "total";
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
};

export type OrderPage = { readonly total: number; readonly orders: readonly OrderRecord[] };

/** One page and the count of all, in one statement; beyond the last page the count still holds. */
export async function searchOrders(db: Db, search: OrderSearch): Promise<OrderPage> {
  const direction = directions[search.direction];
  const order = sql`${sortColumns[search.sort]} ${direction}, "orderNumber" ${direction}`;
  const { rows } = await sql<{ total: number } & Partial<OrderRecord>>`
    with found as not materialized (
      select ${orderColumns} from sales_order o where ${sql.join(conditions(search), sql` and `)}),
    page as (select * from found order by ${order} limit ${search.limit} offset ${search.offset})
    select c.total, page.* from (select count(*)::int as total from found) c left join page on true
    order by ${order}`.execute(db);
  return { total: rows[0]?.total ?? 0, orders: rows.filter((row) => isOrder(row)) };
}

/** Written once, because the page below names them twice. */
const orderColumns = sql.raw(
  [
    "order_number, cart_id, company_id, ship_to_id, created_by, created_at, delivery_date, delivery_method",
    "document_code, customer_order_number, note_for_driver, payment_method, sap_id, state, processing_status",
    "delivery_status, currency, net_minor, vat_minor, gross_minor, deposit_minor, total_minor, grams",
    "pallet_thousandths, millilitres, line_count, payer",
  ]
    .join(", ")
    .split(", ")
    .map((column) => `${column} as "${column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}"`)
    .join(", "),
);

/** A page of nothing is one row with a count and no order. */
function isOrder(row: Partial<OrderRecord>): row is OrderRecord {
  return typeof row.orderNumber === "string";
}

const directions = { asc: sql`asc`, desc: sql`desc` };
const sortColumns = {
  created: sql`"createdAt"`,
  delivery: sql`"deliveryDate"`,
  number: sql`"orderNumber"`,
  total: sql`"totalMinor"`,
};

function conditions(search: OrderSearch): RawBuilder<unknown>[] {
  const { numbers, numberPart, text, states, createdFrom, createdBefore, method, totalFrom, totalTo } = search;
  return [
    sql`o.ship_to_id = any(${[...search.shipToIds]}::text[])`,
    ...(numbers ? [sql`o.order_number = any(${[...numbers]}::text[])`] : []),
    ...(numberPart ? [sql`o.order_number like ${`%${likeLiteral(numberPart)}%`}`] : []),
    ...(text ? [containing(text, search.shipToIds)] : []),
    ...(states ? [sql`o.state = any(${[...states]}::text[])`] : []),
    ...(createdFrom ? [sql`o.created_at >= ${createdFrom}`] : []),
    ...(createdBefore ? [sql`o.created_at < ${createdBefore}`] : []),
    ...(method ? [sql`o.delivery_method = ${method}`] : []),
    ...(totalFrom === undefined ? [] : [sql`o.total_minor >= ${totalFrom}`]),
    ...(totalTo === undefined ? [] : [sql`o.total_minor <= ${totalTo}`]),
  ];
}

/**
 * Numbers by any part, SKUs whole, names folded. Names repeat on thousands of lines, so each distinct one is folded
 * once, not once a line.
 */
function containing(text: string, shipToIds: readonly string[]): RawBuilder<unknown> {
  const part = `%${likeLiteral(text)}%`;
  return sql`(o.order_number like ${part} or o.customer_order_number ilike ${part} or o.order_number in (
    select l.order_number from order_line l
    where l.company_id in (select company_id from sales_order where ship_to_id = any(${[...shipToIds]}::text[]))
    and l.sku in (
      select n.sku from (select distinct sku, name_cs, name_sk, name_en from order_line) n
      where n.sku = ${text}
      or fold_text(n.name_cs || ' ' || n.name_sk || ' ' || n.name_en) like fold_text(${part}))))`;
}

/** A `%` or `_` that the user typed means itself. */
function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The order a cart became, if any. */
export async function orderOfCart(db: Db, cartId: string): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`
    select ${orderColumns} from sales_order where cart_id = ${cartId}`.execute(db);
  return rows[0];
}

export type OrderLineRecord = {
  readonly orderNumber: string;
  readonly lineNo: number;
  readonly sku: string;
  readonly names: { readonly cs: string; readonly sk: string; readonly en: string };
  readonly packages: number;
  readonly layers: number;
  readonly pallets: number;
  readonly ordered: number;
  readonly confirmed: number | null;
  readonly delivered: number | null;
  readonly invoiced: number | null;
  readonly unitPriceMinor: number;
  readonly netMinor: number;
  readonly vatPercent: number;
  readonly depositMinor: number;
  readonly processingStatus: string;
};

/** The lines of several orders in one statement. */
export async function linesOfOrders(db: Db, numbers: readonly string[]): Promise<readonly OrderLineRecord[]> {
  const rows = await db
    .selectFrom("order_line")
    .selectAll()
    .where(sql<boolean>`order_number = any(${[...numbers]}::text[])`)
    .orderBy("order_number")
    .orderBy("line_no")
    .execute();
  return rows.map((row) => ({
    orderNumber: row.order_number,
    lineNo: row.line_no,
    sku: row.sku,
    names: { cs: row.name_cs, sk: row.name_sk, en: row.name_en },
    packages: row.packages,
    layers: row.layers,
    pallets: row.pallets,
    ordered: row.boxes_ordered,
    confirmed: row.boxes_confirmed,
    delivered: row.boxes_delivered,
    invoiced: row.boxes_invoiced,
    unitPriceMinor: row.unit_price_minor,
    netMinor: row.net_minor,
    vatPercent: row.vat_percent,
    depositMinor: row.deposit_minor,
    processingStatus: row.processing_status,
  }));
}

export type OrderVatRecord = {
  readonly orderNumber: string;
  readonly percent: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
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
    orderNumber: row.order_number,
    percent: row.percent,
    baseMinor: row.base_minor,
    vatMinor: row.vat_minor,
  }));
}

export type OrderEventRecord = { readonly orderNumber: string; readonly at: Date; readonly state: string };

export async function eventsOfOrders(db: Db, numbers: readonly string[]): Promise<readonly OrderEventRecord[]> {
  const rows = await db
    .selectFrom("order_event")
    .select(["order_number", "at", "state"])
    .where(sql<boolean>`order_number = any(${[...numbers]}::text[])`)
    .orderBy("order_number")
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ orderNumber: row.order_number, at: row.at, state: row.state }));
}

export type NewOrder = Omit<OrderRecord, "orderNumber" | "lineCount" | "sapId"> & {
  readonly lines: readonly NewOrderLine[];
  readonly vat: readonly Omit<OrderVatRecord, "orderNumber">[];
};

export type NewOrderLine = {
  readonly sku: string;
  readonly names: { readonly cs: string; readonly sk: string; readonly en: string };
  readonly packages: number;
  readonly layers: number;
  readonly pallets: number;
  readonly boxes: number;
  readonly basePriceMinor: number;
  readonly unitPriceMinor: number;
  readonly netMinor: number;
  readonly vatPercent: number;
  readonly unitDepositMinor: number;
  readonly depositMinor: number;
};

/** Writes order, lines, VAT and first event: four statements, however many lines. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string> {
  const { order_number: orderNumber } = await tx
    .insertInto("sales_order")
    .values({
      cart_id: order.cartId,
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
      state: order.state,
      processing_status: order.processingStatus,
      delivery_status: order.deliveryStatus,
      currency: order.currency,
      net_minor: order.netMinor,
      vat_minor: order.vatMinor,
      gross_minor: order.grossMinor,
      deposit_minor: order.depositMinor,
      total_minor: order.totalMinor,
      grams: order.grams,
      pallet_thousandths: order.palletThousandths,
      millilitres: order.millilitres,
      line_count: order.lines.length,
      payer: JSON.stringify(order.payer),
    })
    .returning("order_number")
    .executeTakeFirstOrThrow();
  await insertLines(tx, orderNumber, order);
  await insertVat(tx, orderNumber, order);
  await tx
    .insertInto("order_event")
    .values({
      order_number: orderNumber,
      company_id: order.companyId,
      at: order.createdAt,
      state: order.state,
      detail: JSON.stringify({ by: order.createdBy }),
    })
    .execute();
  return orderNumber;
}

async function insertLines(tx: Tx, orderNumber: string, { companyId, lines, processingStatus }: NewOrder): Promise<void> {
  const column = <K extends keyof NewOrderLine>(name: K) => lines.map((line) => line[name]);
  await sql`
    insert into order_line (order_number, company_id, processing_status, line_no, sku, name_cs, name_sk, name_en,
      packages, layers, pallets, boxes_ordered, base_price_minor, unit_price_minor, net_minor, vat_percent,
      unit_deposit_minor, deposit_minor)
    select ${orderNumber}, ${companyId}, ${processingStatus}, line.no, line.sku, line.cs, line.sk, line.en,
      line.packages, line.layers, line.pallets, line.boxes, line.base, line.price, line.net, line.vat,
      line.unit_deposit, line.deposit
    from unnest(${column("sku")}::text[], ${lines.map(({ names }) => names.cs)}::text[],
      ${lines.map(({ names }) => names.sk)}::text[], ${lines.map(({ names }) => names.en)}::text[],
      ${column("packages")}::int[], ${column("layers")}::int[], ${column("pallets")}::int[],
      ${column("boxes")}::int[], ${column("basePriceMinor")}::bigint[], ${column("unitPriceMinor")}::bigint[],
      ${column("netMinor")}::bigint[], ${column("vatPercent")}::numeric[],
      ${column("unitDepositMinor")}::bigint[], ${column("depositMinor")}::bigint[])
    with ordinality as line (sku, cs, sk, en, packages, layers, pallets, boxes, base, price, net, vat,
      unit_deposit, deposit, no)`.execute(tx);
}

async function insertVat(tx: Tx, orderNumber: string, { companyId, vat }: NewOrder): Promise<void> {
  await sql`
    insert into order_vat (order_number, company_id, percent, base_minor, vat_minor)
    select ${orderNumber}, ${companyId}, rate.percent, rate.base, rate.vat
    from unnest(${vat.map(({ percent }) => percent)}::numeric[], ${vat.map(({ baseMinor }) => baseMinor)}::bigint[],
      ${vat.map(({ vatMinor }) => vatMinor)}::bigint[]) as rate (percent, base, vat)`.execute(tx);
}
