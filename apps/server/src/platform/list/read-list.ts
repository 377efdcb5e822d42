import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import { soundRows } from "../sound-rows.ts";
import { type Cursor, comesAfter, cursorColumns, type ListOrder, printOrder } from "./list-order.ts";

/** A list that can be read in pages. */
export type List<Row, Item> = {
  /** All that its filters find, under the names that the order and the rows use: `select … from … where …`. */
  readonly found: RawBuilder<unknown>;
  /** Further columns that only the rows of a page need: `… as "shipToName"`, of `page`. */
  readonly beside?: RawBuilder<unknown>;
  /** What `beside` is told by, joined to `page`: read once, where a column of its own would be looked up row by row. */
  readonly joined?: RawBuilder<unknown>;
  /** What is counted, where `found` is cut to what a page may show. */
  readonly counted?: RawBuilder<unknown>;
  /** How many there are, where that is known without reading them; otherwise they are counted. */
  readonly total?: RawBuilder<unknown> | undefined;
  /** Of rows that an index has in this order for one place at a time: a page is what comes first of all these. */
  readonly strands?: Strands | undefined;
  readonly order: ListOrder;
  readonly read: (row: Row) => Item;
};

/** The rows of a list, one strand for each id; merged, they are what it finds. */
export type Strands = {
  readonly ids: readonly string[];
  /** What is found of one strand: at least the columns of the order. */
  readonly foundOf: (id: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Every row there is, with all columns: those of the page are taken from it by id. */
  readonly rows: RawBuilder<unknown>;
};

/** Which part: after so many rows, or after a cursor; and how many. */
export type Window = {
  readonly offset?: number;
  readonly after?: Cursor | undefined;
  readonly limit: number;
  /**
   * Where it is not known how many there are, counting stops at the next multiple of this behind the page: nobody reads
   * a hundred thousand rows to be told that there are many.
   */
  readonly countedBy?: number;
};

export type ListRows<Item> = {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined after the last row. */
  readonly next: Cursor | undefined;
};

export type ListPage<Item> = ListRows<Item> & {
  /** How many the filters find, on whatever page. */
  readonly total: number;
  /** There are more than the total: counting stopped there. */
  readonly isMore: boolean;
};

type Place = { readonly list_key: string | null; readonly list_id: string | null };
type Counted = Place & { readonly total: number };

/** One page and the count of all, in one statement; beyond the last page the count still holds. */
export async function readPage<Row, Item>(
  db: Db,
  list: List<Row, Item>,
  window: Window,
): Promise<ListPage<Item>> {
  const { rows } = await printPage(list, window).execute(db);
  const total = rows[0]?.total ?? 0;
  const most = list.total === undefined ? mostCounted(window) : Number.POSITIVE_INFINITY;
  return { ...rowsOf(list, rows, window.limit), total: Math.min(total, most), isMore: total > most };
}

function mostCounted({ offset = 0, limit, countedBy }: Window): number {
  if (countedBy === undefined) return Number.POSITIVE_INFINITY;
  return Math.ceil((offset + limit) / countedBy) * countedBy;
}

/** The statement of one page. */
export function printPage<Row, Item>(list: List<Row, Item>, window: Window): RawBuilder<Row & Counted> {
  return sql<Row & Counted>`
    ${pageOf(list, window)} select c.total, ${columnsOf(list)}
    from (select ${list.total ?? countOf(list, window)} as total) c left join page on true ${joinedTo(list)}
    order by ${printOrder(list.order)}`;
}

/** How many are found; a first page that is not full has them all. */
function countOf<Row, Item>({ counted }: List<Row, Item>, window: Window): RawBuilder<unknown> {
  const most = mostCounted(window);
  const all = counted ? sql`(${counted})` : sql`found`;
  const part = Number.isFinite(most) ? sql`(select from ${all} a limit ${sql.lit(most + 1)})` : all;
  const count = sql`(select count(*)::int from ${part} c)`;
  if (counted !== undefined || window.after !== undefined || (window.offset ?? 0) > 0) return count;
  const read = sql`(select count(*)::int from page)`;
  return sql`case when ${read} <= ${window.limit} then ${read} else ${count} end`;
}

/** Rows that are read in one go: a few megabytes, and so many that the count of goes costs nothing. */
const usualGo = 2000;

/** All that a list finds, or what comes after a place in it, up to a most: its count at once, its pages one by one as they are taken. */
export async function readAll<Row, Item>(
  db: Db,
  list: List<Row, Item>,
  {
    most,
    after,
    pageSize = usualGo,
  }: { readonly most: number; readonly after?: Cursor | undefined; readonly pageSize?: number },
): Promise<{ readonly total: number; readonly pages: AsyncGenerator<readonly Item[]> }> {
  const first = await readPage(db, list, { after, limit: Math.min(pageSize, most) });
  async function* pages() {
    let page: ListRows<Item> = first;
    let left = most;
    for (;;) {
      yield page.items;
      left -= page.items.length;
      if (page.next === undefined || left <= 0) return;
      page = await readRows(db, list, { after: page.next, limit: Math.min(pageSize, left) });
    }
  }
  return { total: first.total, pages: pages() };
}

async function readRows<Row, Item>(db: Db, list: List<Row, Item>, window: Window): Promise<ListRows<Item>> {
  const { rows } = await sql<Row & Place>`
    ${pageOf(list, window)} select ${columnsOf(list)} from page ${joinedTo(list)}
    order by ${printOrder(list.order)}`.execute(db);
  return rowsOf(list, rows, window.limit);
}

/**
 * One row more than wanted tells whether there is a next page. At most how many rows are read stands in the text: of a number that it
 * does not know PostgreSQL expects a tenth of all rows, and plans anew each time (decision 0570).
 */
function pageOf<Row, Item>(list: List<Row, Item>, { after, offset = 0, limit }: Window) {
  const { found, order, strands, counted, total } = list;
  const rest = after ? sql`where ${comesAfter(order, after)}` : sql``;
  const mostRead = sql.lit(powerOfTwoFrom(offset + limit + 1));
  const inOrder = sql`${rest} order by ${printOrder(order)}`;
  const part = sql`limit ${limit + 1} offset ${offset}`;
  const whole = sql`with found as not materialized (${found})`;
  if (strands === undefined)
    return sql`${whole}, page as (
      select * from (select * from found ${inOrder} limit ${mostRead}) head order by ${printOrder(order)} ${part})`;
  const { ids, foundOf, rows } = strands;
  // Keys alone, which the index holds, are merged; then the rows of the page are fetched, and of no other.
  const isFoundCounted = counted === undefined && total === undefined;
  return sql`${isFoundCounted ? sql`${whole},` : sql`with`} keys as (
      select strand.* from unnest(${countedIds(ids)}) of (id) cross join lateral (
        select ${order.by.column}, ${order.id.column} from (${foundOf(sql`of.id`)}) strand
        ${inOrder} limit ${mostRead}) strand
      order by ${printOrder(order)} ${part}),
    page as (select * from (${rows}) row where ${order.id.column} = any(array(select ${order.id.column} from keys)))`;
}

/** As many ids as are named one by one; further ones make no further statement. */
const mostNamed = 8;

/**
 * Ids as an array whose length PostgreSQL knows as it plans. Of one that comes as a single value it expects ten ids, finds
 * a plan for the very ids cheaper, and plans anew each time, which costs more than to read the page. Filled up with null, which no row
 * has, so that there are few statements.
 */
export function countedIds(ids: readonly string[]): RawBuilder<readonly string[]> {
  if (ids.length === 0 || ids.length > mostNamed) return sql`${[...ids]}::text[]`;
  const filled = Array.from({ length: powerOfTwoFrom(ids.length, 1) }, (_, at) => ids[at] ?? null);
  return sql`array[${sql.join(filled)}]::text[]`;
}

/** What is read in steps of twice as many leaves few statements. */
function powerOfTwoFrom(least: number, first = 32): number {
  return first * 2 ** Math.max(0, Math.ceil(Math.log2(least / first)));
}

function joinedTo<Row, Item>({ joined }: List<Row, Item>) {
  return joined ?? sql``;
}

function columnsOf<Row, Item>({ beside, order }: List<Row, Item>) {
  return beside ? sql`page.*, ${beside}, ${cursorColumns(order)}` : sql`page.*, ${cursorColumns(order)}`;
}

/** A page of nothing is one row with a count and no id. What cannot be read is missing from it, and nothing else is. */
function rowsOf<Row, Item>(
  { read, order }: List<Row, Item>,
  rows: readonly (Row & Place)[],
  limit: number,
): ListRows<Item> {
  const there = rows.filter(({ list_id }) => list_id !== null);
  const last = there[limit - 1];
  const isMore = there.length > limit && last !== undefined && last.list_id !== null;
  return {
    items: soundRows(`a list by ${order.name}`, there.slice(0, limit), read),
    next: isMore ? { key: last.list_key, id: last.list_id } : undefined,
  };
}
