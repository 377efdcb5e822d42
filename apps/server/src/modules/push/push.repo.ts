import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type PushDevice = {
  readonly id: string;
  readonly uid: string;
  readonly sessionNames: readonly string[];
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
};

/** Keeps a device, or what changed of it; a browser that changed hands is its new owner's, and nothing waits for the old one. */
export async function keepDevice(tx: Tx, device: PushDevice): Promise<void> {
  const { id, uid, sessionNames, endpoint, p256dh, auth, language } = device;
  await sql`delete from push_device where endpoint = ${endpoint} and uid <> ${uid}`.execute(tx);
  await sql`
    insert into push_device (id, uid, session_names, endpoint, p256dh, auth, language)
    values (${id}, ${uid}, ${[...sessionNames]}::text[], ${endpoint}, ${p256dh}, ${auth}, ${language})
    on conflict (endpoint) do update set session_names = excluded.session_names, p256dh = excluded.p256dh,
      auth = excluded.auth, language = excluded.language`.execute(tx);
}

type Renewed = Pick<PushDevice, "uid" | "sessionNames" | "endpoint" | "language">;

/** Whether a browser's device is somebody's: then it goes on with the session of today; another's is forgotten. */
export async function renewDevice(
  tx: Tx,
  { uid, sessionNames, endpoint, language }: Renewed,
): Promise<boolean> {
  const { rows } = await sql`
    with others as (delete from push_device where endpoint = ${endpoint} and uid <> ${uid})
    update push_device set session_names = ${[...sessionNames]}::text[], language = ${language}
    where endpoint = ${endpoint} and uid = ${uid} returning id`.execute(tx);
  return rows.length > 0;
}

export async function endDevice(
  tx: Tx,
  { uid, endpoint }: Pick<PushDevice, "uid" | "endpoint">,
): Promise<void> {
  await sql`delete from push_device where endpoint = ${endpoint} and uid = ${uid}`.execute(tx);
}

export type WaitingPush = {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly cause: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly attempts: number;
  readonly waitedMs: number;
};

const due = sql<boolean>`done_at is null and next_attempt_at <= now()`;

export const pushIsDue = sql<boolean>`exists (select from push_message where ${due})`;

/**
 * Takes what is due and keeps it from other workers for a while, as mails are: a worker that dies leaves it to the next
 * one when the time is over.
 */
export async function claimDuePushes(
  tx: Tx,
  { most, keptMs }: { readonly most: number; readonly keptMs: number },
): Promise<readonly WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    update push_message m set attempts = m.attempts + 1, next_attempt_at = ${inMs(keptMs)}
    from push_device d
    where d.id = m.device_id and m.id in (
      select id from push_message where ${due}
      order by next_attempt_at, id limit ${most} for update skip locked)
    returning m.id, m.kind, m.subject, m.cause, d.endpoint, d.p256dh, d.auth, d.language, m.attempts,
      extract(epoch from now() - m.created_at)::float8 * 1000 as "waitedMs"`.execute(tx);
  return rows;
}

/** It was sent, or is given up with its reason. */
export async function markDone(tx: Tx, id: number, reason: string | null): Promise<void> {
  await sql`
    update push_message set done_at = now(), last_error = ${reason} where id = ${id} and done_at is null`.execute(
    tx,
  );
}

export async function markWaiting(
  tx: Tx,
  id: number,
  { afterMs, reason }: { readonly afterMs: number; readonly reason: string },
): Promise<void> {
  await sql`
    update push_message set next_attempt_at = ${inMs(afterMs)}, last_error = ${reason}
    where id = ${id} and done_at is null`.execute(tx);
}

/** The browser is gone: its device with all that waits for it. */
export async function forgetEndpoint(tx: Tx, endpoint: string): Promise<void> {
  await sql`delete from push_device where endpoint = ${endpoint}`.execute(tx);
}

export type StoredPushKey = { readonly publicKey: string; readonly sealedPrivateKey: string };

export async function storedPushKey(db: Db): Promise<StoredPushKey | undefined> {
  const { rows } = await sql<StoredPushKey>`
    select public_key as "publicKey", sealed_private_key as "sealedPrivateKey" from push_key`.execute(db);
  return rows[0];
}

/** The first process to make a key has made it for all. */
export async function claimPushKey(tx: Tx, { publicKey, sealedPrivateKey }: StoredPushKey): Promise<void> {
  await sql`
    insert into push_key (public_key, sealed_private_key) values (${publicKey}, ${sealedPrivateKey})
    on conflict (id) do nothing`.execute(tx);
}

function inMs(ms: number): RawBuilder<unknown> {
  return sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
}
