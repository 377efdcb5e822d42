import { DOCUMENTS_COUNTED_BY } from "@vycep/contract/documents/documents-limits";
import { variableSymbolOf } from "@vycep/domain/billing/payment-code";
import type { Found } from "@vycep/domain/search/found";
import type { Deps } from "../../platform/deps.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { documentScope } from "./documents.policy.ts";
import { documentSearch } from "./documents.repo.ts";

/** The papers that a text finds: by number, variable symbol or order (DOCS-01). One statement. */
export async function foundDocuments(
  { reads }: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const scope = documentScope(await context.actor());
  const { items, total, isMore } = await readPage(reads, documentSearch(scope, { text, limit }), {
    limit,
    countedBy: DOCUMENTS_COUNTED_BY,
  });
  const hits = items.map(({ kind, number, issued, shipToName }) => ({
    id: number,
    title: number,
    numbers: [number, ...(kind === "invoice" || kind === "credit-note" ? [variableSymbolOf(number)] : [])],
    type: kind,
    day: issued,
    place: shipToName,
  }));
  return [{ kind: "document", total, isMore, hits }];
}
