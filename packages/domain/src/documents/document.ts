import { isNameIn, namesIn } from "../kernel/closed-list.ts";
import { daysBetween, type LocalDate } from "../kernel/local-moment.ts";

/** The papers of My documents (DOCS-01, D40), in the order of the tabs. */
export type DocumentKind =
  | "invoice"
  | "credit-note"
  | "delivery-note"
  | "order-confirmation"
  | "price-list"
  | "statement";

type KindRow = {
  /** The type as programs know it (DOCS-04). */
  readonly type: string;
  readonly tab: DocumentTab;
};

export type DocumentTab = "invoices" | "credit-notes" | "delivery-notes" | "other";

export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, KindRow>> = {
  invoice: { type: "Invoice", tab: "invoices" },
  "credit-note": { type: "Credit note", tab: "credit-notes" },
  "delivery-note": { type: "Delivery note", tab: "delivery-notes" },
  "order-confirmation": { type: "Order confirmation", tab: "other" },
  "price-list": { type: "Price list", tab: "other" },
  statement: { type: "Statement of account", tab: "other" },
};

/** In which files a document may come. */
export type FileFormat = "pdf" | "isdoc" | "xml" | "xlsx";

/** A document's file is a PDF unless somebody says otherwise (DOCS-04, DOCS-05). */
export const USUAL_FORMAT: FileFormat = "pdf";

/** The content type of each format. */
export const FORMAT_TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: "application/pdf",
  isdoc: "application/xml",
  xml: "application/xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Reads a kind by its own name or by the type that programs know. @example parseKind("Credit note") // "credit-note" */
export function parseKind(text: string): DocumentKind | undefined {
  if (isNameIn(DOCUMENT_KINDS, text)) return text;
  for (const kind in DOCUMENT_KINDS)
    if (isNameIn(DOCUMENT_KINDS, kind) && DOCUMENT_KINDS[kind].type === text) return kind;
  return undefined;
}

/** The kinds of papers in a tab. @example tabKinds("invoices") // ["invoice"] */
export function tabKinds(tab: DocumentTab): readonly DocumentKind[] {
  return namesIn(DOCUMENT_KINDS).filter((kind) => DOCUMENT_KINDS[kind].tab === tab);
}

/** Reads a format. @example parseFormat("isdoc") // "isdoc" */
export function parseFormat(text: string): FileFormat | undefined {
  const format = text.toLowerCase();
  return isNameIn(FORMAT_TYPES, format) ? format : undefined;
}

/** What is told of a document's payment; nothing of what nobody pays, or where no payments are told. */
export type PaymentState = "open" | "paid" | "settled";

/** The same as customers see it today. */
export type ShownPayment =
  | { readonly kind: "overdue"; readonly days: number }
  | { readonly kind: "due"; readonly days: number }
  | { readonly kind: "paid" }
  | { readonly kind: "settled" }
  | { readonly kind: "none" };

/**
 * How a document stands: overdue from the day after its last one, and only where somebody tells payments, for otherwise
 * nobody knows that it was not paid.
 *
 * @example shownPayment({ state: "open", due: toLocalDate("2026-11-20") }, toLocalDate("2026-11-23")) // { kind: "overdue", days: 3 }
 */
export function shownPayment(
  { state, due }: { readonly state: PaymentState | undefined; readonly due: LocalDate | undefined },
  today: LocalDate,
): ShownPayment {
  if (state !== "open") return { kind: state ?? "none" };
  if (due === undefined) return { kind: "none" };
  const days = daysBetween(today, due);
  return days < 0 ? { kind: "overdue", days: -days } : { kind: "due", days };
}
