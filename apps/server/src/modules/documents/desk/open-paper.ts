import { parseFormat, parseKind } from "@vycep/domain/documents/document";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskPaperLink, OpenPaperInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput, notFound } from "../../../platform/errors.ts";
import { filesOf } from "../../files/files.facts.ts";
import { findAnyDocument } from "../documents.repo.ts";
import { linkLivesMs, paperFile } from "../paper-file.ts";
import type { PapersDeskDeps } from "./papers.deps.ts";

/** A link to one file of one paper, for whoever asks and for five minutes; a file that does not exist yet is made and kept (DDOC-01). */
export async function openPaper(
  deps: PapersDeskDeps,
  context: DeskContext,
  input: OpenPaperInput,
): Promise<DeskPaperLink> {
  const { uid, reach } = await context.staff();
  const kind = parseKind(input.kind);
  const format = parseFormat(input.format);
  const wrong = kind === undefined ? "kind" : format === undefined ? "format" : undefined;
  if (kind === undefined || format === undefined)
    throw badInput("invalid-input", undefined, [{ path: `input.${wrong}`, code: "invalid" }]);
  const paper = await findAnyDocument(deps.db, { kind, number: input.number });
  if (paper === undefined || !(reach === "everything" || reach.has(paper.companyId)))
    throw notFound("document-not-found");
  const file = await paperFile(deps, paper, { format, writers: deps.writers });
  if (file === undefined) throw notFound("file-not-downloaded");
  const disposition = format === "pdf" ? "inline" : "attachment";
  return { link: filesOf(deps).link({ fileId: file.fileId, uid, disposition }, linkLivesMs) };
}
