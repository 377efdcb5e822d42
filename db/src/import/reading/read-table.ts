import { decodeText } from "@vycep/tables/decode-text";
import { type CsvRecord, readCsv } from "@vycep/tables/read-csv";
import type { RowError } from "./row-error.ts";

export type RawRow = { line: number; cells: Record<string, string> };
export type RawTable = { header: string[]; rows: RawRow[]; errors: RowError[] };

/**
 * Reads what Excel and other programs write (C17): `,` `;` tab or `|`, any line end, with or without BOM,
 * UTF-8 or Windows-1250. Unequal rows are reported, never guessed at.
 */
export function readTable(bytes: Uint8Array): RawTable {
  let records: CsvRecord[];
  try {
    records = readCsv(decodeText(bytes));
  } catch (error) {
    return { header: [], rows: [], errors: [unreadable(error)] };
  }
  const header = (records[0]?.record ?? []).map((name) => name.trim());
  const table: RawTable = { header, rows: [], errors: [] };
  for (const { record, line } of records.slice(1)) {
    if (record.length === header.length) {
      table.rows.push({
        line,
        cells: Object.fromEntries(header.map((name, at) => [name, record[at] ?? ""])),
      });
    } else {
      table.errors.push({ row: line, column: "", code: "wrong_cell_count", value: String(record.length) });
    }
  }
  if (table.rows.length === 0 && table.errors.length === 0) {
    table.errors.push({ row: 1, column: "", code: "no_rows", value: "" });
  }
  return table;
}

function unreadable(error: unknown): RowError {
  const line = error instanceof Error && "lines" in error ? Number(error.lines) : 1;
  return { row: line, column: "", code: "unreadable", value: error instanceof Error ? error.message : "" };
}
