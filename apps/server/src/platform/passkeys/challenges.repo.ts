import { sql } from "kysely";
import type { Tx } from "../db.ts";
import type { ForgetRule } from "../jobs/forget.ts";

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

/** Challenges that nobody came back for. */
export const challengeForgets: readonly ForgetRule[] = [
  { clock: "database", table: "passkey_challenge", since: "expires_at", days: 1, few: true },
];
