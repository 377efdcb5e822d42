import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskOrderCount, DeskOrderFilter } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { readCounts } from "../../../platform/list/read-counts.ts";
import { deskOrderList } from "./desk-order-list.repo.ts";
import { searchOf } from "./orders.ts";

const mostFilters = 10;
const countedTo = 1000;

/** How many orders each of some filters finds, of those that somebody sees, in one statement (DORD-01). */
export async function orderCounts(
  { db }: Pick<Deps, "db">,
  context: DeskContext,
  filters: readonly DeskOrderFilter[],
): Promise<DeskOrderCount[]> {
  if (filters.length > mostFilters)
    throw badInput("too-many", undefined, [{ path: "filters", code: "too_big" }]);
  const staff = await context.staff();
  const lists = filters.map((filter) =>
    deskOrderList(searchOf(filter, staff), { sort: "delivery", isAscending: false }),
  );
  return [...(await readCounts(db, lists, { most: countedTo }))];
}
