import { type ErpOrder, erpOrderSchema, erpOrderTopic } from "@vycep/contract/orders/erp-order";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** How far the ERP knows of an order: nothing was to be told, it waits, it was taken, or it was refused (D29). */
export type ErpKnows = "nothing" | "waiting" | "taken" | "refused" | "set-aside";

/** A message about an order, as JSON has it. */
export type ToldOfOrder = {
  readonly at: string;
  readonly topic: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly state: Exclude<ErpKnows, "nothing">;
};

const ofOrders = sql`from outbox told where told.topic = ${erpOrderTopic}`;

/** Pieces of SQL for lists of orders. */
export const outboxInSql = {
  erpKnows: (orderNumber: RawBuilder<unknown>): RawBuilder<ErpKnows> => sql`coalesce((
    select case when told.delivered_at is not null then 'taken' when told.parked_at is not null then 'refused'
      when told.dropped_at is not null then 'set-aside' else 'waiting' end
    ${ofOrders} and told.order_number = ${orderNumber}), 'nothing')`,
  /** Numbers of orders that the ERP has refused. */
  refused: sql`(select told.order_number ${ofOrders} and told.parked_at is not null)`,
  /** All that was to be told of an order, a `ToldOfOrder` each. */
  messagesOf: (orderNumber: RawBuilder<unknown>): RawBuilder<readonly ToldOfOrder[]> => sql`coalesce((
    select json_agg(json_build_object('at', told.created_at, 'topic', told.topic, 'attempts', told.attempts,
      'error', case when told.delivered_at is null then told.last_error end,
      'state', case when told.delivered_at is not null then 'taken' when told.parked_at is not null then 'refused'
        when told.dropped_at is not null then 'set-aside' else 'waiting' end) order by told.id)
    from outbox told where told.order_number = ${orderNumber}), '[]')`,
  /** Numbers of orders that wait to be sent. */
  waiting: sql`(select told.order_number ${ofOrders}
    and told.delivered_at is null and told.parked_at is null and told.dropped_at is null)`,
} as const;

/**
 * Whether orders do not get through: one has waited longer than that, and meanwhile no other one went. A single order that
 * the ERP refuses is no outage. By the database's clock, as everything in the outbox.
 */
export async function ordersAreStuck(db: Db, ms: number): Promise<boolean> {
  const { rows } = await sql<{ stuck: boolean }>`
    with lately as (select now() - make_interval(secs => ${ms / 1000}) as since)
    select exists (
      select from outbox, lately
      where topic = ${erpOrderTopic} and delivered_at is null and parked_at is null and dropped_at is null
        and created_at < since
    ) and not exists (
      select from outbox, lately
      where topic = ${erpOrderTopic} and delivered_at >= since
    ) as stuck`.execute(db);
  return rows[0]?.stuck ?? false;
}

/** What the ERP was told of these orders, or is to be told; of one that it never heard of there is nothing. */
export async function toldOrders(
  db: Db,
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, ErpOrder>> {
  const { rows } = await sql<{ payload: unknown }>`
    select told.payload ${ofOrders} and told.order_number = any(${[...numbers]}::text[])`.execute(db);
  const orders = rows.map(({ payload }) => erpOrderSchema.parse(payload));
  return new Map(orders.map((order) => [order.orderNumber, order]));
}

/** How many messages wait to be sent, and how many the ERP refused (D29). */
export async function countMessages(db: Db): Promise<{ readonly waiting: number; readonly parked: number }> {
  const { rows } = await sql<{ waiting: number; parked: number }>`
    select (select count(*)::int from outbox
        where delivered_at is null and parked_at is null and dropped_at is null) as waiting,
      (select count(*)::int from outbox where parked_at is not null) as parked`.execute(db);
  return rows[0] ?? { waiting: 0, parked: 0 };
}

/** A message that the ERP refused, with its body and why. */
export type ParkedMessage = {
  readonly id: number;
  readonly topic: string;
  readonly companyId: string;
  readonly orderNumber: string | null;
  readonly attempts: number;
  readonly parkedAt: Date;
  readonly reason: string;
  readonly body: unknown;
};

/** The oldest first; one of them, or all. */
export async function parkedMessages(db: Db, id?: number): Promise<readonly ParkedMessage[]> {
  const { rows } = await sql<ParkedMessage>`
    select id, topic, company_id as "companyId", order_number as "orderNumber", attempts, parked_at as "parkedAt",
      coalesce(last_error, '') as reason, payload as body
    from outbox where parked_at is not null and (${id ?? null}::bigint is null or id = ${id ?? null})
    order by parked_at, id`.execute(db);
  return rows;
}
