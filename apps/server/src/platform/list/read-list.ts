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
  /** How many there are, where that is known without reading them; otherwise they are counted. */
  readonly total?: RawBuilder<unknown> | undefined;
  readonly order: ListOrder;
  readonly read: (row: Row) => Item;
};

/** Which part: after so many rows, or after a cursor; and how many. */
export type Window = {
  readonly offset?: number;
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

export type ListRows<Item> = {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined after the last row. */
  readonly next: Cursor | undefined;
};

export type ListPage<Item> = ListRows<Item> & {
  /** How many the filters find, on whatever page. */
  readonly total: number;
};

type Place = { readonly list_key: string | null; readonly list_id: string | null };
type Counted = Place & { readonly total: number };

/** One page and the count of all, in one statement; beyond the last page the count still holds. */
export async function readPage<Row, Item>(
  db: Db,
  list: List<Row, Item>,
  window: Window,
): Promise<ListPage<Item>> {
  const total = list.total ?? sql`(select count(*)::int from found)`;
  const counted = sql`(select ${total} as total) c left join page on true`;
  const { rows } = await sql<Row & Counted>`
    ${pageOf(list, window)} select c.total, ${columnsOf(list)} from ${counted}
    order by ${printOrder(list.order)}`.execute(db);
  return { ...rowsOf(list, rows, window.limit), total: rows[0]?.total ?? 0 };
}

/** Rows that are read in one go: a few megabytes, and so many that the count of goes costs nothing. */
const usualGo = 2000;

/** All that a list finds, up to a most: its count at once, its pages one by one as they are taken. */
export async function readAll<Row, Item>(
  db: Db,
  list: List<Row, Item>,
  { most, pageSize = usualGo }: { readonly most: number; readonly pageSize?: number },
): Promise<{ readonly total: number; readonly pages: AsyncGenerator<readonly Item[]> }> {
  const first = await readPage(db, list, { limit: Math.min(pageSize, most) });
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
    ${pageOf(list, window)} select ${columnsOf(list)} from page
    order by ${printOrder(list.order)}`.execute(db);
  return rowsOf(list, rows, window.limit);
}

/** One row more than wanted tells whether there is a next page. */
function pageOf<Row, Item>({ found, order }: List<Row, Item>, { after, offset = 0, limit }: Window) {
  const rest = after ? sql`where ${comesAfter(order, after)}` : sql``;
  return sql`with found as not materialized (${found}),
    page as (select * from found ${rest} order by ${printOrder(order)} limit ${limit + 1} offset ${offset})`;
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
