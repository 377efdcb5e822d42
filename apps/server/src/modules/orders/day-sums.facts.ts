import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { loadInSql, moneyInSql } from "./day-orders.facts.ts";

/** What goes out on a day by one method in one money, all orders together. */
export type OrderedDay = {
  readonly day: LocalDate;
  readonly method: string;
  readonly currency: string;
  readonly orders: number;
  readonly litres: number;
  readonly netMinor: number;
};

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** The sums of some spans of days, of some companies or of all, in one statement; cancelled orders are none. */
export async function orderedDays(
  db: Db,
  spans: readonly Days[],
  companies: readonly string[] | undefined,
): Promise<readonly OrderedDay[]> {
  const { rows } = await sql<Omit<OrderedDay, "day"> & { readonly day: string }>`
    select o.delivery_date as day, o.delivery_method as method, o.currency, count(*)::int as orders,
      round(sum(${loadInSql.millilitres}) / 1000, 1) as litres, sum(${moneyInSql.net})::bigint as "netMinor"
    from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[]) span (first, last)
    join sales_order o on o.delivery_date between span.first and span.last and o.state <> 'cancelled'
    where ${companies === undefined ? sql`true` : sql`o.company_id = any(${[...companies]}::text[])`}
    group by o.delivery_date, o.delivery_method, o.currency`.execute(db);
  return rows.map(({ day, ...row }) => ({ ...row, day: toLocalDate(day) }));
}
