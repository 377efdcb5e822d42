import type { OrderNumber, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import type { Db } from "../../../platform/db.ts";

/** The state of orders that were placed since a moment, or have one of these numbers. */
export async function ordersSince(
  db: Db,
  { since, numbers }: { readonly since: Date; readonly numbers: readonly OrderNumber[] },
): Promise<ReadonlyMap<OrderNumber, OrderState | undefined>> {
  const rows = await db
    .selectFrom("sales_order")
    .select(["order_number", "state"])
    .where(({ eb, or }) => or([eb("created_at", ">=", since), eb("order_number", "in", [...numbers, ""])]))
    .execute();
  return new Map(
    rows.map(({ order_number, state }) => [order_number as OrderNumber, parseOrderState(state)]),
  );
}

/** Who ordered for a place, the last one first. */
export async function orderersOfPlace(db: Db, shipToId: ShipToId): Promise<readonly UserId[]> {
  const rows = await db
    .selectFrom("sales_order")
    .select(({ fn }) => ["created_by", fn.max("created_at").as("last")])
    .where("ship_to_id", "=", shipToId)
    .where("created_by", "is not", null)
    .groupBy("created_by")
    .orderBy("last", "desc")
    .limit(5)
    .execute();
  return rows.flatMap(({ created_by }) => (created_by === null ? [] : [created_by as UserId]));
}
