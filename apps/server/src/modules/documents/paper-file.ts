import { type FileFormat, FORMAT_TYPES } from "@vycep/domain/documents/document";
import { fileNameOf } from "@vycep/domain/documents/file-name";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { filesOf } from "../files/files.facts.ts";
import { keepDocumentFile } from "./documents.commands.ts";
import { type DocumentRecord, fileOfDocument } from "./documents.repo.ts";
import { formatsOf, type PaperWriter } from "./paper-writers.ts";

/** How long a link to a file lives: enough for a slow line to begin, too short to be worth passing on. */
export const linkLivesMs = 5 * 60 * 1000;

/** A file of a document, as it is handed out. */
export type PaperFile = { readonly fileId: string; readonly name: string };

/**
 * The file of a document: the one that is kept, else made now and kept, so that it stays what it was. Two who ask at once
 * get the same one. Undefined where it comes in no such file, or there is nothing to make it of.
 */
export async function paperFile(
  deps: Deps,
  document: DocumentRecord,
  { format, writers }: { readonly format: FileFormat | undefined; readonly writers: readonly PaperWriter[] },
): Promise<PaperFile | undefined> {
  const wanted = format ?? formatsOf(document, writers)[0];
  if (wanted === undefined) return undefined;
  const name = fileNameOf(document, wanted);
  const kept = document.files.find((file) => file.format === wanted);
  if (kept) return { fileId: kept.fileId, name };
  const content = await made(deps, { document, format: wanted }, writers);
  if (!content) return undefined;
  const file = await filesOf(deps).write({ name, type: FORMAT_TYPES[wanted] }, content);
  const { id, companyId } = document;
  await inTransaction(deps.db, (tx) =>
    keepDocumentFile(tx, { id, format: wanted, file, companyId }, deps.clock.instant()),
  );
  const fileId = await fileOfDocument(deps.db, { id, format: wanted });
  return fileId === undefined ? undefined : { fileId, name };
}

async function made(
  deps: Deps,
  { document, format }: { readonly document: DocumentRecord; readonly format: FileFormat },
  writers: readonly PaperWriter[],
): Promise<Uint8Array | undefined> {
  const writer = writers.find(({ kind, formats }) => kind === document.kind && formats.includes(format));
  return writer?.write(deps, { ...document, format });
}
