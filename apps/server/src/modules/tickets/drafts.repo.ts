import type { UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type Draft = { readonly body: Readonly<Record<string, string>>; readonly savedAt: Date };
type DraftKey = { readonly uid: UserId; readonly key: string };

export async function findDraft(db: Db, { uid, key }: DraftKey): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select body, saved_at as "savedAt" from ticket_draft where uid = ${uid} and key = ${key}`.execute(db);
  return rows[0];
}

export async function keepDraft(tx: Tx, { uid, key, body, savedAt }: DraftKey & Draft): Promise<void> {
  await sql`
    insert into ticket_draft (uid, key, body, saved_at) values (${uid}, ${key}, ${JSON.stringify(body)}::jsonb, ${savedAt})
    on conflict (uid, key) do update set body = excluded.body, saved_at = excluded.saved_at`.execute(tx);
}

export async function deleteDraft(tx: Tx, { uid, key }: DraftKey): Promise<void> {
  await tx.deleteFrom("ticket_draft").where("uid", "=", uid).where("key", "=", key).execute();
}

/** Drafts that nobody has touched since then. */
export async function deleteOldDrafts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom("ticket_draft").where("saved_at", "<", before).execute();
}
