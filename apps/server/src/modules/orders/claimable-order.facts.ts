import {
  type CompanyId,
  type OrderNumber,
  type ShipToId,
  type Sku,
  toId,
  type UserId,
} from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** An order with what was brought of it, for who checks its delivery. */
export type ClaimableOrder = {
  readonly orderNumber: OrderNumber;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly state: OrderState;
  readonly currency: Currency;
  readonly deliveryDate: LocalDate;
  readonly lines: readonly {
    readonly lineNo: number;
    readonly sku: Sku;
    readonly names: Texts;
    readonly delivered: number;
    readonly invoiced: number;
    readonly credited: number;
    readonly unitPriceMinor: Minor;
    readonly unitDepositMinor: Minor;
    readonly vatPercent: number;
  }[];
};

type Row = Omit<
  ClaimableOrder,
  "orderNumber" | "companyId" | "shipToId" | "state" | "currency" | "deliveryDate" | "lines"
> & {
  readonly orderNumber: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly state: string;
  readonly currency: string;
  readonly deliveryDate: string;
  readonly lines:
    | readonly {
        readonly lineNo: number;
        readonly sku: string;
        readonly names: unknown;
        readonly delivered: number;
        readonly invoiced: number;
        readonly credited: number;
        readonly unitPriceMinor: number;
        readonly unitDepositMinor: number;
        readonly vatPercent: number;
      }[]
    | null;
};

/** An order of one of these places with its lines, in one statement; undefined where there is none (C16). */
export function claimableOrder(
  db: Db,
  orderNumber: string,
  shipToIds: readonly ShipToId[],
): Promise<ClaimableOrder | undefined> {
  return theClaimable(db, orderNumber, sql`o.ship_to_id = any(${[...shipToIds]}::text[])`);
}

/** An order of one of these companies, or of any where none are given, with who ordered it; for the staff (DTICK-03). */
export async function claimableAtDesk(
  db: Db,
  orderNumber: string,
  companyIds: readonly string[] | undefined,
): Promise<(ClaimableOrder & { readonly orderedBy: UserId | null }) | undefined> {
  const isTheirs = sql`${companyIds === undefined} or o.company_id = any(${[...(companyIds ?? [])]}::text[])`;
  const order = await theClaimable(db, orderNumber, isTheirs);
  if (order === undefined) return undefined;
  const { rows } = await sql<{ uid: UserId | null }>`
    select created_by as uid from sales_order where order_number = ${orderNumber}`.execute(db);
  return { ...order, orderedBy: rows[0]?.uid ?? null };
}

async function theClaimable(
  db: Db,
  orderNumber: string,
  isTheirs: RawBuilder<unknown>,
): Promise<ClaimableOrder | undefined> {
  const { rows } = await sql<Row>`
    select o.order_number as "orderNumber", o.company_id as "companyId", o.ship_to_id as "shipToId", o.state, o.currency,
      o.delivery_date as "deliveryDate", (
        select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'names', l.names,
          'delivered', coalesce(l.boxes_delivered, 0), 'invoiced', coalesce(l.boxes_invoiced, 0),
          'credited', l.boxes_credited, 'unitPriceMinor', l.unit_price_minor, 'unitDepositMinor', l.unit_deposit_minor,
          'vatPercent', l.vat_percent) order by l.line_no)
        from order_line l where l.order_number = o.order_number) as lines
    from sales_order o
    where o.order_number = ${orderNumber} and (${isTheirs})`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const state = parseOrderState(row.state);
  if (state === undefined) throw new Error(`a state that the domain does not know: ${row.state}`);
  return {
    orderNumber: toId<OrderNumber>(row.orderNumber),
    companyId: toId<CompanyId>(row.companyId),
    shipToId: toId<ShipToId>(row.shipToId),
    state,
    currency: toCurrency(row.currency),
    deliveryDate: toLocalDate(row.deliveryDate),
    lines: (row.lines ?? []).map((line) => ({
      ...line,
      sku: toId<Sku>(line.sku),
      names: textsOf(line.names),
      unitPriceMinor: toMinor(line.unitPriceMinor),
      unitDepositMinor: toMinor(line.unitDepositMinor),
    })),
  };
}
