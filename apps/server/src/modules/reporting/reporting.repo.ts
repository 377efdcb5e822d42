import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { ReportSpan } from "@vycep/domain/reporting/report-span";
import { sql } from "kysely";
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

/**
 * Everything that a report of consumption is made of, in one statement: sums by month and goods, and by place. Who sees
 * most places of a company is told from the sums of the company, less those of the others; a chain is read as quickly as a pub.
 */
export async function findConsumption(
  db: Db,
  { shipToIds, span, language }: Asked,
): Promise<ConsumptionRows> {
  const places = sql`${[...shipToIds]}::text[]`;
  const { cut, months } = monthsIn(span);
  const { rows } = await sql<ConsumptionRows>`
    with most as materialized (${shipToInSql.companiesMostlyAmong(shipToIds)}),
    others as materialized (${shipToInSql.othersOf(sql`select company_id from most`, shipToIds)}),
    single as materialized (${shipToInSql.outsideCompanies(shipToIds, sql`select company_id from most`)}),
    cut_month as materialized (${cut === undefined ? noRows : ordersInSql.deliveredByMonth({ shipToIds, ...cut })}),
    by_goods as (
      select month, sku, currency, sum(boxes)::int as boxes, sum(net_minor) as net_minor
      from (
        select month, sku, currency, boxes, net_minor from ${ordersInSql.takenByMonth} taken
        where company_id in (select company_id from most) and ${months}
        union all
        select month, sku, currency, -boxes, -net_minor from consumption_month
        where ship_to_id in (select id from others) and ${months}
        union all
        select month, sku, currency, boxes, net_minor from consumption_month
        where ship_to_id in (select id from single) and ${months}
        union all
        select month, sku, currency, boxes, net_minor from cut_month) taken
      group by month, sku, currency
      -- What only the others took is not told at all.
      having sum(boxes) <> 0 or sum(net_minor) <> 0),
    by_place as (
      select ship_to_id, month < ${span.from}::date as is_before, currency, sum(boxes)::int as boxes,
        sum(millilitres) as millilitres, sum(net_minor) as net_minor
      from (
        select ship_to_id, month, currency, boxes, millilitres, net_minor from consumption_of_place
        where ship_to_id = any(${places}) and ${months}
        union all
        select ship_to_id, month, currency, boxes, boxes * box_millilitres::bigint, net_minor
        from cut_month join ${catalogInSql.goods} goods using (sku)) taken
      group by 1, 2, 3)
    select
      (select coalesce(json_agg(json_build_array(to_char(month, 'YYYY-MM'), sku, currency, boxes,
          boxes * box_millilitres::bigint, net_minor)), '[]')
        from by_goods join ${catalogInSql.goods} goods using (sku)) as months,
      (select coalesce(json_agg(json_build_array(ship_to_id, is_before, currency, boxes, millilitres, net_minor)), '[]')
        from by_place) as places,
      (select coalesce(json_agg(json_build_array(sku, text_in(names, ${language}), brand, package_type)), '[]')
        from ${catalogInSql.goods} goods where sku in (select sku from by_goods)) as goods,
      ${shipToInSql.namesOf(shipToIds)} as names`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error("sums without a row");
  return found;
}

const noRows = sql`
  select null::text as ship_to_id, null::date as month, null::text as sku, null::text as currency, 0 as boxes,
    0::bigint as net_minor where false`;

/**
 * Which months count as a whole: those of the span, and those of the year before until the one that is cut off where this
 * year stands, which is counted from the orders.
 */
function monthsIn({ from, to, before }: ReportSpan) {
  const now = sql`month >= date_trunc('month', ${from}::date) and month <= ${to}::date`;
  if (before === undefined) return { cut: undefined, months: now };
  const cut = { from: toLocalDate(`${before.to.slice(0, 8)}01`), to: before.to };
  return {
    cut,
    months: sql`(${now} or month >= date_trunc('month', ${before.from}::date) and month < ${cut.from}::date)`,
  };
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
    beside: sql`place.name as "shipToName"`,
    joined: shipToInSql.joinIfThere(sql`page."shipToId"`),
    order: byMonth,
    read: (row) => row,
  };
}
