import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

export type AccessOfStaff = { readonly factors: readonly string[]; readonly lastSeenAt: Date | null };

/** With what some of the staff prove themselves beside a password, and when they were last here. */
export async function accessOfStaff(
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, AccessOfStaff>> {
  const { rows } = await sql<{ uid: string; factors: readonly string[]; last_seen_at: Date | null }>`
    select a.uid,
      array_remove(array[
        case when exists (select from passkey p where p.uid = a.uid) then 'passkey' end,
        case when exists (select from authenticator t where t.uid = a.uid and t.confirmed_at is not null)
          then 'authenticator' end,
        case when exists (select from recovery_code c where c.uid = a.uid and c.used_at is null)
          then 'recovery-codes' end], null) as factors,
      (select max(s.last_used_at) from user_session s where s.uid = a.uid) as last_seen_at
    from unnest(${[...uids]}::text[]) as a (uid) order by a.uid`.execute(db);
  return new Map(rows.map((row) => [row.uid, { factors: row.factors, lastSeenAt: row.last_seen_at }]));
}
