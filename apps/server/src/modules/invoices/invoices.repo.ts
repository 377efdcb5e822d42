import type { BillLine } from "@vycep/domain/billing/bill-lines";
import type { BillTotals } from "@vycep/domain/billing/bill-totals";
import type { BillPayment } from "@vycep/domain/billing/cash-rounding";
import type { CompanyId, OrderNumber, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, toMinor } from "@vycep/domain/kernel/money";
import type { Texts } from "@vycep/domain/market/texts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { Parties } from "./parties.ts";

/** A row of a paper and what it was called. */
export type NamedLine = BillLine & { readonly names: Texts | null };

export type NewInvoice = {
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
  readonly totals: BillTotals;
  readonly lines: readonly NamedLine[];
  readonly orderNumbers: readonly OrderNumber[];
  readonly corrects: string | null;
  readonly reason: string | null;
  readonly parties: Parties;
};

/** Writes a paper with its VAT, lines and orders in one statement; false where one of this number is there already. */
export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<boolean> {
  const { number, companyId, totals, lines, orderNumbers } = invoice;
  const { rows } = await sql<{ readonly isNew: boolean }>`
    with paper as (
      insert into invoice (number, type, company_id, ship_to_id, issued, tax_point, due, variable_symbol, currency,
        payment, net_minor, vat_minor, deposits_out_minor, deposits_back_minor, rounding_minor, total_minor,
        order_count, corrects, reason, parties)
      values (${number}, ${invoice.type}, ${companyId}, ${invoice.shipToId}, ${invoice.issued}, ${invoice.taxPoint},
        ${invoice.due}, ${invoice.variableSymbol}, ${invoice.currency}, ${invoice.payment}, ${totals.netMinor},
        ${totals.vatMinor}, ${totals.depositsOutMinor}, ${totals.depositsBackMinor}, ${totals.roundingMinor},
        ${totals.totalMinor}, ${orderNumbers.length}, ${invoice.corrects}, ${invoice.reason},
        ${JSON.stringify(invoice.parties)}::jsonb)
      on conflict (number) do nothing returning number),
    rates as (
      insert into invoice_vat (number, company_id, rate_percent, base_minor, vat_minor)
      select number, ${companyId}, rate, base, vat
      from paper, unnest(${totals.vat.map(({ vatPct }) => vatPct)}::numeric[],
        ${totals.vat.map(({ netMinor }) => netMinor)}::bigint[],
        ${totals.vat.map(({ vatMinor }) => vatMinor)}::bigint[]) as told (rate, base, vat)),
    lines as (
      insert into invoice_line (number, line_no, company_id, kind, order_number, sku, empties_code, names, quantity,
        unit_minor, amount_minor, vat_percent)
      select number, told.no, ${companyId}, kind, order_number, sku, code, names, quantity, unit, amount, vat
      from paper, jsonb_to_recordset(${JSON.stringify(lines.map(toRow))}::jsonb) as told (no int, kind text,
        order_number text, sku text, code text, names jsonb, quantity int, unit bigint, amount bigint, vat numeric)),
    orders as (
      insert into invoice_order (number, order_number, company_id)
      select number, told, ${companyId} from paper, unnest(${[...orderNumbers]}::text[]) as told)
    select exists (select from paper) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

function toRow(line: NamedLine, at: number) {
  return {
    no: at + 1,
    kind: line.kind,
    order_number: line.orderNumber,
    sku: line.kind === "goods" ? line.sku : null,
    code: line.kind === "deposit-back" ? line.code : null,
    names: line.names,
    quantity: line.quantity,
    unit: line.unitMinor,
    amount: line.amountMinor,
    vat: line.vatPct,
  };
}

/** Of some orders those that a paper bills already. */
export async function billedOrders(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly number: string }>`
    select distinct order_number as number from invoice_order where order_number = any(${[...numbers]}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ number }) => number));
}

/** The newest invoice that bills an order, which a credit note of it corrects. */
export async function invoiceOfOrder(db: Db, orderNumber: OrderNumber): Promise<string | null> {
  const { rows } = await sql<{ readonly number: string }>`
    select i.number from invoice i join invoice_order o using (number)
    where o.order_number = ${orderNumber} and i.type = 'Invoice' order by i.issued desc, i.number desc limit 1`.execute(
    db,
  );
  return rows[0]?.number ?? null;
}

/** The VAT rates that the goods of an order were billed with. */
export async function ratesBilled(db: Db, orderNumber: OrderNumber): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly sku: string; readonly rate: number }>`
    select sku, max(vat_percent) as rate from invoice_line
    where order_number = ${orderNumber} and kind = 'goods' group by sku`.execute(db);
  return new Map(rows.map(({ sku, rate }) => [sku, rate]));
}

/** Two workers that collect for one place come one after the other. */
export async function holdCollecting(tx: Tx, shipToId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`collect ${shipToId}`}, 0))`.execute(tx);
}

/** What papers of a company come to, of those that are here. */
export async function totalsOf(
  db: Db,
  companyId: CompanyId,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ readonly number: string; readonly total: number }>`
    select number, total_minor as total from invoice
    where company_id = ${companyId} and number = any(${[...numbers]}::text[])`.execute(db);
  return new Map(rows.map(({ number, total }) => [number, toMinor(total)]));
}

/** The tax documents of an order, the oldest first. */
export async function papersOfOrder(db: Db, orderNumber: OrderNumber): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from invoice_order join invoice using (number) where order_number = ${orderNumber}
    order by issued, number`.execute(db);
  return rows.map(({ number }) => number);
}
