import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { toWhole } from "@vycep/contract/whole-currency";
import { shownPayment, USUAL_FORMAT } from "@vycep/domain/documents/document";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { documentTypes } from "@vycep/words/documents/answers";
import type { DocumentRecord } from "./documents.repo.ts";
import { formatsOf, type PaperWriter } from "./paper-writers.ts";

/** How a document is answered (DOCS-04): as it stands on a day, in the language of the caller. */
export function encodeDocument(
  document: DocumentRecord,
  { today, language, writers }: { today: LocalDate; language: Language; writers: readonly PaperWriter[] },
): DocumentRow {
  const payment = shownPayment(document, today);
  const fileTypes = formatsOf(document, writers);
  return {
    documentId: document.number,
    documentType: document.kind,
    type: documentTypes[document.kind][language],
    number: document.number,
    date: document.issued,
    link: linkOf(document),
    fileType: fileTypes[0] ?? USUAL_FORMAT,
    fileTypes: [...fileTypes],
    customerNumber: document.customerNumber,
    shipToId: document.shipToId ?? null,
    shipToName: document.shipToName ?? null,
    due: document.due ?? null,
    amount: document.amount === undefined ? null : toWhole(document.amount.minor),
    currency: document.amount?.currency ?? null,
    payment: { kind: payment.kind, days: "days" in payment ? payment.days : null },
    orderNumbers: [...document.orderNumbers],
  };
}

function linkOf({ kind, number }: DocumentRecord): string {
  const query = new URLSearchParams({ documentId: number, documentType: kind });
  return `${SERVICE_BASE.general}/documents/GetDocumentExternalLinkAsyncV2?${query}`;
}
