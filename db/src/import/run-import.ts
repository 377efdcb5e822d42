import type { ClientBase } from "pg";
import { inTransaction, withConnection } from "../connection.ts";
import { checkRows } from "./reading/check-rows.ts";
import type { ImportContext, Importer } from "./reading/importer.ts";
import { type RawTable, readTable } from "./reading/read-table.ts";
import type { RowError } from "./reading/row-error.ts";
import { saveOrTell } from "./reading/save-or-tell.ts";

export type ImportResult = { kind: "imported"; rows: number } | { kind: "refused"; errors: RowError[] };

/** Imports one file: all of its rows, or none and the whole list of what is wrong (C17). */
export async function runImport<Row extends object>(
  databaseUrl: string,
  importer: Importer<Row>,
  input: ImportContext & { bytes: Uint8Array },
): Promise<ImportResult> {
  const table = readTable(input.bytes);
  return withConnection(databaseUrl, async (client) => {
    try {
      return await inTransaction(client, () => importTable(client, importer, { ...input, table }));
    } catch (error) {
      if (error instanceof RefusedImport) return { kind: "refused", errors: error.errors };
      throw error;
    }
  });
}

/** The same within the caller's transaction. Throws `RefusedImport`, so that nothing of it is kept. */
export async function importTable<Row extends object>(
  tx: ClientBase,
  importer: Importer<Row>,
  input: ImportContext & { table: RawTable },
): Promise<ImportResult> {
  const { rows, errors } = await checkRows(tx, importer, input);
  const refused = errors.length > 0 ? errors : await saveOrTell(tx, importer, { rows, today: input.today });
  if (refused.length > 0) throw new RefusedImport(importer.kind, refused);
  return { kind: "imported", rows: rows.length };
}

/** Thrown to roll the transaction back; carries the row report. */
export class RefusedImport extends Error {
  readonly errors: RowError[];

  constructor(kind: string, errors: RowError[]) {
    const first = errors[0];
    super(
      `${kind}: ${errors.length} errors, first: line ${first?.row} ${first?.column} ${first?.code} "${first?.value}"`,
    );
    this.name = "RefusedImport";
    this.errors = errors;
  }
}
