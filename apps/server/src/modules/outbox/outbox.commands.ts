import {
  type ErpCancellation,
  type ErpOrder,
  erpCancellationSchema,
  erpCancellationTopic,
  erpOrderSchema,
  erpOrderTopic,
} from "@vycep/contract/orders/erp-order";
import {
  type ErpPricingTask,
  erpPricingTaskSchema,
  erpPricingTopic,
} from "@vycep/contract/orders/erp-prices";
import type { CompanyId, OrderNumber } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import { currentTraceparent } from "../../platform/tracing/spans.ts";

export type NewMessage = {
  readonly topic: typeof erpOrderTopic | typeof erpCancellationTopic | typeof erpPricingTopic;
  readonly companyId: CompanyId;
  readonly orderNumber: OrderNumber;
  readonly payload: unknown;
  /** The ERP has it already: it is kept with the others and not sent. */
  readonly isTaken?: boolean;
};

/** A message that goes out with what a statement changes; it ends that statement. Its times are the database's. */
export const outboxInSql = { insertOf } as const;

function insertOf({ topic, companyId, orderNumber, payload, isTaken }: NewMessage): RawBuilder<unknown> {
  return sql`
    insert into outbox (topic, company_id, order_number, payload, created_at, next_attempt_at, traceparent,
      delivered_at)
    values (${topic}, ${companyId}, ${orderNumber}, ${JSON.stringify(payload)}::jsonb, now(), now(),
      ${currentTraceparent() ?? null}, ${isTaken === true ? sql`now()` : null})`;
}

/** The same message in its new words: what was to be sent, or was sent, is told anew. */
export async function tellAnew(tx: Tx, message: NewMessage): Promise<void> {
  const { topic, orderNumber } = message;
  await sql`delete from outbox where topic = ${topic} and order_number = ${orderNumber}`.execute(tx);
  await insertOf(message).execute(tx);
}

export type OutboxItem = {
  readonly id: number;
  readonly attempts: number;
  /** Since it was queued, when it was taken. */
  readonly waitedMs: number;
  /** The span that queued it, where somebody traced. */
  readonly traceparent: string | null;
} & ErpMessage;

/** What the ERP is to hear, or to be asked. */
export type ErpMessage =
  | { readonly kind: "order"; readonly order: ErpOrder }
  | { readonly kind: "cancellation"; readonly cancellation: ErpCancellation }
  | { readonly kind: "pricing"; readonly task: ErpPricingTask };

/** Longer than any answer takes, short enough that an order of a dead worker is confirmed within a minute. */
const keptMs = 30_000;

const due = sql`
  from outbox due
  where delivered_at is null and parked_at is null and dropped_at is null and next_attempt_at <= now() and (topic in (${erpOrderTopic}, ${erpPricingTopic})
    or topic = ${erpCancellationTopic} and not exists (select from outbox earlier
      where earlier.topic = ${erpOrderTopic} and earlier.order_number = due.order_number
        and earlier.delivered_at is null))`;

export const messageIsDue = sql<boolean>`exists (select ${due})`;

/**
 * Takes what is due and keeps it from other workers for a while: a worker that dies leaves it to the next one when
 * the time is over. Sending twice is harmless, because the ERP and `confirmOrder` know an order by its number. A
 * cancellation waits until the ERP has the order. All these times are the database's: the clocks of the process that
 * queued and of the one that sends may differ. A message that cannot be read holds up no other.
 */
export async function claimDue(tx: Tx): Promise<readonly OutboxItem[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${inMs(keptMs)}
    where id in (
      select id ${due}
      order by next_attempt_at, id limit 50 for update skip locked)
    returning id, attempts, extract(epoch from now() - created_at)::float8 * 1000 as "waitedMs", traceparent, topic, payload`.execute(
    tx,
  );
  return soundRows("outbox", rows, ({ topic, payload, ...row }) => ({
    ...row,
    ...messageOf(topic, payload),
  }));
}

type OutboxRow = {
  readonly id: number;
  readonly attempts: number;
  readonly waitedMs: number;
  readonly traceparent: string | null;
  readonly topic: string;
  readonly payload: unknown;
};

function messageOf(topic: string, payload: unknown): ErpMessage {
  if (topic === erpCancellationTopic)
    return { kind: "cancellation", cancellation: erpCancellationSchema.parse(payload) };
  if (topic === erpPricingTopic) return { kind: "pricing", task: erpPricingTaskSchema.parse(payload) };
  return { kind: "order", order: erpOrderSchema.parse(payload) };
}

export async function markDelivered(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ delivered_at: sql<Date>`now()`, last_error: null })
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .execute();
}

/** The ERP is still at it: this was no failed attempt. */
export async function askAgainIn(tx: Tx, id: number, ms: number): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ attempts: 0, next_attempt_at: inMs(ms) })
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .execute();
}

export async function tryAgainIn(
  tx: Tx,
  id: number,
  failure: { readonly ms: number; readonly error: string },
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ last_error: failure.error, next_attempt_at: inMs(failure.ms) })
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .execute();
}

/** The ERP refuses it for good: it waits for an operator, who sends it again or drops it (D29). */
export async function parkMessage(tx: Tx, id: number, reason: string): Promise<void> {
  await sql`
    update outbox set parked_at = now(), last_error = ${reason}
    where id = ${id} and delivered_at is null and dropped_at is null`.execute(tx);
}

/** Whether it was parked and goes again now, as if it had just been queued. */
export async function repeatMessage(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update outbox set parked_at = null, attempts = 0, last_error = null, next_attempt_at = now()
    where id = ${id} and parked_at is not null returning id`.execute(tx);
  return rows.length > 0;
}

/** A message that somebody has sent again or given up, for the audit. */
export type HandledMessage = {
  readonly topic: string;
  readonly orderNumber: string;
  readonly companyId: string;
};

/**
 * Sends at once what was parked or failed: these, or the oldest so many of all. What is due within the time that a message is kept for
 * is on its way by itself, or just being sent: its moment stays.
 */
export async function sendAtOnce(
  tx: Tx,
  { ids, most }: { readonly ids: readonly number[] | undefined; readonly most: number },
): Promise<readonly HandledMessage[]> {
  const { rows } = await sql<HandledMessage>`
    update outbox set attempts = case when parked_at is null then attempts else 0 end, parked_at = null,
      last_error = case when parked_at is null then last_error end,
      next_attempt_at = case when parked_at is null and next_attempt_at <= ${inMs(keptMs)} then next_attempt_at else now() end
    where id in (select id from outbox
      where delivered_at is null and dropped_at is null and order_number is not null
        and (parked_at is not null or last_error is not null)
        ${ids === undefined ? sql`` : sql`and id = any(${[...ids]}::bigint[])`}
      order by id limit ${most} for update skip locked)
    returning topic, order_number as "orderNumber", company_id as "companyId"`.execute(tx);
  return rows;
}

/** The same for all that was parked of one order. */
export async function repeatMessagesOf(tx: Tx, orderNumber: OrderNumber): Promise<boolean> {
  const { rows } = await sql`
    update outbox set parked_at = null, attempts = 0, last_error = null, next_attempt_at = now()
    where order_number = ${orderNumber} and parked_at is not null returning id`.execute(tx);
  return rows.length > 0;
}

/** What was parked and is sent no more; with an order goes the cancellation that waits for it. */
export async function dropMessage(tx: Tx, id: number): Promise<HandledMessage | undefined> {
  const { rows } = await sql<HandledMessage>`
    with dropped as (
      update outbox set parked_at = null, dropped_at = now() where id = ${id} and parked_at is not null
      returning id, topic, order_number, company_id),
    with_it as (
      update outbox o set parked_at = null, dropped_at = now() from dropped d
      where d.topic = ${erpOrderTopic} and o.topic = ${erpCancellationTopic} and o.order_number = d.order_number
        and o.delivered_at is null)
    select topic, order_number as "orderNumber", company_id as "companyId" from dropped`.execute(tx);
  return rows[0];
}

function inMs(ms: number): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
}
