import { setImmediate as aTurnForOthers } from "node:timers/promises";
import type { Sql } from "../../sql.ts";
import type { Cells, ImportContext, Importer, Reading, Reference, RowRule } from "./importer.ts";
import type { RawRow, RawTable } from "./read-table.ts";
import type { CellFault, Numbered, RowError, RowErrorCode } from "./row-error.ts";

/** A line as far as its cells could be read; `whole` when all could. */
type ReadLine<Row> = Numbered<Partial<Row>> & { readonly whole: Row | null; readonly cells: Cells };

export type CheckedRows<Row> = { rows: Numbered<Row>[]; errors: RowError[] };

type Columns<Row> = Pick<Importer<Row>, "reading" | "key" | "validity">;

/** Rows that are read in one go; between two such pieces whoever else is served has a turn. */
const rowsOfAPiece = 200;

/**
 * Checks a table for everything that there is to refuse: each cell, rows that stand twice or overlap, references, and
 * the rules of its kind. One fault hides no other: a row with a bad cell is judged by what its other cells say.
 */
export async function checkRows<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { table, ...context }: ImportContext & { table: RawTable },
): Promise<CheckedRows<Row>> {
  const pieces: ReadCells<Row>[] = [];
  for (let at = 0; at < table.rows.length; at += rowsOfAPiece) {
    if (at > 0) await aTurnForOthers();
    pieces.push(readCells(importer.reading, table.rows.slice(at, at + rowsOfAPiece)));
  }
  const { lines, rows, errors } = judged(importer, table, pieces);
  const faults: CellFault[] = [];
  for (const reference of importer.references) faults.push(...(await unknownOnes(tx, reference, lines)));
  for (const rule of importer.rules) faults.push(...(await rule.check(judgedBy(rule, lines), tx, context)));
  return { rows, errors: inOrder([...errors, ...withValues(faults, lines)]) };
}

/** The part of it that needs no database. */
export function readRows<Row extends object>(
  importer: Columns<Row>,
  table: RawTable,
): CheckedRows<Row> & { lines: ReadLine<Row>[] } {
  return judged(importer, table, [readCells(importer.reading, table.rows)]);
}

/** What rows are to each other, and what stands over them. */
function judged<Row extends object>(
  importer: Columns<Row>,
  table: RawTable,
  pieces: readonly ReadCells<Row>[],
): CheckedRows<Row> & { lines: ReadLine<Row>[] } {
  const lines = pieces.flatMap((piece) => piece.lines);
  const errors = [
    ...headerErrors(importer.reading, table),
    ...table.errors,
    ...pieces.flatMap((piece) => piece.errors),
  ];
  const faults = [...duplicates(importer, lines), ...overlaps(importer, lines)];
  return {
    lines,
    rows: lines.flatMap(({ line, whole }) => (whole === null ? [] : { line, row: whole })),
    errors: inOrder([...errors, ...withValues(faults, lines)]),
  };
}

function inOrder(errors: readonly RowError[]): RowError[] {
  return errors.toSorted((a, b) => a.row - b.row);
}

function withValues<Row>(faults: readonly CellFault[], lines: readonly ReadLine<Row>[]): RowError[] {
  const cellsAt = new Map(lines.map(({ line, cells }) => [line, cells]));
  return faults.map((fault) => ({ ...fault, value: shownValue(fault, cellsAt.get(fault.row) ?? {}) }));
}

type ReadCells<Row> = { lines: ReadLine<Row>[]; errors: RowError[] };

function readCells<Row extends object>(reading: Reading<Row>, rows: readonly RawRow[]): ReadCells<Row> {
  const errors: RowError[] = [];
  const lines = rows.map(({ line, cells }): ReadLine<Row> => {
    const whole = reading.whole(cells);
    const bad = badCells(reading.columns, cells, whole.error?.issues ?? []);
    errors.push(...bad.map((fault) => ({ row: line, ...fault })));
    if (whole.success && bad.length === 0) return { line, row: whole.data, whole: whole.data, cells };
    const rest = Object.entries(cells).filter(([column]) => bad.every((fault) => fault.column !== column));
    return { line, row: reading.part(Object.fromEntries(rest)).data ?? {}, whole: null, cells };
  });
  return { lines, errors };
}

/** What the schema refuses of the cells that are there, and what no text in a database may hold. */
function badCells(
  columns: readonly string[],
  cells: Cells,
  issues: readonly (Issue & { readonly path: readonly PropertyKey[] })[],
): Omit<RowError, "row">[] {
  return columns.flatMap((column) => {
    const value = cells[column];
    if (value === undefined) return [];
    if (value.includes("\0")) {
      return { column, code: "bad_character" as const, value: value.replaceAll("\0", "␀") };
    }
    const issue = issues.find(({ path }) => path[0] === column);
    return issue ? { column, code: innermostCode(issue), value } : [];
  });
}

function headerErrors(wanted: Pick<Reading<object>, "header" | "columns">, { header }: RawTable): RowError[] {
  if (header.length === 0) return [];
  const at = (column: string, code: RowErrorCode): RowError => ({ row: 1, column, code, value: "" });
  return wanted.columns.flatMap((column) => {
    const count = header.filter((name) => name === column).length;
    if (count === 0 && wanted.header.includes(column)) return at(column, "missing_column");
    return count > 1 ? at(column, "column_twice") : [];
  });
}

/** Looks up one reference of all rows in one statement. */
async function unknownOnes<Row>(
  tx: Sql,
  { table, key, column }: Reference<Row>,
  lines: readonly ReadLine<Row>[],
): Promise<CellFault[]> {
  const { rows } = await tx.query<{ key: string }>(`select ${key} as key from ${table} order by 1`);
  const known = new Set(rows.map((row) => row.key));
  return lines
    .filter(({ row: { [column]: value } }) => value !== null && value !== undefined && value !== "")
    .filter(({ row: { [column]: value } }) => [value].flat().some((one) => !known.has(String(one))))
    .map(({ line }) => ({ row: line, column, code: "unknown_reference" }));
}

/** The rows that a rule can judge. */
function judgedBy<Row>({ needs, group }: RowRule<Row>, lines: readonly ReadLine<Row>[]): Numbered<Row>[] {
  const rows = wholeRows(lines, needs);
  if (group === undefined) return rows;
  const readable = new Set(rows.map(({ line }) => line));
  const broken = new Set(lines.filter(({ line }) => !readable.has(line)).map(({ row }) => row[group]));
  return rows.filter(({ row }) => !broken.has(row[group]));
}

function wholeRows<Row>(
  lines: readonly ReadLine<Row>[],
  columns: readonly (keyof Row & string)[],
): Numbered<Row>[] {
  return lines.filter((line): line is ReadLine<Row> & Numbered<Row> =>
    columns.every((column) => Object.hasOwn(line.row, column)),
  );
}

function duplicates<Row>({ key }: Pick<Importer<Row>, "key">, lines: readonly ReadLine<Row>[]): CellFault[] {
  const seen = new Set<string>();
  const faults: CellFault[] = [];
  for (const { line, row } of wholeRows(lines, key)) {
    const value = keyOf(row, key);
    if (seen.has(value)) faults.push({ row: line, column: key.join("+"), code: "duplicate" });
    seen.add(value);
  }
  return faults;
}

function overlaps<Row>(
  { validity }: Pick<Importer<Row>, "validity">,
  lines: readonly ReadLine<Row>[],
): CellFault[] {
  if (!validity) return [];
  const faults: CellFault[] = [];
  const rows = wholeRows(lines, [...validity.key, validity.from, validity.to]);
  for (const [key, same] of Map.groupBy(rows, ({ row }) => keyOf(row, validity.key))) {
    const inOrder = same
      .map(({ line, row }) => ({
        line,
        from: String(row[validity.from]),
        to: String(row[validity.to] ?? "9999-12-31"),
      }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    let latest = "";
    for (const { line, from, to } of inOrder) {
      if (to < from) faults.push({ row: line, column: validity.to, code: "ends_before_start" });
      else if (from <= latest) faults.push({ row: line, column: validity.from, code: "overlap", about: key });
      if (to > latest) latest = to;
    }
  }
  return faults;
}

function keyOf<Row>(row: Row, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => String(row[column])).join(" ");
}

/** What stands in the file, for a key of several columns one after the other. */
function shownValue({ column }: CellFault, cells: Cells): string {
  return column
    .split("+")
    .map((one) => cells[one] ?? "")
    .join(" ");
}

type Issue = { message: string; errors?: readonly (readonly Issue[])[] };

/** A union reports all its branches; the last one is the cell's real reading. */
function innermostCode(issue: Issue): RowErrorCode {
  const inner = issue.errors?.at(-1)?.[0];
  return inner ? innermostCode(inner) : (issue.message as RowErrorCode);
}
