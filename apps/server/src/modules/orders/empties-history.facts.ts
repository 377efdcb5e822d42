import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { EmptiesHistory } from "../empties/empties.facts.ts";

type MovedRow = {
  readonly kind: "delivered" | "returned";
  readonly day: string;
  readonly code: string;
  readonly units: number;
  readonly unitDepositMinor: number;
};

/**
 * What the orders brought to a place and took from it, by day, in one statement: goods as delivered, else as confirmed,
 * else as ordered; empties as the driver counted them, else as planned. Cancelled orders moved nothing.
 */
export const emptiesHistory: EmptiesHistory = async (db, shipToId, { after, until }) => {
  const { rows } = await sql<MovedRow>`
    with moving as (
      select order_number, delivery_date from sales_order
      where ship_to_id = ${shipToId} and state <> 'cancelled' and delivery_date <= ${until}::date
        and (${after}::date is null or delivery_date > ${after}::date))
    select 'delivered' as kind, delivery_date as day, sku as code,
      sum(coalesce(boxes_delivered, boxes_confirmed, boxes_ordered))::int as units, 0 as "unitDepositMinor"
    from moving join order_line using (order_number) group by delivery_date, sku
    union all
    select 'returned', delivery_date, empties_code, sum(coalesce(units_returned, units))::int, unit_deposit_minor::int
    from moving join order_empties_line using (order_number)
    group by delivery_date, empties_code, unit_deposit_minor
    order by 1, 2, 3, 5`.execute(db);
  const moved = rows.map((row) => ({ ...row, day: toLocalDate(row.day) }));
  return {
    deliveries: moved.flatMap(({ kind, day, code, units }) =>
      kind === "delivered" ? [{ day, sku: code, boxes: units }] : [],
    ),
    returns: moved.flatMap(({ kind, day, code, units, unitDepositMinor }) =>
      kind === "returned" ? [{ day, code, units, unitDepositMinor }] : [],
    ),
  };
};
