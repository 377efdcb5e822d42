import type { BookedReturn } from "@vycep/domain/empties/balance";
import { type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** What each order that was delivered brought to a place and took from it: boxes, and empties as they were booked. */
export type EmptiesMoves = {
  readonly deliveries: readonly {
    readonly orderNumber: string;
    readonly day: LocalDate;
    readonly sku: Sku;
    readonly boxes: number;
  }[];
  readonly returns: readonly (BookedReturn & { readonly orderNumber: string })[];
};

type MoveRow = readonly [
  kind: "d" | "r",
  order: string,
  day: string,
  code: string,
  units: number,
  deposit: number,
];

/** The history of a place until a day, order by order, in one statement; what is under way has moved nothing yet. */
export async function emptiesMoves(db: Db, shipToId: ShipToId, until: LocalDate): Promise<EmptiesMoves> {
  const { rows } = await sql<{ moves: readonly MoveRow[] }>`
    with moved as materialized (
      select order_number, delivery_date from sales_order
      where ship_to_id = ${shipToId} and state in ('delivered', 'partially-delivered')
        and delivery_date <= ${until}::date)
    select coalesce(json_agg(json_build_array(kind, order_number, delivery_date, code, units, deposit)
      order by delivery_date, order_number, kind, code), '[]') as moves
    from (
      select 'd' as kind, order_number, delivery_date, sku as code,
        sum(coalesce(boxes_delivered, boxes_confirmed, boxes_ordered))::int as units, 0 as deposit
      from moved join order_line using (order_number) group by 2, 3, 4
      union all
      select 'r', order_number, delivery_date, empties_code, coalesce(units_returned, units), unit_deposit_minor::int
      from moved join order_empties_line using (order_number)) moves
    where units > 0`.execute(db);
  const moves = rows[0]?.moves ?? [];
  return {
    deliveries: moves.flatMap(([kind, orderNumber, day, code, units]) =>
      kind === "d" ? [{ orderNumber, day: toLocalDate(day), sku: toId<Sku>(code), boxes: units }] : [],
    ),
    returns: moves.flatMap(([kind, orderNumber, day, code, units, deposit]) =>
      kind === "r"
        ? [{ orderNumber, day: toLocalDate(day), code, units, unitDepositMinor: toMinor(deposit) }]
        : [],
    ),
  };
}
