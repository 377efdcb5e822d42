import { weekdays } from "@vycep/contract/weekdays";
import {
  type LeadTime,
  type LeadTimesByKind,
  leadTimesByKind,
  leadTimesOf,
} from "@vycep/domain/calendar/cut-off";
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import { daysOffOf, type HolidayRow, holidayFacts, parseShopClosing } from "@vycep/domain/calendar/holidays";
import { DEFAULT_ADDED_WEEKDAYS, scheduledWeekdays } from "@vycep/domain/calendar/schedule";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import {
  addDays,
  type LocalDate,
  toLocalDate,
  toLocalTime,
  type Weekday,
  yearOf,
} from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { LeadTimeKind, ShippingMethod } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows, tellUnsound } from "../../platform/sound-rows.ts";
import { marketInSql } from "../market/market.facts.ts";
import { type ShipTo, shipToInSql, shipToWith } from "../ship-to/ship-to.facts.ts";
import * as repo from "./calendar.repo.ts";

/** A named holiday, for the marks of the picker. */
export type NamedHoliday = HolidayRow & { readonly name: string };

/** The calendar of one place for every method: load once, ask for as many methods as needed. */
export type PlaceCalendar = {
  readonly factsFor: (method: ShippingMethod) => CalendarFacts;
  readonly holidays: readonly NamedHoliday[];
};

/** Loads the calendar of a place in one statement: holidays by whole years around today, exceptions, added weekdays. */
export async function placeCalendar(db: Db, shipTo: ShipTo, today: LocalDate): Promise<PlaceCalendar> {
  const calendar = calendarOf(shipTo.facts.id, sql`${shipTo.market}::text`, { today });
  return readCalendar(shipTo, await repo.findCalendar(db, calendar));
}

/** A store shows the days off of its market. */
type InStore = { readonly today: LocalDate; readonly storeMarket?: Market | undefined };

/**
 * A place with its calendar as a store shows it, in one statement: the days off of the store's market are closed and
 * named as well (CALENDAR-20), those of the place's own market always are, for by them an order is judged (D20).
 */
export async function placeInStore(
  db: Db,
  id: ShipToId,
  at: InStore,
): Promise<{ readonly shipTo: ShipTo; readonly calendar: PlaceCalendar } | undefined> {
  const found = await shipToWith(db, id, (market) => calendarOf(id, market, at));
  return (
    found && { shipTo: found.shipTo, calendar: readCalendar(found.shipTo, found.beside, at.storeMarket) }
  );
}

/** Pieces of SQL for statements that read a place with its calendar. */
export const calendarInSql = {
  /** The calendar of a place of a market (a column), for `readCalendar`. */
  calendar: calendarOf,
  /** The day whose deliveries a change of the desk moves, cancels or adds, as text. */
  dayOfChange: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.day::text from delivery_change c where c.id = ${id})`,
} as const;

/** What `calendarInSql.calendar` found. */
export type CalendarValues = repo.CalendarRow;

function calendarOf(
  id: ShipToId,
  market: RawBuilder<unknown>,
  { today, storeMarket }: InStore,
): RawBuilder<repo.CalendarRow> {
  const range = { from: firstDayOfYear(addDays(today, -31)), to: lastDayOfYear(addDays(today, 365)) };
  const among = storeMarket === undefined ? sql`array[${market}]` : sql`array[${market}, ${storeMarket}]`;
  return repo.calendarOf(id, {
    holidays: marketInSql.holidays(among, range),
    knownYears: marketInSql.holidayYears(market),
    addedWeekdays: marketInSql.addedWeekdays(market, today),
  });
}

export function readCalendar(
  shipTo: ShipTo,
  row: CalendarValues,
  storeMarket: Market = shipTo.market,
): PlaceCalendar {
  const { market } = shipTo;
  const holidays = soundRows(
    "holiday",
    row.holidays,
    ({ market: ofMarket, day, name, isDayOff, shops }): NamedHoliday => ({
      market: ofMarket,
      date: toLocalDate(day),
      isDayOff,
      shops: parseShopClosing(shops),
      name,
    }),
  );
  const ofStore = holidays.filter((holiday) => holiday.market === storeMarket && holiday.isDayOff);
  const common = {
    addedWeekdays: weekdaysIn(row.added_weekdays ?? DEFAULT_ADDED_WEEKDAYS),
    holidays: holidayFacts(
      [...daysOffOf(holidays, market), ...daysOffOf(holidays, storeMarket)],
      row.known_years,
    ),
    unavailableDates: [],
    exceptions: soundRows("delivery_exception", row.exceptions, toClosingException),
  };
  const leadTimes = leadTimesIn(row.lead_times);
  return {
    // The store's own word for a day comes first.
    holidays: [...new Map([...holidays, ...ofStore].map((holiday) => [holiday.date, holiday])).values()],
    factsFor: (method) => ({
      ...common,
      method,
      leadTimes: leadTimesOf(leadTimes, method),
      scheduledWeekdays: scheduledWeekdays(shipTo.facts.schedule, method),
    }),
  };
}

/** The lead times of all kinds as the brewery has dated them (DCAL-03). */
export async function datedLeadTimes(db: Db): Promise<LeadTimesByKind> {
  return leadTimesIn(await repo.findLeadTimes(db));
}

/** The lead time of each kind by which orders of a day go. */
export async function leadTimesOn(db: Db, day: LocalDate): Promise<Readonly<Record<LeadTimeKind, LeadTime>>> {
  return leadTimesByKind(await datedLeadTimes(db), day);
}

function leadTimesIn(rows: readonly repo.LeadTimeRow[]): LeadTimesByKind {
  const read = soundRows("lead_time", rows, ({ kind, validFrom, cutOff, days }) => ({
    kind,
    dated: { validFrom: toLocalDate(validFrom), cutOff: toLocalTime(cutOff), days },
  }));
  const of = (kind: LeadTimeKind) => read.filter((row) => row.kind === kind).map(({ dated }) => dated);
  return { truck: of("truck"), pickup: of("pickup"), unfiltered: of("unfiltered"), tank: of("tank") };
}

/** What changes at a place, past and future. */
export type PlaceChanges = {
  readonly shipToId: ShipToId;
  readonly shipToName: string;
  readonly exceptions: readonly DeliveryException[];
};

/** The changes of several places in one statement, in the order asked; a place without any is left out. */
export async function announcedChanges(
  db: Db,
  shipToIds: readonly string[],
): Promise<readonly PlaceChanges[]> {
  if (shipToIds.length === 0) return [];
  const rows = await repo.findChanges(db, shipToIds, shipToInSql.nameOf);
  return rows.map(({ shipToId, shipToName, exceptions }) => ({
    shipToId: toId<ShipToId>(shipToId),
    shipToName,
    exceptions: soundRows("delivery_exception", exceptions, toException),
  }));
}

/** A delivery of a place that does not come on its day. */
export type MovedDelivery = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly day: LocalDate;
  /** Null where it does not come at all. */
  readonly movedTo: LocalDate | null;
};

/** The deliveries of the days ahead that an import moved or cancelled anywhere (CALENDAR-22); of several kinds of transport, one. */
export async function movedDeliveries(
  db: Db,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly MovedDelivery[]> {
  const rows = await repo.findMovedDeliveries(db, { from, to });
  return rows.map(({ shipToId, companyId, day, movedTo }) => ({
    shipToId: toId<ShipToId>(shipToId),
    companyId: toId<CompanyId>(companyId),
    day: toLocalDate(day),
    movedTo: movedTo === null ? null : toLocalDate(movedTo),
  }));
}

/** Weekdays that cannot be read open nothing. */
export function weekdaysIn(value: unknown): readonly Weekday[] {
  const [known = []] = soundRows("portal_config added_weekdays", [value ?? []], (days) =>
    weekdays.parse(days),
  );
  return known;
}

/**
 * A change that cannot be read as a whole still takes the day away that it names: whether and when something comes
 * instead nobody can say, so nothing does.
 */
function toClosingException(row: repo.ExceptionRow): DeliveryException {
  try {
    return toException(row);
  } catch (cause) {
    tellUnsound({ table: "delivery_exception", row, cause });
    return {
      ...toException({ ...row, typeOfChange: "cancelled", scheduledDate: null, orderByDate: null }),
      scheduledHours: "",
    };
  }
}

function toException(row: repo.ExceptionRow): DeliveryException {
  const scheduledDate = row.scheduledDate === null ? null : toLocalDate(row.scheduledDate);
  const orderBy =
    row.orderByDate === null || row.orderByTime === null
      ? null
      : { date: toLocalDate(row.orderByDate), minutes: toLocalTime(row.orderByTime) };
  if (orderBy && scheduledDate !== null && orderBy.date > scheduledDate) {
    throw new RangeError(`to be ordered by ${orderBy.date} for a delivery on ${scheduledDate}`);
  }
  return {
    typeOfChange: row.typeOfChange,
    originalDate: toLocalDate(row.originalDate),
    originalHours: row.originalHours,
    scheduledDate,
    scheduledHours: row.scheduledHours ?? "",
    orderBy,
    countsFor: [row.kind],
  };
}

function firstDayOfYear(day: LocalDate): LocalDate {
  return toLocalDate(`${String(yearOf(day)).padStart(4, "0")}-01-01`);
}

function lastDayOfYear(day: LocalDate): LocalDate {
  return toLocalDate(`${String(yearOf(day)).padStart(4, "0")}-12-31`);
}
