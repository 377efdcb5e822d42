import { type ErpOrder, erpOrderSchema, erpOrderTopic } from "@vycep/contract/orders/erp-order";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { List } from "../../platform/list/read-list.ts";

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

/** What waits to go to a partner, and how that goes; all times are the database's. */
export type Queue = {
  readonly waiting: number;
  readonly refused: number;
  /** Of those that wait, how many failed before, and since when the oldest of them waits. */
  readonly failing: number;
  readonly oldestFailing: Date | null;
  /** The oldest of all that wait or were refused. */
  readonly oldest: Date | null;
  readonly lastSent: Date | null;
  readonly lastError: string | null;
  readonly now: Date;
};

/** The queue to the ERP in one statement, along its indexes. */
export async function erpQueue(db: Db): Promise<Queue> {
  const { rows } = await sql<Queue>`
    with open as materialized (
        select id, created_at, parked_at, last_error from outbox where delivered_at is null and dropped_at is null),
      failing as (select * from open where parked_at is null and last_error is not null)
    select (select count(*)::int from open where parked_at is null) as waiting,
      (select count(*)::int from open where parked_at is not null) as refused,
      (select count(*)::int from failing) as failing,
      (select min(created_at) from failing) as "oldestFailing", (select min(created_at) from open) as oldest,
      (select max(delivered_at) from (select delivered_at from outbox where delivered_at is not null
        order by id desc limit 100) lately) as "lastSent",
      (select last_error from open where last_error is not null order by id desc limit 1) as "lastError",
      now() as now`.execute(db);
  const [queue] = rows;
  if (queue === undefined) throw new Error("a sum has no row");
  return queue;
}

/** How far messages are whom a list shows. */
export type MessageStanding = "open" | "taken" | "set_aside";

export type QueuedMessage = {
  readonly id: string;
  readonly topic: string;
  readonly orderNumber: string;
  readonly company: string;
  readonly at: Date;
  readonly attempts: number;
  readonly nextAttempt: Date | null;
  readonly state: "waiting" | "refused" | "taken" | "set_aside";
  readonly since: Date | null;
  readonly error: string | null;
};

const standings: Readonly<Record<MessageStanding, RawBuilder<unknown>>> = {
  open: sql`delivered_at is null and dropped_at is null`,
  taken: sql`delivered_at is not null`,
  set_aside: sql`dropped_at is not null`,
};

/** Messages to the ERP, the newest first (DINT-01). */
export function messageList(standing: MessageStanding): List<QueuedMessage, QueuedMessage> {
  return {
    found: sql`
      select id, topic, order_number as "orderNumber", company_id as company, created_at as at, attempts,
        case when delivered_at is null and parked_at is null and dropped_at is null then next_attempt_at end as "nextAttempt",
        case when delivered_at is not null then 'taken' when dropped_at is not null then 'set_aside'
          when parked_at is not null then 'refused' else 'waiting' end as state,
        coalesce(delivered_at, dropped_at, parked_at) as since,
        case when delivered_at is null then last_error end as error
      from outbox where ${standings[standing]} and order_number is not null`,
    order: {
      name: `erp-messages-${standing}`,
      by: { column: sql`id`, kind: "whole" },
      id: { column: sql`id`, kind: "whole" },
      direction: "desc",
    },
    read: (row) => row,
  };
}

/** What a message to the ERP says: an order of three hundred lines has a hundred kilobytes, so no list reads it. */
export async function messageBody(db: Db, id: number): Promise<unknown> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from outbox where id = ${id} and order_number is not null`.execute(db);
  return rows[0]?.payload;
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
