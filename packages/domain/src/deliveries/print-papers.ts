import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { OrderState } from "../orders/order-states.ts";

/** Papers of orders that the brewery prints for its own work (DORD-07). */
export const PAPERS = ["order", "delivery-note", "picking-list", "loading-list", "round"] as const;

export type Paper = (typeof PAPERS)[number];

/** So many orders fit into one file at most. */
export const MOST_PRINTED_ORDERS = 200;

export type PrintRefusal = Refusal & { readonly kind: "nothing-to-print" | "too-many-orders" };

/**
 * Which of some orders stand on a paper: nothing is picked, loaded or driven of a cancelled one, but its own paper says that it is
 * cancelled.
 *
 * @example ordersOnPaper("round", [{ state: "cancelled" }]) // []
 */
export function ordersOnPaper<Order extends { readonly state: OrderState }>(
  paper: Paper,
  orders: readonly Order[],
): readonly Order[] {
  return paper === "order" ? orders : orders.filter(({ state }) => state !== "cancelled");
}

/**
 * Whether so many orders make a file.
 *
 * @example judgePrinting(0).ok // false
 */
export function judgePrinting(count: number): Result<undefined, PrintRefusal> {
  if (count === 0) return refused({ kind: "nothing-to-print" });
  return count > MOST_PRINTED_ORDERS ? refused({ kind: "too-many-orders" }) : ok(undefined);
}
