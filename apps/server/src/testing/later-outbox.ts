import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

/** Time passes for what waits in the outbox: its times are the database's, whose clock no test can set. */
export async function laterInOutbox(db: Db, ms: number): Promise<void> {
  const passed = sql`make_interval(secs => ${ms / 1000})`;
  await sql`
    update outbox set created_at = created_at - ${passed}, next_attempt_at = next_attempt_at - ${passed}
    where delivered_at is null`.execute(db);
}
