import pg from "pg";
import type { Sql } from "../../sql.ts";
import type { ImportContext, Importer } from "./importer.ts";
import type { About, Numbered, RowError } from "./row-error.ts";

/** Told of one import at most; whoever has so many has one cause. */
const mostTold = 20;

/**
 * Saves checked rows. What the database itself refuses all the same (a ship-to with orders that moves to another
 * company) is told by its rows, each tried by itself, and never thrown at a person.
 */
export async function saveOrTell<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { rows, ...context }: ImportContext & { rows: readonly Numbered<Row>[] },
): Promise<RowError[]> {
  const all = await refusalOf(tx, () => importer.save(tx, rows, context));
  if (all === null) return [];
  const errors: RowError[] = [];
  for (const row of rows) {
    if (errors.length === mostTold) break;
    const about = await refusalOf(tx, () => importer.save(tx, [row], context));
    if (about !== null) errors.push(notKept(row, about));
  }
  return errors.length > 0 ? errors : [{ row: 1, column: "", code: "not_kept", value: "", about: all }];
}

/**
 * Saves as many of the rows as the database takes and tells the others: what is refused together is tried by halves, so
 * that few bad rows among many cost few tries.
 */
export async function saveSome<Row extends object>(
  tx: Sql,
  importer: Importer<Row>,
  { rows, ...context }: ImportContext & { rows: readonly Numbered<Row>[] },
): Promise<RowError[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const about = await refusalOf(tx, () => importer.save(tx, rows, context));
  if (about === null) return [];
  if (rows.length === 1) return [notKept(first, about)];
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await saveSome(tx, importer, { rows: rows.slice(0, half), ...context })),
    ...(await saveSome(tx, importer, { rows: rows.slice(half), ...context })),
  ];
}

function notKept({ line }: Numbered<object>, about: About): RowError {
  return { row: line, column: "", code: "not_kept", value: "", about };
}

/** What the database says against the work, which it then undoes; null when it is done. */
async function refusalOf(tx: Sql, work: () => Promise<void>): Promise<About | null> {
  await tx.query("savepoint before_rows");
  try {
    await work();
    await tx.query("release savepoint before_rows");
    return null;
  } catch (error) {
    const isAboutData = error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? "");
    if (!isAboutData) throw error;
    await tx.query("rollback to savepoint before_rows");
    return aboutRefusal(error);
  }
}

/** The table that something refers to or is missing from, and the columns and values that stand somewhere already. */
const tableIn = /table "([^"]+)"/;
const keyIn = /^Key \((.+?)\)=\((.*)\)/;

/** The commonest ways in which the database refuses, by their code; the rest in its own words. */
function aboutRefusal({ code, message, detail = "", constraint }: pg.DatabaseError): About {
  const [, table] = tableIn.exec(detail) ?? [];
  const [, columns, value] = keyIn.exec(detail) ?? [];
  if (code === "23503" && table !== undefined)
    return {
      code: detail.includes("still referenced") ? "still-referred-to" : "refers-to-nothing",
      values: { table },
    };
  if (code === "23505" && columns !== undefined && value !== undefined)
    return { code: "already-there", values: { columns, value } };
  if ((code === "23514" || code === "23P01") && constraint !== undefined)
    return { code: "rule-of-database", values: { rule: constraint } };
  if (code === "23001") return { code: "never-changes" };
  return { code: "database-says", values: { text: detail === "" ? message : detail } };
}
