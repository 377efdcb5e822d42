import { z } from "zod";
import { readRows } from "../import/reading/check-rows.ts";
import { anyText, text, whole } from "../import/reading/columns.ts";
import type { FileError } from "../import/reading/file-error.ts";
import { readingOf } from "../import/reading/importer.ts";
import { readTable } from "../import/reading/read-table.ts";
import type { RowErrorCode } from "../import/reading/row-error.ts";
import { perLanguage, textsIn } from "../import/texts.ts";
import { altTextFile, type PhotoFile } from "./photo-files.ts";

const longest = 250;
const words = anyText.max(longest, "too_long" satisfies RowErrorCode);

/** What a photo shows, by language; an empty cell leaves it to the product's name. */
const columns = z.object({ sku: text, position: whole(1), ...perLanguage("alt", words) });

export type AltTexts = ReturnType<typeof textsIn>;

export const noAltTexts: AltTexts = {};

/** Reads the folder's `alt.csv`; each of its rows must be about a photo of the folder. */
export function altTexts(
  bytes: Uint8Array,
  photos: readonly PhotoFile[],
): { byPhoto: Map<string, AltTexts>; errors: FileError[] } {
  const described = { reading: readingOf(columns), key: ["sku", "position"] as const };
  const { rows, errors } = readRows(described, readTable(bytes));
  const known = new Set(photos.map(photoKey));
  const astray = rows
    .filter(({ row }) => !known.has(photoKey(row)))
    .map(({ line, row }) => ({
      row: line,
      column: "sku+position",
      code: "unknown_reference" as const,
      value: photoKey(row),
    }));
  return {
    byPhoto: new Map(rows.map(({ row }) => [photoKey(row), textsIn(row, "alt")])),
    errors: [...errors, ...astray]
      .toSorted((a, b) => a.row - b.row)
      .map((error) => ({ ...error, file: altTextFile })),
  };
}

export function photoKey({ sku, position }: { sku: string; position: number }): string {
  return `${sku} ${position}`;
}
