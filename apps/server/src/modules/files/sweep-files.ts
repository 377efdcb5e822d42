import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { filesOf } from "./files.facts.ts";

/** Takes away what has expired, and what was begun a day ago and nothing refers to. */
export async function sweepFiles(deps: Pick<Deps, "db" | "clock" | "config">): Promise<number> {
  const { db, clock } = deps;
  const ids = await sweepable(db, clock.instant());
  for (const id of ids) {
    // The bytes first: a row without bytes is swept again, bytes without a row would lie for ever.
    await filesOf(deps).erase(id);
    await inTransaction(db, (tx) => forget(tx, id));
  }
  return ids.length;
}

export const sweepFilesJob = repeatingJob("files: sweep", 60 * 60 * 1000, async (deps) => {
  await sweepFiles(deps);
});

async function sweepable(db: Db, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where expires_at <= ${now}
    union all
    select id from stored_file where kept_at is null and begun_at < ${now}::timestamptz - interval '1 day'
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

async function forget(tx: Tx, id: string): Promise<void> {
  await sql`delete from stored_file where id = ${id}`.execute(tx);
}
