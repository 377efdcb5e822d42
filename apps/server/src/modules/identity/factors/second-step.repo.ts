import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { AccountRow } from "../../users/users.facts.ts";
import { accountsInSql } from "../accounts.repo.ts";

/** Who has taken the first step: by their password, or by the staff's provider (DSIGN-04). */
export type HalfSignedIn = AccountRow & { readonly by_provider: boolean };

/** Remembers that the first step of a sign-in was right. */
export async function saveHalfSignIn(
  tx: Tx,
  {
    interaction,
    uid,
    until,
    isByProvider,
  }: {
    readonly interaction: string;
    readonly uid: string;
    readonly until: Date;
    readonly isByProvider: boolean;
  },
): Promise<void> {
  await sql`
    insert into half_sign_in (interaction_hash, uid, expires_at, by_provider)
    values (${interaction}, ${uid}, ${until}, ${isByProvider})
    on conflict (interaction_hash) do update
      set uid = excluded.uid, expires_at = excluded.expires_at, by_provider = excluded.by_provider`.execute(
    tx,
  );
}

/** Who has taken the first step of this sign-in, if they may still sign in. */
export async function findHalfSignIn(
  db: Db,
  interaction: string,
  now: Date,
): Promise<HalfSignedIn | undefined> {
  const { rows } = await sql<HalfSignedIn>`
    select u.uid, u.email, u.first_name, u.last_name, u.language, h.by_provider
    from half_sign_in h join ${accountsInSql.anybodyWhoMaySignIn} u on u.uid = h.uid
    where h.interaction_hash = ${interaction} and h.expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function removeHalfSignIn(tx: Tx, interaction: string): Promise<void> {
  await sql`delete from half_sign_in where interaction_hash = ${interaction}`.execute(tx);
}
