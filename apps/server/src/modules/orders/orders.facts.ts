import { type CompanyId, type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Market } from "@vycep/domain/market/market";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { PlaceCounts } from "@vycep/domain/suggestions/bought-together";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Actor } from "../../platform/session.ts";
import type { EmptiesHistory } from "../empties/empties.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { loadInSql, moneyInSql } from "./day-orders.facts.ts";
import { placesOfHistory } from "./orders.policy.ts";

/** The places whose orders the actor may see; none without the right to. */
export function placesOfOrders(actor: Actor): readonly string[] {
  return placesOfHistory(actor).map(({ shipToId }) => shipToId);
}

/** Pieces of SQL that the wiring hands to nouns which may not know orders. */
export const ordersInSql = {
  /** Whether a company ever ordered a product; runs along the index on company and sku. */
  hasOrdered: (companyId: string, sku: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from order_line l where l.company_id = ${companyId} and l.sku = ${sku})`,
  /** What companies took by month, kept by the database itself: a table of company_id, month, sku, currency, boxes, net_minor. */
  takenByMonth: sql`consumption_of_company`,
  /** The state of what a company took: another one with every change of it; null where nothing ever changed. */
  takenState: (companyId: RawBuilder<unknown>): RawBuilder<string | null> =>
    sql`(select taken.version::text from consumption_state taken where taken.company_id = ${companyId})`,
  /**
   * What was delivered in some months of companies until a day, less what was credited: a table of company_id, month, sku, day, boxes,
   * net_minor, currency. Goods as delivered, else as confirmed, else as ordered. Months are a table of company_id, month.
   */
  deliveredGoods: (months: RawBuilder<unknown>, until: LocalDate): RawBuilder<unknown> => sql`(
    select asked.company_id, asked.month, l.sku, o.delivery_date as day, came.boxes, came.boxes * l.unit_price_minor as net_minor,
      o.currency
    from ${months} asked
    join ${shipToInSql.places} place on place.company_id = asked.company_id
    join sales_order o on o.ship_to_id = place.id and o.delivery_date <= ${until}::date
      and o.delivery_date >= asked.month and o.delivery_date < (asked.month + interval '1 month')::date
    join order_line l using (order_number)
    cross join lateral (select coalesce(l.boxes_delivered, l.boxes_confirmed, l.boxes_ordered) - l.boxes_credited as boxes) came
    where o.state in ('delivered', 'partially-delivered'))`,
  /**
   * What was delivered to places in some days of one month, less what was credited: a table of ship_to_id, month, sku,
   * currency, boxes, net_minor, as the database sums it by month.
   */
  deliveredByMonth: ({ shipToIds, from, to }: DeliveredDays): RawBuilder<unknown> => sql`
    select o.ship_to_id, date_trunc('month', o.delivery_date)::date as month, l.sku, o.currency, line.boxes,
      line.boxes * l.unit_price_minor as net_minor
    from unnest(${[...shipToIds]}::text[]) place (id)
    join sales_order o on o.ship_to_id = place.id
    join order_line l using (order_number)
    cross join lateral (values (
      coalesce(l.boxes_delivered, l.boxes_confirmed, l.boxes_ordered) - l.boxes_credited)) line (boxes)
    where o.state in ('delivered', 'partially-delivered')
      and o.delivery_date >= ${from}::date and o.delivery_date <= ${to}::date`,
  /** Whether somebody sent an order for a place and day. */
  hasSent: ({ uid, shipToId, day }: Readonly<Record<"uid" | "shipToId" | "day", RawBuilder<unknown>>>) =>
    sql`exists (select from sales_order sent where sent.ship_to_id = ${shipToId} and sent.delivery_date = ${day}
      and sent.created_by = ${uid} and sent.state <> 'cancelled')`,
  /** The state of what a place bought: another number after each change of it; null before the first order. */
  stateOf: (shipToId: string): RawBuilder<string | null> =>
    sql`(select version::text from order_count where ship_to_id = ${shipToId})`,
  /** When a place ordered last; null before the first time. */
  lastOrderAt: (shipToId: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select max(last.created_at) from sales_order last where last.ship_to_id = ${shipToId})`,
  /** The newest orders of a place, and how many it has: `{ "count": 304, "orders": [`PlacedOrder`, …] }`. */
  newestOf: (shipToId: RawBuilder<unknown>, most: number): RawBuilder<PlacedOrders> => sql`(
    select json_build_object(
      'count', coalesce((select c.count from order_count c where c.ship_to_id = ${shipToId}), 0),
      'orders', coalesce((
        select json_agg(json_build_object('number', o.order_number, 'day', o.delivery_date, 'method', o.delivery_method,
          'state', o.state, 'netMinor', ${moneyInSql.net}, 'currency', o.currency, 'pallets', ${loadInSql.palletThousandths} / 1000.0)
          order by o.created_at desc, o.order_number desc)
        from (select * from sales_order last where last.ship_to_id = ${shipToId}
          order by last.created_at desc, last.order_number desc limit ${most}) o), '[]')))`,
  /** The delivery day of an order. */
  deliveryDayOf: (orderNumber: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select own.delivery_date from sales_order own where own.order_number = ${orderNumber})`,
} as const;

/** An order as JSON has it. */
export type PlacedOrder = {
  readonly number: string;
  readonly day: string;
  readonly method: string;
  readonly state: OrderState;
  readonly netMinor: number;
  readonly currency: string;
  readonly pallets: number;
};

export type PlacedOrders = { readonly count: number; readonly orders: readonly PlacedOrder[] };

type DeliveredDays = {
  readonly shipToIds: readonly string[];
  readonly from: LocalDate;
  readonly to: LocalDate;
};

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
      kind === "delivered" ? [{ day, sku: toId<Sku>(code), boxes: units }] : [],
    ),
    returns: moved.flatMap(({ kind, day, code, units, unitDepositMinor }) =>
      kind === "returned" ? [{ day, code, units, unitDepositMinor: toMinor(unitDepositMinor) }] : [],
    ),
  };
};

type PlaceRow = Omit<PlaceCounts, "shipToId" | "companyId" | "pairs"> & {
  readonly shipToId: string;
  readonly companyId: string;
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
  return rows.map(({ shipToId, companyId, pairs, orders: placed }) => ({
    shipToId: toId<ShipToId>(shipToId),
    companyId: toId<CompanyId>(companyId),
    orders: placed,
    pairs: pairs.map(([sku, otherSku, orders]) => ({ sku: toId(sku), otherSku: toId(otherSku), orders })),
  }));
}

/** What came, or is to come, to a place on one day by one method, in boxes ordered. */
export type PlaceDelivery = {
  readonly shipToId: ShipToId;
  readonly method: string;
  readonly day: LocalDate;
  readonly boxes: ReadonlyMap<Sku, number>;
};

type DeliveryRow = Omit<PlaceDelivery, "shipToId" | "day" | "boxes"> & {
  readonly shipToId: string;
  readonly day: string;
  readonly lines: readonly (readonly [sku: string, boxes: number])[];
};

/** The deliveries of places since a day, oldest first, in one statement; cancelled orders and replacement deliveries are none. */
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
        and o.delivery_date >= ${since}::date and o.state <> 'cancelled' and o.replaces is null
      group by 1, 2, 3, 4) bought
    group by 1, 2, 3 order by 1, 3, 2`.execute(db);
  return rows.map(toDelivery);
}

/**
 * What the newest orders of a place brought or will bring, by method and day, in one statement: as many as tell its habits.
 * Cancelled orders, replacement deliveries and what came in bundles are left out.
 */
export async function newestDeliveries(db: Db, shipToId: ShipToId): Promise<readonly PlaceDelivery[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${shipToId} as "shipToId", method, day, json_agg(json_build_array(sku, boxes) order by sku) as lines from (
      select o.delivery_method as method, o.delivery_date as day, l.sku, sum(l.boxes_ordered)::int as boxes
      from (
        select order_number, delivery_method, delivery_date from sales_order
        where ship_to_id = ${shipToId} and state <> 'cancelled' and replaces is null
        order by created_at desc, order_number desc limit ${ordersThatTell}) o
      join order_line l on l.order_number = o.order_number
      where l.bundle_sku is null
      group by 1, 2, 3) bought
    group by 2, 3 order by 3, 2`.execute(db);
  return rows.map(toDelivery);
}

/** Of these at least eight carry goods of one kind, but where they hardly ever come. */
const ordersThatTell = 60;

function toDelivery({ shipToId, day, lines, ...place }: DeliveryRow): PlaceDelivery {
  return {
    ...place,
    shipToId: toId<ShipToId>(shipToId),
    day: toLocalDate(day),
    boxes: new Map(lines.map(([sku, boxes]) => [toId<Sku>(sku), boxes])),
  };
}

export type LastDelivery = { readonly sku: Sku; readonly day: string; readonly boxes: number };

type LastQuestion = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly skus: readonly string[];
  readonly until: LocalDate;
};

/** The newest delivery of each product to a place up to a day, in one statement; cancelled orders are none. */
export async function lastDeliveries(
  db: Db,
  { shipToId, companyId, skus, until }: LastQuestion,
): Promise<readonly LastDelivery[]> {
  const { rows } = await sql<Omit<LastDelivery, "sku"> & { readonly sku: string }>`
    select distinct on (l.sku) l.sku, o.delivery_date as day,
      sum(l.boxes_ordered) over (partition by l.sku, o.delivery_date)::int as boxes
    from order_line l join sales_order o on o.order_number = l.order_number
    where l.company_id = ${companyId} and l.sku = any(${[...skus]}::text[]) and o.ship_to_id = ${shipToId}
      and o.delivery_date <= ${until}::date and o.state <> 'cancelled'
    order by l.sku, o.delivery_date desc`.execute(db);
  return rows.map((row) => ({ ...row, sku: toId<Sku>(row.sku) }));
}
