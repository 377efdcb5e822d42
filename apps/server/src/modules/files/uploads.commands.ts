import type { Tx } from "../../platform/db.ts";
import { removeUpload } from "./desk/uploads.repo.ts";
import { dropFile, keepFile } from "./files.commands.ts";
import type { SentFile } from "./uploads.facts.ts";

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
