import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../platform/session.ts";
import { placesOfHistory } from "./orders.policy.ts";

/** The places whose orders the actor may see; none without the right to. */
export function placesOfOrders(actor: Actor): readonly string[] {
  return placesOfHistory(actor).map(({ shipToId }) => shipToId);
}

/** Pieces of SQL that the wiring hands to nouns which may not know orders. */
export const ordersInSql = {
  /** Whether a company ever ordered a product; runs along the index on company and sku. */
  hasOrdered: (companyId: string, sku: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from order_line l where l.company_id = ${companyId} and l.sku = ${sku})`,
} as const;
