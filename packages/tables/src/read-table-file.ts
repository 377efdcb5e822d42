import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { type ReadDays, readXlsx, type SheetRow } from "./read-xlsx.ts";
import { TooMuchUnpacked } from "./unpack.ts";

/** A larger file is not even opened. */
export const MAX_FILE_BYTES = 5_000_000;
/** So much may come out of a workbook; two thousand rows need a hundredth of it. */
const maxUnpackedBytes = 20_000_000;

export type FileRefusal =
  | "file-too-large"
  | "file-not-a-table"
  | "file-old-excel"
  | "file-empty"
  | "too-many-rows";

export type TableFile =
  | { readonly kind: "read"; readonly rows: readonly SheetRow[] }
  | { readonly kind: "refused"; readonly code: FileRefusal };

/**
 * The rows of a CSV or XLSX file, told apart by content, not by name (C17); or why it cannot be read. `most` counts
 * rows with anything in them, the heading among them. Memory and time stay bounded whatever the file is. Dates of a
 * workbook are days where `days` reads them.
 */
export function readTableFile(bytes: Uint8Array, most: number, days?: ReadDays): TableFile {
  if (bytes.length > MAX_FILE_BYTES) return refused("file-too-large");
  if (bytes.length === 0) return refused("file-empty");
  if (begins(bytes, oldExcel)) return refused("file-old-excel");
  if (begins(bytes, pdf)) return refused("file-not-a-table");
  const rows = begins(bytes, zip) ? workbookRows(bytes, { most: most + 1, days }) : textRows(bytes, most + 1);
  if (typeof rows === "string") return refused(rows);
  if (rows.length === 0) return refused("file-empty");
  return rows.length > most ? refused("too-many-rows") : { kind: "read", rows };
}

const zip = [0x50, 0x4b];
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];
const pdf = [0x25, 0x50, 0x44, 0x46];

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

type Wanted = { readonly most: number; readonly days: ReadDays | undefined };

function workbookRows(bytes: Uint8Array, wanted: Wanted): readonly SheetRow[] | FileRefusal {
  try {
    return readXlsx(bytes, { ...wanted, mostBytes: maxUnpackedBytes }) ?? "file-not-a-table";
  } catch (cause) {
    return cause instanceof TooMuchUnpacked ? "file-too-large" : "file-not-a-table";
  }
}

function textRows(bytes: Uint8Array, most: number): readonly SheetRow[] | FileRefusal {
  const text = decodeText(bytes);
  if (isBinary(text)) return "file-not-a-table";
  try {
    return filled(
      readCsv(text, { most, isTolerant: true }).map(({ record, line }) => ({ line, cells: record })),
    );
  } catch {
    // Quotes that do not close: then each line is a row.
    const lines = text.split(/\r\n?|\n/, most * 5);
    return filled(lines.map((line, index) => ({ line: index + 1, cells: [line] })));
  }
}

function filled(rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** Texts have no control characters but tabs and line ends. */
function isBinary(text: string): boolean {
  const looked = text.slice(0, 20_000);
  let odd = 0;
  for (let at = 0; at < looked.length; at += 1) {
    const code = looked.charCodeAt(at);
    if (code === 0) return true;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) odd += 1;
  }
  return odd * 50 > looked.length;
}

function refused(code: FileRefusal): TableFile {
  return { kind: "refused", code };
}
