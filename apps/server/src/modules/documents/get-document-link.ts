import type { DocumentLink, DocumentQuery } from "@vycep/contract/documents/documents.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { filesOf } from "../files/files.facts.ts";
import { linkLivesMs, paperFile } from "./paper-file.ts";
import type { PaperWriter } from "./paper-writers.ts";
import { wantedDocument, wantedFormat } from "./wanted-document.ts";

/** A link to one file of one document, for whoever asks and for five minutes (REST-55, DOCS-02, DOCS-03, OP-111). */
export async function getDocumentLink(
  deps: Deps,
  context: RequestContext,
  { query, writers }: { readonly query: DocumentQuery; readonly writers: readonly PaperWriter[] },
): Promise<DocumentLink> {
  const actor = await context.actor();
  const format = wantedFormat(query);
  const document = await wantedDocument(deps, actor, query);
  const file = await paperFile(deps, document, { format, writers });
  if (!file) throw notFound("file-not-downloaded");
  const disposition = query.show === "true" ? "inline" : "attachment";
  return {
    link: filesOf(deps).link({ fileId: file.fileId, uid: actor.uid, disposition }, linkLivesMs),
    expiresAt: new Date(deps.clock.realTime().getTime() + linkLivesMs).toISOString(),
  };
}
