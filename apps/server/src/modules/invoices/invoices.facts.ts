import type { InvoiceAnswer } from "@vycep/contract/invoices/invoice.rest";
import { daysLate, invoiceState, openAmount } from "@vycep/domain/billing/invoice-state";
import type { CompanyId, OrderNumber } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { documentsInSql } from "../documents/documents.facts.ts";
import { findInvoice } from "./invoice-record.ts";
import { invoiceOfOrder, ratesBilled, totalsOf } from "./invoices.repo.ts";
import { paidOf, paymentOf } from "./payment-code.ts";

/**
 * The facts of one tax document for its page, as it stands today; of another company it does not exist (C16). Whether the
 * asker may see the place is decided before.
 */
export async function invoiceFacts(
  db: Db,
  { number, companyId }: { readonly number: string; readonly companyId: CompanyId },
  { today, language }: { readonly today: LocalDate; readonly language: Language },
): Promise<InvoiceAnswer | undefined> {
  const invoice = await findInvoice(db, number);
  if (invoice === undefined || invoice.companyId !== companyId) return undefined;
  const {
    parties,
    type,
    lines,
    arePaymentsTold,
    companyId: _own,
    variableSymbol: _symbol,
    ...paper
  } = invoice;
  const { register: _r, iban: _i, email: _e, phone: _p, ...seller } = parties.seller;
  const paidMinor = paidOf(invoice);
  return {
    ...paper,
    kind: type === "Invoice" ? "invoice" : "credit-note",
    shipToName: parties.place.name,
    state: invoiceState({ ...invoice, paidMinor }, { today, arePaymentsTold }),
    daysLate: daysLate(invoice.due, today),
    paidMinor,
    openMinor: openAmount({ totalMinor: invoice.totalMinor, paidMinor }),
    vat: [...invoice.vat],
    lines: lines.map(({ names, ...line }) => ({ ...line, name: names?.[language] ?? null })),
    payments: [...invoice.payments],
    orders: [...invoice.orders],
    correctedBy: [...invoice.correctedBy],
    seller,
    buyer: parties.buyer,
    payment: paymentOf(invoice),
  };
}

/** The VAT rates that the goods of an order were billed with; none before it is billed. */
export async function billedRates(db: Db, orderNumber: OrderNumber): Promise<ReadonlyMap<string, number>> {
  return ratesBilled(db, orderNumber);
}

/** The newest invoice that bills an order; null before there is one. */
export async function billOfOrder(db: Db, orderNumber: OrderNumber): Promise<string | null> {
  return invoiceOfOrder(db, orderNumber);
}

/** What papers of a company come to by their numbers; those that are not here are left out. */
export async function paperTotals(
  db: Db,
  companyId: CompanyId,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  return totalsOf(db, companyId, numbers);
}

type Sql = RawBuilder<unknown>;

/** What is still to be paid of invoice `open`. */
const openMinor = sql`open.amount_minor - coalesce((
  select sum(p.amount_minor) from payment p where p.number = open.number), 0)`;

/** Open invoices with what of each is still to be paid, `rest.minor`: looked up once for each, however often it is summed. */
const owed = sql`${documentsInSql.openInvoices} open cross join lateral (
  select sum(p.amount_minor) as minor from payment p where p.number = open.number) paid
  cross join lateral (select open.amount_minor - coalesce(paid.minor, 0) as minor) rest`;

/** An invoice that waits for its money, as JSON has it. */
export type OpenInvoice = {
  readonly number: string;
  readonly due: string;
  readonly openMinor: number;
  readonly shipToId: string | null;
};

/** What customers owe, for whoever shows customers: pieces of SQL that the wiring brings. */
export const debtsInSql = {
  /** What a company owes: `{ "unpaid": 12300, "overdue": 400 }`, in its currency. */
  ofCompany: (companyId: Sql, today: LocalDate): Sql => sql`(
    select json_build_object('unpaid', coalesce(sum(rest.minor), 0),
      'overdue', coalesce(sum(rest.minor) filter (where open.due < ${today}::date), 0))
    from ${owed} where open.company_id = ${companyId})`,
  /**
   * The same of many companies at once, as a table of company_id, unpaid, overdue and by_place: what of it is of each place, by its
   * number. Each open invoice is looked at once, however many places of its company are asked for; who owes nothing is not in it.
   */
  ofCompanies: (companyIds: Sql, today: LocalDate): Sql => sql`(
    select company_id, sum(unpaid) as unpaid, coalesce(sum(overdue), 0) as overdue,
      jsonb_object_agg(ship_to_id, unpaid) filter (where ship_to_id is not null) as by_place
    from (
      select open.company_id, open.ship_to_id, sum(rest.minor) as unpaid,
        sum(rest.minor) filter (where open.due < ${today}::date) as overdue
      from ${owed} where open.company_id in (${companyIds}) group by open.company_id, open.ship_to_id) place
    group by company_id)`,
  /** The invoices themselves, the longest due first, an `OpenInvoice` each. */
  invoicesOf: (companyId: Sql, most: number): RawBuilder<readonly OpenInvoice[]> => sql`coalesce((
    select json_agg(json_build_object('number', i.number, 'due', i.due, 'openMinor', i.rest, 'shipToId', i.ship_to_id)
      order by i.due, i.number)
    from (select open.number, open.due, open.ship_to_id, ${openMinor} as rest from ${documentsInSql.openInvoices} open
      where open.company_id = ${companyId} order by open.due, open.number limit ${most}) i), '[]')`,
  /** Companies that are late on a day: `select company_id …`. */
  lateCompanies: (today: LocalDate): Sql => sql`(
    select open.company_id from ${documentsInSql.openInvoices} open where open.due < ${today}::date)`,
  /** Companies with what they owe: a table of company_id, unpaid. */
  unpaidByCompany: sql`(
    select open.company_id, sum(${openMinor}) as unpaid from ${documentsInSql.openInvoices} open group by open.company_id)`,
} as const;
