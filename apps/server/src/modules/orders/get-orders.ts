import { encodeOrderRow } from "@vycep/contract/orders/orders.codec";
import type { OrdersAnswer, OrdersQuery } from "@vycep/contract/orders/orders.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShownStatus } from "@vycep/domain/orders/status";
import { dayAfter, dayBegins } from "../../platform/day-bounds.ts";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { historyScope } from "./orders.policy.ts";
import { type OrderSearch, searchOrders } from "./orders.repo.ts";

/**
 * A page of the order history (REST-46, HISTORY-01, C28): found by any number, SKU or product name, of the places
 * where the actor has My Orders. Two statements: the actor, and the page with its count and the places' names.
 */
export async function getOrders(
  deps: Deps,
  context: RequestContext,
  query: OrdersQuery,
): Promise<OrdersAnswer> {
  const search = searchOf(await context.actor(), query);
  const { orders, total } = await searchOrders(deps.db, {
    ...search,
    offset: query.offset,
    limit: query.limit,
  });
  return { sopList: orders.map((order) => encodeOrderRow(order, order.shipToName)), total };
}

/** What the filters of the history ask for, at the places of the actor. */
export function searchOf(
  actor: Actor,
  query: Omit<OrdersQuery, "offset" | "limit">,
): Omit<OrderSearch, "offset" | "limit"> {
  const { shipToIds, companyIds } = historyScope(actor);
  const from = dayOf(query.dateFrom, "dateFrom");
  const to = dayOf(query.dateTo, "dateTo");
  const text = query.search?.trim();
  return {
    shipToIds: query.shipTo === undefined ? shipToIds : shipToIds.filter((id) => id === query.shipTo),
    companyIds,
    text: text === "" ? undefined : text,
    statuses: statusesOf(query.status),
    createdFrom: from && dayBegins(from),
    createdBefore: to && dayBegins(dayAfter(to)),
    method: query.method,
    sort: query.sort,
    direction: query.direction,
  };
}

/** Several separated by commas; one that does not exist finds nothing. */
function statusesOf(text: string | undefined) {
  const names = (text ?? "").split(",").map((name) => name.trim());
  const given = names.filter((name) => name !== "");
  return given.length === 0 ? undefined : given.flatMap((name) => parseShownStatus(name) ?? []);
}

function dayOf(text: string | undefined, path: string) {
  if (text === undefined) return;
  const day = parseLocalDate(text);
  if (day === undefined) throw badInput("invalid-input", undefined, [{ path, code: "date" }]);
  return day;
}
