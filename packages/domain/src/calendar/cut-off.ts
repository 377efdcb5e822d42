import {
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

/** One row of the table: the daily cut-off, and working days before and after it. */
export type LeadTime = {
  readonly cutOff: LocalTime;
  readonly days: number;
  /** After the cut-off, or when today is no working day. */
  readonly daysWhenLate: number;
};

/** Lead times and cut-offs (CALENDAR-08…14, 16, 17; CONST-12…15); what is displayed is enforced (OP-28). */
export const LEAD_TIMES: Readonly<Record<LeadTimeKind, LeadTime>> = {
  truck: { cutOff: toLocalTime("13:30"), days: 2, daysWhenLate: 3 },
  pickup: { cutOff: toLocalTime("16:00"), days: 1, daysWhenLate: 2 },
  unfiltered: { cutOff: toLocalTime("12:00"), days: 1, daysWhenLate: 2 }, // OP-60
  tank: { cutOff: toLocalTime("16:00"), days: 1, daysWhenLate: 2 }, // OP-60
};

/**
 * The lead time of a method.
 *
 * @example leadTimeOf("flatrate_flatrate").days // 2
 */
export function leadTimeOf(method: ShippingMethod): LeadTime {
  return LEAD_TIMES[METHODS[method].leadTime];
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
 * @example earliestDay(CZECH_HOLIDAYS, "selfpickup_selfpickup", FRIDAY_MORNING)
 *   // { ok: true, value: "2026-11-23" }
 */
export function earliestDay(
  holidays: HolidayFacts,
  method: ShippingMethod,
  now: LocalMoment,
): Result<LocalDate, HolidaysUnknown> {
  if (!isKnownYear(holidays, now.date)) return refused({ kind: "holidays-unknown", year: yearOf(now.date) });
  const leadTime = leadTimeOf(method);
  const days = isLate(holidays, leadTime, now) ? leadTime.daysWhenLate : leadTime.days;
  return addWorkingDays(holidays, now.date, days);
}

/**
 * The last moment at which the lead time still allows a day: the cut-off on the last working day from which
 * enough working days lead to it. Undefined when the way back leads into a year without rows.
 *
 * @example lastMomentFor(CZECH_HOLIDAYS, "selfpickup_selfpickup", toLocalDate("2026-11-18"))
 *   // { date: "2026-11-16", minutes: 960 }
 */
export function lastMomentFor(
  holidays: HolidayFacts,
  method: ShippingMethod,
  day: LocalDate,
): LocalMoment | undefined {
  if (!isKnownYear(holidays, day)) return undefined;
  const leadTime = leadTimeOf(method);
  // A delivery day that is no working day does not count as one of the days of the lead time.
  const steps = isWorkingDay(holidays, day) ? leadTime.days : leadTime.days + 1;
  const orderDay = addWorkingDays(holidays, day, -steps);
  return orderDay.ok ? { date: orderDay.value, minutes: leadTime.cutOff } : undefined;
}
