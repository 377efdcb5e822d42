import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** What an order loaded, as far as rules of capacity ask for it. */
export type OrderLoad = {
  readonly shipToId: string;
  readonly tankLitres: number;
  readonly boxes: number;
  readonly palletThousandths: number;
  readonly grams: number;
  readonly millilitres: number;
  readonly netMinor: Minor;
};

export type OrderLoadsAsked = {
  readonly market: string;
  readonly customerType: string;
  readonly method: string;
  /** Days of delivery. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly most: number;
};

/**
 * The newest orders of a market, customer type and method delivered in some days, without what was cancelled, and without the second
 * orders that only collect what was too much for the first. Walks the index of days, newest first, and never past `most`.
 */
export async function orderLoads(
  db: Db,
  { market, customerType, method, from, to, most }: OrderLoadsAsked,
): Promise<readonly OrderLoad[]> {
  const { rows } = await sql<OrderLoad>`
    select o.ship_to_id as "shipToId", ship_to.tank_litres_installed as "tankLitres", o.line_count as boxes,
      o.pallet_thousandths as "palletThousandths", o.grams, o.millilitres, o.net_minor as "netMinor"
    from sales_order o ${shipToInSql.join(sql`o.ship_to_id`)}
    where o.delivery_date between ${from}::date and ${to}::date and o.delivery_method = ${method}
      and o.state <> 'cancelled' and o.empties_of is null
      and ship_to.market = ${market} and ship_to.customer_type = ${customerType}
    order by o.delivery_date desc limit ${most}`.execute(db);
  return rows;
}
