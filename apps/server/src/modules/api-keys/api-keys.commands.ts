import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** A program came in by it. */
export async function noteKeyUse(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update api_key set last_used_at = ${at} where id = ${id}`.execute(tx);
}
