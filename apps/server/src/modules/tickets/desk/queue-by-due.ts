import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { badInput } from "../../../platform/errors.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { type ClockParts, type Clockwork, clockPartsOf, clocksOf, nextDue } from "./clockwork.ts";

/** More open tickets than any house has: of more, the oldest are sorted. */
const mostSorted = 2000;

type Place = { readonly number: string; readonly due: number };

/** A page of the queue by the time that is left: the numbers in their order. */
export type DuePage = {
  readonly numbers: readonly string[];
  readonly total: number;
  readonly isMore: boolean;
  readonly next: string | null;
};

/** What runs out first stands first; what waits or has no clock comes last. Sorted here, for due moments follow from hours and days off. */
export async function pageByDue<Row, Item>(
  db: Db,
  { found }: Pick<List<Row, Item>, "found">,
  {
    work,
    first,
    after,
  }: { readonly work: Clockwork; readonly first: number; readonly after: string | undefined },
): Promise<DuePage> {
  const { rows } = await sql<{ number: string; clockParts: ClockParts }>`
    select found.number, ${clockPartsOf(sql`found.number`)} as "clockParts" from (${found}) found
    order by found.opened, found.number limit ${mostSorted + 1}`.execute(db);
  const sorted = rows
    .slice(0, mostSorted)
    .map(({ number, clockParts }): Place => {
      return { number, due: nextDue(clocksOf(clockParts, work)) ?? Number.MAX_SAFE_INTEGER };
    })
    .toSorted(compare);
  const behind = after === undefined ? undefined : placeFrom(after);
  const left = behind === undefined ? sorted : sorted.filter((place) => compare(behind, place) < 0);
  const page = left.slice(0, first);
  const last = page.at(-1);
  return {
    numbers: page.map(({ number }) => number),
    total: sorted.length,
    isMore: rows.length > mostSorted,
    next: last === undefined || left.length === page.length ? null : `${last.due}.${last.number}`,
  };
}

function compare(one: Place, other: Place): number {
  return one.due - other.due || (one.number < other.number ? -1 : one.number > other.number ? 1 : 0);
}

function placeFrom(text: string): Place {
  const [, due, number] = /^(\d{1,16})\.([\w-]{1,40})$/.exec(text) ?? [];
  if (due === undefined || number === undefined)
    throw badInput("cursor-invalid", undefined, [{ path: "after", code: "cursor" }]);
  return { due: Number(due), number };
}
