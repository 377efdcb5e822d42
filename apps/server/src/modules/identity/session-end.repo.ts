import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { markSessionsOfUserEnded } from "./devices/sessions.repo.ts";

export type EndedSessions = {
  readonly uid: string;
  /** Names of the token that asks: its own session goes on. */
  readonly besides?: readonly string[] | undefined;
};

/**
 * Ends all sessions of a user at once (D33): tokens issued before now are refused, those of programs as well, open event
 * streams end, and the provider forgets its sessions, so that no silent renewal follows.
 */
export async function endSessions(tx: Tx, { uid, besides = [] }: EndedSessions): Promise<void> {
  const kept = sql`${[...besides]}::text[]`;
  await sql`
    insert into session_end (uid, ended_at, besides) values (${uid}, now(), ${kept})
    on conflict (uid) do update set ended_at = excluded.ended_at, besides = excluded.besides`.execute(tx);
  await markSessionsOfUserEnded(tx, uid, besides);
  await sql`
    with going_on as (
      select payload from oidc_payload where kind = 'Session' and uid = any(${kept}) and payload ->> 'accountId' = ${uid})
    delete from oidc_payload o
    where o.payload ->> 'accountId' = ${uid}
      and not (o.kind = 'Session' and o.uid = any(${kept}))
      and not coalesce(o.payload ->> 'sessionUid', '') = any(${kept})
      and not (o.kind = 'Grant' and exists (
        select from going_on g, jsonb_each(g.payload -> 'authorizations') a where a.value ->> 'grantId' = o.id))`.execute(
    tx,
  );
}
