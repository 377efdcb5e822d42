import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { linesOfOrders } from "./order-parts.repo.ts";
import { ordersByNumber } from "./orders.repo.ts";

/** How far an order is, for those who tell a partner's system of it. */
export type FollowedOrder = {
  readonly state: OrderState;
  readonly deliveryDate: LocalDate;
  readonly currency: Currency;
  /** Boxes by product: as delivered, else as confirmed, else as ordered. */
  readonly boxes: ReadonlyMap<string, number>;
  readonly prices: ReadonlyMap<string, Minor>;
};

/** An order by its number, whoever asks, in two statements. */
export async function followedOrder(db: Db, number: string): Promise<FollowedOrder | undefined> {
  const [order] = await ordersByNumber(db, [number]);
  if (order === undefined) return undefined;
  const lines = await linesOfOrders(db, [number]);
  const boxes = new Map<string, number>();
  for (const line of lines) boxes.set(line.sku, (boxes.get(line.sku) ?? 0) + comingOf(line));
  return {
    state: order.state,
    deliveryDate: order.deliveryDate,
    currency: order.currency,
    boxes,
    prices: new Map(lines.map(({ sku, unitPriceMinor }) => [sku, unitPriceMinor])),
  };
}

function comingOf({ delivered, confirmed, ordered }: OrderLineFacts): number {
  return delivered ?? confirmed ?? ordered;
}

/** Another text after each step of an order and each change of what was confirmed; null of a missing one. */
export const followedInSql = {
  progressOf: (orderNumber: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
    select followed.state || ' ' || coalesce((select sum(line.boxes_confirmed) from order_line line
      where line.order_number = followed.order_number), -1)
    from sales_order followed where followed.order_number = ${orderNumber})`,
} as const;
