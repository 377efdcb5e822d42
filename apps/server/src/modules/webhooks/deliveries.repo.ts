import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import { WEBHOOK_PERMISSION, type WebhookProblem, type WebhookTopic } from "@vycep/domain/webhooks/webhook";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { usersInSql } from "../users/users.facts.ts";

/** A message as its people see it. */
export type DeliveryRecord = {
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly type: string;
  readonly shipToId: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  readonly nextAttemptAt: Date;
  readonly statusCode: number | null;
  readonly problem: string | null;
  readonly deliveredAt: Date | null;
  readonly givenUpAt: Date | null;
};

const columns = sql`id, endpoint_id as "endpointId", event_id as "eventId", type, ship_to_id as "shipToId",
  created_at as "createdAt", attempts, attempted_at as "attemptedAt", next_attempt_at as "nextAttemptAt",
  status_code as "statusCode", last_error as problem, delivered_at as "deliveredAt", given_up_at as "givenUpAt"`;

/** The newest of an address. */
export async function deliveriesOf(
  db: Db,
  endpointId: string,
  most: number,
): Promise<readonly DeliveryRecord[]> {
  const { rows } = await sql<DeliveryRecord>`
    select ${columns} from webhook_delivery where endpoint_id = ${endpointId}
    order by created_at desc, id limit ${most}`.execute(db);
  return rows;
}

/** It goes again, as if it were new, under its own name; whether it was one of those addresses'. */
export async function repeatDeliveryRow(
  tx: Tx,
  id: string,
  endpointIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_delivery set delivered_at = null, given_up_at = null, attempts = 0, created_at = now(),
      next_attempt_at = now()
    where id = ${id} and endpoint_id = any(${[...endpointIds]}::uuid[]) returning id`.execute(tx);
  return rows.length > 0;
}

export type DueDelivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly companyId: string;
  readonly shipToId: string | null;
  readonly topic: WebhookTopic;
  readonly eventId: string;
  readonly type: string;
  readonly facts: Record<string, unknown>;
  readonly happenedAt: Date;
  readonly attempts: number;
  readonly waitedMs: number;
  readonly url: string;
  readonly sealedSecret: string;
  /** Of before, while it signs as well. */
  readonly sealedOldSecret: string | null;
  readonly failingMs: number;
  /** Whether who made the address may still see what it is about. */
  readonly maySee: boolean;
};

const due = sql`
  from webhook_delivery due join webhook_endpoint e on e.id = due.endpoint_id and e.switched_off_at is null
  where due.delivered_at is null and due.given_up_at is null and due.next_attempt_at <= now()`;

export const deliveryIsDue = sql<boolean>`exists (select ${due})`;

/**
 * Takes what is due and keeps it from other workers for a while, as the outbox does: what a worker that died had taken comes
 * again when the time is over. All these times are the database's.
 */
export async function claimDueDeliveries(
  tx: Tx,
  { most, keptMs }: { readonly most: number; readonly keptMs: number },
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    update webhook_delivery d set attempts = d.attempts + 1, attempted_at = now(), next_attempt_at = ${inMs(keptMs)}
    from webhook_endpoint w
    where w.id = d.endpoint_id and d.id in (
      select due.id ${due}
      order by due.next_attempt_at, due.id limit ${most} for update of due skip locked)
    returning d.id, d.endpoint_id as "endpointId", d.company_id as "companyId", d.ship_to_id as "shipToId", d.topic,
      d.event_id as "eventId", d.type, d.facts, d.happened_at as "happenedAt", d.attempts,
      extract(epoch from now() - d.created_at)::float8 * 1000 as "waitedMs", w.url, w.sealed_secret as "sealedSecret",
      case when w.old_secret_until > now() then w.sealed_old_secret end as "sealedOldSecret",
      coalesce(extract(epoch from now() - w.failing_since)::float8 * 1000, 0) as "failingMs",
      case d.topic when 'ticket' then ${maySee("ticket")} when 'document' then ${maySee("document")}
        else ${maySee("order")} end as "maySee"`.execute(tx);
  return rows;
}

/** Whoever made the address, at the very place; of what concerns the whole company, at any of it. */
function maySee(topic: WebhookTopic): RawBuilder<boolean> {
  const permission = WEBHOOK_PERMISSION[topic];
  return sql`(w.made_by in ${usersInSql.holdersAt(sql`d.ship_to_id`, permission)}
    or d.ship_to_id is null and w.made_by in ${usersInSql.holdersIn(sql`d.company_id`, permission)})`;
}

export async function markDelivered(
  tx: Tx,
  { id, endpointId }: Pick<DueDelivery, "id" | "endpointId">,
  status: number,
): Promise<void> {
  await sql`
    with well as (update webhook_endpoint set failing_since = null where id = ${endpointId} and failing_since is not null)
    update webhook_delivery set delivered_at = now(), status_code = ${status}, last_error = null
    where id = ${id} and given_up_at is null`.execute(tx);
}

/** What an address did not take: tried again in so long, or given up. */
export async function markFailed(
  tx: Tx,
  { id, endpointId }: Pick<DueDelivery, "id" | "endpointId">,
  failed: {
    readonly status: number | undefined;
    readonly problem: WebhookProblem;
    readonly againInMs: number | undefined;
  },
): Promise<void> {
  const { status, problem, againInMs } = failed;
  await sql`
    with ill as (update webhook_endpoint set failing_since = now() where id = ${endpointId} and failing_since is null)
    update webhook_delivery set status_code = ${status ?? null}, last_error = ${problem},
      next_attempt_at = ${inMs(againInMs ?? 0)}, given_up_at = case when ${againInMs === undefined} then now() end
    where id = ${id} and delivered_at is null`.execute(tx);
}

/** Who made it may not see what it is about any more. */
export async function withholdDelivery(tx: Tx, id: string): Promise<void> {
  await sql`
    update webhook_delivery set given_up_at = now(), last_error = 'not-allowed' where id = ${id}`.execute(tx);
}

/** Whom to tell that an address was switched off. */
export type SwitchedOff = {
  readonly url: string;
  readonly madeBy: UserId;
  readonly companyId: CompanyId;
  readonly email: string;
  readonly language: string;
  readonly company: string | null;
};

/** Undefined when somebody was quicker. */
export async function switchOffFailing(tx: Tx, endpointId: string): Promise<SwitchedOff | undefined> {
  const { rows } = await sql<SwitchedOff>`
    with off as (
      update webhook_endpoint set switched_off_at = now() where id = ${endpointId} and switched_off_at is null
      returning url, made_by, company_id)
    select off.url, off.made_by as "madeBy", off.company_id as "companyId", u.email, u.language,
      ${shipToInSql.companyNameOf(sql`off.company_id`)} as company
    from off join ${usersInSql.whoMaySignIn} u on u.uid = off.made_by`.execute(tx);
  return rows[0];
}

function inMs(ms: number): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${ms / 1000}::float8)`;
}
