import { namesIn } from "../kernel/closed-list.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "./document.ts";

/** What the filter looks at in a document. */
export type FilteredDocument = { readonly link: string; readonly type: string };

/** What the link of an invoice contains in the seeds' archive. */
export const INVOICE_LINK_PART = "lfmt";

/**
 * Whether a document counts as an invoice: by its link or by the name of its type (DOCS-06).
 *
 * @example isInvoiceDocument({ link: "", type: "Faktura" }) // true
 */
export function isInvoiceDocument({ link, type }: FilteredDocument): boolean {
  return link.includes(INVOICE_LINK_PART) || type.includes("Invoice") || type.includes("Faktura");
}

/**
 * The invoices among documents (DOCS-06); all of them where there is not one invoice (DOCS-07).
 *
 * @example onlyInvoices([{ link: "/a", type: "Delivery note" }]) // the same list
 */
export function onlyInvoices<Document extends FilteredDocument>(
  documents: readonly Document[],
): readonly Document[] {
  const invoices = documents.filter(isInvoiceDocument);
  return invoices.length > 0 ? invoices : documents;
}

/** The kinds that the filter keeps, for lists that are filtered where they are kept. */
export const INVOICE_KINDS: readonly DocumentKind[] = namesIn(DOCUMENT_KINDS).filter((kind) =>
  isInvoiceDocument({ link: "", type: DOCUMENT_KINDS[kind].type }),
);
