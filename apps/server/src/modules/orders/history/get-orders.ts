import { encodeOrderRow } from "@vycep/contract/orders/orders.codec";
import type { OrdersAnswer, OrdersQuery } from "@vycep/contract/orders/orders.rest";
import { parseShownStatus } from "@vycep/domain/orders/status";
import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import { dayOf, momentsOf } from "../../../platform/list/filter-input.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { historyScope } from "../orders.policy.ts";
import { historyList, type OrderFilter } from "./order-list.repo.ts";

/**
 * A page of the order history (REST-46, HISTORY-01, C28): found by any number, SKU or product name, of the places
 * where the actor has My Orders; by its place in the list, or as what follows the page before. Two statements: the
 * actor, and the page with its count and the places' names.
 */
export async function getOrders(
  deps: Deps,
  context: RequestContext,
  query: OrdersQuery,
): Promise<OrdersAnswer> {
  const list = historyList(filterOf(await context.actor(), query), query);
  const { items, total, next } = await readPage(deps.reads, list, {
    offset: query.offset,
    limit: query.limit,
    after: query.after === undefined ? undefined : readCursor(list.order, query.after, "after"),
  });
  return {
    sopList: items.map((order) => encodeOrderRow(order, order.shipToName)),
    total,
    next: next === undefined ? null : printCursor(list.order, next),
  };
}

type FilterQuery = Pick<OrdersQuery, "search" | "status" | "dateFrom" | "dateTo" | "method" | "shipTo">;

/** What the filters of the history ask for, at the places of the actor. */
export function filterOf(actor: Actor, query: FilterQuery): OrderFilter {
  const { shipToIds, companyIds } = historyScope(actor);
  const part = query.search?.trim() ?? "";
  const created = momentsOf({
    from: dayOf(query.dateFrom, () => noSuchDay("dateFrom")),
    to: dayOf(query.dateTo, () => noSuchDay("dateTo")),
  });
  return {
    shipToIds: query.shipTo === undefined ? shipToIds : shipToIds.filter((id) => id === query.shipTo),
    text: part === "" ? undefined : { part, companyIds },
    statuses: statusesOf(query.status),
    createdFrom: created.from,
    createdBefore: created.before,
    method: query.method || undefined,
  };
}

/** Several separated by commas; one that does not exist finds nothing. */
function statusesOf(text: string | undefined) {
  const names = (text ?? "").split(",").map((name) => name.trim());
  const given = names.filter((name) => name !== "");
  return given.length === 0 ? undefined : given.flatMap((name) => parseShownStatus(name) ?? []);
}

function noSuchDay(path: string) {
  return badInput("invalid-input", undefined, [{ path, code: "date" }]);
}
