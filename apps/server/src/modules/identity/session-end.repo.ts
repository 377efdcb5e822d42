import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { endDevicesOfUser } from "../push/push.commands.ts";
import { markSessionsOfUserEnded } from "./devices/sessions.repo.ts";
import { hashOfId } from "./provider/oidc-seal.ts";

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
  await endDevicesOfUser(tx, uid, besides);
  const going = sql`${besides.map(hashOfId)}::text[]`;
  await sql`
    delete from oidc_payload o
    where o.account_uid = ${uid}
      and not (o.kind = 'Session' and o.uid_hash = any(${going}))
      and not coalesce(o.session_hash, '') = any(${going})
      and not (o.kind = 'Grant' and exists (
        select from oidc_payload s
        where s.kind = 'Session' and s.uid_hash = any(${going}) and s.account_uid = ${uid}
          and o.id_hash = any(s.grant_hashes)))`.execute(tx);
}
