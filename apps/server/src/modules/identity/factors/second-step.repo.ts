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

export async function saveChallenge(
  tx: Tx,
  {
    challenge,
    subject,
    until,
  }: { readonly challenge: string; readonly subject: string; readonly until: Date },
): Promise<void> {
  await sql`
    insert into passkey_challenge (challenge_hash, subject, expires_at)
    values (${challenge}, ${subject}, ${until})`.execute(tx);
}

/** Uses a challenge up: of two answers to it only the first finds it. */
export async function takeChallenge(
  tx: Tx,
  { challenge, subject, now }: { readonly challenge: string; readonly subject: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenge
    where challenge_hash = ${challenge} and subject = ${subject} and expires_at > ${now}
    returning challenge_hash`.execute(tx);
  return rows.length > 0;
}
