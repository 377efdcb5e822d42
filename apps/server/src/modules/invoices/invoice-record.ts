import type { BillPayment } from "@vycep/domain/billing/cash-rounding";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { ordersInSql } from "../orders/orders.facts.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import { type Parties, partiesOf } from "./parties.ts";

/** One tax document as it was issued, and what was told of it since. */
export type InvoiceRecord = {
  readonly number: string;
  readonly type: "Invoice" | "Credit note";
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly issued: LocalDate;
  readonly taxPoint: LocalDate;
  readonly due: LocalDate;
  readonly variableSymbol: string;
  readonly currency: Currency;
  readonly payment: BillPayment;
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly depositsOutMinor: Minor;
  readonly depositsBackMinor: Minor;
  readonly roundingMinor: Minor;
  readonly totalMinor: Minor;
  readonly corrects: string | null;
  readonly reason: string | null;
  readonly parties: Parties;
  readonly vat: readonly { readonly ratePct: number; readonly baseMinor: Minor; readonly vatMinor: Minor }[];
  readonly lines: readonly InvoiceLine[];
  readonly payments: readonly { readonly day: string; readonly amountMinor: Minor }[];
  readonly orders: readonly { readonly number: string; readonly delivered: string }[];
  readonly correctedBy: readonly string[];
  /** Whether anybody ever told a payment in this market. */
  readonly arePaymentsTold: boolean;
};

export type InvoiceLine = {
  readonly kind: "goods" | "deposit-out" | "deposit-back";
  readonly orderNumber: string | null;
  readonly sku: string | null;
  /** Null of packaging in general. */
  readonly names: Texts | null;
  readonly quantity: number;
  readonly unitMinor: Minor;
  readonly amountMinor: Minor;
  readonly vatPct: number | null;
};

type Row = Omit<
  InvoiceRecord,
  | ("parties" | "lines" | "payments" | "orders" | "correctedBy" | "vat" | "currency")
  | ("companyId" | "shipToId" | "issued" | "taxPoint" | "due")
> & {
  readonly companyId: string;
  readonly shipToId: string;
  readonly issued: string;
  readonly taxPoint: string;
  readonly due: string;
  readonly currency: string;
  readonly parties: Parties | null;
  readonly vat: InvoiceRecord["vat"] | null;
  readonly lines: readonly (Omit<InvoiceLine, "names"> & { readonly names: unknown })[] | null;
  readonly payments: InvoiceRecord["payments"] | null;
  readonly orders: InvoiceRecord["orders"] | null;
  readonly correctedBy: readonly string[] | null;
};

/** A tax document by its number, whoever asks; undefined where there is none. */
export async function findInvoice(db: Db, number: string): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<Row>`
    select i.number, i.type, i.company_id as "companyId", i.ship_to_id as "shipToId", i.issued,
      i.tax_point as "taxPoint", i.due, i.variable_symbol as "variableSymbol", i.currency, i.payment,
      i.net_minor as "netMinor", i.vat_minor as "vatMinor", i.deposits_out_minor as "depositsOutMinor",
      i.deposits_back_minor as "depositsBackMinor", i.rounding_minor as "roundingMinor",
      i.total_minor as "totalMinor", i.corrects, i.reason, i.parties,
      (select json_agg(json_build_object('ratePct', v.rate_percent, 'baseMinor', v.base_minor, 'vatMinor', v.vat_minor)
        order by v.rate_percent) from invoice_vat v where v.number = i.number) as vat,
      (select json_agg(json_build_object('kind', l.kind, 'orderNumber', l.order_number, 'sku', l.sku,
        'names', l.names, 'quantity', l.quantity, 'unitMinor', l.unit_minor, 'amountMinor', l.amount_minor,
        'vatPct', l.vat_percent) order by l.line_no) from invoice_line l where l.number = i.number) as lines,
      (select json_agg(json_build_object('day', p.paid_on, 'amountMinor', p.amount_minor)
        order by p.paid_on, p.event_id) from payment p where p.number = i.number) as payments,
      (select json_agg(json_build_object('number', o.order_number, 'delivered', ${ordersInSql.deliveryDayOf(sql`o.order_number`)}) order by o.order_number)
        from invoice_order o where o.number = i.number) as orders,
      (select json_agg(c.number order by c.issued, c.number) from invoice c
        where c.corrects = i.number and c.company_id = i.company_id) as "correctedBy",
      exists (select from payment p join invoice other using (number) where other.currency = i.currency)
        as "arePaymentsTold"
    from invoice i where i.number = ${number}`.execute(db);
  const [row] = rows;
  return row && toInvoice(db, row);
}

async function toInvoice(db: Db, row: Row): Promise<InvoiceRecord> {
  const shipToId = toId<ShipToId>(row.shipToId);
  const issued = toLocalDate(row.issued);
  return {
    ...row,
    companyId: toId<CompanyId>(row.companyId),
    shipToId,
    issued,
    taxPoint: toLocalDate(row.taxPoint),
    due: toLocalDate(row.due),
    currency: toCurrency(row.currency),
    netMinor: toMinor(row.netMinor),
    parties: row.parties ?? (await partiesToday(db, shipToId, issued)),
    vat: row.vat ?? [],
    lines: (row.lines ?? []).map((line) => ({
      ...line,
      names: line.names === null ? null : textsOf(line.names),
    })),
    payments: row.payments ?? [],
    orders: row.orders ?? [],
    correctedBy: row.correctedBy ?? [],
  };
}

/** History did not keep who was who. */
async function partiesToday(db: Db, shipToId: ShipToId, day: LocalDate): Promise<Parties> {
  const place = await shipToById(db, shipToId);
  if (place === undefined) throw new Error(`no place ${shipToId}`);
  return partiesOf(db, place, day);
}
