import { readXlsx } from "@vycep/tables/read-xlsx";
import { TooMuchUnpacked } from "@vycep/tables/unpack";
import { xlsxDays } from "@vycep/tables/xlsx-days";
import { mostRows } from "./run-file.ts";

/** A workbook of Excel begins like every ZIP. */
const zip = [0x50, 0x4b];
const mostUnpacked = 40_000_000;

/**
 * The first sheet of a workbook as the text that importers read, its rows on the lines where they stand, its dates as days (DINT-03); a
 * text is what it is. It is kept so as well: the run that writes reads the very rows that were tried.
 */
export function asTableText(bytes: Uint8Array): Uint8Array | "too-large" | "unreadable" {
  if (!zip.every((byte, at) => bytes[at] === byte)) return bytes;
  try {
    const rows = readXlsx(bytes, { most: mostRows + 2, mostBytes: mostUnpacked, days: xlsxDays });
    const width = rows?.[0]?.cells.length ?? 0;
    if (rows === undefined || width === 0) return "unreadable";
    let text = "";
    let line = 1;
    for (const row of rows) {
      const gap = Math.max(0, row.line - line);
      const cells = Array.from(
        { length: Math.max(width, lastFilled(row.cells)) },
        (_, at) => row.cells[at] ?? "",
      );
      const said = cells.map((cell) => `"${cell.replaceAll("\r", "").replaceAll('"', '""')}"`).join(";");
      text += `${"\n".repeat(gap)}${said}\n`;
      line += gap + said.split("\n").length;
    }
    return new TextEncoder().encode(text);
  } catch (error) {
    return error instanceof TooMuchUnpacked ? "too-large" : "unreadable";
  }
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== "") + 1;
}
