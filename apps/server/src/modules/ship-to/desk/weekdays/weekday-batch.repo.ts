import type { Weekday } from "@vycep/domain/kernel/local-moment";
import type { WeekdayChange } from "@vycep/domain/ship-to/weekday-change";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";

/** What is wanted of the weekdays of many places, and how far that is. */
export type WeekdayBatch = WeekdayChange & {
  readonly id: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly refusals: readonly LeftOut[];
};

export type LeftOut = { readonly id: string; readonly name: string | null; readonly code: string };

type NewBatch = {
  readonly uid: string;
  readonly key: string;
  readonly at: Date;
  readonly change: WeekdayChange;
  /** `select id …` of the places. */
  readonly places: RawBuilder<unknown>;
};

/** Begins a batch, or finds the one that was begun under this key; one without rows is none. */
export async function beginBatch(
  tx: Tx,
  { uid, key, at, change: { kind, action, weekdays }, places }: NewBatch,
): Promise<{ readonly id: number; readonly total: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into weekday_batch (by_uid, key, kind, action, weekdays, created_at)
    values (${uid}, ${key}, ${kind}, ${action}, ${[...weekdays]}::integer[], ${at})
    on conflict (by_uid, key) do nothing returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return batchOfKey(tx, { uid, key });
  const inserted = await sql`
    insert into weekday_batch_row (batch_id, ship_to_id)
    select distinct ${id}::bigint, chosen.id from (${places}) chosen`.execute(tx);
  return { id, total: Number(inserted.numAffectedRows ?? 0) };
}

async function batchOfKey(tx: Tx, { uid, key }: { readonly uid: string; readonly key: string }) {
  const { rows } = await sql<{ id: number; total: number }>`
    select b.id, (select count(*)::int from weekday_batch_row r where r.batch_id = b.id) as total
    from weekday_batch b where b.by_uid = ${uid} and b.key = ${key}`.execute(tx);
  return rows[0] ?? { id: 0, total: 0 };
}

/** Batches of somebody, the newest first; one of them, or the last twenty. */
export async function batchesOf(
  db: Db,
  { uid, id }: { readonly uid: string; readonly id?: number },
): Promise<readonly WeekdayBatch[]> {
  const { rows } = await sql<WeekdayBatch>`
    select b.id, b.kind, b.action, b.weekdays, b.created_at as "createdAt", b.finished_at as "finishedAt", c.total, c.done,
      c.refused, coalesce((
        select json_agg(json_build_object('id', r.ship_to_id, 'code', r.code, 'name', s.name) order by r.ship_to_id)
        from weekday_batch_row r left join ship_to s on s.id = r.ship_to_id
        where r.batch_id = b.id and r.state = 'refused'), '[]') as refusals
    from weekday_batch b cross join lateral (
      select count(*)::int as total, count(*) filter (where r.state = 'done')::int as done,
        count(*) filter (where r.state = 'refused')::int as refused
      from weekday_batch_row r where r.batch_id = b.id) c
    where b.by_uid = ${uid} and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
    order by b.id desc limit 20`.execute(db);
  return rows;
}

/** A place that waits, and what is wanted of it. */
export type TakenRow = WeekdayChange & {
  readonly batchId: number;
  readonly uid: string;
  readonly shipToId: string;
};

/** Whether a batch has rows to be closed, or is to be closed itself. */
export const batchIsOpen = sql<boolean>`exists (select from weekday_batch where finished_at is null)`;

/** The next place that waits, of the oldest batch. Whoever has it keeps it until the transaction ends; others pass over. */
export async function takeBatchRow(tx: Tx): Promise<TakenRow | undefined> {
  const { rows } = await sql<Omit<TakenRow, "weekdays"> & { weekdays: readonly Weekday[] }>`
    select r.batch_id as "batchId", b.by_uid as uid, r.ship_to_id as "shipToId", b.kind, b.action, b.weekdays
    from weekday_batch b join weekday_batch_row r on r.batch_id = b.id and r.state = 'waiting'
    where b.finished_at is null order by b.id, r.ship_to_id limit 1 for update of r skip locked`.execute(tx);
  return rows[0];
}

type RowKey = Pick<TakenRow, "batchId" | "shipToId">;

/** Holds one row that still waits; false when somebody else closed it, or is about to. */
export async function holdBatchRow(tx: Tx, { batchId, shipToId }: RowKey): Promise<boolean> {
  const { rows } = await sql`
    select from weekday_batch_row where batch_id = ${batchId} and ship_to_id = ${shipToId} and state = 'waiting'
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

/** Closes a row: done, or why not. */
export async function closeBatchRow(
  tx: Tx,
  { batchId, shipToId, code }: RowKey & { readonly code: string | undefined },
): Promise<void> {
  await sql`
    update weekday_batch_row set state = ${code === undefined ? "done" : "refused"}, code = ${code ?? null}
    where batch_id = ${batchId} and ship_to_id = ${shipToId}`.execute(tx);
}

/** Closes the batches in which nothing waits any more. */
export async function finishBatches(tx: Tx, at: Date): Promise<void> {
  await sql`
    update weekday_batch b set finished_at = ${at} where b.finished_at is null and not exists (
      select from weekday_batch_row r where r.batch_id = b.id and r.state = 'waiting')`.execute(tx);
}
