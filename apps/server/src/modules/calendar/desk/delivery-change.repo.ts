import { DELIVERY_KINDS, methodsOfKind } from "@vycep/domain/calendar/delivery-change";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { ExceptionKind } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { type Cursor, comesAfter, type ListOrder, printOrder } from "../../../platform/list/list-order.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import type { BesideCalendar } from "./calendar-desk.deps.ts";
import type { WrittenPlace } from "./touched-places.repo.ts";

export type ChangeRow = {
  readonly id: string;
  readonly typeOfChange: "moved" | "cancelled" | "added";
  readonly kinds: readonly ExceptionKind[];
  readonly day: string;
  readonly newDay: string | null;
  readonly orderBy: string | null;
  readonly scope: unknown;
  readonly reasons: Readonly<Record<string, string>>;
  readonly places: number;
  readonly closedPlaces: number;
  readonly placeName: string | null;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
  readonly takenBackAt: Date | null;
  readonly takenBackBy: string | null;
  readonly takenBackReason: string | null;
  readonly total: number;
};

/** Of which change a row of `delivery_exception e` is. */
const idOfRow = sql`coalesce(e.change_id, concat_ws('.', 'imported', e.type_of_change, e.original_date, e.scheduled_date))`;

/** The desk's changes, and what was imported by its day: `change`. */
const changes = sql`
  select c.id, c.type_of_change, c.kinds, c.day, c.new_day, c.order_by_date || 'T' || c.order_by_time as order_by, c.scope,
    c.reasons, c.told_places as places, c.closed_places, c.published_by, c.published_at, c.taken_back_at, c.taken_back_by,
    c.taken_back_reason
  from delivery_change c
  union all
  select ${idOfRow}, e.type_of_change,
    array_agg(distinct e.kind), e.original_date, e.scheduled_date, null, null, '{}', count(distinct e.ship_to_id)::int, 0,
    null, null, null, null, null
  from delivery_exception e where e.change_id is null
  group by 1, e.type_of_change, e.original_date, e.scheduled_date`;

/** The rows that a change wrote, of `delivery_exception e`: its own, or what an import brought for its days. */
export function rowsOf({
  id,
  typeOfChange,
  day,
  newDay,
}: Pick<ChangeRow, "id" | "typeOfChange" | "day" | "newDay">) {
  return id.startsWith("imported.")
    ? sql`(e.change_id is null and e.type_of_change = ${typeOfChange} and e.original_date = ${day}::date
        and e.scheduled_date is not distinct from ${newDay}::date)`
    : sql`e.change_id = ${id}`;
}

export type ChangeStanding = "ahead" | "past";

/** By their day, the nearest first. */
export function changeOrder(standing: ChangeStanding): ListOrder {
  return {
    name: standing,
    by: { column: sql`day`, kind: "day" },
    id: { column: sql`id`, kind: "text" },
    direction: standing === "ahead" ? "asc" : "desc",
  };
}

export type ChangeWindow = {
  readonly standing: ChangeStanding;
  readonly today: LocalDate;
  readonly first: number;
  readonly after: Cursor | undefined;
};

/** Changes by their day, the nearest first; one more than asked where there are more. */
export async function findChangesOfDays(
  db: Db,
  beside: BesideCalendar,
  { standing, today, first, after }: ChangeWindow,
): Promise<readonly ChangeRow[]> {
  const order = changeOrder(standing);
  const found = sql`greatest(day, new_day) ${standing === "ahead" ? sql`>=` : sql`<`} ${today}::date`;
  const isBehind = after ? comesAfter(order, after) : sql`true`;
  const printed = printOrder(order);
  return readChanges(db, beside, {
    found,
    page: sql`where ${isBehind} order by ${printed} limit ${first + 1}`,
    order: printed,
  });
}

/** One change; undefined where there is none. */
export async function findChange(
  db: Db | Tx,
  beside: BesideCalendar,
  id: string,
): Promise<ChangeRow | undefined> {
  const [row] = await readChanges(db, beside, { found: sql`id = ${id}`, page: sql``, order: sql`id` });
  return row;
}

async function readChanges(
  db: Db | Tx,
  beside: BesideCalendar,
  { found, page, order }: Readonly<Record<"found" | "page" | "order", RawBuilder<unknown>>>,
): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    with change as (${changes}), found as (select * from change where ${found}), page as (select * from found ${page})
    select p.id, p.type_of_change as "typeOfChange", p.kinds, p.day, p.new_day as "newDay", p.order_by as "orderBy", p.scope,
      p.reasons, p.places, p.closed_places as "closedPlaces", p.published_at as "publishedAt",
      ${beside.staffNameOf(sql`p.published_by`)} as "publishedBy", p.taken_back_at as "takenBackAt",
      coalesce(${beside.staffNameOf(sql`p.taken_back_by`)}, p.taken_back_by) as "takenBackBy",
      p.taken_back_reason as "takenBackReason", (select count(*)::int from found) as total,
      case when p.places = 1 then (
        select ${shipToInSql.nameOf(sql`e.ship_to_id`)} from delivery_exception e
        where e.is_announced and e.original_date = p.day and ${idOfRow} = p.id limit 1) end as "placeName"
    from page p order by ${order}`.execute(db);
  return rows;
}

/** How many orders still stand on days that fell away, by the id of the change. */
export async function ordersLeftBy(
  db: Db | Tx,
  beside: BesideCalendar,
  days: readonly LocalDate[],
): Promise<ReadonlyMap<string, number>> {
  const pairs = DELIVERY_KINDS.flatMap((kind) => methodsOfKind(kind).map((method) => ({ method, kind })));
  const { rows } = await sql<{ id: string; orders: number }>`
    select ${idOfRow} as id, count(*)::int as orders
    from ${beside.ordersOn(days)} o
    join unnest(${pairs.map(({ method }) => method)}::text[], ${pairs.map(({ kind }) => kind)}::text[]) m (method, kind)
      using (method)
    join delivery_exception e on e.ship_to_id = o.ship_to_id and e.kind = m.kind and e.original_date = o.day
    where e.type_of_change <> 'added' group by 1`.execute(db);
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}

export type NewChange = Pick<ChangeRow, "id" | "typeOfChange" | "kinds" | "day" | "newDay" | "reasons"> & {
  readonly orderBy: { readonly date: string; readonly time: string } | undefined;
  readonly scope: object;
  readonly by: string;
  readonly at: Date;
};

/** Gives the transaction a minute for each statement: a change may be for all places of a large brewery. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
}

/** Whether a change was told under this id. */
export async function isTold(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from delivery_change where id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** Keeps what was told; false where it was told before under this id. */
export async function keepChange(tx: Tx, change: NewChange): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into delivery_change (id, type_of_change, kinds, day, new_day, order_by_date, order_by_time, scope, reasons,
      published_at, published_by, told_places, closed_places)
    values (${change.id}, ${change.typeOfChange}, ${[...change.kinds]}::text[], ${change.day}::date, ${change.newDay}::date,
      ${change.orderBy?.date ?? null}::date, ${change.orderBy?.time ?? null}, ${JSON.stringify(change.scope)}::jsonb,
      ${JSON.stringify(change.reasons)}::jsonb, ${change.at}::timestamptz, ${change.by}, 0, 0)
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
}

/** How many places it touched. */
export async function countPlaces(
  tx: Tx,
  { id, told, closed }: { readonly id: string; readonly told: number; readonly closed: number },
): Promise<void> {
  await sql`update delivery_change set told_places = ${told}, closed_places = ${closed} where id = ${id}`.execute(
    tx,
  );
}

/** Marks a change as taken back; what was imported has no record to mark. */
export async function markTakenBack(
  tx: Tx,
  { id, by, at, reason }: Record<"id" | "by" | "reason", string> & { readonly at: Date },
): Promise<void> {
  await sql`update delivery_change set taken_back_at = ${at}::timestamptz, taken_back_by = ${by}, taken_back_reason = ${reason}
    where id = ${id}`.execute(tx);
}

/** Takes the rows of a change away, and says at which places they stood. */
export async function removeRows(tx: Tx, rows: RawBuilder<unknown>): Promise<readonly WrittenPlace[]> {
  const { rows: removed } = await sql<WrittenPlace>`
    with gone as (
      delete from delivery_exception e where ${rows} returning e.ship_to_id, e.company_id, e.is_announced)
    select g.ship_to_id as "shipToId", g.company_id as "companyId", ${shipToInSql.marketOf(sql`g.ship_to_id`)} as market,
      bool_or(g.is_announced) as "isAnnounced"
    from gone g group by g.ship_to_id, g.company_id order by g.ship_to_id`.execute(tx);
  return removed;
}
