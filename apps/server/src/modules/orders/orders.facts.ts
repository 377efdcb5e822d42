import { type RawBuilder, sql } from "kysely";

/** Pieces of SQL that the wiring hands to nouns which may not know orders. */
export const ordersInSql = {
  /** Whether a company ever ordered a product; runs along the index on company and sku. */
  hasOrdered: (companyId: string, sku: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from order_line l where l.company_id = ${companyId} and l.sku = ${sku})`,
} as const;
