import type { CellarCount } from "@vycep/domain/cellar/count";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { CellarCountResult, CellarGoods } from "../../platform/graphql.gen.ts";

type Place = { readonly shipToId: ShipToId; readonly companyId: CompanyId };

/** What is known of a cellar: shelves, and the last count of each product since then, by whomever. */
export async function findCellar(db: Db, { shipToId }: Place, since: Date): Promise<readonly CellarGoods[]> {
  const { rows } = await sql<
    Omit<CellarGoods, "counted_at"> & { readonly sku: string; readonly counted_at: Date | null }
  >`
    select sku, shelf, in_cellar, usual, counted_at
    from (select sku, shelf from cellar_shelf where ship_to_id = ${shipToId}) named
    full join (
      select distinct on (sku) sku, in_cellar, usual, counted_at from cellar_count
      where ship_to_id = ${shipToId} and counted_at > ${since} order by sku, counted_at desc, received_at desc) counted
    using (sku)
    order by sku`.execute(db);
  return rows.map((row) => ({ ...row, counted_at: row.counted_at?.toISOString() ?? null }));
}

type Counter = { readonly uid: UserId };

/** When somebody last counted each of these products there, and which of these keys came before. */
export async function findTaken(
  tx: Tx,
  { uid }: Counter,
  asked: { readonly keys: readonly string[]; readonly skus: readonly string[]; readonly shipToId: ShipToId },
): Promise<{ readonly keys: ReadonlySet<string>; readonly lastCounted: ReadonlyMap<string, number> }> {
  const { rows } = await sql<{ key: string | null; sku: string; countedAt: Date }>`
    select key, sku, counted_at as "countedAt" from cellar_count
    where uid = ${uid} and key = any(${[...asked.keys]}::text[])
    union all
    select null, sku, max(counted_at) from cellar_count
    where uid = ${uid} and ship_to_id = ${asked.shipToId} and sku = any(${[...asked.skus]}::text[])
    group by sku`.execute(tx);
  return {
    keys: new Set(rows.flatMap(({ key }) => key ?? [])),
    lastCounted: new Map(
      rows.flatMap(({ key, sku, countedAt }) => (key === null ? [[sku, countedAt.getTime()]] : [])),
    ),
  };
}

/** A count, and what became of it. */
export type TakenCount = CellarCount & { readonly before: number; readonly refused: string | null };

export async function insertCounts(
  tx: Tx,
  counts: readonly TakenCount[],
  by: Place & Counter & { readonly name: string; readonly now: Date },
): Promise<void> {
  if (counts.length === 0) return;
  const column = <Value>(of: (count: TakenCount) => Value) => counts.map(of);
  await sql`
    insert into cellar_count (uid, key, company_id, ship_to_id, sku, in_cellar, usual, ordered, counted_at,
      counted_by, received_at, in_cart_before, refused)
    select ${by.uid}, one.key, ${by.companyId}, ${by.shipToId}, one.sku, one.in_cellar, one.usual, one.ordered,
      one.counted_at, ${by.name}, ${by.now}, one.before, one.refused
    from unnest(${column(({ key }) => key)}::text[], ${column(({ sku }) => sku)}::text[],
      ${column(({ inCellar }) => inCellar)}::int[], ${column(({ usual }) => usual)}::int[],
      ${column(({ ordered }) => ordered)}::int[],
      ${column(({ countedAtMs }) => new Date(countedAtMs).toISOString())}::timestamptz[],
      ${column(({ before }) => before)}::int[], ${column(({ refused }) => refused)}::text[])
      as one (key, sku, in_cellar, usual, ordered, counted_at, before, refused)`.execute(tx);
}

/** What became of counts, and what somebody else ordered of the same by counting there within a day before. */
export async function findResults(
  tx: Tx,
  { uid }: Counter,
  keys: readonly string[],
): Promise<readonly CellarCountResult[]> {
  const { rows } = await sql<
    Omit<CellarCountResult, "other"> & {
      readonly otherName: string | null;
      readonly otherOrdered: number | null;
    }
  >`
    select mine.key, mine.sku, mine.ordered, mine.in_cart_before, mine.refused,
      other.counted_by as "otherName", other.ordered as "otherOrdered"
    from cellar_count mine left join lateral (
      select counted_by, ordered from cellar_count
      where ship_to_id = mine.ship_to_id and sku = mine.sku and uid <> mine.uid
        and counted_at > mine.counted_at - interval '1 day' and received_at <= mine.received_at
      order by counted_at desc limit 1) other on true
    where mine.uid = ${uid} and mine.key = any(${[...keys]}::text[])
    order by mine.counted_at, mine.key`.execute(tx);
  return rows.map(({ otherName: name, otherOrdered: ordered, ...result }) => ({
    ...result,
    other: name === null || ordered === null ? null : { name, ordered },
  }));
}

export type NamedShelf = { readonly sku: string; readonly shelf: string };

/** Says on which shelf products stand; the last word holds. What is no product is left out. */
export async function writeShelves(
  tx: Tx,
  shelves: readonly NamedShelf[],
  { shipToId, companyId, now }: Place & { readonly now: Date },
): Promise<void> {
  if (shelves.length === 0) return;
  await sql`
    insert into cellar_shelf (ship_to_id, company_id, sku, shelf, named_at)
    select ${shipToId}, ${companyId}, one.sku, one.shelf, ${now}
    from unnest(${shelves.map(({ sku }) => sku)}::text[], ${shelves.map(({ shelf }) => shelf)}::text[]) as one (sku, shelf)
    on conflict (ship_to_id, sku) do update set shelf = excluded.shelf, named_at = excluded.named_at`.execute(
    tx,
  );
}

/** Forgets what a place counted before then. */
export async function forgetCounts(tx: Tx, { shipToId }: Place, before: Date): Promise<void> {
  await sql`delete from cellar_count where ship_to_id = ${shipToId} and received_at < ${before}`.execute(tx);
}
