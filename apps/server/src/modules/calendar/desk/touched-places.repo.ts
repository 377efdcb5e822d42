import { methodsOfKind } from "@vycep/domain/calendar/delivery-change";
import { type LocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import type { ExceptionKind } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { type Cursor, comesAfter, type ListOrder, printOrder } from "../../../platform/list/list-order.ts";
import { type PlaceScope, placesByKind } from "../../ship-to/places-by-kind.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";
import type { BesideCalendar } from "./calendar-desk.deps.ts";

/** A change as the database is asked about it. */
export type Touching = {
  readonly typeOfChange: "moved" | "cancelled" | "added";
  readonly day: LocalDate;
  readonly kinds: readonly ExceptionKind[];
  readonly scope: PlaceScope;
  /** Markets in which the day is a holiday: nothing comes as scheduled. */
  readonly holidayIn: readonly string[];
  /** Markets in which the day can be ordered for also where nothing is scheduled. */
  readonly openIn: readonly string[];
};

/** Carts and orders of some days with their kind of transport: `day_cart`, `day_order`. */
function dayTables(beside: BesideCalendar, days: readonly LocalDate[], kinds: readonly ExceptionKind[]) {
  const pairs = kinds.flatMap((kind) => methodsOfKind(kind).map((method) => ({ method, kind })));
  return sql`
    method_kind as (
      select * from unnest(${pairs.map(({ method }) => method)}::text[], ${pairs.map(({ kind }) => kind)}::text[]) m (method, kind)),
    day_cart as materialized (select c.*, k.kind from ${beside.cartsOn(days)} c join method_kind k using (method)),
    day_order as materialized (select o.*, k.kind from ${beside.ordersOn(days)} o join method_kind k using (method))`;
}

/**
 * Whom a change touches by which kind: `touched`, with `is_announced` where something was scheduled, ordered or in a cart; the
 * others have the day closed. What has another change on that day keeps it, also where that brings something: a replacement is open
 * whatever else is said of its day (OP-14).
 */
function touchedTables(beside: BesideCalendar, wanted: Touching): RawBuilder<unknown> {
  const { typeOfChange, day, kinds, scope, holidayIn, openIn } = wanted;
  const isAdded = typeOfChange === "added";
  const isScheduled = sql`${weekdayOf(day)}::smallint = any(p.weekdays)`;
  const isBusy = (table: RawBuilder<unknown>) =>
    sql`exists (select from ${table} b where b.ship_to_id = p.id and b.kind = p.kind)`;
  const isAnnounced = isAdded
    ? sql`not (${isScheduled} and p.market <> all(${[...holidayIn]}::text[]))`
    : sql`(${isScheduled} or ${isBusy(sql`day_cart`)} or ${isBusy(sql`day_order`)})`;
  const isClosed = isAdded ? sql`false` : sql`p.market = any(${[...openIn]}::text[])`;
  return sql`${dayTables(beside, isAdded ? [] : [day], kinds)},
    met as (
      select p.*, ${isAnnounced} as is_announced, ${isClosed} as is_closed, exists (
        select from delivery_exception e
        where e.ship_to_id = p.id and e.kind = p.kind and ${day}::date in (e.original_date, e.scheduled_date)) as has_change
      from ${placesByKind(scope)} p where p.kind = any(${[...kinds]}::text[])),
    touched as (select * from met where (is_announced or is_closed) and not has_change)`;
}

export type TouchedSums = {
  readonly places: number;
  readonly closedPlaces: number;
  readonly changedAlready: number;
  readonly carts: number;
  readonly orders: number;
  /** Another one as soon as it touches somebody else. */
  readonly seen: string;
};

/** How many a change touches, in one statement. */
export async function touchedSums(
  db: Db | Tx,
  beside: BesideCalendar,
  wanted: Touching,
): Promise<TouchedSums> {
  const ofTouched = (table: RawBuilder<unknown>) => sql`(
    select count(*)::int from ${table} b
    where exists (select from touched t where t.id = b.ship_to_id and t.kind = b.kind))`;
  const { rows } = await sql<TouchedSums>`
    with ${touchedTables(beside, wanted)}, place as (
      select id, bool_or(is_announced) as is_announced from touched group by id)
    select (count(*) filter (where is_announced))::int as places,
      (count(*) filter (where not is_announced))::int as "closedPlaces",
      (select count(distinct id)::int from met where is_announced and has_change) as "changedAlready",
      ${ofTouched(sql`day_cart`)} as carts, ${ofTouched(sql`day_order`)} as orders,
      md5((select coalesce(string_agg(id || ' ' || kind || ' ' || is_announced, ',' order by id, kind), '') from touched)) as seen
    from place`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("sums without a row");
  return row;
}

/** Places with orders first, then those with carts. */
export const placeOrder: ListOrder = {
  name: "busiest",
  by: { column: sql`rank`, kind: "whole" },
  id: { column: sql`id`, kind: "text" },
  direction: "asc",
};

export type PlaceWindow = { readonly first: number; readonly after: Cursor | undefined };

export type TouchedRow = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly zip: string;
  readonly kinds: readonly ExceptionKind[];
  /** 0 with orders, 1 with carts, 2 with neither. */
  readonly rank: number;
  readonly carts: readonly { method: string; owner: string | null; changedAt: string }[];
  readonly orders: readonly { number: string; method: string; day: string; pallets: number }[];
};

/** The places that would be told, those with orders first and then those with carts; one more than asked where there are more. */
export async function touchedPlaces(
  db: Db,
  beside: BesideCalendar,
  { wanted, window }: { readonly wanted: Touching; readonly window: PlaceWindow },
): Promise<readonly TouchedRow[]> {
  const told = sql`select id, name, city, zip, kind from touched where is_announced`;
  return pageOf(db, { tables: touchedTables(beside, wanted), told, window });
}

/** The same of a change that was told: which rows it wrote says `rows`. */
export async function toldPlaces(
  db: Db,
  beside: BesideCalendar,
  {
    rows,
    days,
    kinds,
    window,
  }: {
    readonly rows: RawBuilder<unknown>;
    readonly days: readonly LocalDate[];
    readonly kinds: readonly ExceptionKind[];
    readonly window: PlaceWindow;
  },
): Promise<readonly TouchedRow[]> {
  const told = sql`
    select e.ship_to_id as id, ship_to.name, ship_to.city, ship_to.zip, e.kind
    from delivery_exception e ${shipToInSql.join(sql`e.ship_to_id`)} where e.is_announced and ${rows}`;
  return pageOf(db, { tables: dayTables(beside, days, kinds), told, window });
}

type Page = {
  readonly tables: RawBuilder<unknown>;
  /** Places by kind: id, name, city, zip, kind. */
  readonly told: RawBuilder<unknown>;
  readonly window: PlaceWindow;
};

async function pageOf(
  db: Db,
  { tables, told, window: { first, after } }: Page,
): Promise<readonly TouchedRow[]> {
  const isBehind = after ? comesAfter(placeOrder, after) : sql`true`;
  const { rows } = await sql<TouchedRow>`
    with ${tables}, told as (${told}), ranked as (
      select t.id, t.name, t.city, t.zip, array_agg(t.kind order by t.kind) as kinds, case
        when bool_or(exists (select from day_order o where o.ship_to_id = t.id and o.kind = t.kind)) then 0
        when bool_or(exists (select from day_cart c where c.ship_to_id = t.id and c.kind = t.kind)) then 1 else 2 end as rank
      from told t group by t.id, t.name, t.city, t.zip),
    page as (select * from ranked where ${isBehind} order by ${printOrder(placeOrder)} limit ${first + 1})
    select p.*, coalesce((
        select json_agg(json_build_object('method', c.method, 'owner', ${usersInSql.nameOf(sql`c.uid`)}, 'changedAt', c.updated_at)
          order by c.updated_at desc)
        from day_cart c where c.ship_to_id = p.id and c.kind = any(p.kinds)), '[]') as carts,
      coalesce((
        select json_agg(json_build_object('number', o.number, 'method', o.method, 'day', o.day, 'pallets', o.pallets)
          order by o.day, o.number)
        from day_order o where o.ship_to_id = p.id and o.kind = any(p.kinds)), '[]') as orders
    from page p order by p.rank, p.id`.execute(db);
  return rows;
}

/** By when is ordered for what comes, by market and kind. */
export type OrderByRow = {
  readonly market: string;
  readonly kind: ExceptionKind;
  readonly date: string;
  readonly time: string;
};

export type WrittenPlace = {
  readonly shipToId: string;
  readonly companyId: string;
  readonly market: string;
  readonly isAnnounced: boolean;
};

/**
 * Writes a change for every place that it touches, in one statement: to those that are told what it is, for the others the day is
 * closed. What somebody else wrote meanwhile stays.
 */
export async function writeExceptions(
  tx: Tx,
  beside: BesideCalendar,
  {
    wanted,
    changeId,
    comes,
    orderBys,
  }: {
    readonly wanted: Touching;
    readonly changeId: string;
    readonly comes: LocalDate | undefined;
    readonly orderBys: readonly OrderByRow[];
  },
): Promise<readonly WrittenPlace[]> {
  const column = (of: (row: OrderByRow) => string) => orderBys.map(of);
  const { rows } = await sql<WrittenPlace>`
    with ${touchedTables(beside, wanted)}, order_by as (
      select * from unnest(${column(({ market }) => market)}::text[], ${column(({ kind }) => kind)}::text[],
        ${column(({ date }) => date)}::date[], ${column(({ time }) => time)}::text[]) o (market, kind, date, time)),
    written as (
      insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours,
        scheduled_date, scheduled_hours, order_by_date, order_by_time, change_id, is_announced)
      select t.id, t.company_id, t.kind, case when comes.day is null then 'cancelled' else ${wanted.typeOfChange} end,
        ${wanted.day}::date, t.delivery_window, comes.day, case when comes.day is not null then t.delivery_window end,
        case when comes.day is not null then o.date end, case when comes.day is not null then o.time end,
        ${changeId}, t.is_announced
      from touched t left join order_by o on o.market = t.market and o.kind = t.kind
      cross join lateral (select case when t.is_announced then ${comes ?? null}::date end as day) comes
      on conflict do nothing returning ship_to_id, company_id, is_announced)
    select w.ship_to_id as "shipToId", w.company_id as "companyId", ${shipToInSql.marketOf(sql`w.ship_to_id`)} as market,
      bool_or(w.is_announced) as "isAnnounced"
    from written w group by w.ship_to_id, w.company_id order by w.ship_to_id`.execute(tx);
  return rows;
}
