import { Readable } from "node:stream";
import type { PackageBody } from "@vycep/contract/documents/packages.rest";
import { documentNames } from "@vycep/words/documents/answers";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { zipPieces } from "../../files/zip.facts.ts";
import { documentScope } from "../documents.policy.ts";
import type { PaperWriter } from "../paper-writers.ts";
import { wantedDocuments } from "./ask-for-package.ts";
import { packedDocuments } from "./pack-documents.ts";

/**
 * Many documents as one archive at once (REST-54): written while it is sent. Whoever names one that cannot be had gets
 * nothing (ERROR-47), because a blob cannot say what is missing; the portal asks for a package instead.
 */
export async function getBulk(
  deps: Deps,
  context: RequestContext,
  { body, writers }: { readonly body: PackageBody; readonly writers: readonly PaperWriter[] },
) {
  const scope = documentScope(await context.actor());
  const found = await wantedDocuments(deps.db, body, scope);
  const documents = found.flatMap(({ document }) => document ?? []);
  if (documents.length < found.length) throw notFound("file-not-downloaded");
  const { language } = context;
  const entries = packedDocuments(deps, {
    documents,
    format: body.fileType,
    language,
    writers,
    told: async (_document, isPacked) => {
      if (!isPacked) throw notFound("file-not-downloaded");
    },
  });
  const name = `${documentNames.file[language]}-${deps.clock.now().date}.zip`;
  return { name, content: Readable.from(zipPieces(entries)) };
}
