import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

/** What a link lets its holder do: set the first password, or another one. */
export type LinkPurpose = "set" | "reset";

export type NewLink = {
  readonly hash: string;
  readonly uid: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly inviter: string | null;
  readonly company: string | null;
};

/** Stores a link by the hash of its secret; those of the same user that came before are good no more. */
export async function saveLink(tx: Tx, link: NewLink): Promise<void> {
  await endLinks(tx, link.uid, link.createdAt);
  await tx
    .insertInto("password_link")
    .values({
      secret_hash: link.hash,
      uid: link.uid,
      purpose: link.purpose,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      inviter: link.inviter,
      company: link.company,
    })
    .execute();
}

/** None of a user's links is good any more. */
export async function endLinks(tx: Tx, uid: string, now: Date): Promise<void> {
  await sql`
    update password_link set expires_at = ${now} where uid = ${uid} and used_at is null and expires_at > ${now}`.execute(
    tx,
  );
}

export type LinkRow = {
  readonly uid: string;
  readonly purpose: LinkPurpose;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly inviter: string | null;
  readonly company: string | null;
};

const columns = sql`uid, purpose, expires_at, used_at, inviter, company`;

export async function findLink(db: Db, hash: string): Promise<LinkRow | undefined> {
  const { rows } =
    await sql<LinkRow>`select ${columns} from password_link where secret_hash = ${hash}`.execute(db);
  return rows[0];
}

/** Uses a link up; nothing when it was used or has expired, so that of two submits only one counts. */
export async function useLink(tx: Tx, hash: string, now: Date): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    update password_link set used_at = ${now}
    where secret_hash = ${hash} and used_at is null and expires_at > ${now}
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** How often each subject asked within so many seconds, this time among them. */
export async function attemptsSince(
  tx: Tx,
  subjects: readonly string[],
  seconds: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(a.id)::int as count from unnest(${[...subjects]}::text[]) with ordinality as s (subject, place)
    left join sign_in_attempt a
      on a.subject = s.subject and a.attempted_at > now() - make_interval(secs => ${seconds})
    group by s.place order by s.place`.execute(tx);
  return rows.map(({ count }) => count);
}
