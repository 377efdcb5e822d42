import { comparedOrder, type ErpHeldOrder } from "@vycep/contract/orders/erp-held-order";
import { type Comparison, compareOrders } from "@vycep/domain/orders/compare-orders";
import type { Db } from "../../../platform/db.ts";
import { toldOrders } from "../../outbox/outbox.facts.ts";
import { ordersSince } from "./restored-orders.repo.ts";

/**
 * What the ERP holds beside what is known here, by what the ERP was told of each order. Of orders here count those that
 * are not older than the oldest of the ERP's list.
 */
export async function compareHeld(db: Db, held: readonly ErpHeldOrder[]): Promise<readonly Comparison[]> {
  const numbers = held.map(({ order }) => order.orderNumber);
  const since = new Date(Math.min(...held.map(({ order }) => Date.parse(order.placedAt))));
  if (held.length === 0) return [];
  const known = await ordersSince(db, { since, numbers });
  const told = await toldOrders(db, [...known.keys()]);
  const here = [...known].map(([orderNumber, state]) => {
    const order = told.get(orderNumber);
    const isCancelled = state === "cancelled";
    return order ? comparedOrder(order, isCancelled) : { orderNumber, isCancelled, fields: {} };
  });
  return compareOrders(
    held.map(({ order, cancelledAt }) => comparedOrder(order, cancelledAt !== undefined)),
    here,
  );
}
