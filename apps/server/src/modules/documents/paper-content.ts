import { FORMAT_TYPES, parseFormat, parseKind } from "@vycep/domain/documents/document";
import type { Deps } from "../../platform/deps.ts";
import { bytesOf } from "../files/files.facts.ts";
import { findAnyDocument } from "./documents.repo.ts";
import { paperFile } from "./paper-file.ts";
import type { PaperWriter } from "./paper-writers.ts";

type AskedPaper = { readonly kind: string; readonly number: string; readonly format: string };
type PaperContent = { readonly name: string; readonly type: string; readonly content: Buffer };

/** The files of papers as they go with a mail (MAIL-05, MAIL-06), made where nobody has asked for them yet. */
export function contentOfPapers(
  writers: readonly PaperWriter[],
): (deps: Deps, papers: readonly AskedPaper[]) => Promise<readonly PaperContent[]> {
  return async (deps, papers) => {
    const files: PaperContent[] = [];
    for (const paper of papers) {
      const file = await fileOf(deps, paper, writers);
      if (file !== undefined) files.push(file);
    }
    return files;
  };
}

async function fileOf(
  deps: Deps,
  paper: AskedPaper,
  writers: readonly PaperWriter[],
): Promise<PaperContent | undefined> {
  const kind = parseKind(paper.kind);
  const format = parseFormat(paper.format);
  if (kind === undefined || format === undefined) return undefined;
  const document = await findAnyDocument(deps.db, { kind, number: paper.number });
  const file = document && (await paperFile(deps, document, { format, writers }));
  const content = file && (await bytesOf(deps, file.fileId));
  return file && content && { name: file.name, type: FORMAT_TYPES[format], content };
}
