import { type RawBuilder, sql } from "kysely";

/** How many tickets that somebody opened wait for an answer. */
export function openTicketsOf(uid: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*)::int from ticket asked where asked.uid = ${uid}
    and asked.status not in ('Problem Solved', 'Cancelled', 'Merged'))`;
}
