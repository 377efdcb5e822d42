import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** Hashes of a user's last passwords, the newest first. */
export async function lastHashes(db: Db, uid: string, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from user_password where uid = ${uid} order by changed_at desc limit ${count}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Takes the place of the password that was; of the older ones only those are kept that must not come back. */
export async function savePassword(
  tx: Tx,
  { uid, hash, now }: { readonly uid: string; readonly hash: string; readonly now: Date },
  kept: number,
): Promise<void> {
  await sql`update user_password set is_current = false where uid = ${uid} and is_current`.execute(tx);
  await sql`
    insert into user_password (uid, changed_at, hash, is_current) values (${uid}, ${now}, ${hash}, true)`.execute(
    tx,
  );
  await sql`
    delete from user_password where uid = ${uid} and changed_at not in (
      select p.changed_at from user_password p where p.uid = ${uid} order by p.changed_at desc limit ${kept})`.execute(
    tx,
  );
}
