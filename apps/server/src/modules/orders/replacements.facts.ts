import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** How many boxes of an order's line replacement deliveries bring that were not cancelled (DDISP-06). */
export function replacedBoxes(line: RawBuilder<unknown>): RawBuilder<number> {
  return sql`coalesce((
    select sum(again.boxes_ordered)::int from sales_order o join order_line again on again.order_number = o.order_number
    where o.replaces = ${line}.order_number and o.state <> 'cancelled' and again.line_no = ${line}.line_no), 0)`;
}

/** An order that brings what another one fell short of. */
export type ReplacementOfOrder = {
  readonly of: OrderNumber;
  readonly number: OrderNumber;
  readonly deliveryDate: string;
  readonly state: OrderState;
  /** Boxes by the lines of the order that fell short. */
  readonly lines: readonly { readonly lineNo: number; readonly boxes: number }[];
};

/** The replacement deliveries of some orders, the oldest first, cancelled ones among them. */
export async function replacementsOf(
  db: Db,
  numbers: readonly string[],
): Promise<readonly ReplacementOfOrder[]> {
  const { rows } = await sql<
    Omit<ReplacementOfOrder, "of" | "number"> & { readonly of: string; readonly number: string }
  >`
    select o.replaces as of, o.order_number as number, o.delivery_date::text as "deliveryDate", o.state, (
      select json_agg(json_build_object('lineNo', l.line_no, 'boxes', l.boxes_ordered) order by l.line_no)
      from order_line l where l.order_number = o.order_number) as lines
    from sales_order o where o.replaces = any(${[...numbers]}::text[])
    order by o.replaces, o.created_at, o.order_number`.execute(db);
  return rows.map((row) => ({
    ...row,
    of: toId<OrderNumber>(row.of),
    number: toId<OrderNumber>(row.number),
  }));
}

/** How many boxes of a line they bring; cancelled ones bring none. */
export function replacedOf(lineNo: number, replacements: readonly ReplacementOfOrder[]): number {
  const brought = replacements.flatMap(({ state, lines }) => (state === "cancelled" ? [] : lines));
  return brought.reduce((sum, line) => (line.lineNo === lineNo ? sum + line.boxes : sum), 0);
}
