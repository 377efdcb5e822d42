import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/**
 * Holds orders as they are until the transaction ends, so that nobody moves them to another day or takes them back meanwhile; whether
 * all of them go out on this day.
 */
export async function holdOrdersOfDay(tx: Tx, numbers: readonly string[], day: string): Promise<boolean> {
  const { rows } = await sql`
    select from sales_order
    where order_number = any(${[...numbers]}::text[]) and delivery_date = ${day}::date and state <> 'cancelled'
    order by order_number for share`.execute(tx);
  return rows.length === numbers.length;
}
