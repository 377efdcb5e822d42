import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** Counts that somebody saved these materials (DCONT-02); in the order of their keys, so that two who save the same wait for no circle. */
export async function countDownloads(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into material_download as known (material_key, count, last_at)
    select key, 1, ${now} from unnest(${[...keys].toSorted()}::text[]) as key
    on conflict (material_key) do update set count = known.count + 1, last_at = excluded.last_at`.execute(tx);
}
