import { parse } from "csv-parse/sync";
import iconv from "iconv-lite";
import type { RowError } from "./row-error.ts";

export type RawRow = { line: number; cells: Record<string, string> };
export type RawTable = { header: string[]; rows: RawRow[]; errors: RowError[] };

const delimiters = [",", ";", "\t", "|"] as const;

/**
 * Reads what Excel and other programs write (C17): `,` `;` tab or `|`, any line end, with or without BOM,
 * UTF-8 or Windows-1250. Unequal rows are reported, never guessed at.
 */
export function readTable(bytes: Uint8Array): RawTable {
  const text = decode(bytes).replaceAll(/\r\n?/g, "\n");
  let records: { record: string[]; line: number }[];
  try {
    records = parseRecords(text);
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

/** UTF-8 if the bytes are valid UTF-8, else the code page that Czech and Slovak Excel saves in. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(Buffer.from(bytes), "win1250");
  }
}

function parseRecords(text: string): { record: string[]; line: number }[] {
  const parsed = parse(text, {
    delimiter: detectDelimiter(text),
    info: true,
    record_delimiter: "\n",
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  return (parsed as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    record,
    line: info.lines - cellLineBreaks(record),
  }));
}

function cellLineBreaks(record: string[]): number {
  return record.join("").split("\n").length - 1;
}

/** The one that the first line has most of, outside quotes. */
function detectDelimiter(text: string): string {
  const firstLine = (text.split("\n").find((line) => line.trim() !== "") ?? "").replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function unreadable(error: unknown): RowError {
  const line = error instanceof Error && "lines" in error ? Number(error.lines) : 1;
  return { row: line, column: "", code: "unreadable", value: error instanceof Error ? error.message : "" };
}
