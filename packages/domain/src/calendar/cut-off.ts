import {
  addDays,
  type LocalDate,
  type LocalMoment,
  type LocalTime,
  toLocalTime,
  yearOf,
} from "../kernel/local-moment.ts";
import { type Result, refused } from "../kernel/result.ts";
import { type LeadTimeKind, METHODS, type ShippingMethod } from "../transport/method.ts";
import { type HolidayFacts, type HolidaysUnknown, isKnownYear } from "./holidays.ts";
import { addWorkingDays, isWorkingDay } from "./working-days.ts";

/** The daily cut-off, and how many working days lead to the delivery: one more after it, or when today is no working day. */
export type LeadTime = {
  readonly cutOff: LocalTime;
  readonly days: number;
};

/** A lead time that holds for what is ordered from a day on, until the next one does (DCAL-03). */
export type DatedLeadTime = LeadTime & { readonly validFrom: LocalDate };

/**
 * Lead times and cut-offs until the brewery says otherwise (CALENDAR-08…14, 16, 17; CONST-12…15); what is displayed is
 * enforced (OP-28).
 */
export const LEAD_TIMES: Readonly<Record<LeadTimeKind, LeadTime>> = {
  truck: { cutOff: toLocalTime("13:30"), days: 2 },
  pickup: { cutOff: toLocalTime("16:00"), days: 1 },
  unfiltered: { cutOff: toLocalTime("12:00"), days: 1 }, // OP-60
  tank: { cutOff: toLocalTime("16:00"), days: 1 }, // OP-60
};

/** What the brewery says of each kind of lead time, the oldest first; of one that is not named it has said nothing. */
export type LeadTimesByKind = Readonly<Partial<Record<LeadTimeKind, readonly DatedLeadTime[]>>>;

/**
 * The dated lead times of a method.
 *
 * @example leadTimesOf({}, "tank_tank") // []
 */
export function leadTimesOf(all: LeadTimesByKind, method: ShippingMethod): readonly DatedLeadTime[] {
  return all[METHODS[method].leadTime] ?? [];
}

/** What decides how early a method has to be ordered. */
export type LeadFacts = {
  readonly method: ShippingMethod;
  readonly holidays: HolidayFacts;
  /** Of the method, the oldest first; before them `LEAD_TIMES` holds. */
  readonly leadTimes: readonly DatedLeadTime[];
};

/**
 * The lead time by which an order of a day goes.
 *
 * @example leadTimeOn({ method: "flatrate_flatrate", leadTimes: [] }, toLocalDate("2026-11-20")).days // 2
 */
export function leadTimeOn(
  { method, leadTimes }: Pick<LeadFacts, "method" | "leadTimes">,
  day: LocalDate,
): LeadTime {
  return heldOn(leadTimes, day) ?? LEAD_TIMES[METHODS[method].leadTime];
}

/**
 * The lead time of each kind by which orders of a day go.
 *
 * @example leadTimesByKind({}, toLocalDate("2026-11-20")).truck.days // 2
 */
export function leadTimesByKind(
  all: LeadTimesByKind,
  day: LocalDate,
): Readonly<Record<LeadTimeKind, LeadTime>> {
  const on = (kind: LeadTimeKind) => heldOn(all[kind] ?? [], day) ?? LEAD_TIMES[kind];
  return { truck: on("truck"), pickup: on("pickup"), unfiltered: on("unfiltered"), tank: on("tank") };
}

function heldOn(dated: readonly DatedLeadTime[], day: LocalDate): DatedLeadTime | undefined {
  return dated.findLast(({ validFrom }) => validFrom <= day);
}

/**
 * Whether an order at this moment counts for the next day: strictly after the cut-off (OP-61), or on a day
 * that is no working day (CALENDAR-09, 10, 12, 13).
 *
 * @example isLate(CZECH_HOLIDAYS, LEAD_TIMES.truck, at("2026-11-20 13:31")) // true
 */
export function isLate(holidays: HolidayFacts, leadTime: LeadTime, now: LocalMoment): boolean {
  return now.minutes > leadTime.cutOff || !isWorkingDay(holidays, now.date);
}

/**
 * The earliest day that can be delivered when ordering now (CALENDAR-07…14). Refuses when a year on the way
 * has no holiday rows.
 *
 * @example earliestDay(anyCalendar(), FRIDAY_MORNING) // { ok: true, value: "2026-11-23" }
 */
export function earliestDay(facts: LeadFacts, now: LocalMoment): Result<LocalDate, HolidaysUnknown> {
  const { holidays } = facts;
  if (!isKnownYear(holidays, now.date)) return refused({ kind: "holidays-unknown", year: yearOf(now.date) });
  const leadTime = leadTimeOn(facts, now.date);
  return addWorkingDays(holidays, now.date, leadTime.days + (isLate(holidays, leadTime, now) ? 1 : 0));
}

/**
 * The last moment at which the lead time still allows a day: the cut-off on the last working day from which
 * enough working days lead to it. Where the lead time changes on the way, the later one counts as soon as it holds.
 * Undefined when the way back leads into a year without rows.
 *
 * @example lastMomentFor(anyCalendar(), toLocalDate("2026-11-18")) // { date: "2026-11-16", minutes: 960 }
 */
export function lastMomentFor(facts: LeadFacts, day: LocalDate): LocalMoment | undefined {
  const { holidays, leadTimes } = facts;
  if (!isKnownYear(holidays, day)) return undefined;
  // A delivery day that is no working day does not count as one of the days of the lead time.
  const more = isWorkingDay(holidays, day) ? 0 : 1;
  let until: LocalDate | undefined;
  for (const from of [...leadTimes.map(({ validFrom }) => validFrom).toReversed(), undefined]) {
    const { cutOff, days } = from === undefined ? firstOf(facts) : leadTimeOn(facts, from);
    const last = addWorkingDays(holidays, day, -(days + more));
    if (!last.ok) return undefined;
    // Its last day comes before the day from which it would be late: also late on that day is in time.
    if (until !== undefined && last.value >= until) return { date: addDays(until, -1), minutes: LAST_MINUTE };
    if (from === undefined || last.value >= from) return { date: last.value, minutes: cutOff };
    until = from;
  }
  return undefined;
}

const LAST_MINUTE = toLocalTime("23:59");

function firstOf({ method }: LeadFacts): LeadTime {
  return LEAD_TIMES[METHODS[method].leadTime];
}
