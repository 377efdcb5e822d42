import type { Amounts } from "@vycep/domain/catalog/packaging";
import { MAX_ROW_CHARS, MAX_ROWS } from "@vycep/domain/fast-entry/entry-row";
import { storage } from "@vycep/shell/storage/storage";
import { createStore, useStore } from "@vycep/shell/storage/store";
import { fastEntryKeys } from "./fast-entry-keys.ts";

/** More characters than two thousand sensible rows have; a longer text is refused before it is sent. */
const MAX_TEXT_CHARS = 400_000;

const stored = createStore(storage.read(fastEntryKeys.fastEntry) ?? "");

/** What was pasted and is not in the cart yet; it outlives a reload (C20), not a sign-out. */
export function useEntryText(): string {
  return useStore(stored);
}

export function entryText(): string {
  return stored.get();
}

export function setEntryText(text: string): void {
  stored.set(text);
  storage.write(fastEntryKeys.fastEntry, text === "" ? undefined : text);
}

/** The rows as they are sent: an endless one is cut where it is known to be too long. */
export function rowsOfText(text: string): readonly string[] {
  return text.split(/\r\n?|\n/).map((row) => row.slice(0, MAX_ROW_CHARS + 1));
}

/** Why a text is not even sent: too many rows, or too long; undefined when it is. */
export function whyNotSent(text: string): "too-many-rows" | "text-too-long" | undefined {
  const rows = rowsOfText(text);
  // One more for a heading.
  if (rows.filter((row) => row.trim() !== "").length > MAX_ROWS + 1) return "too-many-rows";
  return rows.reduce((sum, row) => sum + row.length, 0) > MAX_TEXT_CHARS ? "text-too-long" : undefined;
}

/** One row changed for another, the others as they are. */
export function withRow(text: string, index: number, row: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((old, at) => (at === index ? row : old))
    .join("\n");
}

/** Only some of the rows, the heading among them, or nothing where no other is left. */
export function keepRows(text: string, indexes: ReadonlySet<number>, header: number | undefined): string {
  if (indexes.size === 0) return "";
  return text
    .split(/\r\n?|\n/)
    .filter((_, at) => indexes.has(at) || at === header)
    .join("\n");
}

/**
 * A row as anybody could have typed it, which reads the same below any heading.
 *
 * @example rowFor("100101", { packages: 3, layers: 2, pallets: 1 }) // "100101 1 pal + 2 vrst + 3 bal"
 */
export function rowFor(sku: string, { packages, layers, pallets }: Amounts): string {
  const parts = [
    pallets > 0 && `${pallets} pal`,
    layers > 0 && `${layers} vrst`,
    packages > 0 && (pallets + layers > 0 ? `${packages} bal` : String(packages)),
  ];
  return `${sku} ${parts.filter((part) => part !== false).join(" + ")}`;
}
