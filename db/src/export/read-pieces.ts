import { flattened } from "../changes/change-feed.ts";
import type { Day } from "../days.ts";
import type { Importer } from "../import/reading/importer.ts";
import { jsonRows } from "../import/reading/json-rows.ts";
import type { Sql } from "../sql.ts";
import { LEFT_OUT_COLUMNS } from "./exported-tables.ts";
import type { FileRows } from "./file-source.ts";

/** Some rows of a table or a file, as text. */
export type Piece = { readonly text: string; readonly rows: number };

const rowsOfAPiece = 500;

/** All rows of a table as lines of JSON, as PostgreSQL says them, so that no figure is rounded on the way. */
export async function* tableLines(tx: Sql, table: string): AsyncGenerator<Piece> {
  const left = LEFT_OUT_COLUMNS[table] ?? [];
  const rest = left.length === 0 ? "" : ` - array[${left.map((column) => `'${column}'`).join(", ")}]`;
  const query = `select (to_jsonb(it)${rest})::text as line from ${table} it`;
  for await (const rows of pieces<{ line: string }>(tx, query))
    yield { text: rows.map(({ line }) => `${line}\n`).join(""), rows: rows.length };
}

/** The file of an importer: its head, then its rows. Cells are as the importer reads them, not as a spreadsheet likes them. */
export async function* fileLines(
  tx: Sql,
  { reading }: Pick<Importer<object>, "reading">,
  { source, today }: { source: FileRows; today: Day },
): AsyncGenerator<Piece> {
  const header = reading.described.map(({ name }) => name);
  yield { text: lineOf(header), rows: 0 };
  const query = `select (${source.row}) as row from ${source.from} it
    cross join (select date '${today}' as today) asked where ${source.where ?? "true"}
    order by ${source.order.map((column) => `it.${column}`).join(", ")}`;
  for await (const rows of pieces<{ row: Record<string, unknown> }>(tx, query)) {
    const table = await jsonRows(
      reading,
      rows.map(({ row }) => flattened(row)),
    );
    const [fault] = table.errors;
    if (fault !== undefined) throw new Error(`${source.kind}: ${fault.column} cannot be written to a file`);
    const text = table.rows.map(({ cells }) => lineOf(header.map((name) => cells[name] ?? ""))).join("");
    yield { text, rows: rows.length };
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}

/** The rows of a query, some at a time: one cursor in the caller's transaction, so that memory does not grow with them. */
export async function* pieces<Row extends object>(
  tx: Sql,
  query: string,
  atOnce = rowsOfAPiece,
): AsyncGenerator<readonly Row[]> {
  await tx.query(`declare taken_along no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.query<Row>(`fetch ${atOnce} from taken_along`);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
  }
  await tx.query("close taken_along");
}
