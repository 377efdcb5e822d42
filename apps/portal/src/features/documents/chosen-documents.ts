import type { DocumentRow } from "@vycep/contract/documents/documents.rest";

/** The documents that are ticked, on whatever page, by what names them. */
export type Chosen = ReadonlyMap<string, DocumentRow>;

export const noneChosen: Chosen = new Map();

/** A number is one document's among those of its kind. */
export function keyOf({ documentType, number }: Pick<DocumentRow, "documentType" | "number">): string {
  return `${documentType} ${number}`;
}

/** Ticks a document, or takes the tick off. */
export function toggled(chosen: Chosen, row: DocumentRow): Chosen {
  const next = new Map(chosen);
  if (!next.delete(keyOf(row))) next.set(keyOf(row), row);
  return next;
}
