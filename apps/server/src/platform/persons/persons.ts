import { ANONYMOUS } from "@vycep/domain/access/anonymous-person";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { PersonKey, PersonTable } from "./person-table.ts";

export type PersonRows = {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

/** More of one kind nobody has; it bounds what one answer holds in memory. */
const mostRows = 20_000;

/** All that tables hold of a person, without secrets (DCUST-05). */
export async function rowsOfPerson(
  db: Db,
  tables: readonly PersonTable[],
  person: PersonKey,
): Promise<readonly PersonRows[]> {
  const found: PersonRows[] = [];
  for (const piece of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(it) - ${[...(piece.hidden ?? [])]}::text[] as row
      from ${sql.table(piece.table)} it where ${isTheirs(piece, person)} limit ${mostRows}`.execute(db);
    found.push({ table: piece.table, rows: rows.map(({ row }) => row) });
  }
  return found;
}

/** Makes tables forget a person, as each of them says (DCUST-05); how many rows each lost or changed. */
export async function forgetPerson(
  tx: Tx,
  tables: readonly PersonTable[],
  person: PersonKey,
): Promise<ReadonlyMap<string, number>> {
  const touched = new Map<string, number>();
  for (const piece of tables) {
    const statement = forgetting(piece, person);
    if (statement === undefined) continue;
    const { numAffectedRows = 0n } = await statement.execute(tx);
    touched.set(piece.table, Number(numAffectedRows));
  }
  return touched;
}

function forgetting(piece: PersonTable, person: PersonKey): RawBuilder<unknown> | undefined {
  const { table, fate } = piece;
  if (fate === "delete") return sql`delete from ${sql.table(table)} it where ${isTheirs(piece, person)}`;
  if (!("set" in fate)) return undefined;
  const marks = Object.entries(fate.set).map(
    ([column, mark]) => sql`${sql.ref(column)} = ${mark === "empty" ? "" : ANONYMOUS}`,
  );
  return sql`update ${sql.table(table)} it set ${sql.join(marks)} where ${isTheirs(piece, person)}`;
}

function isTheirs({ by }: PersonTable, { uid, email }: PersonKey): RawBuilder<unknown> {
  if ("email" in by) return sql`lower(${sql.ref(`it.${by.email}`)}) = lower(${email})`;
  if ("uid" in by) {
    const ids = by.uid.map((column) => sql`${sql.ref(`it.${column}`)} = ${uid}`);
    const besides = Object.entries(by.where ?? {}).map(
      ([column, value]) => sql`${sql.ref(`it.${column}`)} = ${value}`,
    );
    return sql.join([...besides, sql`(${sql.join(ids, sql` or `)})`], sql` and `);
  }
  const { column, table, key, uid: owner } = by.through;
  return sql`${sql.ref(`it.${column}`)} in (select ${sql.ref(`of.${key}`)} from ${sql.table(table)} of
    where ${sql.ref(`of.${owner}`)} = ${uid})`;
}
