import { parseOrderState } from "@vycep/domain/orders/order-states";
import { METHODS, methodOfOrder } from "@vycep/domain/transport/method";
import type { OrderRow } from "./use-orders.ts";

/**
 * What of an order its row offers again: all of it, the rest of one that came in part, or nothing of one that only took
 * empties (HISTORY-03, C1).
 *
 * @example repeatOffer(row) // "rest"
 */
export function repeatOffer(row: OrderRow): "whole" | "rest" | undefined {
  const method = methodOfOrder(row);
  if (row.lines === 0 || (method !== undefined && METHODS[method].onlyEmpties !== 0)) return undefined;
  return parseOrderState(row.state) === "partially-delivered" ? "rest" : "whole";
}
