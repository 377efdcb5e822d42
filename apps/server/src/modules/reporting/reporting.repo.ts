import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { ReportSpan } from "@vycep/domain/reporting/report-span";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { ListOrder } from "../../platform/list/list-order.ts";
import type { List } from "../../platform/list/read-list.ts";
import { catalogInSql } from "../catalog/catalog.facts.ts";
import { ordersInSql } from "../orders/orders.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

type Sums = readonly [currency: string, boxes: number, millilitres: number, netMinor: number];

/** What was taken in a span and in the one before, as lists: an object a row would be several times as long. */
export type ConsumptionRows = {
  readonly months: readonly (readonly [month: string, sku: string, ...Sums])[];
  readonly places: readonly (readonly [shipToId: string, isBefore: boolean, ...Sums])[];
  readonly goods: readonly (readonly [sku: string, name: string, brand: string, packageType: string])[];
  readonly names: Readonly<Record<string, string>>;
};

type Asked = {
  readonly shipToIds: readonly string[];
  readonly span: ReportSpan;
  readonly language: Language;
};

/** Everything that a report of consumption is made of, in one statement: sums by month and goods, and by place. */
export async function findConsumption(
  db: Db,
  { shipToIds, span, language }: Asked,
): Promise<ConsumptionRows> {
  const { rows } = await sql<ConsumptionRows>`
    with taken as materialized (${takenIn({ shipToIds, span })}),
    by_month as (
      select month, sku, currency, sum(boxes)::int as boxes, sum(boxes * box_millilitres::bigint) as millilitres,
        sum(net_minor) as net_minor, min(brand) as brand, min(package_type) as package_type
      from taken join ${catalogInSql.goods} goods using (sku) group by month, sku, currency),
    by_place as (
      select ship_to_id, month < ${span.from}::date as is_before, currency, sum(boxes)::int as boxes,
        sum(boxes * box_millilitres::bigint) as millilitres, sum(net_minor) as net_minor
      from taken join ${catalogInSql.goods} goods using (sku) group by 1, 2, 3)
    select
      (select coalesce(json_agg(json_build_array(to_char(month, 'YYYY-MM'), sku, currency, boxes, millilitres, net_minor)),
        '[]') from by_month) as months,
      (select coalesce(json_agg(json_build_array(ship_to_id, is_before, currency, boxes, millilitres, net_minor)), '[]')
        from by_place) as places,
      (select coalesce(json_agg(json_build_array(sku, text_in(names, ${language}), brand, package_type)), '[]')
        from ${catalogInSql.goods} goods where sku in (select sku from by_month)) as goods,
      ${shipToInSql.namesOf(shipToIds)} as names`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error("sums without a row");
  return found;
}

/**
 * Whole months from what is kept by month; the month that a year before is cut off where this year stands, and that alone,
 * from the orders.
 */
function takenIn({ shipToIds, span }: Omit<Asked, "language">): RawBuilder<unknown> {
  const places = sql`${[...shipToIds]}::text[]`;
  const months = (from: LocalDate, before: LocalDate) => sql`
    select ship_to_id, month, sku, currency, boxes, net_minor from consumption_month
    where ship_to_id = any(${places}) and month >= date_trunc('month', ${from}::date) and month < ${before}::date`;
  const now = sql`${months(span.from, toLocalDate("9999-12-31"))} and month <= ${span.to}::date`;
  if (span.before === undefined) return now;
  const cut = toLocalDate(`${span.before.to.slice(0, 8)}01`);
  return sql`${now} union all ${months(span.before.from, cut)} union all
    ${ordersInSql.deliveredByMonth({ shipToIds, from: cut, to: span.before.to })}`;
}

export type TakenRow = {
  readonly month: string;
  readonly shipToId: string;
  readonly shipToName: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly packageType: string;
  readonly currency: string;
  readonly boxes: number;
  readonly millilitres: number;
  readonly netMinor: number;
};

const byMonth: ListOrder = {
  name: "taken by month",
  by: { column: sql`month`, kind: "day" },
  id: { column: sql`id`, kind: "text" },
  direction: "asc",
};

/** What was taken by month, place and product, as a list that can be read in pages. */
export function takenList({ shipToIds, span, language }: Asked): List<TakenRow, TakenRow> {
  return {
    found: sql`
      select month, ship_to_id || ' ' || sku || ' ' || currency as id, ship_to_id as "shipToId", sku, currency, boxes,
        boxes * box_millilitres::bigint as millilitres, net_minor as "netMinor", text_in(names, ${language}) as name,
        brand, package_type as "packageType"
      from consumption_month join ${catalogInSql.goods} goods using (sku)
      where ship_to_id = any(${[...shipToIds]}::text[]) and month >= date_trunc('month', ${span.from}::date)
        and month <= ${span.to}::date`,
    beside: sql`${shipToInSql.nameOf(sql`page."shipToId"`)} as "shipToName"`,
    order: byMonth,
    read: (row) => row,
  };
}
