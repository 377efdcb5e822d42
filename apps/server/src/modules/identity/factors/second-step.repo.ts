import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { AccountRow } from "../../users/users.facts.ts";
import { accountsInSql } from "../accounts.repo.ts";

/** Remembers that the password of a sign-in was right. */
export async function saveHalfSignIn(
  tx: Tx,
  { interaction, uid, until }: { readonly interaction: string; readonly uid: string; readonly until: Date },
): Promise<void> {
  await sql`
    insert into half_sign_in (interaction_hash, uid, expires_at) values (${interaction}, ${uid}, ${until})
    on conflict (interaction_hash) do update set uid = excluded.uid, expires_at = excluded.expires_at`.execute(
    tx,
  );
}

/** Whose password was right in this sign-in, if they may still sign in. */
export async function findHalfSignIn(
  db: Db,
  interaction: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.uid, u.email, u.first_name, u.last_name, u.language
    from half_sign_in h join ${accountsInSql.anybodyWhoMaySignIn} u on u.uid = h.uid
    where h.interaction_hash = ${interaction} and h.expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function removeHalfSignIn(tx: Tx, interaction: string): Promise<void> {
  await sql`delete from half_sign_in where interaction_hash = ${interaction}`.execute(tx);
}
