import { sql } from "kysely";
import { openOrdersOf } from "../../modules/orders/desk/orders-of-person.ts";
import { openTicketsOf } from "../../modules/tickets/tickets-of-person.facts.ts";
import type { Tx } from "../../platform/db.ts";

/** How many orders and tickets of a person are still under way: somebody has to be told of them (DCUST-05). */
export async function openWorkOf(
  tx: Tx,
  uid: string,
): Promise<{ readonly openOrders: number; readonly openTickets: number }> {
  const { rows } = await sql<{ openOrders: number; openTickets: number }>`
    select ${openOrdersOf(sql`${uid}`)} as "openOrders", ${openTicketsOf(sql`${uid}`)} as "openTickets"`.execute(
    tx,
  );
  return rows[0] ?? { openOrders: 0, openTickets: 0 };
}
