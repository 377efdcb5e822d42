import { meantBy } from "@vycep/domain/documents/paper-name";
import { z } from "zod";
import { readRows } from "../import/reading/check-rows.ts";
import { dayOrNull, text } from "../import/reading/columns.ts";
import { type FileError, fileError } from "../import/reading/file-error.ts";
import { readingOf } from "../import/reading/importer.ts";
import type { RawTable } from "../import/reading/read-table.ts";
import { perLanguage } from "../import/texts.ts";

/** What says of each paper whose it is. */
export const paperTable = "contract_papers.csv";

/** Columns of the table that move with the demo's day. */
export const movingDays = ["signed"];

const columns = z.object({
  /** Empty where the name of the file says it. */
  contract: z.string(),
  file: text,
  ...perLanguage("title", text),
  signed: dayOrNull.optional(),
});

export type PaperRow = z.output<typeof columns>;

/** Reads the table, and holds the files that it names against those of the folder, and the contracts against those known. */
export function paperRows(
  table: RawTable,
  { names, contracts }: { readonly names: ReadonlySet<string>; readonly contracts: ReadonlySet<string> },
): { readonly rows: readonly PaperRow[]; readonly errors: readonly FileError[] } {
  const read = readRows({ reading: readingOf(columns), key: ["contract", "file"] }, table);
  const { errors } = read;
  const known = [...contracts].map((number) => ({ kind: "contract" as const, number }));
  const rows = read.rows.map(({ line, row }) => {
    const contract = row.contract === "" ? (meantBy(row.file, known)[0]?.number ?? "") : row.contract;
    return { line, row: { ...row, contract } };
  });
  const users = new Set<string>();
  const astray = rows.flatMap(({ line, row }): FileError[] => {
    const fault = { file: paperTable, row: line, column: "file", value: row.file };
    const isTwice = users.has(row.file);
    users.add(row.file);
    return [
      ...(contracts.has(row.contract)
        ? []
        : [{ ...fault, column: "contract", value: row.contract, code: "unknown_reference" as const }]),
      ...(names.has(row.file) ? [] : [{ ...fault, code: "unknown_reference" as const }]),
      ...(isTwice ? [{ ...fault, code: "duplicate" as const }] : []),
    ];
  });
  const spare = [...names].filter((name) => name !== paperTable && !users.has(name));
  return {
    rows: rows.map(({ row }) => row),
    errors: [
      ...errors.map((error) => ({ ...error, file: paperTable })),
      ...astray,
      ...(errors.length > 0 ? [] : spare.map((name) => fileError(name, "unknown_reference", name))),
    ],
  };
}
