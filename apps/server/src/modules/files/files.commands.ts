import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { WrittenFile } from "./file-port.ts";

/**
 * Keeps a file whose bytes are in the store, in the transaction of what refers to it: rolled back, the bytes belong to
 * nobody and are swept away.
 */
export async function keepFile(
  tx: Tx,
  file: WrittenFile,
  { companyId, now, expiresAt }: { companyId: string | null; now: Date; expiresAt?: Date | undefined },
): Promise<void> {
  await sql`
    update stored_file set kept_at = ${now}, company_id = ${companyId}, expires_at = ${expiresAt ?? null},
      bytes = ${file.bytes}, sha256 = ${file.sha256}
    where id = ${file.id}`.execute(tx);
}

/** Nobody needs this file any more: the sweep takes its bytes and its row. */
export async function dropFile(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update stored_file set expires_at = ${now} where id = ${id}`.execute(tx);
}
