import type { ColumnChoice } from "@vycep/domain/staff/desk-columns";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

type ColumnsRow = { readonly list: string; readonly shown: string[]; readonly hidden: string[] };

/** What somebody has chosen, by list. */
export async function columnsOf(db: Db, uid: string): Promise<ColumnsRow[]> {
  const { rows } = await sql<ColumnsRow>`
    select list, shown, hidden from desk_columns where uid = ${uid} order by list`.execute(db);
  return rows;
}

type OfList = { readonly uid: string; readonly list: string };

/** Keeps somebody's choice for a list; the one before gives way. */
export async function keepColumns(
  tx: Tx,
  { uid, list, shown, hidden }: OfList & ColumnChoice,
): Promise<void> {
  await sql`
    insert into desk_columns (uid, list, shown, hidden)
    values (${uid}, ${list}, ${[...shown]}, ${[...hidden]})
    on conflict (uid, list) do update set shown = excluded.shown, hidden = excluded.hidden`.execute(tx);
}

/** The list's own columns again. */
export async function forgetColumns(tx: Tx, { uid, list }: OfList): Promise<void> {
  await sql`delete from desk_columns where uid = ${uid} and list = ${list}`.execute(tx);
}
