import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** What somebody is to be told on their devices: a reference, no content (PUSH-03). */
export type NewPush = {
  readonly uid: string;
  /** The kind of notice; the browser has the words. */
  readonly kind: string;
  /** The number of the order or ticket. */
  readonly subject: string;
  /** What happened, by a name of its own: the same goes once to a device. */
  readonly cause: string;
};

/** Writes messages to all devices of some people, in the transaction that decides it: one statement, however many (PUSH-01). */
export async function enqueuePush(tx: Tx, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return;
  const column = (of: (push: NewPush) => string) => pushes.map(of);
  await sql`
    insert into push_message (device_id, kind, subject, cause)
    select d.id, told.kind, told.subject, told.cause
    from unnest(${column(({ uid }) => uid)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ subject }) => subject)}::text[], ${column(({ cause }) => cause)}::text[])
      as told (uid, kind, subject, cause)
    join push_device d on d.uid = told.uid
    on conflict (device_id, cause) do nothing`.execute(tx);
}

/** Ends the devices of sessions that were signed out on purpose: nothing more is sent there. */
export async function endDevicesOfSessions(tx: Tx, sessionNames: readonly string[]): Promise<void> {
  if (sessionNames.length === 0) return;
  await sql`delete from push_device where session_names && ${[...sessionNames]}::text[]`.execute(tx);
}

/** Ends all devices of somebody, but those of the sessions that go on. */
export async function endDevicesOfUser(tx: Tx, uid: string, besides: readonly string[]): Promise<void> {
  await sql`
    delete from push_device where uid = ${uid} and not session_names && ${[...besides]}::text[]`.execute(tx);
}
