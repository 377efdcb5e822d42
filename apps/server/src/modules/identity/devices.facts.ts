import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Pieces of SQL for whoever shows people. */
export const devicesInSql = {
  /** When a user signed in last, on whatever device. */
  lastSignIn: (uid: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select max(d.last_used_at) from known_device d where d.uid = ${uid})`,
} as const;

/** When somebody of the staff came in by an issuer last. */
export async function lastSignInByProvider(db: Db, issuer: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(s.signed_in_at) as at from staff_identity known
    join user_session s on s.uid = known.uid and s.signed_in_at >= known.since
    where known.issuer = ${issuer}`.execute(db);
  return rows[0]?.at ?? undefined;
}
