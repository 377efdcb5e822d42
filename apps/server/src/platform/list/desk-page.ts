import type { Db } from "../db.ts";
import { badInput } from "../errors.ts";
import { printCursor, readCursor } from "./cursor.ts";
import { type List, readPage } from "./read-list.ts";

/** How much of a list of the desk is asked for, and behind which cursor. */
export type DeskPageAsked = { readonly first: number; readonly after?: string | null | undefined };

const mostOnPage = 200;
const countedBy = 1000;

/** A page of a list of the desk as the contract says it, 200 rows at most (DLIST-01). */
export async function readDeskPage<Row, Item>(
  db: Db,
  list: List<Row, Item>,
  { first, after }: DeskPageAsked,
) {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const cursor = after ? readCursor(list.order, after, "after") : undefined;
  const page = await readPage(db, list, { after: cursor, limit: first, countedBy });
  return {
    items: [...page.items],
    total: page.total,
    isMore: page.isMore,
    next: page.next ? printCursor(list.order, page.next) : null,
  };
}
