import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { PlaceCounts } from "@vycep/domain/suggestions/bought-together";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

type PlaceRow = Omit<PlaceCounts, "pairs"> & {
  readonly pairs: readonly (readonly [sku: string, otherSku: string, orders: number])[];
};

/**
 * Which products the places of a market bought in one order since a day, in one statement; cancelled orders and those
 * without goods count nothing. For counting only: what others are shown must not tell whose it is.
 */
export async function purchasesTogether(
  db: Db,
  { market, since }: { readonly market: Market; readonly since: LocalDate },
): Promise<readonly PlaceCounts[]> {
  const { rows } = await sql<PlaceRow>`
    with bought as (
      select o.order_number, o.ship_to_id, o.company_id, l.sku
      from sales_order o join order_line l on l.order_number = o.order_number
      where o.ship_to_id in ${shipToInSql.idsOfMarket(market)} and o.delivery_date >= ${since}::date and o.state <> 'cancelled'),
    pair as (
      select one.ship_to_id, one.company_id, one.sku, other.sku as other_sku,
        count(distinct one.order_number)::int as orders
      from bought one join bought other on other.order_number = one.order_number
      group by 1, 2, 3, 4),
    place as (
      select ship_to_id, company_id, count(distinct order_number)::int as orders from bought group by 1, 2)
    select place.ship_to_id as "shipToId", place.company_id as "companyId", place.orders,
      json_agg(json_build_array(pair.sku, pair.other_sku, pair.orders) order by pair.sku, pair.other_sku) as pairs
    from place join pair on pair.ship_to_id = place.ship_to_id and pair.company_id = place.company_id
    group by 1, 2, 3 order by 1, 2`.execute(db);
  return rows.map(({ pairs, ...place }) => ({
    ...place,
    pairs: pairs.map(([sku, otherSku, orders]) => ({ sku: toId(sku), otherSku: toId(otherSku), orders })),
  }));
}

/** What came, or is to come, to a place on one day by one method, in boxes ordered. */
export type PlaceDelivery = {
  readonly shipToId: string;
  readonly method: string;
  readonly day: LocalDate;
  readonly boxes: ReadonlyMap<Sku, number>;
};

type DeliveryRow = Omit<PlaceDelivery, "day" | "boxes"> & {
  readonly day: string;
  readonly lines: readonly (readonly [sku: string, boxes: number])[];
};

/** The deliveries of places since a day, oldest first, in one statement; cancelled orders are none. */
export async function deliveriesOf(
  db: Db,
  shipToIds: readonly string[],
  { methods, since }: { readonly methods: readonly string[]; readonly since: LocalDate },
): Promise<readonly PlaceDelivery[]> {
  const { rows } = await sql<DeliveryRow>`
    select "shipToId", method, day, json_agg(json_build_array(sku, boxes) order by sku) as lines from (
      select o.ship_to_id as "shipToId", o.delivery_method as method, o.delivery_date as day, l.sku,
        sum(l.boxes_ordered)::int as boxes
      from sales_order o join order_line l on l.order_number = o.order_number
      where o.ship_to_id = any(${[...shipToIds]}::text[]) and o.delivery_method = any(${[...methods]}::text[])
        and o.delivery_date >= ${since}::date and o.state <> 'cancelled'
      group by 1, 2, 3, 4) bought
    group by 1, 2, 3 order by 1, 3, 2`.execute(db);
  return rows.map(({ day, lines, ...place }) => ({
    ...place,
    day: toLocalDate(day),
    boxes: new Map(lines.map(([sku, boxes]) => [toId<Sku>(sku), boxes])),
  }));
}

export type LastDelivery = { readonly sku: string; readonly day: string; readonly boxes: number };

type LastQuestion = {
  readonly shipToId: string;
  readonly companyId: string;
  readonly skus: readonly string[];
  readonly until: LocalDate;
};

/** The newest delivery of each product to a place up to a day, in one statement; cancelled orders are none. */
export async function lastDeliveries(
  db: Db,
  { shipToId, companyId, skus, until }: LastQuestion,
): Promise<readonly LastDelivery[]> {
  const { rows } = await sql<LastDelivery>`
    select distinct on (l.sku) l.sku, o.delivery_date as day,
      sum(l.boxes_ordered) over (partition by l.sku, o.delivery_date)::int as boxes
    from order_line l join sales_order o on o.order_number = l.order_number
    where l.company_id = ${companyId} and l.sku = any(${[...skus]}::text[]) and o.ship_to_id = ${shipToId}
      and o.delivery_date <= ${until}::date and o.state <> 'cancelled'
    order by l.sku, o.delivery_date desc`.execute(db);
  return rows;
}
