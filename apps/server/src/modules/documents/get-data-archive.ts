import type { ArchiveAnswer, ArchiveQuery } from "@vycep/contract/documents/documents.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { encodeDocument } from "./document-view.ts";
import { documentScope } from "./documents.policy.ts";
import { documentList } from "./documents.repo.ts";
import { filterOf } from "./get-all-documents.ts";
import type { PaperWriter } from "./paper-writers.ts";

/** So many fit into one answer; whoever wants more asks for a shorter time. */
const most = 500;

/** The archive of invoices, the newest first (REST-56, OP-112); an empty one says so (ERROR-46, OP-148). */
export async function getDataArchive(
  deps: Deps,
  context: RequestContext,
  { query, writers }: { readonly query: ArchiveQuery; readonly writers: readonly PaperWriter[] },
): Promise<ArchiveAnswer> {
  const scope = documentScope(await context.actor());
  const today = deps.clock.now().date;
  const filter = filterOf(scope, { ...query, tab: "all" }, today);
  const invoices = { ...filter, kinds: ["invoice", "credit-note"] as const };
  const list = documentList(invoices, { sort: "issued", direction: "desc" });
  const { items } = await readPage(deps.reads, list, { limit: most });
  if (items.length === 0) throw notFound("statement-missing");
  const { language } = context;
  return { dataArchive: items.map((document) => encodeDocument(document, { today, language, writers })) };
}
