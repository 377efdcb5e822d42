import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { Market } from "@vycep/domain/market/market";
import type { LeadTimeKind } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type ExceptionRow = {
  readonly kind: "standard" | "truck" | "unfiltered" | "tank";
  readonly typeOfChange: "moved" | "cancelled" | "added";
  readonly originalDate: string;
  readonly originalHours: string;
  readonly scheduledDate: string | null;
  readonly scheduledHours: string | null;
  readonly orderByDate: string | null;
  readonly orderByTime: string | null;
};

export type HolidayEntry = {
  readonly market: Market;
  readonly day: string;
  readonly name: string;
  readonly isDayOff: boolean;
  readonly shops: string;
};

export type LeadTimeRow = {
  readonly kind: LeadTimeKind;
  readonly validFrom: string;
  readonly cutOff: string;
  readonly days: number;
};

export type CalendarRow = {
  readonly holidays: readonly HolidayEntry[];
  readonly known_years: readonly number[];
  readonly added_weekdays: unknown;
  readonly exceptions: readonly ExceptionRow[];
  readonly lead_times: readonly LeadTimeRow[];
};

const exceptionList = sql`json_agg(json_build_object(
  'kind', kind, 'typeOfChange', type_of_change, 'originalDate', original_date,
  'originalHours', original_hours, 'scheduledDate', scheduled_date, 'scheduledHours', scheduled_hours,
  'orderByDate', order_by_date, 'orderByTime', order_by_time) order by original_date, kind)`;

/** The lead times of all days, the oldest first, as a JSON list. */
export const leadTimes: RawBuilder<readonly LeadTimeRow[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'validFrom', valid_from, 'cutOff', cut_off, 'days', days) order by valid_from), '[]') from lead_time)`;

export async function findLeadTimes(db: Db | Tx): Promise<readonly LeadTimeRow[]> {
  const { rows } = await sql<{ found: readonly LeadTimeRow[] }>`select ${leadTimes} as found`.execute(db);
  return rows[0]?.found ?? [];
}

/** Everything dated that decides about a place's days, in one statement. */
export async function findCalendar(db: Db, calendar: RawBuilder<CalendarRow>): Promise<CalendarRow> {
  const { rows } = await sql<{ calendar: CalendarRow }>`select ${calendar} as calendar`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row.calendar;
}

/** The same as JSON, for use inside another statement. The market's parts come from its facts. */
export function calendarOf(
  shipToId: ShipToId,
  market: Record<"holidays" | "knownYears" | "addedWeekdays", RawBuilder<unknown>>,
): RawBuilder<CalendarRow> {
  return sql`json_build_object('holidays', ${market.holidays}, 'known_years', ${market.knownYears},
    'added_weekdays', ${market.addedWeekdays}, 'lead_times', ${leadTimes}, 'exceptions', (
      select coalesce(${exceptionList}, '[]')
      from delivery_exception where ship_to_id = ${shipToId}))`;
}

export type PlaceChangesRow = {
  readonly shipToId: string;
  readonly shipToName: string;
  readonly exceptions: readonly ExceptionRow[];
};

/** What falls away or moves at several places that are told, in the order in which they are asked for; how a place is named its own facts say. */
export async function findChanges(
  db: Db,
  shipToIds: readonly string[],
  nameOf: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<readonly PlaceChangesRow[]> {
  const { rows } = await sql<PlaceChangesRow>`
    select place.id as "shipToId", ${nameOf(sql`place.id`)} as "shipToName", ${exceptionList} as exceptions
    from unnest(${[...shipToIds]}::text[]) with ordinality as place (id, no)
    join delivery_exception on delivery_exception.ship_to_id = place.id
      and delivery_exception.is_announced and delivery_exception.type_of_change <> 'added'
    group by place.id, place.no order by place.no`.execute(db);
  return rows;
}

/** Moved and cancelled deliveries of some days that were imported, once a place and day: the desk tells its own itself. */
export async function findMovedDeliveries(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<
  readonly {
    readonly shipToId: string;
    readonly companyId: string;
    readonly day: string;
    readonly movedTo: string | null;
  }[]
> {
  const { rows } = await sql<{ shipToId: string; companyId: string; day: string; movedTo: string | null }>`
    select distinct on (ship_to_id, original_date) ship_to_id as "shipToId", company_id as "companyId",
      original_date as day, scheduled_date as "movedTo"
    from delivery_exception where change_id is null and original_date between ${from}::date and ${to}::date
    order by ship_to_id, original_date, kind`.execute(db);
  return rows;
}
