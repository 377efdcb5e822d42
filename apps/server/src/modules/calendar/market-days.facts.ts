import type { MarketDays, ReplacedDay } from "@vycep/domain/calendar/closing-days";
import { daysOffOf, type HolidayRow, holidayFacts, parseShopClosing } from "@vycep/domain/calendar/holidays";
import { DEFAULT_ADDED_WEEKDAYS } from "@vycep/domain/calendar/schedule";
import { addDays, type LocalDate, toLocalDate, toLocalTime, yearOf } from "@vycep/domain/kernel/local-moment";
import { marketCodes, toMarket } from "@vycep/domain/market/market";
import type { ExceptionKind } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import { marketInSql } from "../market/market.facts.ts";
import { weekdaysIn } from "./calendar.facts.ts";
import type { HolidayEntry } from "./calendar.repo.ts";

type MarketRow = {
  readonly market: string;
  readonly holidays: readonly HolidayEntry[];
  readonly years: readonly number[];
  readonly added: unknown;
};

/** What each market says of the days around one, in one statement. */
export async function marketDays(db: Db, day: LocalDate): Promise<readonly MarketDays[]> {
  const from = toLocalDate(`${yearOf(addDays(day, -60))}-01-01`);
  const to = toLocalDate(`${yearOf(addDays(day, 45))}-12-31`);
  const market = sql`m.market`;
  const { rows } = await sql<MarketRow>`
    select m.market, ${marketInSql.holidays(sql`array[m.market]`, { from, to })} as holidays,
      ${marketInSql.holidayYears(market)} as years, ${marketInSql.addedWeekdays(market, day)} as added
    from unnest(${[...marketCodes()]}::text[]) with ordinality m (market, place) order by m.place`.execute(
    db,
  );
  return rows.map((row) => ({
    market: toMarket(row.market),
    holidays: holidayFacts(daysOffOf(holidaysOf(row.holidays), toMarket(row.market)), row.years),
    added: weekdaysIn(row.added ?? DEFAULT_ADDED_WEEKDAYS),
  }));
}

function holidaysOf(entries: readonly HolidayEntry[]): readonly HolidayRow[] {
  return soundRows("holiday", entries, ({ market, day, isDayOff, shops }) => ({
    ...{ market, date: toLocalDate(day), isDayOff, shops: parseShopClosing(shops) },
  }));
}

/** What comes in place of a delivery or besides, with the day on which it would usually come. */
export type ReplacedDelivery = ReplacedDay & { readonly usual: LocalDate };

/** What was moved or added anywhere with a last moment in some days, each day and kind once, in one statement. */
export async function replacedDeliveries(
  db: Db,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly ReplacedDelivery[]> {
  const { rows } = await sql<Record<"day" | "usual" | "date" | "time", string> & { kind: ExceptionKind }>`
    select distinct kind, scheduled_date as day, original_date as usual, order_by_date as date, order_by_time as time
    from delivery_exception
    where order_by_date between ${from}::date and ${to}::date and is_announced
    order by date, time, day, kind, usual`.execute(db);
  return soundRows("delivery_exception", rows, ({ kind, day, usual, date, time }) => ({
    ...{ kind, day: toLocalDate(day), usual: toLocalDate(usual) },
    orderBy: { date: toLocalDate(date), minutes: toLocalTime(time) },
  }));
}

type ByMoment = Omit<ReplacedDay, "orderBy"> & {
  readonly orderBy: { readonly date: string; readonly time: string };
};

/** Pieces of SQL about what is changed of the deliveries of a place (a column). */
export const exceptionsInSql = {
  /** The kinds of deliveries that do not come there on a day, as JSON: moved or called off. */
  taken: (shipToId: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`(
    select coalesce(json_agg(e.kind), '[]') from delivery_exception e where e.ship_to_id = ${shipToId}
      and e.original_date = ${day} and e.scheduled_date is distinct from e.original_date)`,
  /** Whether something is said of a day there: by itself it is not delivered as scheduled. */
  touches: (shipToId: RawBuilder<unknown>, { kind, day }: Pick<ReplacedDay, "kind" | "day">) => sql`exists (
    select from delivery_exception e where e.ship_to_id = ${shipToId} and e.kind = ${kind}
      and ${day}::date in (e.original_date, e.scheduled_date))`,
  /** Whether a delivery comes there on a day in place of any other, to be ordered by a moment. */
  brings: (shipToId: RawBuilder<unknown>, { kind, day, orderBy }: ByMoment) => sql`exists (
    select from delivery_exception e where e.ship_to_id = ${shipToId} and e.kind = ${kind}
      and e.scheduled_date = ${day}::date and e.order_by_date = ${orderBy.date}::date and e.order_by_time = ${orderBy.time})`,
  /** Whether a delivery comes there in place of the one of a usual day, to be ordered by a moment. */
  replaces: (
    shipToId: RawBuilder<unknown>,
    usual: RawBuilder<unknown>,
    { kind, day, orderBy }: ByMoment,
  ) => sql`exists (
    select from delivery_exception e where e.ship_to_id = ${shipToId} and e.kind = ${kind} and e.original_date = ${usual}
      and e.scheduled_date = ${day}::date and e.order_by_date = ${orderBy.date}::date and e.order_by_time = ${orderBy.time})`,
} as const;
