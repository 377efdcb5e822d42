/** What the API says of documents: their types, how they stand, and the columns of the exported list. */
import type { DocumentKind, ShownPayment } from "@vycep/domain/documents/document";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** DOCS-04. */
export const documentTypes: Sentences<DocumentKind> = said.documentTypes;

/** In the exported list; overdue and due with their days. */
export const paymentWords: Sentences<Exclude<ShownPayment["kind"], "none">> = said.paymentWords;

export type DocumentColumn =
  | "type"
  | "number"
  | "issued"
  | "due"
  | "ship-to-id"
  | "ship-to"
  | "orders"
  | "state"
  | "amount"
  | "currency";

/** The columns of the exported list, in their order. */
export const documentColumns: Sentences<DocumentColumn> = said.documentColumns;

/** The last row of a list that does not hold everything. */
export const documentsCut: Sentence = said.documentsCut;

/** The names of files and of the sheet within one. */
export const documentNames: Sentences<"file" | "statement" | "sheet"> = said.documentNames;
