import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Every configuration value of a market that is valid on a day, as one JSON text: equal texts need one reading. */
export async function findConfig(db: Db, market: string, asked: ConfigAsked): Promise<string> {
  const { rows } = await sql<{ readonly config: string }>`
    select ${config(sql`${market}::text`, asked)} as config`.execute(db);
  return rows[0]?.config ?? "{}";
}

type ConfigAsked = { readonly date: string; readonly keys: readonly string[] };

/** The same for use inside another statement. */
export function config(market: RawBuilder<unknown>, { date, keys }: ConfigAsked): RawBuilder<string> {
  return sql`(
    select coalesce(json_object_agg(key, value order by key), '{}')::text from portal_config
    where market = ${market} and valid_from <= ${date}::date and (valid_to is null or valid_to >= ${date}::date)
      and key = any(${[...keys]}::text[]))`;
}

/** One key of every market's configuration, for what is the same for all visitors. */
export async function findConfigOfAll(db: Db, key: string, date: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ readonly value: unknown }>`
    select value from portal_config
    where key = ${key} and valid_from <= ${date}::date and (valid_to is null or valid_to >= ${date}::date)
    order by market`.execute(db);
  return rows.map(({ value }) => value);
}

/** One key of the configuration, with the market of each value. */
export async function findConfigByMarket(
  db: Db,
  key: string,
  date: string,
): Promise<readonly { readonly market: string; readonly value: unknown }[]> {
  const { rows } = await sql<{ readonly market: string; readonly value: unknown }>`
    select market, value from portal_config
    where key = ${key} and valid_from <= ${date}::date and (valid_to is null or valid_to >= ${date}::date)
    order by market`.execute(db);
  return rows;
}

/** What each market says of maintenance on a day, as JSON by market; for use inside another statement. */
export function maintenance(date: string): RawBuilder<Readonly<Record<string, unknown>>> {
  return sql`(
    select coalesce(json_object_agg(market, value), '{}') from portal_config
    where key = 'maintenance' and valid_from <= ${date}::date and (valid_to is null or valid_to >= ${date}::date))`;
}

/** The days off of a market between two days, both ends included. */
export async function findDaysOff(
  db: Db,
  market: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("holiday")
    .select("day")
    .where("country", "=", market)
    .where("day_off", "=", true)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
  return rows.map(({ day }) => day);
}

/** The same of some markets, a list each. */
export async function findDaysOffOf(
  db: Db,
  markets: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly { readonly market: string; readonly days: readonly string[] }[]> {
  const { rows } = await sql<{ readonly market: string; readonly days: readonly string[] }>`
    select country as market, json_agg(day order by day) as days from holiday
    where country = any(${[...markets]}::text[]) and day_off and day between ${from}::date and ${to}::date
    group by country`.execute(db);
  return rows;
}

/** The rates of VAT in percent that hold on a day, the lowest first. */
export async function findVatRates(db: Db, market: string, date: string): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly percent: string }>`
    select distinct percent from vat_rate
    where market = ${market} and daterange(valid_from, valid_to, '[]') @> ${date}::date
    order by percent`.execute(db);
  return rows.map(({ percent }) => Number(percent));
}

/** The years whose holidays were imported whole. */
export async function findHolidayYears(db: Db, market: string): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly years: readonly number[] }>`
    select ${holidayYears(market)} as years`.execute(db);
  return rows[0]?.years ?? [];
}

/** The same as one list, for use inside another statement. */
export function holidayYears(market: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(select year from holiday_year where country = ${market} order by year)`;
}
