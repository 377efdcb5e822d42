import { type CompanyId, type OrderNumber, type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, toMinor } from "@vycep/domain/kernel/money";
import { type Market, toCurrency, toMarket } from "@vycep/domain/market/market";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { emptiesOfOrders } from "./order-parts.repo.ts";

/** What was ordered and confirmed, brought and taken back with an order, as papers need it. */
export type DeliveredOrder = {
  readonly orderNumber: OrderNumber;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly market: Market;
  readonly currency: Currency;
  readonly ordered: LocalDate;
  readonly deliveryDate: LocalDate;
  readonly customerOrderNumber: string;
  readonly isProvisional: boolean;
  readonly state: OrderState;
  readonly noteForDriver: string;
  /** As the company paid when it ordered. */
  readonly payment: string;
  readonly lines: readonly DeliveredLine[];
  readonly empties: readonly DeliveredEmpties[];
};

export type DeliveredLine = {
  readonly lineNo: number;
  readonly sku: Sku;
  readonly names: Texts;
  readonly ordered: number;
  /** What was ordered, until the brewery has said otherwise. */
  readonly confirmed: number;
  readonly delivered: number;
  readonly invoiced: number;
  readonly unitPriceMinor: Minor;
  readonly unitDepositMinor: Minor;
  readonly vatPercent: number;
};

export type DeliveredEmpties = {
  readonly code: string;
  readonly names: Texts;
  /** As the driver counted them, else as planned. */
  readonly units: number;
  readonly unitDepositMinor: Minor;
};

type OrderRow = {
  readonly orderNumber: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly market: string;
  readonly currency: string;
  readonly ordered: string;
  readonly deliveryDate: string;
  readonly customerOrderNumber: string;
  readonly isProvisional: boolean;
  readonly state: OrderState;
  readonly noteForDriver: string;
  readonly payment: string;
  readonly lines: readonly LineRow[] | null;
};

type LineRow = Omit<DeliveredLine, "sku" | "names" | "unitPriceMinor" | "unitDepositMinor"> & {
  readonly sku: string;
  readonly names: unknown;
  readonly unitPriceMinor: number;
  readonly unitDepositMinor: number;
};

/** Orders that were delivered, with all that was brought and taken back, in two statements. */
export async function deliveredOrders(
  db: Db,
  numbers: readonly string[],
): Promise<readonly DeliveredOrder[]> {
  return ordersIn(db, numbers, sql`o.state in ('delivered', 'partially-delivered')`);
}

/** An order that the brewery confirmed, however far it has come since, in two statements. */
export async function confirmedOrder(
  db: Db,
  orderNumber: string | undefined,
): Promise<DeliveredOrder | undefined> {
  const numbers = orderNumber === undefined ? [] : [orderNumber];
  const [order] = await ordersIn(db, numbers, sql`o.state <> 'received'`);
  return order;
}

/** Orders however far they have come, in two statements. */
export async function ordersOnPapers(db: Db, numbers: readonly string[]): Promise<readonly DeliveredOrder[]> {
  return ordersIn(db, numbers, sql`true`);
}

async function ordersIn(
  db: Db,
  numbers: readonly string[],
  isWanted: RawBuilder<unknown>,
): Promise<readonly DeliveredOrder[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select o.order_number as "orderNumber", o.company_id as "companyId", o.ship_to_id as "shipToId", o.currency,
      ${shipToInSql.marketOf(sql`o.ship_to_id`)} as market, o.delivery_date as "deliveryDate",
      (o.created_at at time zone 'Europe/Prague')::date as ordered, o.is_provisional as "isProvisional",
      o.customer_order_number as "customerOrderNumber", o.state, o.note_for_driver as "noteForDriver",
      o.payment_method as payment, (
        select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'names', l.names,
          'ordered', l.boxes_ordered, 'confirmed', coalesce(l.boxes_confirmed, l.boxes_ordered), 'delivered', coalesce(l.boxes_delivered, 0),
          'invoiced', coalesce(l.boxes_invoiced, 0), 'unitPriceMinor', l.unit_price_minor,
          'unitDepositMinor', l.unit_deposit_minor, 'vatPercent', l.vat_percent) order by l.line_no)
        from order_line l where l.order_number = o.order_number) as lines
    from sales_order o
    where o.order_number = any(${[...numbers]}::text[]) and ${isWanted}
    order by o.order_number`.execute(db);
  const empties = Map.groupBy(await emptiesOfOrders(db, numbers), ({ orderNumber }) => orderNumber);
  return rows.map(({ lines, ...row }) => {
    const orderNumber = toId<OrderNumber>(row.orderNumber);
    return {
      ...row,
      orderNumber,
      companyId: toId<CompanyId>(row.companyId),
      shipToId: toId<ShipToId>(row.shipToId),
      market: toMarket(row.market),
      currency: toCurrency(row.currency),
      ordered: toLocalDate(row.ordered),
      deliveryDate: toLocalDate(row.deliveryDate),
      lines: (lines ?? []).map(toLine),
      empties: (empties.get(orderNumber) ?? []).map(({ code, names, units, returned, unitDepositMinor }) => ({
        code,
        names,
        units: returned ?? units,
        unitDepositMinor,
      })),
    };
  });
}

function toLine(line: LineRow): DeliveredLine {
  return {
    ...line,
    sku: toId<Sku>(line.sku),
    names: textsOf(line.names),
    unitPriceMinor: toMinor(line.unitPriceMinor),
    unitDepositMinor: toMinor(line.unitDepositMinor),
  };
}

/** The numbers of the orders whose delivery to companies was reported here, in one statement; history is not. */
export async function numbersDelivered(
  db: Db,
  companyIds: readonly string[],
  { since, until }: { readonly since: LocalDate; readonly until: LocalDate },
): Promise<readonly OrderNumber[]> {
  if (companyIds.length === 0) return [];
  const { rows } = await sql<{ readonly number: string }>`
    select order_number as number from sales_order
    where state in ('delivered', 'partially-delivered') and company_id = any(${[...companyIds]}::text[])
      and delivery_date between ${since}::date and ${until}::date
      and exists (select from erp_report r where r.order_number = sales_order.order_number and r.kind = 'delivery')
    order by order_number`.execute(db);
  return rows.map(({ number }) => toId<OrderNumber>(number));
}

/** Which of some orders are of a company; the others are unknown to it. */
export async function ordersOfCompany(
  db: Db,
  companyId: CompanyId,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ readonly number: string }>`
    select order_number as number from sales_order
    where company_id = ${companyId} and order_number = any(${[...numbers]}::text[])`.execute(db);
  return new Set(rows.map(({ number }) => number));
}
