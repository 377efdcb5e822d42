import type { DocumentKind } from "@vycep/domain/documents/document";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { DocumentScope } from "./documents.policy.ts";

export type ShownState = "overdue" | "due" | "unpaid" | "paid";

/** What a list of documents is narrowed by. */
export type DocumentFilter = {
  readonly scope: DocumentScope;
  readonly kinds?: readonly DocumentKind[] | undefined;
  /** The kinds of invoices, and nothing set aside where the scope holds none of them (DOCS-06, DOCS-07). */
  readonly invoicesIn?:
    | { readonly scope: DocumentScope; readonly kinds: readonly DocumentKind[] }
    | undefined;
  /** The beginning of a document's number, its end (a variable symbol is the last digits), or a whole number of an order. */
  readonly text?: string | undefined;
  readonly issuedFrom?: LocalDate | undefined;
  readonly issuedTo?: LocalDate | undefined;
  readonly shipToIds?: readonly string[] | undefined;
  readonly shown?: { readonly state: ShownState; readonly today: LocalDate } | undefined;
  readonly numbers?: readonly string[] | undefined;
};
