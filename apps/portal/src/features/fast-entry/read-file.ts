import { MAX_ROWS } from "@vycep/domain/fast-entry/entry-row";
import type { FileRefusal } from "@vycep/tables/read-table-file";

export type ReadFile =
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "refused"; readonly code: FileRefusal | "file-unreadable" };

/** Beyond this the places of the rows in a sheet are not kept: empty ones in between would be most of the text. */
const mostLines = 5000;

/**
 * A table's rows as a text, cells parted by tabs, each row where it stood in the file (C17). What is too large is not
 * read at all; what reads tables comes when the first file does.
 */
export async function readFile(file: File): Promise<ReadFile> {
  const { MAX_FILE_BYTES, readTableFile } = await import("@vycep/tables/read-table-file");
  if (file.size > MAX_FILE_BYTES) return { kind: "refused", code: "file-too-large" };
  try {
    const table = readTableFile(new Uint8Array(await file.arrayBuffer()), MAX_ROWS + 1);
    if (table.kind === "refused") return table;
    const { rows } = table;
    const isScattered = (rows.at(-1)?.line ?? 0) > mostLines;
    const lines: string[] = [];
    for (const [at, { line, cells }] of rows.entries()) {
      lines[isScattered ? at : line - 1] = cells
        .map((cell) => cell.replaceAll(/\s+/g, " ").trim())
        .join("\t");
    }
    return { kind: "read", text: Array.from(lines, (line) => line ?? "").join("\n") };
  } catch {
    return { kind: "refused", code: "file-unreadable" };
  }
}
