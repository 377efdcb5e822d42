import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";
import { type ActorKind, uidOf } from "./actors.ts";

/** A key of the actor's, made for a call that names one; one at a time. */
export async function keyOf(
  { deps }: TestServer,
  kind: ActorKind,
  shipToId: string,
): Promise<string | undefined> {
  const uid = uidOf(kind);
  if (uid === undefined) return undefined;
  const id = randomBytes(8).toString("hex");
  await sql`delete from api_key where made_by = ${uid} and sealed_hash = 'nothing'`.execute(deps.db);
  const now = deps.clock.realTime();
  const { rows } = await sql`
    insert into api_key (id, company_id, kind, made_by, uid, name, permissions, ship_to_ids, sealed_hash, created_at, expires_at)
    select ${id}, company_id, 'user', uid, uid, 'Pokladna', array['Catalogue'], array[ship_to_id], 'nothing', ${now},
      ${now}::timestamptz + interval '90 days'
    from ship_to_role where uid = ${uid} and ship_to_id = ${shipToId} returning id`.execute(deps.db);
  return rows.length > 0 ? id : undefined;
}

/** A purchasing system of the actor's, made for a call that names one; one at a time. */
export async function punchOutIdOf({ deps }: TestServer, kind: ActorKind): Promise<string | undefined> {
  const uid = uidOf(kind);
  if (uid === undefined) return undefined;
  const id = randomBytes(8).toString("hex");
  await sql`delete from punch_out where uid = ${uid}`.execute(deps.db);
  const { rows } = await sql`
    insert into punch_out (id, company_id, uid, name, return_hosts, sealed_hash, created_at)
    select ${id}, company_id, uid, 'Nákup', array['nakup.example'], 'nothing', ${deps.clock.realTime()}
    from app_user where uid = ${uid} and company_id is not null returning id`.execute(deps.db);
  return rows.length > 0 ? id : undefined;
}

/** An address for messages that the actor made, with a message that waits. */
export async function webhookOf(
  { deps }: TestServer,
  kind: ActorKind,
  shipToId: string,
): Promise<{ readonly webhookId?: string; readonly deliveryId?: string }> {
  const uid = uidOf(kind);
  if (uid === undefined) return {};
  const { db, clock } = deps;
  const [webhookId, deliveryId] = [randomUUID(), randomUUID()];
  await sql`delete from webhook_endpoint where made_by = ${uid}`.execute(db);
  const { rows } = await sql`
    with made as (
      insert into webhook_endpoint (id, company_id, made_by, url, topics, ship_to_ids, sealed_secret, created_at)
      select ${webhookId}, company_id, uid, 'https://pos.example/hooks', array['order'], array[ship_to_id], 'nothing',
        ${clock.realTime()}
      from ship_to_role where uid = ${uid} and ship_to_id = ${shipToId} returning company_id, ship_to_ids)
    insert into webhook_delivery (id, endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
    select ${deliveryId}, ${webhookId}, company_id, ship_to_ids[1], 'order', 'order-event-0', 'order.received', '{}', now(), now(),
      now() + interval '1 day'
    from made returning id`.execute(db);
  return rows.length > 0 ? { webhookId, deliveryId } : {};
}
