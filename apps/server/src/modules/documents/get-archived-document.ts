import type { ArchivedDocumentBody } from "@vycep/contract/documents/documents.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { filesOf, keptFile } from "../files/files.facts.ts";
import { paperFile } from "./paper-file.ts";
import type { PaperWriter } from "./paper-writers.ts";
import { wantedDocument, wantedFormat } from "./wanted-document.ts";

/** One file of the archive, at once (REST-57, OP-112); what cannot be had is said in the seeds' words (ERROR-47). */
export async function getArchivedDocument(
  deps: Deps,
  context: RequestContext,
  { body, writers }: { readonly body: ArchivedDocumentBody; readonly writers: readonly PaperWriter[] },
) {
  const actor = await context.actor();
  const format = wantedFormat(body);
  const made = await paperFile(deps, await wantedDocument(deps, actor, body), { format, writers });
  const file = made && (await keptFile(deps.db, made.fileId, deps.clock.instant()));
  const stored = file && (await filesOf(deps).read(file.id));
  if (!file || !stored) throw notFound("file-not-downloaded");
  return { name: file.name, type: file.type, bytes: stored.bytes, content: stored.content };
}
