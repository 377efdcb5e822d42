import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type SeenSession = {
  readonly id: string;
  readonly uid: string;
  /** What its tokens call it. */
  readonly name: string;
  readonly userAgent: string;
  readonly address: string;
  readonly authenticatedAt: Date;
  readonly now: Date;
};

/** Writes down that a session was used. One that was ended begins anew when somebody signs in to it once more. */
export async function saveSessionUse(tx: Tx, seen: SeenSession): Promise<void> {
  const { id, uid, name, userAgent, address, authenticatedAt, now } = seen;
  const isBegunAnew = sql`date_trunc('second', s.ended_at) <= excluded.authenticated_at`;
  await sql`
    insert into user_session as s (id, uid, session_name, user_agent, first_address, last_address,
      signed_in_at, authenticated_at, last_used_at)
    values (${id}, ${uid}, ${name}, ${userAgent}, ${address}, ${address}, ${authenticatedAt}, ${authenticatedAt}, ${now})
    on conflict (session_name) do update set
      user_agent = excluded.user_agent, last_address = excluded.last_address, last_used_at = excluded.last_used_at,
      authenticated_at = greatest(s.authenticated_at, excluded.authenticated_at),
      signed_in_at = case when ${isBegunAnew} then excluded.signed_in_at else s.signed_in_at end,
      ended_at = case when ${isBegunAnew} then null else s.ended_at end`.execute(tx);
}

export type SessionRow = {
  readonly id: string;
  readonly session_name: string;
  readonly user_agent: string;
  readonly first_address: string;
  readonly last_address: string;
  readonly signed_in_at: Date;
  readonly last_used_at: Date;
  readonly ended_at: Date | null;
};

/** A user's sessions that were used since then, the newest first. */
export async function sessionsOf(db: Db, uid: string, since: Date): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, session_name, user_agent, first_address, last_address, signed_in_at, last_used_at, ended_at
    from user_session where uid = ${uid} and last_used_at > ${since}
    order by last_used_at desc, id limit 100`.execute(db);
  return rows;
}

/** When the person last gave a password or a second factor in the session of a token. */
export async function authenticatedAt(db: Db, names: readonly string[]): Promise<Date | undefined> {
  const { rows } = await sql<{ authenticated_at: Date }>`
    select authenticated_at from user_session
    where session_name = any(${[...names]}::text[]) and ended_at is null
    order by authenticated_at desc limit 1`.execute(db);
  return rows[0]?.authenticated_at;
}

export async function saveAuthenticatedAt(
  tx: Tx,
  { uid, names }: { readonly uid: string; readonly names: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update user_session set authenticated_at = ${now}
    where uid = ${uid} and session_name = any(${[...names]}::text[]) and ended_at is null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Pieces of SQL for statements that end sessions. */
export const sessionsInSql = {
  /** The list tells the truth about sessions whose tokens are refused from now on. */
  markEnded: (names: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    update user_session set ended_at = now() where session_name = any(${names}) and ended_at is null`,
} as const;

export async function markSessionsOfUserEnded(
  tx: Tx,
  uid: string,
  besides: readonly string[],
): Promise<void> {
  await sql`
    update user_session set ended_at = now()
    where uid = ${uid} and ended_at is null and session_name <> all(${[...besides]}::text[])`.execute(tx);
}
