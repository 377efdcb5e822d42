import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** What goes out of order `o`: what was confirmed of it where that is less than was ordered (DORD-03). */
export const loadInSql = {
  grams: sql`coalesce(o.confirmed_grams, o.grams)`,
  palletThousandths: sql`coalesce(o.confirmed_pallet_thousandths, o.pallet_thousandths)`,
  millilitres: sql`coalesce(o.confirmed_millilitres, o.millilitres)`,
} as const;

/** What order `o` comes to: what was confirmed of it, or came, where that is less than was ordered (DORD-03). */
export const moneyInSql = {
  net: sql`coalesce(o.due_net_minor, o.net_minor)`,
  vat: sql`coalesce(o.due_vat_minor, o.vat_minor)`,
  deposit: sql`coalesce(o.due_deposit_minor, o.deposit_minor)`,
  total: sql`coalesce(o.due_total_minor, o.total_minor)`,
} as const;

/** An order that goes out on a day, with where it goes. */
export type OutgoingOrder = {
  readonly number: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly shipToName: string;
  readonly city: string;
  readonly zip: string;
  readonly window: string;
  readonly method: string;
  readonly day: string;
  readonly state: OrderState;
  readonly palletThousandths: number;
  readonly grams: number;
  readonly millilitres: number;
  readonly netMinor: number;
  readonly currency: string;
};

/** What goes out in some days, in one statement; cancelled orders do not. */
export async function outgoingOrders(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly OutgoingOrder[]> {
  const { rows } = await sql<OutgoingOrder>`
    select o.order_number as number, o.company_id as "companyId", o.ship_to_id as "shipToId", ship_to.name as "shipToName",
      ship_to.city, ship_to.zip, ship_to.delivery_window as "window", o.delivery_method as method, o.delivery_date as day, o.state,
      ${loadInSql.palletThousandths} as "palletThousandths", ${loadInSql.grams} as grams,
      ${loadInSql.millilitres} as millilitres, ${moneyInSql.net} as "netMinor", o.currency
    from sales_order o ${shipToInSql.join(sql`o.ship_to_id`)}
    where o.delivery_date between ${from}::date and ${to}::date and o.state <> 'cancelled'
    order by o.delivery_date, ship_to.zip, o.order_number`.execute(db);
  return rows;
}

/** What goes out on a day, all orders together. */
export type OutgoingDay = {
  readonly day: string;
  readonly orders: number;
  /** Nobody has confirmed them yet. */
  readonly unconfirmed: number;
  readonly palletThousandths: number;
  readonly grams: number;
};

/** The same in sums, a row a day, however many orders there are; days on which nothing goes out are left out. */
export async function outgoingDays(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly OutgoingDay[]> {
  const { rows } = await sql<OutgoingDay>`
    select delivery_date as day, count(*)::int as orders, (count(*) filter (where state = 'received'))::int as unconfirmed,
      sum(${loadInSql.palletThousandths})::bigint as "palletThousandths", sum(${loadInSql.grams})::bigint as grams
    from sales_order o where delivery_date between ${from}::date and ${to}::date and state <> 'cancelled'
    group by delivery_date order by delivery_date`.execute(db);
  return rows;
}

/** The first day of a year for which a market has an order; undefined where nobody has ordered for it. */
export async function firstOrderIn(
  db: Db,
  { market, year }: { readonly market: Market; readonly year: number },
): Promise<LocalDate | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select min(o.delivery_date) as day from sales_order o
    where o.delivery_date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) and o.state <> 'cancelled'
      and o.ship_to_id in ${shipToInSql.idsOfMarket(market)}`.execute(db);
  const [{ day } = { day: null }] = rows;
  return day === null ? undefined : toLocalDate(day);
}

/** Orders of some days that are under way, for whoever changes these days: a table of number, ship_to_id, method, day, pallets. */
export function ordersOn(days: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select o.order_number as number, o.ship_to_id, o.delivery_method as method, o.delivery_date as day,
      ${loadInSql.palletThousandths} / 1000.0 as pallets
    from sales_order o where o.delivery_date = any(${[...days]}::date[])
      and o.state in ('received', 'confirmed', 'loaded', 'on-the-way'))`;
}
