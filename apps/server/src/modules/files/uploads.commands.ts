import type { UploadPurpose } from "@vycep/domain/files/upload";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { removeUpload, wholeUploads } from "./desk/uploads.repo.ts";
import { dropFile, keepFile } from "./files.commands.ts";
import { bytesOf, type WrittenFile } from "./files.facts.ts";

/** A file that somebody of the staff sent, found good, and nobody uses yet. */
export type SentFile = {
  /** Of the upload. */
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly file: WrittenFile;
};

type Wanted = { readonly uid: string; readonly purpose: UploadPurpose; readonly ids: readonly string[] };

/** The whole files that somebody has sent for a purpose, in the order named; those that are not there any more are left out. */
export async function sentFiles({ db }: Pick<Deps, "db">, wanted: Wanted): Promise<readonly SentFile[]> {
  const uploads = await wholeUploads(db, wanted);
  return uploads.flatMap(({ id, name, bytes, fileId, mediaType, sha256 }) =>
    fileId === null || mediaType === null || sha256 === null
      ? []
      : [{ id, name, mediaType, file: { id: fileId, bytes, sha256 } }],
  );
}

/** What is in a file that was sent. */
export async function bytesOfSent(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { file }: SentFile,
): Promise<Buffer | undefined> {
  return bytesOf(deps, file.id);
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
