import type { ErpPayment } from "@vycep/contract/invoices/erp-paper.rest";
import type { BillPayment } from "@vycep/domain/billing/cash-rounding";
import type { Currency } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

/** Whether anybody ever told a payment in this currency; without it nobody knows what was not paid. */
export async function arePaymentsTold(db: Db, currency: Currency): Promise<boolean> {
  const { rows } = await sql<{ readonly isTold: boolean }>`
    select exists (select from payment join invoice using (number) where currency = ${currency}) as "isTold"`.execute(
    db,
  );
  return rows[0]?.isTold ?? false;
}

export type HeldInvoice = {
  readonly kind: "invoice" | "credit-note";
  readonly companyId: string;
  readonly currency: Currency;
  readonly payment: BillPayment;
  readonly totalMinor: number;
  /** Until now. */
  readonly paidMinor: number;
};

/** An invoice, held until the transaction ends, with what was paid of it. */
export async function holdInvoice(tx: Tx, number: string): Promise<HeldInvoice | undefined> {
  const { rows: held } = await sql<
    Omit<HeldInvoice, "paidMinor" | "currency"> & { readonly currency: string }
  >`
    select case type when 'Invoice' then 'invoice' else 'credit-note' end as kind, company_id as "companyId", currency,
      payment, total_minor as "totalMinor" from invoice where number = ${number} for update`.execute(tx);
  const [invoice] = held;
  if (invoice === undefined) return undefined;
  const { rows } = await sql<{ readonly paidMinor: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as "paidMinor" from payment where number = ${number}`.execute(
    tx,
  );
  return { ...invoice, currency: toCurrency(invoice.currency), paidMinor: rows[0]?.paidMinor ?? 0 };
}

type NewPayment = {
  readonly id: string;
  readonly bodyHash: string;
  readonly payment: ErpPayment;
  readonly invoice: HeldInvoice;
  readonly now: Date;
};

/** Keeps a payment; false when one of its event is there already. */
export async function keepPayment(
  tx: Tx,
  { id, bodyHash, payment, invoice, now }: NewPayment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment (event_id, number, company_id, amount_minor, paid_on, body_hash, received_at)
    values (${id}, ${payment.invoice}, ${invoice.companyId}, ${payment.amountMinor}, ${payment.day}, ${bodyHash}, ${now})
    on conflict (event_id) do nothing returning event_id`.execute(tx);
  return rows.length > 0;
}

/** What an event said, by its hash. */
export async function paymentBefore(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly bodyHash: string }>`
    select body_hash as "bodyHash" from payment where event_id = ${id}`.execute(tx);
  return rows[0]?.bodyHash;
}

/** The invoices in a currency that wait for their customer's money. */
export async function unpaidInvoices(tx: Tx, currency: Currency): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly number: string }>`
    select number from invoice i
    where type = 'Invoice' and currency = ${currency} and payment <> 'direct debit' and total_minor > coalesce((
      select sum(amount_minor) from payment p where p.number = i.number), 0)`.execute(tx);
  return rows.map(({ number }) => number);
}
