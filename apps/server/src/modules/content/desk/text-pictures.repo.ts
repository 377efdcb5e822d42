import type { TextPicture } from "@vycep/domain/kernel/text-picture";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

type Kept = TextPicture & { readonly fileId: string; readonly at: Date };

/** Keeps a picture; false where it is there already. */
export async function keepPicture(tx: Tx, { hash, width, height, fileId, at }: Kept): Promise<boolean> {
  const { rows } = await sql`
    insert into text_picture (hash, width, height, file_id, added_at) values (${hash}, ${width}, ${height}, ${fileId}, ${at})
    on conflict (hash) do nothing returning hash`.execute(tx);
  return rows.length > 0;
}

/** Which of some pictures are there. */
export async function picturesKept(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select hash from text_picture where hash = any(${[...hashes]}::text[])`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}
