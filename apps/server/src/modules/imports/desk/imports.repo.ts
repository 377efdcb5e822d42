import type { ImportKind, ImportRowState, ImportState } from "@vycep/domain/erp/data-import";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { List } from "../../../platform/list/read-list.ts";
import type { TriedRow } from "./try-rows.ts";

/** A file that was brought in. */
export type ImportRecord = {
  readonly id: number;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly state: ImportState;
  readonly version: number;
  readonly fingerprint: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly draftIds: readonly number[];
  readonly triedBy: string | null;
  readonly triedAt: Date;
  readonly writtenBy: string | null;
  readonly writtenAt: Date | null;
  readonly undoneBy: string | null;
  readonly undoneAt: Date | null;
};

type NameOf = (uid: RawBuilder<unknown>) => RawBuilder<string | null>;

const columns = (nameOf: NameOf) => sql`id, kind, file_name as "fileName", state, version, fingerprint,
  created_rows as created, changed_rows as changed, unchanged_rows as unchanged, refused_rows as refused,
  draft_ids as "draftIds", ${nameOf(sql`tried_by`)} as "triedBy", tried_at as "triedAt",
  ${nameOf(sql`written_by`)} as "writtenBy", written_at as "writtenAt",
  ${nameOf(sql`undone_by`)} as "undoneBy", undone_at as "undoneAt"`;

/** Everything that was brought in, the newest first. */
export function importList(nameOf: NameOf): List<ImportRecord, ImportRecord> {
  return {
    found: sql`select ${columns(nameOf)} from data_import`,
    order: {
      name: "data-imports",
      by: { column: sql`id`, kind: "whole" },
      id: { column: sql`id`, kind: "whole" },
      direction: "desc",
    },
    read: (row) => row,
  };
}

export async function findImport(db: Db, id: number, nameOf: NameOf): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns(nameOf)} from data_import where id = ${id}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends; files are written and taken back one after the other. */
export async function holdImport(tx: Tx, id: number): Promise<ImportRecord | undefined> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('data imports', 0))`.execute(tx);
  const { rows } = await sql<ImportRecord>`
    select ${columns((uid) => sql<string | null>`${uid}`)} from data_import where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** The file, as long as it is kept. */
export async function fileOf(tx: Tx, id: number): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ content: Uint8Array }>`
    select content from data_import_file where import_id = ${id}`.execute(tx);
  return rows[0]?.content;
}

export async function dropFile(tx: Tx, id: number): Promise<void> {
  await sql`delete from data_import_file where import_id = ${id}`.execute(tx);
}

export type Counts = Pick<ImportRecord, "created" | "changed" | "unchanged" | "refused" | "fingerprint">;

type NewImport = Counts & {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly by: string;
  readonly at: Date;
  readonly content: Uint8Array;
};

export async function insertImport(tx: Tx, row: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_import (kind, file_name, state, fingerprint, created_rows, changed_rows, unchanged_rows, refused_rows, tried_by, tried_at)
    values (${row.kind}, ${row.fileName}, 'tried', ${row.fingerprint}, ${row.created}, ${row.changed}, ${row.unchanged},
      ${row.refused}, ${row.by}, ${row.at}) returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("an import has no number");
  await sql`insert into data_import_file (import_id, at, content)
    values (${made.id}, ${row.at}, ${Buffer.from(row.content)})`.execute(tx);
  return made.id;
}

/** A trial that came out otherwise this time. */
export async function retryImport(tx: Tx, id: number, counts: Counts): Promise<void> {
  await sql`
    update data_import set fingerprint = ${counts.fingerprint}, created_rows = ${counts.created},
      changed_rows = ${counts.changed}, unchanged_rows = ${counts.unchanged}, refused_rows = ${counts.refused},
      version = version + 1
    where id = ${id}`.execute(tx);
  await sql`delete from data_import_row where import_id = ${id}`.execute(tx);
}

type Done = { readonly by: string; readonly at: Date };

export async function markWritten(
  tx: Tx,
  id: number,
  { by, at, draftIds }: Done & { readonly draftIds: readonly number[] },
): Promise<void> {
  await sql`
    update data_import set state = 'written', written_by = ${by}, written_at = ${at}, draft_ids = ${[...draftIds]}::bigint[]
    where id = ${id}`.execute(tx);
}

export async function markUndone(tx: Tx, id: number, { by, at }: Done): Promise<void> {
  await sql`update data_import set state = 'undone', undone_by = ${by}, undone_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

export async function markDropped(tx: Tx, id: number): Promise<void> {
  await sql`update data_import set state = 'dropped' where id = ${id}`.execute(tx);
  await sql`delete from data_import_row where import_id = ${id}`.execute(tx);
}

/** So many rows in one statement weigh some megabytes at most. */
const atOnce = 2000;

export async function insertRows(
  tx: Tx,
  { id, at }: { readonly id: number; readonly at: Date },
  rows: readonly TriedRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows
      .slice(from, from + atOnce)
      .map((row, place) => ({ ...row, position: from + place + 1 }));
    await sql`
      insert into data_import_row (import_id, position, at, line, key, state, faults, before, after)
      select ${id}, position, ${at}, line, key, state, coalesce(faults, '[]'), before, after
      from jsonb_populate_recordset(null::data_import_row, ${JSON.stringify(part)}::jsonb)`.execute(tx);
  }
}

type KeptRow = TriedRow & { readonly position: number };

/** What changes besides the rows of a file is one of the changes, whatever becomes of it. */
const shown: Readonly<Record<ImportRowState, RawBuilder<unknown>>> = {
  created: sql`state = 'created' and line is not null`,
  changed: sql`(state = 'changed' or line is null) and state <> 'unchanged'`,
  unchanged: sql`state = 'unchanged' and line is not null`,
  removed: sql`state = 'removed'`,
  refused: sql`state = 'refused'`,
};

/** Rows of an import in the order of its file; those that it changes without naming them stand last. */
export function rowList(id: number, state: ImportRowState | undefined): List<KeptRow, KeptRow> {
  return {
    found: sql`
      select position, line, key, state, faults, before, after from data_import_row
      where import_id = ${id} and ${state === undefined ? sql`(line is not null or state <> 'unchanged')` : shown[state]}`,
    order: {
      name: `data-import-rows-${id}-${state ?? "all"}`,
      by: { column: sql`position`, kind: "whole" },
      id: { column: sql`position`, kind: "whole" },
      direction: "asc",
    },
    read: (row) => row,
  };
}

/** What stood there before and after, of all rows of which it is kept. */
export async function keptSides(
  tx: Tx,
  id: number,
): Promise<readonly Pick<TriedRow, "key" | "before" | "after">[]> {
  const { rows } = await sql<Pick<TriedRow, "key"> & { before: object | null; after: object | null }>`
    select key, before, after from data_import_row
    where import_id = ${id} and (before is not null or after is not null) order by position`.execute(tx);
  return rows.map(({ key, before, after }) => ({
    key,
    before: before === null ? undefined : { ...before },
    after: after === null ? undefined : { ...after },
  }));
}
