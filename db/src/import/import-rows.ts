import type { Sql } from "../sql.ts";
import { checkRows, readRows } from "./reading/check-rows.ts";
import type { ImportContext, Importer } from "./reading/importer.ts";
import { jsonRows } from "./reading/json-rows.ts";
import type { RawTable } from "./reading/read-table.ts";
import type { Numbered, RowError } from "./reading/row-error.ts";
import { saveSome } from "./reading/save-or-tell.ts";

/** How many rows are saved by one set of statements: a few hundred milliseconds of the database. */
const rowsSavedAtOnce = 1_000;

/**
 * Saves the rows of a call (row 1 is the first) as far as they can be kept, in the caller's transaction, and answers what
 * was refused. They are judged and saved by the code of the files. A row that leans on one that was refused is refused
 * with it; whoever wants all or nothing undoes the transaction when anything is answered.
 */
export async function importRows<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { rows, today }: ImportContext & { rows: readonly unknown[] },
): Promise<readonly RowError[]> {
  return importTableRows(tx, importer, { table: await jsonRows(importer.reading, rows), today });
}

/** The same of a file, whose rows are numbered by its lines; one without its head is refused whole. */
export async function importFileRows<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { table, today }: ImportContext & { table: RawTable },
): Promise<readonly RowError[]> {
  const { errors } = readRows(importer, table);
  return errors.some(({ row }) => row === 1) ? errors : importTableRows(tx, importer, { table, today });
}

async function importTableRows<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { table, today }: ImportContext & { table: RawTable },
): Promise<readonly RowError[]> {
  const { good, errors } = await goodRows(tx, importer, { table, today });
  const refused: RowError[] = [...errors];
  for (const same of sameColumns(importer, table, good)) {
    for (let at = 0; at < same.length; at += rowsSavedAtOnce) {
      const piece = same.slice(at, at + rowsSavedAtOnce);
      refused.push(...(await saveSome(tx, importer, { rows: piece, today })));
    }
  }
  return refused.toSorted((a, b) => a.row - b.row);
}

/** What is left when nothing more is refused: what leans on a refused row falls in the next round. */
async function goodRows<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { table, today }: ImportContext & { table: RawTable },
): Promise<{ good: readonly Numbered<Row>[]; errors: readonly RowError[] }> {
  const { rows, errors } = await checkRows(tx, importer, { table, today });
  if (errors.length === 0) return { good: rows, errors };
  const refused = new Set(errors.map(({ row }) => row));
  const left = table.rows.filter(({ line }) => !refused.has(line));
  if (left.length === 0) return { good: [], errors };
  const rest = await goodRows(tx, importer, { table: { ...table, errors: [], rows: left }, today });
  return { good: rest.good, errors: [...errors, ...rest.errors] };
}

/** A column that a row leaves out stays as it is, so rows that leave out others are saved by themselves. */
function sameColumns<Row extends object>(
  { reading }: Pick<Importer<Row>, "reading">,
  table: RawTable,
  rows: readonly Numbered<Row>[],
): Iterable<readonly Numbered<Row>[]> {
  const optional = reading.columns.filter((column) => !reading.header.includes(column));
  const leftOut = new Map(
    table.rows.map(({ line, cells }) => [
      line,
      optional.filter((column) => !Object.hasOwn(cells, column)).join(),
    ]),
  );
  return Map.groupBy(rows, ({ line }) => leftOut.get(line)).values();
}
