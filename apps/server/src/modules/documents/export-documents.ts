import type { DocumentsExportQuery } from "@vycep/contract/documents/documents.rest";
import { MOST_EXPORTED_DOCUMENTS } from "@vycep/contract/documents/documents-limits";
import { shownPayment } from "@vycep/domain/documents/document";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Cell } from "@vycep/tables/write-csv";
import {
  documentColumns,
  documentNames,
  documentsCut,
  documentTypes,
  paymentWords,
} from "@vycep/words/documents/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import { type ExportFile, exportFile } from "../../platform/list/export-file.ts";
import { readAll } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { documentScope } from "./documents.policy.ts";
import { type DocumentRecord, documentList } from "./documents.repo.ts";
import { filterOf } from "./get-all-documents.ts";

type Language = RequestContext["language"];

/**
 * The list of documents as a file (DOCS-02): all that the filters find, in the order of the list, up to a most. What is
 * not paid yet is the statement of account, and where nothing is owed there is none (ERROR-46).
 */
export async function exportDocuments(
  deps: Deps,
  context: RequestContext,
  { format, ...query }: DocumentsExportQuery,
): Promise<{ readonly file: ExportFile; readonly total: number }> {
  const { language } = context;
  const scope = documentScope(await context.actor());
  const today = deps.clock.now().date;
  const list = documentList(filterOf(scope, query, today), query);
  const { total, pages } = await readAll(deps.reads, list, { most: MOST_EXPORTED_DOCUMENTS });
  const isStatement = query.state === "unpaid";
  if (isStatement && total === 0) throw notFound("statement-missing");
  const file = exportFile({
    format,
    name: `${documentNames[isStatement ? "statement" : "file"][language]}-${today}`,
    sheet: documentNames.sheet[language],
    head: Object.values(documentColumns).map((column) => column[language]),
    pages,
    row: (document) => rowOf(document, { language, today }),
    foot: (shown) => (shown < total ? [[say(documentsCut, language, { shown, total })]] : []),
  });
  return { file, total };
}

type Look = { readonly language: Language; readonly today: LocalDate };

/** In the order of `documentColumns`; an archive of documents brings the same list. */
export function rowOf(document: DocumentRecord, { language, today }: Look): readonly Cell[] {
  const { kind, number, issued, due, shipToId, shipToName, orderNumbers, amount } = document;
  return [
    documentTypes[kind][language],
    number,
    { day: issued },
    due === undefined ? "" : { day: due },
    shipToId ?? "",
    shipToName ?? "",
    orderNumbers.join(", "),
    paymentInWords(document, { language, today }),
    amount === undefined ? "" : { minor: amount.minor },
    amount?.currency ?? "",
  ];
}

function paymentInWords(document: DocumentRecord, { language, today }: Look): string {
  const payment = shownPayment(document, today);
  if (payment.kind === "none") return "";
  return say(paymentWords[payment.kind], language, "days" in payment ? { days: payment.days } : {});
}
