import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { documentsInSql } from "../../documents/documents.facts.ts";

/** An invoice that waits for money, with whose it is. */
export type OpenInvoiceRow = {
  readonly number: string;
  readonly symbol: string;
  readonly due: string;
  readonly openMinor: number;
  readonly currency: string;
  readonly companyId: string;
  readonly shipToId: string;
};

const rest = sql`i.total_minor - coalesce((select sum(p.amount_minor) from payment p where p.number = i.number), 0)::bigint`;
const columns = sql`i.number, i.variable_symbol as symbol, i.due, ${rest} as "openMinor", i.currency, i.company_id as "companyId",
  i.ship_to_id as "shipToId"`;
/** What a customer has to send: no credit note, and nothing that we draw ourselves. */
const isOwed = sql`i.type = 'Invoice' and i.payment <> 'direct debit' and ${rest} > 0`;

/** What payments with these symbols, without leading noughts, or of these amounts, may be for: the longest due first. */
export async function invoicesFor(
  db: Db,
  { symbols, amounts }: { readonly symbols: readonly string[]; readonly amounts: readonly number[] },
): Promise<readonly OpenInvoiceRow[]> {
  const { rows } = await sql<OpenInvoiceRow>`
    select * from (
      select ${columns} from invoice i where ltrim(i.variable_symbol, '0') = any(${[...symbols]}::text[]) and ${isOwed}
      union
      select ${columns} from ${documentsInSql.openInvoices} open join invoice i on i.number = open.number
      where ${rest} = any(${[...amounts]}::bigint[]) and ${isOwed}) found
    order by due, number`.execute(db);
  return rows;
}

/** Invoices by the beginning of their number or symbol, or of these companies; the longest due first. */
export async function invoicesFound(
  db: Db,
  {
    text,
    companies,
    most,
  }: { readonly text: string; readonly companies: RawBuilder<unknown>; readonly most: number },
): Promise<readonly OpenInvoiceRow[]> {
  const begins = `${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<OpenInvoiceRow>`
    select ${columns} from ${documentsInSql.openInvoices} open join invoice i on i.number = open.number
    where ${isOwed} and (i.number like ${begins} or i.variable_symbol like ${begins} or i.company_id in ${companies})
    order by i.due, i.number limit ${most}`.execute(db);
  return rows;
}
