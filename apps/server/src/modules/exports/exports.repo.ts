import { MOST_EXPORT_TAKINGS } from "@vycep/domain/erp/data-export";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { List } from "../../platform/list/read-list.ts";
import type { Contents, Progress } from "./archive.ts";

/** An export of everything that somebody asked for. */
export type ExportRecord = {
  readonly id: number;
  readonly by: string | null;
  readonly reason: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly isTaken: boolean;
  readonly isSetAside: boolean;
  readonly steps: number;
  readonly stepsDone: number;
  readonly rows: number | null;
  readonly files: number | null;
  readonly bytes: number | null;
  readonly fileId: string | null;
};

type NameOf = (uid: RawBuilder<unknown>) => RawBuilder<string | null>;

const columns = (nameOf: NameOf) => sql`id, ${nameOf(sql`by_uid`)} as by, reason, created_at as "createdAt",
  finished_at as "finishedAt", takings > 0 as "isTaken", is_set_aside as "isSetAside", steps, steps_done as "stepsDone",
  row_count as rows, file_count as files, bytes, file_id as "fileId"`;

/** Everything that was taken along, the newest first. */
export function exportList(nameOf: NameOf): List<ExportRecord, ExportRecord> {
  return {
    found: sql`select ${columns(nameOf)} from data_export`,
    order: {
      name: "data-exports",
      by: { column: sql`id`, kind: "whole" },
      id: { column: sql`id`, kind: "whole" },
      direction: "desc",
    },
    read: (row) => row,
  };
}

export async function findExport(db: Db, id: number, nameOf: NameOf): Promise<ExportRecord | undefined> {
  const { rows } = await sql<ExportRecord>`
    select ${columns(nameOf)} from data_export where id = ${id}`.execute(db);
  return rows[0];
}

type NewExport = { readonly by: string; readonly key: string; readonly reason: string; readonly at: Date };

/** Begins an export, or finds the one that was begun under this key; undefined while another one is under way. */
export async function beginExport(
  tx: Tx,
  { by, key, reason, at }: NewExport,
): Promise<{ readonly id: number; readonly isNew: boolean } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('data exports', 0))`.execute(tx);
  const { rows: known } = await sql<{ id: number }>`
    select id from data_export where by_uid = ${by} and key = ${key}`.execute(tx);
  if (known[0] !== undefined) return { ...known[0], isNew: false };
  const { rows } = await sql<{ id: number }>`
    insert into data_export (by_uid, key, reason, created_at)
    select ${by}, ${key}, ${reason}, ${at}::timestamptz
    where not exists (select from data_export where finished_at is null and not is_set_aside)
    returning id`.execute(tx);
  return rows[0] && { ...rows[0], isNew: true };
}

export type TakenExport = { readonly id: number; readonly taking: number };

const keptMs = 60_000;
const keptUntil = sql`now() + make_interval(secs => ${keptMs / 1000})`;

const waits = sql<boolean>`finished_at is null and not is_set_aside and (taken_until is null or taken_until < now())`;

export const exportWaits = sql<boolean>`exists (select from data_export where ${waits})`;

/** Takes an export that waits and keeps it from other workers for a while, by the database's clock. */
export async function takeExport(tx: Tx): Promise<TakenExport | undefined> {
  const { rows } = await sql<TakenExport>`
    update data_export set takings = takings + 1, taken_until = ${keptUntil}, steps_done = 0,
      is_set_aside = takings >= ${MOST_EXPORT_TAKINGS}
    where id in (
      select id from data_export where ${waits}
      order by id limit 1 for update skip locked)
    returning id, takings as taking`.execute(tx);
  const [row] = rows;
  return row === undefined || row.taking > MOST_EXPORT_TAKINGS ? undefined : row;
}

/** Notes how far it is, and keeps it for a while longer; false once another worker has it. */
export async function noteExport(
  tx: Tx,
  { id, taking }: TakenExport,
  { steps, stepsDone }: Progress,
): Promise<boolean> {
  const { rows } = await sql`
    update data_export set taken_until = ${keptUntil}, steps = ${steps}, steps_done = ${stepsDone}
    where id = ${id} and takings = ${taking} and finished_at is null returning 1`.execute(tx);
  return rows.length > 0;
}

/** Hands it back whole: what a worker did that stops counts for nothing. */
export async function giveBackExport(tx: Tx, { id, taking }: TakenExport): Promise<void> {
  await sql`
    update data_export set taken_until = null, takings = takings - 1
    where id = ${id} and takings = ${taking} and finished_at is null`.execute(tx);
}

type Finished = Contents & { readonly fileId: string; readonly bytes: number; readonly at: Date };

/** Notes that it is whole; false when another worker has it meanwhile, whose archive it is then. */
export async function closeExport(
  tx: Tx,
  { id, taking }: TakenExport,
  { rows: rowCount, files, fileId, bytes, at }: Finished,
): Promise<boolean> {
  const { rows } = await sql`
    update data_export set finished_at = ${at}, row_count = ${rowCount}, file_count = ${files}, bytes = ${bytes},
      file_id = ${fileId}, taken_until = null, steps_done = steps
    where id = ${id} and takings = ${taking} and finished_at is null returning 1`.execute(tx);
  return rows.length > 0;
}
