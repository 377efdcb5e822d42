import { type RawBuilder, sql } from "kysely";

/** How many orders that somebody sent are under way. */
export function openOrdersOf(uid: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*)::int from sales_order sent where sent.created_by = ${uid}
    and sent.state not in ('delivered', 'partially-delivered', 'cancelled'))`;
}
