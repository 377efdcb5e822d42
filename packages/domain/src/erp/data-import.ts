import { daysBetween, type LocalDate } from "../kernel/local-moment.ts";
import { isKeptInDraft, MASTER_DATA, type MasterNoun } from "./master-data.ts";

/**
 * What the brewery's people bring in from files (DINT-03), each after those that it refers to. Leaflets are prices that have no
 * drafts, so nobody could agree to them.
 */
export const IMPORT_KINDS = [
  ...(["categories", "empties", "empties-deposits", "products", "product-markets"] as const),
  ...(["availability", "price-lists"] as const),
  ...(["companies", "ship-tos", "product-limits", "users", "edi-partners", "content"] as const),
] as const satisfies readonly MasterNoun[];

export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * Reads a kind of file; undefined where files of it are not brought in at the desk.
 *
 * @example parseImportKind("products") // "products"
 * @example parseImportKind("promo-leaflets") // undefined
 */
export function parseImportKind(text: string): ImportKind | undefined {
  return IMPORT_KINDS.find((kind) => kind === text);
}

/**
 * Whether another system keeps what such a file says: then it is changed there and nowhere else (DEDIT-05).
 *
 * @example isImportErpOwned("users", ["customers"]) // true
 * @example isImportErpOwned("users", ["products"]) // false
 */
export function isImportErpOwned(kind: ImportKind, owns: readonly string[]): boolean {
  return owns.includes(MASTER_DATA[kind]);
}

/**
 * Whether the rows become drafts that somebody else agrees to, in the place of what holds (DPRICE-05).
 *
 * @example isImportedIntoDrafts("price-lists") // true
 */
export function isImportedIntoDrafts(kind: ImportKind): boolean {
  return isKeptInDraft(kind, []);
}

/** A row as a file says it, by its columns; its values are those of JSON. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** What a row of a file does, or why it may not. */
export const IMPORT_ROW_STATES = ["created", "changed", "unchanged", "removed", "refused"] as const;

export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

/** A column that is not as it was. */
export type ImportedField = { readonly column: string; readonly before: string; readonly after: string };

/**
 * What a row does: what stood there, and what stands there afterwards (DINT-03).
 *
 * @example importRowState(undefined, { sku: "1" }) // "created"
 * @example importRowState({ sku: "1", abv: 4 }, { sku: "1", abv: 5 }) // "changed"
 * @example importRowState({ sku: "1" }, { sku: "1" }) // "unchanged"
 * @example importRowState({ sku: "1" }, undefined) // "removed"
 */
export function importRowState(
  before: ImportedRow | undefined,
  after: ImportedRow | undefined,
): Exclude<ImportRowState, "refused"> {
  if (after === undefined) return before === undefined ? "unchanged" : "removed";
  if (before === undefined) return "created";
  return importedFields(before, after).length > 0 ? "changed" : "unchanged";
}

/**
 * The columns that differ, in the order of the file, as a cell would say them (DINT-03).
 *
 * @example importedFields({ sku: "1", markets: ["CZ"] }, { sku: "1", markets: ["CZ", "SK"] }) // [{ column: "markets", before: "CZ", after: "CZ,SK" }]
 */
export function importedFields(
  before: ImportedRow | undefined,
  after: ImportedRow | undefined,
): readonly ImportedField[] {
  return Object.keys({ ...after, ...before })
    .map((column) => ({ column, before: cellText(before?.[column]), after: cellText(after?.[column]) }))
    .filter((field) => field.before !== field.after);
}

/**
 * A value as a cell of a file says it.
 *
 * @example cellText(true) // "1"
 * @example cellText(null) // ""
 */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "1" : "0";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** So long what was written can be taken back. */
export const IMPORT_UNDO_DAYS = 7;

/** How far a file is: tried, given up, written, taken back. */
export const IMPORT_STATES = ["tried", "dropped", "written", "undone"] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

export type ImportUndoRefusal = "not-written" | "in-drafts" | "undo-too-late";

/**
 * Why an import cannot be taken back, whatever happened to its rows meanwhile (DINT-03).
 *
 * @example whyNotUndone({ kind: "products", state: "tried", writtenOn: undefined }, "2026-11-23") // "not-written"
 * @example whyNotUndone({ kind: "price-lists", state: "written", writtenOn: "2026-11-23" }, "2026-11-23") // "in-drafts"
 * @example whyNotUndone({ kind: "products", state: "written", writtenOn: "2026-11-15" }, "2026-11-23") // "undo-too-late"
 */
export function whyNotUndone(
  {
    kind,
    state,
    writtenOn,
  }: { readonly kind: ImportKind; readonly state: ImportState; readonly writtenOn: LocalDate | undefined },
  today: LocalDate,
): ImportUndoRefusal | undefined {
  if (state !== "written" || writtenOn === undefined) return "not-written";
  if (isImportedIntoDrafts(kind)) return "in-drafts";
  return daysBetween(writtenOn, today) > IMPORT_UNDO_DAYS ? "undo-too-late" : undefined;
}
