import type { ClientBase } from "pg";
import type { Importer, Reference } from "./importer.ts";
import type { RawTable } from "./read-table.ts";
import type { Numbered, RowError, RowErrorCode } from "./row-error.ts";

export type CheckedRows<Row> = { rows: Numbered<Row>[]; errors: RowError[] };

/** Checks everything that needs no database, and collects every error instead of stopping at the first. */
export function checkRows<Row extends object>(
  importer: Pick<Importer<Row>, "columns" | "header" | "key" | "validity">,
  table: RawTable,
): CheckedRows<Row> {
  const missing = importer.header.filter((column) => !table.header.includes(column));
  if (missing.length > 0 && table.header.length > 0) {
    return {
      rows: [],
      errors: missing.map((column) => ({ row: 1, column, code: "missing_column", value: "" })),
    };
  }
  const rows: Numbered<Row>[] = [];
  const errors = [...table.errors];
  for (const { line, cells } of table.rows) {
    const parsed = importer.columns.safeParse(cells);
    if (parsed.success) rows.push({ line, row: parsed.data });
    else {
      for (const issue of parsed.error.issues) {
        const column = String(issue.path[0] ?? "");
        errors.push({ row: line, column, code: innermostCode(issue), value: cells[column] ?? "" });
      }
    }
  }
  errors.push(...duplicates(importer, rows), ...overlaps(importer, rows));
  return { rows, errors: errors.sort((a, b) => a.row - b.row) };
}

/** Looks up every reference of all rows, one statement per referred table. */
export async function checkReferences<Row extends object>(
  tx: ClientBase,
  importer: Importer<Row>,
  rows: readonly Numbered<Row>[],
): Promise<RowError[]> {
  const errors: RowError[] = [];
  for (const reference of importer.references) {
    const known = await knownKeys(tx, reference);
    for (const { line, row } of rows) {
      const value = row[reference.column];
      if (value === null || value === "" || known.has(String(value))) continue;
      errors.push({ row: line, column: reference.column, code: "unknown_reference", value: String(value) });
    }
  }
  return errors.sort((a, b) => a.row - b.row);
}

async function knownKeys<Row>(tx: ClientBase, { table, key }: Reference<Row>): Promise<Set<string>> {
  const { rows } = await tx.query<{ key: string }>(`select ${key} as key from ${table} order by 1`);
  return new Set(rows.map((row) => row.key));
}

function duplicates<Row extends object>(
  importer: Pick<Importer<Row>, "key">,
  rows: Numbered<Row>[],
): RowError[] {
  const seen = new Set<string>();
  const errors: RowError[] = [];
  for (const { line, row } of rows) {
    const value = keyOf(row, importer.key);
    if (seen.has(value)) errors.push({ row: line, column: importer.key.join("+"), code: "duplicate", value });
    seen.add(value);
  }
  return errors;
}

function overlaps<Row extends object>(
  importer: Pick<Importer<Row>, "validity">,
  rows: Numbered<Row>[],
): RowError[] {
  const { validity } = importer;
  if (!validity) return [];
  const errors: RowError[] = [];
  const bounds = (row: Row) => ({
    from: String(row[validity.from]),
    to: String(row[validity.to] ?? "9999-12-31"),
  });
  const byKey = Map.groupBy(rows, ({ row }) => keyOf(row, validity.key));
  for (const [key, same] of byKey) {
    const inOrder = same
      .map(({ line, row }) => ({ line, ...bounds(row) }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    let latest = "";
    for (const { line, from, to } of inOrder) {
      if (to < from) errors.push({ row: line, column: validity.to, code: "ends_before_start", value: to });
      else if (from <= latest) errors.push({ row: line, column: validity.from, code: "overlap", value: key });
      if (to > latest) latest = to;
    }
  }
  return errors;
}

function keyOf<Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => String(row[column])).join(" ");
}

type Issue = { message: string; errors?: readonly (readonly Issue[])[] };

/** A union reports all its branches; the last one is the cell's real reading. */
function innermostCode(issue: Issue): RowErrorCode {
  const inner = issue.errors?.at(-1)?.[0];
  return inner ? innermostCode(inner) : (issue.message as RowErrorCode);
}
