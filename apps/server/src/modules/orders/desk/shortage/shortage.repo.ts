import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../../platform/db.ts";
import type { Staff } from "../../../../platform/desk/desk-context.ts";
import { goodsInCarts } from "../../../cart/waiting-carts.facts.ts";
import { shipToInSql } from "../../../ship-to/ship-to.facts.ts";

export type WantingOrder = {
  readonly number: string;
  readonly version: number;
  readonly shipToId: string;
  readonly shipToName: string;
  readonly deliveryDate: string;
  readonly method: string;
  readonly market: string;
  readonly sentAt: string;
  readonly state: OrderState;
  readonly deliveryStatus: string;
  readonly isProvisional: boolean;
  readonly ordered: number;
  readonly confirmed: number | null;
  readonly isAlone: boolean;
};

export type Wanted = {
  readonly orders: readonly WantingOrder[];
  readonly carts: number;
  readonly cartBoxes: number;
};

type Asked = {
  readonly sku: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly reach: Staff["reach"];
  readonly limit: number;
};

/**
 * Who still waits for a product: orders of some days that were not loaded, the first sent first, and what stands in live carts; one
 * statement. It looks through the orders of the days, so that a product that everybody buys costs no more than any other.
 */
export async function whoWants(db: Db, { sku, from, to, reach, limit }: Asked): Promise<Wanted> {
  const isReached = (company: RawBuilder<unknown>) =>
    reach === "everything" ? sql`true` : sql`${company} = any(${[...reach]}::text[])`;
  const { rows } = await sql<Wanted>`
    with wanting as (
      select o.order_number as number, o.version, o.ship_to_id as "shipToId", o.delivery_date as "deliveryDate",
        o.delivery_method as method, ${shipToInSql.marketOf(sql`o.ship_to_id`)} as market, o.created_at as "sentAt", o.state, o.delivery_status as "deliveryStatus",
        o.is_provisional as "isProvisional", line.ordered, line.confirmed, line.lines = line.short as "isAlone"
      from sales_order o
      cross join lateral (
        select sum(l.boxes_ordered) filter (where l.sku = ${sku})::int as ordered,
          sum(l.boxes_confirmed) filter (where l.sku = ${sku})::int as confirmed,
          count(*) as lines, count(*) filter (where l.sku = ${sku}) as short
        from order_line l where l.order_number = o.order_number) line
      where o.delivery_date between ${from}::date and ${to}::date and o.state in ('received', 'confirmed')
        and line.short > 0 and ${isReached(sql`o.company_id`)}
      order by o.created_at, o.order_number limit ${limit}),
    held as (
      select g.cart_id, g.boxes from ${goodsInCarts(sql`${from}::date`)} g
      where g.sku = ${sku} and ${isReached(sql`g.company_id`)})
    select coalesce((
        select json_agg(to_jsonb(wanting) || jsonb_build_object('shipToName', ${shipToInSql.nameOf(sql`wanting."shipToId"`)})
          order by wanting."sentAt", wanting.number) from wanting), '[]') as orders,
      (select count(distinct cart_id)::int from held) as carts,
      (select coalesce(sum(boxes), 0)::float from held) as "cartBoxes"`.execute(db);
  return rows[0] ?? { orders: [], carts: 0, cartBoxes: 0 };
}
