import { parse } from "csv-parse/browser/esm/sync";

export type CsvRecord = { readonly record: string[]; readonly line: number };

type CsvLimits = {
  /** No more records than this are read. */
  readonly most?: number | undefined;
  /** Quotes in the middle of a cell are taken as they are, not refused. */
  readonly isTolerant?: boolean | undefined;
};

const delimiters = [",", ";", "\t", "|"] as const;

/**
 * The records of a CSV, each with the line it begins on (C17): `,` `;` tab or `|`, any line end, quoted cells with
 * line ends in them. Throws what csv-parse throws when quotes do not close.
 */
export function readCsv(text: string, { most, isTolerant = false }: CsvLimits = {}): CsvRecord[] {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const parsed = parse(lines, {
    delimiter: detectDelimiter(lines),
    info: true,
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: isTolerant,
    skip_empty_lines: true,
    trim: true,
    ...(most === undefined ? {} : { to: most }),
  });
  return (parsed as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    record,
    line: info.lines - cellLineBreaks(record),
  }));
}

function cellLineBreaks(record: readonly string[]): number {
  return record.join("").split("\n").length - 1;
}

/** The one that the first line has most of, outside quotes. */
function detectDelimiter(text: string): string {
  const firstLine = (text.split("\n").find((line) => line.trim() !== "") ?? "").replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
