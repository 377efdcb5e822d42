import type { BulkList } from "@vycep/domain/staff/bulk-work";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { BulkAct, BulkLeftOut } from "./bulk.facts.ts";

/** What is wanted of many records, and how far that is. */
export type BulkBatch = {
  readonly id: number;
  readonly list: BulkList;
  readonly act: BulkAct;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly refusals: readonly (BulkLeftOut & { readonly id: string; readonly name: string | null })[];
};

export type NewBatch = {
  readonly uid: string;
  readonly key: string;
  readonly at: Date;
  readonly list: BulkList;
  readonly act: BulkAct;
  /** `select id, name …` of the records. */
  readonly records: RawBuilder<unknown>;
};

/** Begins a batch, or finds the one that was begun under this key; one without rows is none. */
export async function insertBatch(
  tx: Tx,
  { uid, key, at, list, act, records }: NewBatch,
): Promise<{ readonly id: number; readonly total: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into bulk_batch (by_uid, key, list, act, created_at)
    values (${uid}, ${key}, ${list}, ${JSON.stringify(act)}::jsonb, ${at})
    on conflict (by_uid, key) do nothing returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return batchOfKey(tx, { uid, key });
  const inserted = await sql`
    insert into bulk_batch_row (batch_id, record_id, name)
    select distinct on (chosen.id) ${id}::bigint, chosen.id, chosen.name from (${records}) chosen order by chosen.id`.execute(
    tx,
  );
  return { id, total: Number(inserted.numAffectedRows ?? 0) };
}

/** As if it had never been begun. */
export async function dropBatch(tx: Tx, id: number): Promise<void> {
  await sql`delete from bulk_batch where id = ${id}`.execute(tx);
}

async function batchOfKey(tx: Tx, { uid, key }: Pick<NewBatch, "uid" | "key">) {
  const { rows } = await sql<{ id: number; total: number }>`
    select b.id, (select count(*)::int from bulk_batch_row r where r.batch_id = b.id) as total
    from bulk_batch b where b.by_uid = ${uid} and b.key = ${key}`.execute(tx);
  return rows[0] ?? { id: 0, total: 0 };
}

type Whose = { readonly uid: string; readonly id?: number; readonly list?: BulkList };

/** Batches of somebody, the newest first; one of them, or the last twenty of a list. */
export async function batchesOf(db: Db, { uid, id, list }: Whose): Promise<readonly BulkBatch[]> {
  const { rows } = await sql<BulkBatch>`
    select b.id, b.list, b.act, b.created_at as "createdAt", b.finished_at as "finishedAt", c.total, c.done, c.refused, coalesce((
        select json_agg(json_build_object('id', r.record_id, 'name', r.name, 'code', r.code, 'message', coalesce(r.message, ''))
          order by r.record_id)
        from bulk_batch_row r where r.batch_id = b.id and r.state = 'refused'), '[]') as refusals
    from bulk_batch b cross join lateral (
      select count(*)::int as total, count(*) filter (where r.state = 'done')::int as done,
        count(*) filter (where r.state = 'refused')::int as refused
      from bulk_batch_row r where r.batch_id = b.id) c
    where b.by_uid = ${uid} and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
      and ${list === undefined ? sql`true` : sql`b.list = ${list}`}
    order by b.id desc limit 20`.execute(db);
  return rows;
}

/** A record that waits, and what is wanted of it. */
export type TakenRow = {
  readonly batchId: number;
  readonly uid: string;
  readonly list: BulkList;
  readonly act: BulkAct;
  readonly recordId: string;
};

/** Whether a batch has rows to be closed, or is to be closed itself. */
export const batchIsOpen = sql<boolean>`exists (select from bulk_batch where finished_at is null)`;

/** The next record that waits, of the oldest batch. Whoever has it keeps it until the transaction ends; others pass over. */
export async function takeRow(tx: Tx): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    select r.batch_id as "batchId", b.by_uid as uid, b.list, b.act, r.record_id as "recordId"
    from bulk_batch b join bulk_batch_row r on r.batch_id = b.id and r.state = 'waiting'
    where b.finished_at is null order by b.id, r.record_id limit 1 for update of r skip locked`.execute(tx);
  return rows[0];
}

type RowKey = Pick<TakenRow, "batchId" | "recordId">;

/** Holds one row that still waits; false when somebody else closed it, or is about to. */
export async function holdRow(tx: Tx, { batchId, recordId }: RowKey): Promise<boolean> {
  const { rows } = await sql`
    select from bulk_batch_row where batch_id = ${batchId} and record_id = ${recordId} and state = 'waiting'
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

/** Closes a row: done, or why not. */
export async function closeRow(
  tx: Tx,
  { batchId, recordId, leftOut }: RowKey & { readonly leftOut: BulkLeftOut | undefined },
): Promise<void> {
  await sql`
    update bulk_batch_row set state = ${leftOut === undefined ? "done" : "refused"}, code = ${leftOut?.code ?? null},
      message = ${leftOut?.message ?? null}
    where batch_id = ${batchId} and record_id = ${recordId}`.execute(tx);
}

/** Closes the batches in which nothing waits any more. */
export async function finishBatches(tx: Tx, at: Date): Promise<void> {
  await sql`
    update bulk_batch b set finished_at = ${at} where b.finished_at is null and not exists (
      select from bulk_batch_row r where r.batch_id = b.id and r.state = 'waiting')`.execute(tx);
}
