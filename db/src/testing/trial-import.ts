import { expect, test } from "vitest";
import { errorTable } from "../import/reading/error-words.ts";
import type { Importer } from "../import/reading/importer.ts";
import { readTable } from "../import/reading/read-table.ts";
import { importTable, RefusedImport } from "../import/run-import.ts";
import { csvOf, demoRows } from "./demo-file.ts";
import type { TestDatabase } from "./use-database.ts";

type Cells = Record<string, string>;

/**
 * One bad file and what is told of it, line by line: "2 price -1 is too small or too large". The file is the demo's
 * first rows with these cells changed, or whatever is made of the demo's rows.
 */
export type RefusedFile = readonly [
  what: string,
  file: readonly Cells[] | ((demo: readonly Cells[]) => readonly Cells[]),
  ...told: readonly string[],
];

/** Tests that each file is refused with exactly this table, and that a good one is not, beside the demo of that day. */
export function testRefusals<Row extends object>(
  database: TestDatabase,
  importer: Importer<Row>,
  files: readonly RefusedFile[],
): void {
  for (const [what, file, ...told] of files) {
    test(`C17 ${importer.kind}: ${what}`, async () => {
      expect(await toldOf(database, importer, file)).toEqual(told);
    });
  }
}

/** What a query finds once the demo's first rows, with these cells changed, were imported. */
export async function keptOf<Row extends object>(
  database: TestDatabase,
  importer: Importer<Row>,
  { rows, query }: { readonly rows: readonly Cells[]; readonly query: string },
): Promise<readonly unknown[]> {
  return tryFile(database, importer, {
    file: rows,
    look: async () => (await database.client.query(query)).rows,
  });
}

/** What is told of a file, or "imported". */
export async function toldOf<Row extends object>(
  database: TestDatabase,
  importer: Importer<Row>,
  file: RefusedFile[1],
): Promise<readonly string[]> {
  try {
    return await tryFile(database, importer, { file, look: async () => ["imported"] });
  } catch (error) {
    if (!(error instanceof RefusedImport)) throw error;
    const [, ...lines] = errorTable(error.errors).split("\n");
    return lines.map((line) => line.replaceAll(/ +/g, " "));
  }
}

/** Imports a file, looks, and leaves the database as it was. */
async function tryFile<Row extends object, T>(
  { client }: TestDatabase,
  importer: Importer<Row>,
  { file, look }: { readonly file: RefusedFile[1]; readonly look: () => Promise<T> },
): Promise<T> {
  const demo = await demoRows(importer);
  const rows = typeof file === "function" ? file(demo) : file.map((cells, at) => ({ ...demo[at], ...cells }));
  await client.query("begin");
  try {
    await importTable(client, importer, { table: readTable(Buffer.from(csvOf(rows))), today: "2026-11-20" });
    return await look();
  } finally {
    await client.query("rollback");
  }
}
