import { type RawBuilder, sql } from "kysely";

/** Pieces of SQL for whoever shows people. */
export const devicesInSql = {
  /** When a user signed in last, on whatever device. */
  lastSignIn: (uid: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select max(d.last_used_at) from known_device d where d.uid = ${uid})`,
} as const;
