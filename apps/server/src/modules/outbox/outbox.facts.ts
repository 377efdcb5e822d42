import { erpOrderTopic } from "@vycep/contract/orders/erp-order";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/**
 * Whether orders do not get through: one has waited longer than that, and meanwhile no other one went. A single order that
 * the ERP refuses is no outage. By the database's clock, as everything in the outbox.
 */
export async function ordersAreStuck(db: Db, ms: number): Promise<boolean> {
  const { rows } = await sql<{ stuck: boolean }>`
    with lately as (select now() - make_interval(secs => ${ms / 1000}) as since)
    select exists (
      select from outbox, lately
      where topic = ${erpOrderTopic} and delivered_at is null and created_at < since
    ) and not exists (
      select from outbox, lately
      where topic = ${erpOrderTopic} and delivered_at >= since
    ) as stuck`.execute(db);
  return rows[0]?.stuck ?? false;
}
