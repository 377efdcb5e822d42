import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";
import { shipToInSql } from "../../../ship-to/ship-to.facts.ts";

/** Orders that somebody confirms at once, and how far that is. */
export type OrderBatch = {
  readonly id: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly refusals: readonly LeftOut[];
};

export type LeftOut = { readonly number: string; readonly shipToName: string | null; readonly code: string };

type NewBatch = {
  readonly uid: string;
  readonly key: string;
  readonly at: Date;
  /** `select number …` of those that are to be confirmed. */
  readonly numbers: RawBuilder<unknown>;
};

/** Begins a batch, or finds the one that was begun under this key; one without rows is none. */
export async function beginBatch(
  tx: Tx,
  { uid, key, at, numbers }: NewBatch,
): Promise<{ readonly id: number; readonly total: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into order_batch (by_uid, key, created_at) values (${uid}, ${key}, ${at})
    on conflict (by_uid, key) do nothing returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return batchOfKey(tx, { uid, key });
  const inserted = await sql`
    insert into order_batch_row (batch_id, order_number)
    select distinct ${id}::bigint, chosen.number from (${numbers}) chosen`.execute(tx);
  return { id, total: Number(inserted.numAffectedRows ?? 0) };
}

async function batchOfKey(tx: Tx, { uid, key }: { readonly uid: string; readonly key: string }) {
  const { rows } = await sql<{ id: number; total: number }>`
    select b.id, (select count(*)::int from order_batch_row r where r.batch_id = b.id) as total
    from order_batch b where b.by_uid = ${uid} and b.key = ${key}`.execute(tx);
  return rows[0] ?? { id: 0, total: 0 };
}

/** Batches of somebody, the newest first; one of them, or the last twenty. */
export async function batchesOf(
  db: Db,
  { uid, id }: { readonly uid: string; readonly id?: number },
): Promise<readonly OrderBatch[]> {
  const { rows } = await sql<OrderBatch>`
    select b.id, b.created_at as "createdAt", b.finished_at as "finishedAt", c.total, c.done, c.refused,
      coalesce((
        select json_agg(json_build_object('number', r.order_number, 'code', r.code, 'shipToName', (
          select ${shipToInSql.nameOf(sql`o.ship_to_id`)} from sales_order o where o.order_number = r.order_number))
          order by r.order_number)
        from order_batch_row r where r.batch_id = b.id and r.state = 'refused'), '[]') as refusals
    from order_batch b cross join lateral (
      select count(*)::int as total, count(*) filter (where r.state = 'done')::int as done,
        count(*) filter (where r.state = 'refused')::int as refused
      from order_batch_row r where r.batch_id = b.id) c
    where b.by_uid = ${uid} and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
    order by b.id desc limit 20`.execute(db);
  return rows;
}

/** Whether a batch has rows to be closed, or is to be closed itself. */
export const batchIsOpen = sql<boolean>`exists (select from order_batch where finished_at is null)`;

/** The next order that waits, of the oldest batch. Whoever has it keeps it until the transaction ends; others pass over. */
export async function takeBatchRow(
  tx: Tx,
): Promise<{ readonly batchId: number; readonly uid: string; readonly number: string } | undefined> {
  const { rows } = await sql<{ batchId: number; uid: string; number: string }>`
    select r.batch_id as "batchId", b.by_uid as uid, r.order_number as number
    from order_batch b join order_batch_row r on r.batch_id = b.id and r.state = 'waiting'
    where b.finished_at is null order by b.id, r.order_number limit 1 for update of r skip locked`.execute(
    tx,
  );
  return rows[0];
}

/** Holds one row that still waits; false when somebody else closed it, or is about to. */
export async function holdBatchRow(
  tx: Tx,
  { batchId, number }: { readonly batchId: number; readonly number: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from order_batch_row where batch_id = ${batchId} and order_number = ${number} and state = 'waiting'
    for update skip locked`.execute(tx);
  return rows.length > 0;
}

type Closed = {
  readonly batchId: number;
  readonly number: string;
  /** Why not; undefined is done. */
  readonly code: string | undefined;
};

export async function closeBatchRow(tx: Tx, { batchId, number, code }: Closed): Promise<void> {
  await sql`
    update order_batch_row set state = ${code === undefined ? "done" : "refused"}, code = ${code ?? null}
    where batch_id = ${batchId} and order_number = ${number}`.execute(tx);
}

/** Closes the batches in which nothing waits any more. */
export async function finishBatches(tx: Tx, at: Date): Promise<void> {
  await sql`
    update order_batch b set finished_at = ${at} where b.finished_at is null and not exists (
      select from order_batch_row r where r.batch_id = b.id and r.state = 'waiting')`.execute(tx);
}
