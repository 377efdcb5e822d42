import type { DocumentsAnswer, DocumentsQuery } from "@vycep/contract/documents/documents.rest";
import { DOCUMENTS_COUNTED_BY } from "@vycep/contract/documents/documents-limits";
import { toWhole } from "@vycep/contract/whole-currency";
import { DOCUMENT_KINDS, type DocumentTab } from "@vycep/domain/documents/document";
import { INVOICE_KINDS } from "@vycep/domain/documents/invoice-filter";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import { printCursor, readCursor } from "../../platform/list/cursor.ts";
import { dayOf } from "../../platform/list/filter-input.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { documentSums } from "./document-counts.repo.ts";
import type { DocumentFilter } from "./document-filter.ts";
import { encodeDocument } from "./document-view.ts";
import { type DocumentScope, documentScope } from "./documents.policy.ts";
import { documentList } from "./documents.repo.ts";
import type { PaperWriter } from "./paper-writers.ts";

/**
 * A page of the documents (REST-52, DOCS-01, D40): what waits for money first, found by number or order. Three statements
 * for the first page, with the sums and the counts of all tabs; two for each further one.
 */
export async function getAllDocuments(
  deps: Deps,
  context: RequestContext,
  { query, writers }: { readonly query: DocumentsQuery; readonly writers: readonly PaperWriter[] },
): Promise<DocumentsAnswer> {
  const scope = documentScope(await context.actor());
  const today = deps.clock.now().date;
  const list = documentList(filterOf(scope, query, today), query);
  const [{ items, total, isMore, next }, summary] = await Promise.all([
    readPage(deps.reads, list, {
      offset: query.offset,
      limit: query.limit,
      countedBy: DOCUMENTS_COUNTED_BY,
      after: query.after === undefined ? undefined : readCursor(list.order, query.after, "after"),
    }),
    query.after === undefined && query.offset === 0 ? summaryOf(deps, scope) : null,
  ]);
  const { language } = context;
  return {
    documentList: items.map((document) => encodeDocument(document, { today, language, writers })),
    total,
    isMore,
    next: next === undefined ? null : printCursor(list.order, next),
    summary,
  };
}

type FilterQuery = Pick<DocumentsQuery, "tab" | "search" | "dateFrom" | "dateTo" | "shipTo" | "state">;

/** What the filters of the list ask for, within what the actor may see. */
export function filterOf(
  scope: DocumentScope,
  { tab, search, dateFrom, dateTo, shipTo, state }: FilterQuery,
  today: LocalDate,
): DocumentFilter {
  return {
    scope,
    ...(tab === "invoices" ? { invoicesIn: { scope, kinds: INVOICE_KINDS } } : {}),
    kinds: tab === "all" || tab === "invoices" ? undefined : kindsOf(tab),
    text: search?.trim() || undefined,
    issuedFrom: dayOf(dateFrom, () => noSuchDay("dateFrom")),
    issuedTo: dayOf(dateTo, () => noSuchDay("dateTo")),
    shipToIds: shipTo === undefined ? undefined : [shipTo],
    shown: state === undefined ? undefined : { state, today },
  };
}

function kindsOf(tab: DocumentTab) {
  return namesIn(DOCUMENT_KINDS).filter((kind) => DOCUMENT_KINDS[kind].tab === tab);
}

async function summaryOf({ reads, clock }: Deps, scope: DocumentScope): Promise<DocumentsAnswer["summary"]> {
  const { kinds, unpaid } = await documentSums(reads, scope, clock.now().date);
  const counts = { all: 0, invoices: 0, "credit-notes": 0, "delivery-notes": 0, other: 0 };
  for (const { kind, count } of kinds) {
    counts.all += count;
    counts[DOCUMENT_KINDS[kind].tab] += count;
  }
  return {
    counts,
    unpaid: unpaid.map(({ minor, firstShipToName, ...sum }) => ({
      ...sum,
      amount: toWhole(minor),
      firstShipToName: firstShipToName ?? null,
    })),
  };
}

function noSuchDay(path: string) {
  return badInput("invalid-input", undefined, [{ path, code: "date" }]);
}
