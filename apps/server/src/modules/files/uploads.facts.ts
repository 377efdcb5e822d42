import type { UploadPurpose } from "@vycep/domain/files/upload";
import type { Deps } from "../../platform/deps.ts";
import { type DeskUpload, unusedUploads, wholeUploads } from "./desk/uploads.repo.ts";
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
  return (await wholeUploads(db, wanted)).flatMap(toSent);
}

/** All whole files that somebody has sent for a purpose and not used yet, the first ones first. */
export async function unusedFiles(
  { db }: Pick<Deps, "db">,
  wanted: Omit<Wanted, "ids">,
): Promise<readonly SentFile[]> {
  return (await unusedUploads(db, wanted)).flatMap(toSent);
}

function toSent({ id, name, bytes, fileId, mediaType, sha256 }: DeskUpload): readonly SentFile[] {
  return fileId === null || mediaType === null || sha256 === null
    ? []
    : [{ id, name, mediaType, file: { id: fileId, bytes, sha256 } }];
}

/** What is in a file that was sent. */
export async function bytesOfSent(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { file }: SentFile,
): Promise<Buffer | undefined> {
  return bytesOf(deps, file.id);
}
