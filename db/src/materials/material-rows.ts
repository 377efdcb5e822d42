import { z } from "zod";
import { readRows } from "../import/reading/check-rows.ts";
import { anyText, day, list, markets, orNull, shaped, text, whole } from "../import/reading/columns.ts";
import { type FileError, fileError } from "../import/reading/file-error.ts";
import { readingOf } from "../import/reading/importer.ts";
import type { RawTable } from "../import/reading/read-table.ts";
import { perLanguage } from "../import/texts.ts";

/** What says of each material what it is. */
export const materialTable = "materials.csv";

/** Columns of the table that move with the demo's day. */
export const movingDays = ["added"];

const id = shaped(/^[\w-]{1,40}$/);

const columns = z.object({
  key: id,
  countries: markets,
  brand: text,
  folder: id,
  ...perLanguage("folder_name", text),
  ...perLanguage("title", text),
  ...perLanguage("description", anyText),
  added: day,
  files: list.refine((names) => names.length > 0, "missing"),
  /** A picture of it, where it is not one itself; never given out as a file. */
  cover: orNull(text).optional(),
  seconds: orNull(whole(1)).optional(),
  ...perLanguage("print", anyText, []),
  most_prints: orNull(whole(1)).optional(),
});

export type MaterialRow = z.output<typeof columns>;

/** Reads the table, and holds the files that it names against those of the folder, and markets against those that there are. */
export function materialRows(
  table: RawTable,
  names: ReadonlySet<string>,
  markets: ReadonlySet<string>,
): { readonly rows: readonly MaterialRow[]; readonly errors: readonly FileError[] } {
  const { rows, lines, errors } = readRows({ reading: readingOf(columns), key: ["key"] }, table);
  const users = new Map<string, number>();
  const astray = rows.flatMap(({ line, row }) =>
    namedIn(row).flatMap(({ column, name }): FileError[] => {
      const fault = { file: materialTable, row: line, column, value: name };
      users.set(name, (users.get(name) ?? 0) + 1);
      if (!names.has(name)) return [{ ...fault, code: "unknown_reference" }];
      return users.get(name) === 2 ? [{ ...fault, code: "duplicate" }] : [];
    }),
  );
  const strangers = lines.flatMap(({ line, row: { countries = [] } }) =>
    countries
      .filter((market) => !markets.has(market))
      .map(
        (value): FileError => ({
          ...{ file: materialTable, row: line, column: "countries", value, code: "unknown_reference" },
        }),
      ),
  );
  const spare = [...names].filter((name) => name !== materialTable && !users.has(name));
  return {
    rows: rows.map(({ row }) => row),
    errors: [
      ...errors.map((error) => ({ ...error, file: materialTable })),
      ...astray,
      ...strangers,
      ...(errors.length > 0 ? [] : spare.map((name) => fileError(name, "unknown_reference", name))),
    ],
  };
}

function namedIn({ files, cover }: MaterialRow): readonly { column: string; name: string }[] {
  return [
    ...files.map((name) => ({ column: "files", name })),
    ...(cover ? [{ column: "cover", name: cover }] : []),
  ];
}
