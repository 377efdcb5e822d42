import { setImmediate as aTurnForOthers } from "node:timers/promises";
import type { DescribedColumn } from "./described-columns.ts";
import type { Reading } from "./importer.ts";
import type { RawTable } from "./read-table.ts";

const rowsOfAPiece = 500;

/**
 * Rows of a call as cells of a table; from here on the two are the same. The first row is row 1. What a row leaves out, or
 * says as null, is an empty cell; columns that nobody reads are passed over, as in a file.
 */
export async function jsonRows(
  { described }: Pick<Reading<object>, "described">,
  rows: readonly unknown[],
): Promise<RawTable> {
  const table: RawTable = { header: described.map(({ name }) => name), rows: [], errors: [] };
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % rowsOfAPiece === 0) await aTurnForOthers();
    const line = at + 1;
    if (typeof row !== "object" || row === null || Array.isArray(row)) {
      table.errors.push({ row: line, column: "", code: "not_a_row", value: "" });
      continue;
    }
    const { cells, unread } = cellsOf(described, row);
    table.rows.push({ line, cells });
    for (const column of unread) table.errors.push({ row: line, column, code: "malformed", value: "" });
  }
  return table;
}

function cellsOf(described: readonly DescribedColumn[], row: object): ReadRow {
  const cells: Record<string, string> = {};
  const unread: string[] = [];
  for (const column of described) {
    const value: unknown = Reflect.get(row, column.name);
    if (value === undefined && !column.isRequired) continue;
    const cell = cellOf(column, value);
    if (cell === undefined) unread.push(column.name);
    else cells[column.name] = cell;
  }
  return { cells, unread };
}

type ReadRow = { cells: Record<string, string>; unread: readonly string[] };

/** As it would stand in a file; undefined where no file could say so. */
function cellOf({ form }: DescribedColumn, value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean" && form === "flag") return value ? "1" : "0";
  if (typeof value === "boolean" && form === "yes-no") return value ? "Yes" : "No";
  if (form === "list" && Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.join(",");
  return undefined;
}
