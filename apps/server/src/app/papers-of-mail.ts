import { FORMAT_TYPES, parseFormat, parseKind } from "@vycep/domain/documents/document";
import { findAnyDocument } from "../modules/documents/documents.repo.ts";
import { paperFile } from "../modules/documents/paper-file.ts";
import type { PaperWriter } from "../modules/documents/paper-writers.ts";
import { filesOf } from "../modules/files/files.facts.ts";
import type { MailFile } from "../modules/mail/mail.port.ts";
import type { MailPaper } from "../modules/mail/send-mails.ts";
import type { Deps } from "../platform/deps.ts";

/** The files of papers that go with a mail (MAIL-05, MAIL-06), made where nobody has asked for them yet. */
export function papersOfMail(
  writers: readonly PaperWriter[],
): (deps: Deps, papers: readonly MailPaper[]) => Promise<readonly MailFile[]> {
  return async (deps, papers) => {
    const files: MailFile[] = [];
    for (const paper of papers) {
      const file = await fileOf(deps, paper, writers);
      if (file !== undefined) files.push(file);
    }
    return files;
  };
}

async function fileOf(
  deps: Deps,
  paper: MailPaper,
  writers: readonly PaperWriter[],
): Promise<MailFile | undefined> {
  const kind = parseKind(paper.kind);
  const format = parseFormat(paper.format);
  if (kind === undefined || format === undefined) return undefined;
  const document = await findAnyDocument(deps.db, { kind, number: paper.number });
  const file = document && (await paperFile(deps, document, { format, writers }));
  const stored = file && (await filesOf(deps).read(file.fileId));
  if (file === undefined || stored === undefined) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of stored.content) parts.push(part);
  return { name: file.name, type: FORMAT_TYPES[format], content: Buffer.concat(parts) };
}
