import type { Market } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type HolidayDayRow = {
  readonly day: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly type: string;
  readonly isDayOff: boolean;
  readonly shops: string;
};

/** The days of the known years of a country, in their order. */
export async function knownDays(db: Db | Tx, market: Market): Promise<readonly HolidayDayRow[]> {
  const { rows } = await sql<HolidayDayRow>`
    select h.day, h.name, h.names, h.type, h.day_off as "isDayOff", h.shops
    from holiday h join holiday_year y on y.country = h.country and y.year = extract(year from h.day)
    where h.country = ${market} order by h.day`.execute(db);
  return rows;
}

/** Nobody else confirms a year until the transaction ends; readers go on. */
export async function holdYears(tx: Tx): Promise<void> {
  await sql`lock table holiday_year in share row exclusive mode`.execute(tx);
}

type Year = { readonly market: Market; readonly year: number };

/** Nothing is known of a year any more. */
export async function dropYear(tx: Tx, { market, year }: Year): Promise<void> {
  await sql`
    delete from holiday where country = ${market} and extract(year from day) = ${year}`.execute(tx);
  await sql`
    delete from holiday_year where country = ${market} and year = ${year}`.execute(tx);
}

/** Keeps a whole year: what it does not name any more goes. */
export async function keepYear(
  tx: Tx,
  { market, year, days }: Year & { readonly days: readonly HolidayDayRow[] },
): Promise<void> {
  await sql`
    delete from holiday where country = ${market} and extract(year from day) = ${year}`.execute(tx);
  await sql`
    insert into holiday (country, day, name, names, type, day_off, shops)
    select ${market}, d.day, d.name, d.names, d.type, d."isDayOff", d.shops
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      d (day date, name text, names jsonb, type text, "isDayOff" boolean, shops text)`.execute(tx);
  await sql`
    insert into holiday_year (country, year) values (${market}, ${year}) on conflict do nothing`.execute(tx);
}
