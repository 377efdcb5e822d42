import { namesIn } from "../kernel/closed-list.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "./document.ts";

/** What the filter looks at in a document. */
type FilteredDocument = { readonly link: string; readonly type: string };

/** What the link of an invoice contains in the seeds' archive. */
const INVOICE_LINK_PART = "lfmt";

/**
 * Whether a document counts as an invoice: by its link or by the name of its type (DOCS-06).
 *
 * @example isInvoiceDocument({ link: "", type: "Faktura" }) // true
 */
export function isInvoiceDocument({ link, type }: FilteredDocument): boolean {
  return link.includes(INVOICE_LINK_PART) || type.includes("Invoice") || type.includes("Faktura");
}

/**
 * The kinds that the filter keeps, for lists that are filtered where they are kept; a list without one invoice is not
 * reduced at all (DOCS-06, DOCS-07).
 */
export const INVOICE_KINDS: readonly DocumentKind[] = namesIn(DOCUMENT_KINDS).filter((kind) =>
  isInvoiceDocument({ link: "", type: DOCUMENT_KINDS[kind].type }),
);
