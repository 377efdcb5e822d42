import { type RawBuilder, sql } from "kysely";

/** Which places are meant; what is not named narrows nothing. */
export type PlaceScope = {
  readonly market: string | undefined;
  readonly customerType: string | undefined;
  readonly companies: readonly string[];
  readonly shipTos: readonly string[];
  /** How their postal codes begin, in digits. */
  readonly zips: readonly string[];
};

/**
 * The places of a scope by each kind of transport that they are offered, with the weekdays on which it comes there, as the
 * rules say it (`scheduledWeekdays`, `offeredMethods`; a test compares): a table of id, company_id, status, market, name,
 * city, zip, delivery_window, kind, weekdays.
 */
export function placesByKind({ market = "", customerType = "", ...among }: PlaceScope): RawBuilder<unknown> {
  const oneOf = (column: RawBuilder<unknown>, values: readonly string[]) =>
    values.length === 0 ? sql`true` : sql`${column} = any(${[...values]}::text[])`;
  const zips = among.zips.map((zip) => `${zip}%`);
  return sql`(
    select s.id, s.company_id, s.status, s.market, s.name, s.city, s.zip, s.delivery_window, by.kind, by.weekdays
    from ship_to s cross join lateral (values
      ('standard', '1' = any(s.types) or s.is_small_truck_allowed, s.weekdays_type1),
      ('truck', 'PD' = any(s.types), s.weekdays_pd),
      ('unfiltered', s.is_unfiltered_enabled, coalesce(nullif(s.weekdays_unfiltered, '{}'), s.weekdays_type1)),
      ('tank', s.is_tank_enabled, coalesce(nullif(s.weekdays_tank, '{}'), s.weekdays_type1))) by (kind, is_offered, weekdays)
    where by.is_offered and ${market} in ('', s.market) and ${customerType} in ('', s.customer_type)
      and ${oneOf(sql`s.company_id`, among.companies)} and ${oneOf(sql`s.id`, among.shipTos)}
      and ${zips.length === 0 ? sql`true` : sql`replace(s.zip, ' ', '') like any(${zips}::text[])`})`;
}
