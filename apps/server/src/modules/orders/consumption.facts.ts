import { type RawBuilder, sql } from "kysely";

/** Pieces of SQL for nouns that go by what was taken. */
export const consumptionInSql = {
  /** What companies took by month, which the database itself keeps: a table of company_id, month, sku, currency, boxes, net_minor. */
  byMonth: sql`consumption_of_company`,
  /** The state of what a company took: another one with every change of it; null where nothing ever changed. */
  stateOf: (companyId: RawBuilder<unknown>): RawBuilder<string | null> =>
    sql`(select taken.version::text from consumption_state taken where taken.company_id = ${companyId})`,
} as const;
