/**
 * The answer of GetDeliveryAvailableDate, turned back into the facts that judge a day (CALENDAR-24, OP-69). The
 * browser judges with them at once; the server judges again with its own rows.
 */
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import { type DeliveryException, isFlagSet } from "@vycep/domain/calendar/exceptions";
import {
  type LocalMoment,
  parseLocalDate,
  parseLocalTime,
  toLocalDate,
  type Weekday,
  yearOf,
} from "@vycep/domain/kernel/local-moment";
import type { ExceptionKind, ShippingMethod } from "@vycep/domain/transport/method";
import type { AvailableDates, DeliveryExceptionAnswer } from "./calendar.rest.ts";

const flags = {
  standard: "standardorder",
  truck: "truckorder",
  unfiltered: "unfilteredorder",
  tank: "tankorder",
} as const satisfies Record<ExceptionKind, keyof DeliveryExceptionAnswer>;

export function decodeCalendar(answer: AvailableDates, method: ShippingMethod): CalendarFacts {
  const now = parseMoment(answer.serverTime);
  const thisYear = now === undefined ? [] : [yearOf(now.date)];
  const daysOff = answer.holidays.map(({ date }) => toLocalDate(date));
  return {
    method,
    scheduledWeekdays: answer.scheduleWeekdays as readonly Weekday[],
    addedWeekdays: answer.addedWeekdays as readonly Weekday[],
    holidays: { years: [...new Set([...thisYear, ...daysOff.map(yearOf)])].sort(), daysOff },
    unavailableDates: [],
    exceptions: answer.deliveryExceptions.map(decodeException),
  };
}

function decodeException(answer: DeliveryExceptionAnswer): DeliveryException {
  const kinds = Object.keys(flags) as ExceptionKind[];
  return {
    typeOfChange: answer.typeOfChange === "cancelled" ? "cancelled" : "moved",
    originalDate: toLocalDate(answer.originalDate),
    originalHours: "",
    scheduledDate: answer.scheduledDate === null ? null : toLocalDate(answer.scheduledDate),
    scheduledHours: "",
    orderBy: answer.orderBy === null ? null : (parseMoment(answer.orderBy) ?? null),
    countsFor: kinds.filter((kind) => isFlagSet(answer[flags[kind]])),
  };
}

/**
 * Reads `yyyy-MM-ddTHH:mm` (seconds are dropped), a wall-clock moment of the market.
 *
 * @example parseMoment("2026-11-20T16:00") // { date: "2026-11-20", minutes: 960 }
 */
export function parseMoment(text: string): LocalMoment | undefined {
  const [day = "", time = ""] = text.split("T");
  const date = parseLocalDate(day);
  const minutes = parseLocalTime(time.slice(0, 5));
  return date === undefined || minutes === undefined ? undefined : { date, minutes };
}
