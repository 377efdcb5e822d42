import { type FileFormat, parseFormat, parseKind } from "@vycep/domain/documents/document";
import type { Deps } from "../../platform/deps.ts";
import { badInput, notFound } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { documentScope } from "./documents.policy.ts";
import { type DocumentRecord, findDocument } from "./documents.repo.ts";

export type WantedDocument = {
  readonly documentId: string;
  readonly documentType: string;
  readonly fileType?: string | undefined;
};

/** The document that a caller names; what is not there, or is somebody else's, cannot be downloaded (ERROR-47, C16). */
export async function wantedDocument(
  { reads }: Pick<Deps, "reads">,
  actor: Actor,
  { documentId, documentType }: WantedDocument,
): Promise<DocumentRecord> {
  const scope = documentScope(actor);
  const kind = parseKind(documentType);
  const document = kind && (await findDocument(reads, { kinds: [kind], number: documentId }, scope));
  if (!document) throw notFound("file-not-downloaded");
  return document;
}

/** The format that is asked for; undefined leaves it to the document. */
export function wantedFormat({ fileType }: Pick<WantedDocument, "fileType">): FileFormat | undefined {
  if (fileType === undefined) return undefined;
  const format = parseFormat(fileType);
  if (format === undefined) throw badInput("invalid-input", undefined, [{ path: "fileType", code: "enum" }]);
  return format;
}
