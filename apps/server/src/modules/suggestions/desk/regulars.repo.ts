import type { CutOffOfDay } from "@vycep/domain/calendar/closing-days";
import { formatLocalTime, type LocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { type Cursor, comesAfter, type ListOrder, printOrder } from "../../../platform/list/list-order.ts";
import { exceptionsInSql } from "../../calendar/market-days.facts.ts";
import { type CalledCart, calledCartsInSql } from "../../cart/called-carts.facts.ts";
import { regularOrdersInSql, type UsualDay } from "../../orders/regular-orders.facts.ts";
import { placesByKind } from "../../ship-to/places-by-kind.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { type PersonAt, usersInSql } from "../../users/users.facts.ts";

/** Those who nearly always order come first. */
export const regularOrder: ListOrder = {
  name: "surest",
  by: { column: sql`times`, kind: "whole" },
  id: { column: sql`id`, kind: "text" },
  direction: "desc",
};

/** Whose orders for which day are looked at. */
export type RegularsAsked = {
  readonly cutOff: CutOffOfDay;
  readonly methods: readonly ShippingMethod[];
  /** The day itself, and the days in whose place something comes; each with the same weekdays before. */
  readonly days: readonly UsualDay[];
  /** How many times make a habit of one, two, … possible ones (`timesForHabit`). */
  readonly bounds: readonly number[];
  /** Markets in which the day is served besides every schedule. */
  readonly addedIn: readonly string[];
  /** Whose places; undefined for all. */
  readonly companies: readonly string[] | undefined;
  readonly today: LocalDate;
};

export type RegularRow = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly companyName: string;
  readonly times: number;
  readonly weeks: number;
  readonly load: { readonly pallets: number | null; readonly litres: number | null };
  readonly people: readonly PersonAt[];
  readonly carts: readonly CalledCart[];
  readonly remindedAt: Date | null;
  /** False of one that does not usually order, and has an unsent cart for the day. */
  readonly isRegular: boolean;
};

export type RegularsFound = {
  readonly regular: number;
  readonly missing: number;
  readonly orders: number;
  /** How many others have an unsent cart for the day. */
  readonly drafts: number;
  /** One more than asked where there are more. */
  readonly rows: readonly RegularRow[];
};

const everywhere = { market: undefined, customerType: undefined, shipTos: [], zips: [] } as const;

/**
 * Who usually orders for a day that closes: places that had a delivery of the kind on as many of the same weekdays as make a
 * habit, and are delivered on the day. Where its delivery was moved, the habit is that of the day in whose place it comes.
 */
function expected(asked: RegularsAsked): RawBuilder<unknown> {
  const { cutOff, methods, days, bounds, addedIn, companies } = asked;
  const { kind, day, markets, orderBy } = cutOff;
  const scope = { ...everywhere, companies: companies ?? [] };
  const at = { shipToId: sql`p.id`, methods };
  const most = bounds.length;
  const moment = { date: orderBy.date, time: formatLocalTime(orderBy.minutes) };
  return sql`
    select distinct on (p.id) p.id, p.company_id, p.name, p.city, h.first_day, h.times, since.weeks,
      ${regularOrdersInSql.isOrdered(at, day)} as is_ordered
    from ${regularOrdersInSql.habits(days, methods)} h
    join ${placesByKind(scope)} p on p.id = h.ship_to_id and p.kind = ${kind}
    cross join lateral (select least(${most}::int, (h.usual - h.first_day) / 7) as weeks) since
    where p.status = 'APPROVED'
      and (h.times >= ${bounds.at(-1) ?? 1}::int or (h.times >= (${[...bounds]}::int[])[since.weeks]
        and not ${regularOrdersInSql.hadBefore(at, sql`h.first_day`)}))
      and case when h.usual = ${day}::date and p.market = any(${[...markets]}::text[])
        and (${weekdayOf(day)}::smallint = any(p.weekdays) or p.market = any(${[...addedIn]}::text[]))
        and not ${exceptionsInSql.touches(sql`p.id`, cutOff)} then true
        else ${exceptionsInSql.replaces(sql`p.id`, sql`h.usual`, { kind, day, orderBy: moment })} end
    order by p.id, h.times desc`;
}

/**
 * Who does not usually order for a day that closes, has not either, and has a cart with goods for it that was not sent: approved places
 * that are delivered on the day, or to which something comes then by the same moment.
 */
function drafts({ cutOff, methods, addedIn, companies }: RegularsAsked): RawBuilder<unknown> {
  const { kind, day, markets, orderBy } = cutOff;
  const at = { shipToId: sql`p.id`, methods };
  const moment = { date: orderBy.date, time: formatLocalTime(orderBy.minutes) };
  return sql`
    select p.id, p.company_id, p.name, p.city, null::date as first_day, 0 as times, 0 as weeks, false as is_regular
    from ${placesByKind({ ...everywhere, companies: companies ?? [] })} p
    where p.kind = ${kind} and p.status = 'APPROVED'
      and p.id in ${calledCartsInSql.placesWithOneFor(day, methods)}
      and p.id not in (select id from expected)
      and not ${regularOrdersInSql.isOrdered(at, day)}
      and case when p.market = any(${[...markets]}::text[])
        and (${weekdayOf(day)}::smallint = any(p.weekdays) or p.market = any(${[...addedIn]}::text[]))
        and not ${exceptionsInSql.touches(sql`p.id`, cutOff)} then true
        else ${exceptionsInSql.brings(sql`p.id`, { kind, day, orderBy: moment })} end`;
}

/**
 * How many usually order, how many have not, how many others have a cart for the day, and a page of those who have not, in one
 * statement. Who does not usually order stands behind who does.
 */
export async function findRegulars(
  db: Db,
  asked: RegularsAsked,
  { first, after }: { readonly first: number; readonly after: Cursor | undefined },
): Promise<RegularsFound> {
  const { cutOff, methods, days, companies, today, bounds } = asked;
  const at = { shipToId: sql`page.id`, methods };
  const isBehind = after ? comesAfter(regularOrder, after) : sql`true`;
  const usual = [...new Set(days.flatMap(({ before }) => before))];
  type Sums = Omit<RegularsFound, "rows">;
  const { rows } = await sql<Sums & (RegularRow | { readonly id: null })>`
    with expected as materialized (${expected(asked)}),
    draft as materialized (${drafts(asked)}),
    page as (
      select * from (
        select id, company_id, name, city, first_day, times, weeks, true as is_regular from expected where not is_ordered
        union all select * from draft) waiting
      where ${isBehind} order by ${printOrder(regularOrder)} limit ${first + 1})
    select sums.*, page.id, page.name, page.city, ${shipToInSql.companyNameOf(sql`page.company_id`)} as "companyName", page.times,
      page.is_regular as "isRegular", case when ${regularOrdersInSql.hadBefore(at, sql`page.first_day`)} then ${bounds.length}::int else page.weeks end as weeks,
      ${regularOrdersInSql.usualLoad(at, usual)} as load, ${usersInSql.peopleAt(sql`page.id`)} as people,
      ${calledCartsInSql.ofPlace({ companyId: sql`page.company_id`, shipToId: sql`page.id` })} as carts,
      (select r.at from place_reminder r where r.ship_to_id = page.id and r.on_day = ${today}::date) as "remindedAt"
    from (
      select count(*)::int as regular, (count(*) filter (where not is_ordered))::int as missing,
        (select count(*)::int from draft) as drafts,
        ${regularOrdersInSql.countFor(cutOff.day, methods, companies)} as orders
      from expected) sums
    left join page on true
    order by page.times desc, page.id desc`.execute(db);
  const [head] = rows;
  return {
    ...{ regular: head?.regular ?? 0, missing: head?.missing ?? 0, orders: head?.orders ?? 0 },
    drafts: head?.drafts ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
  };
}
