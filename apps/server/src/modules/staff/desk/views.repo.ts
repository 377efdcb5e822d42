import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type ViewRow = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly query: string;
  readonly is_shared: boolean;
};

/** One's own views of a list, and those that others share. */
export async function viewsOf(
  db: Db,
  { uid, list }: { readonly uid: string; readonly list: string },
): Promise<readonly ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select id, uid, name, query, is_shared from desk_view
    where list = ${list} and (uid = ${uid} or is_shared)
    order by uid <> ${uid}, lower(name), id`.execute(db);
  return rows;
}

/** How many views of a list somebody has beside the one of this name. Whoever saves waits for the one before. */
export async function countOtherViews(
  tx: Tx,
  { uid, list, name }: { readonly uid: string; readonly list: string; readonly name: string },
): Promise<number> {
  await sql`select from staff_member where uid = ${uid} for update`.execute(tx);
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from desk_view
    where uid = ${uid} and list = ${list} and name <> ${name}`.execute(tx);
  return rows[0]?.others ?? 0;
}

type NewView = Pick<ViewRow, "id" | "uid" | "name" | "query"> & {
  readonly list: string;
  readonly isShared: boolean;
  readonly at: Date;
};

/** Keeps a view; one of the same name keeps its id and gets what is new. */
export async function keepView(
  tx: Tx,
  { id, uid, list, name, query, isShared, at }: NewView,
): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    insert into desk_view (id, uid, list, name, query, is_shared, created_at)
    values (${id}, ${uid}, ${list}, ${name}, ${query}, ${isShared}, ${at})
    on conflict (uid, list, name) do update set query = excluded.query, is_shared = excluded.is_shared
    returning id, uid, name, query, is_shared`.execute(tx);
  return rows[0];
}

/** Removes a view of somebody's own; whether there was one. */
export async function dropView(
  tx: Tx,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from desk_view where id::text = ${id} and uid = ${uid}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
