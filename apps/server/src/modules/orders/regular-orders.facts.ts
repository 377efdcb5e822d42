import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";

/** A day that is usual, and the same weekdays before it. */
export type UsualDay = { readonly usual: LocalDate; readonly before: readonly LocalDate[] };

type At = { readonly shipToId: RawBuilder<unknown>; readonly methods: readonly string[] };

/** Pieces of SQL about who orders again and again; cancelled orders and replacement deliveries are none. They run along one index of days, places and methods. */
export const regularOrdersInSql = {
  /** How often each place had something on the days before a usual one: a table of usual, ship_to_id, times, first_day. */
  habits: (days: readonly UsualDay[], methods: readonly string[]): RawBuilder<unknown> => {
    const pairs = days.flatMap(({ usual, before }) => before.map((day) => ({ usual, day })));
    return sql`(
      select u.usual, o.ship_to_id, count(distinct o.delivery_date)::int as times, min(o.delivery_date) as first_day
      from unnest(${pairs.map(({ usual }) => usual)}::date[], ${pairs.map(({ day }) => day)}::date[]) u (usual, day)
      join sales_order o on o.delivery_date = u.day and o.delivery_method = any(${[...methods]}::text[]) and o.state <> 'cancelled'
        and o.replaces is null
      group by u.usual, o.ship_to_id)`;
  },
  /** Whether a place had anything before a day. */
  hadBefore: ({ shipToId, methods }: At, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
    select from sales_order o where o.ship_to_id = ${shipToId} and o.delivery_date < ${day}
      and o.delivery_method = any(${[...methods]}::text[]) and o.state <> 'cancelled')`,
  /** Whether a place has ordered for a day. */
  isOrdered: ({ shipToId, methods }: At, day: LocalDate): RawBuilder<unknown> => sql`exists (
    select from sales_order o where o.delivery_date = ${day}::date and o.ship_to_id = ${shipToId}
      and o.delivery_method = any(${[...methods]}::text[]) and o.state <> 'cancelled'
      and o.replaces is null)`,
  /** What a place has on such days on average: `{ "pallets": 26.4, "litres": 20500 }`. */
  usualLoad: ({ shipToId, methods }: At, days: readonly LocalDate[]): RawBuilder<unknown> => sql`(
    select json_build_object('pallets', round(avg(day.pallets) / 1000, 1), 'litres', round(avg(day.millilitres) / 1000))
    from (
      select sum(o.pallet_thousandths) as pallets, sum(o.millilitres) as millilitres from sales_order o
      where o.delivery_date = any(${[...days]}::date[]) and o.ship_to_id = ${shipToId}
        and o.delivery_method = any(${[...methods]}::text[]) and o.state <> 'cancelled'
        and o.replaces is null
      group by o.delivery_date) day)`,
  /** How many orders there are for a day, of some companies or of all. */
  countFor: (
    day: LocalDate,
    methods: readonly string[],
    companies: readonly string[] | undefined,
  ): RawBuilder<unknown> => sql`(
    select count(*)::int from sales_order o
    where o.delivery_date = ${day}::date and o.delivery_method = any(${[...methods]}::text[]) and o.state <> 'cancelled'
      and ${companies === undefined ? sql`true` : sql`o.company_id = any(${[...companies]}::text[])`})`,
  /** Whether anybody had something by these methods on some days. */
  isAny: (days: readonly LocalDate[], methods: readonly string[]): RawBuilder<unknown> => sql`exists (
    select from sales_order o where o.delivery_date = any(${[...days]}::date[])
      and o.delivery_method = any(${[...methods]}::text[]) and o.state <> 'cancelled')`,
} as const;
