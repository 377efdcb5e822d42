import type { OrderNumber } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { TaxPaper } from "@vycep/paper/tax/tax-paper";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { findInvoice } from "./invoice-record.ts";
import { papersOfOrder } from "./invoices.repo.ts";
import { taxPaperOf } from "./papers/tax-paper-of.ts";
import { sellerOn } from "./parties.ts";

/** The tax documents of an order as they were issued, the oldest first. */
export async function taxPapersOf(db: Db, orderNumber: OrderNumber): Promise<readonly TaxPaper[]> {
  const papers: TaxPaper[] = [];
  for (const number of await papersOfOrder(db, orderNumber)) {
    const invoice = await findInvoice(db, number);
    if (invoice) papers.push(taxPaperOf(invoice));
  }
  return papers;
}

/** The name of who sells in a market on a day. */
export async function sellerNameOn(db: Db, market: Market, day: LocalDate): Promise<string | undefined> {
  return (await sellerOn(db, market, day))?.name;
}

export const taxPapersInSql = {
  /** How many tax documents an order has. */
  countOf: (orderNumber: RawBuilder<unknown>): RawBuilder<number> =>
    sql`(select count(*) from invoice_order billed where billed.order_number = ${orderNumber})`,
} as const;
