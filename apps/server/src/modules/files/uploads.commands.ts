import type { Tx } from "../../platform/db.ts";
import { holdUpload, removeUpload } from "./desk/uploads.repo.ts";
import { dropFile, keepFile } from "./files.commands.ts";
import type { SentFile } from "./uploads.facts.ts";

/** Holds a file that somebody sent against their own second call; false where it was used meanwhile. */
export async function holdSent(
  tx: Tx,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<boolean> {
  return (await holdUpload(tx, { id, uid })) !== undefined;
}

/** A file that was sent is kept by whoever it was handed to. */
export async function useSent(tx: Tx, { id }: SentFile): Promise<void> {
  await removeUpload(tx, id);
}

/** Makes a file that was sent part of something, in the transaction of what refers to it. */
export async function keepSent(
  tx: Tx,
  { id, file }: SentFile,
  to: { readonly companyId: string | null; readonly now: Date },
): Promise<void> {
  await removeUpload(tx, id);
  await keepFile(tx, file, to);
}

/** What was made of a file is enough: it is swept away itself. */
export async function dropSent(tx: Tx, { id, file }: SentFile, now: Date): Promise<void> {
  await removeUpload(tx, id);
  await dropFile(tx, file.id, now);
}
