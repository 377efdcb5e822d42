import { Readable } from "node:stream";
import { streamXlsx } from "@vycep/tables/stream-xlsx";
import { type Cell, csvLines, csvMark } from "@vycep/tables/write-csv";
import type { FastifyReply } from "fastify";

type Rows = readonly (readonly Cell[])[];

export type ExportedTable<Item> = {
  readonly format: "csv" | "xlsx";
  /** Of the file, without its ending. */
  readonly name: string;
  /** Of the workbook's sheet. */
  readonly sheet: string;
  readonly head: readonly string[];
  /** A page at a time; the next is asked for when the one before it has been taken. */
  readonly pages: AsyncIterable<readonly Item[]>;
  readonly row: (item: Item) => readonly Cell[];
  /** What stands under the rows, once it is known how many there were. */
  readonly foot: (rowCount: number) => Rows;
};

export type ExportFile = { readonly name: string; readonly type: string; readonly content: Readable };

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/**
 * A table as a file that is written while it is read: never more than a page of it in memory, no faster than whoever
 * takes it, and no further once he has gone away.
 */
export function exportFile<Item>({ format, name, sheet, ...table }: ExportedTable<Item>): ExportFile {
  const rows = rowsOf(table);
  const pieces = format === "csv" ? csvPieces(rows) : xlsxPieces(rows, sheet);
  return { name: `${name}.${format}`, type: types[format], content: Readable.from(pieces) };
}

/** Answers a file of which `total` rows could be told. */
export function sendExport(reply: FastifyReply, { name, type, content }: ExportFile, total: number) {
  return reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-total-count", String(total))
    .type(type)
    .send(content);
}

type Table<Item> = Omit<ExportedTable<Item>, "format" | "name" | "sheet">;

/** Heading and first page come in one go, by which a workbook knows the widths of its columns. */
async function* rowsOf<Item>({ head, pages, row, foot }: Table<Item>): AsyncGenerator<Rows> {
  let above: Rows = [head];
  let count = 0;
  for await (const items of pages) {
    yield [...above, ...items.map(row)];
    above = [];
    count += items.length;
  }
  yield [...above, ...foot(count)];
}

async function* csvPieces(goes: AsyncIterable<Rows>): AsyncGenerator<Buffer> {
  let mark = csvMark;
  for await (const rows of goes) {
    if (rows.length > 0) yield Buffer.from(mark + csvLines(rows));
    mark = "";
  }
}

async function* xlsxPieces(goes: AsyncIterable<Rows>, sheet: string): AsyncGenerator<Uint8Array> {
  const workbook = streamXlsx(sheet);
  for await (const rows of goes) {
    const bytes = workbook.write(rows);
    if (bytes.length > 0) yield bytes;
  }
  yield workbook.end();
}
