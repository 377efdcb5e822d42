import type { ContentKind } from "@vycep/domain/content/edited-content";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { type EditedColumns, toldInSql } from "./content-record.repo.ts";

/** A piece of content in its place: as customers see it, or as it waits where they do not. */
export type Place = { readonly key: string; readonly told: EditedColumns; readonly isPublished: boolean };

/** Nobody else writes of this kind until the transaction ends. */
export async function holdKind(tx: Tx, kind: ContentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind}`}, 0))`.execute(tx);
  await sql`select from content where kind = ${kind} order by key for update`.execute(tx);
  await sql`select from content_draft where kind = ${kind} order by key for update`.execute(tx);
}

/** All of a kind, in the order in which customers see it. */
export async function placesOf(db: Db, kind: ContentKind): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select key, told, "isPublished" from (
      select c.key, c.sort, ${toldInSql(sql.ref("c"))} as told, true as "isPublished" from content c where c.kind = ${kind}
      union all
      select d.key, d.sort, ${toldInSql(sql.ref("d"))}, false from content_draft d
      where d.kind = ${kind} and not exists (select from content c where c.kind = d.kind and c.key = d.key)) one
    order by sort, key`.execute(db);
  return rows;
}

type Moved = { readonly key: string; readonly sort: number };

/** Gives each its place, out or waiting. */
export async function writePlaces(tx: Tx, kind: ContentKind, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const places = sql`unnest(${moved.map(({ key }) => key)}::text[], ${moved.map(({ sort }) => sort)}::integer[]) as place (key, sort)`;
  for (const table of ["content", "content_draft"] as const)
    await sql`
      update ${sql.table(table)} one set sort = place.sort from ${places}
      where one.kind = ${kind} and one.key = place.key`.execute(tx);
}
