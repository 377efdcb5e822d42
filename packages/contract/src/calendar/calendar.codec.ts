/** The days that are offered, with all that the browser needs to judge them itself (REST-50, CALENDAR-23, OP-69). */
import type { DatedDay, DatedException } from "@vycep/domain/calendar/available-dates";
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import { isFlagSet } from "@vycep/domain/calendar/exceptions";
import { holidayFacts } from "@vycep/domain/calendar/holidays";
import {
  formatLocalTime,
  isWeekday,
  type LocalDate,
  type LocalMoment,
  parseLocalDate,
  parseLocalTime,
  toLocalDate,
  toLocalTime,
} from "@vycep/domain/kernel/local-moment";
import { wallClockAt } from "@vycep/domain/kernel/wall-clock";
import type { ExceptionKind, ShippingMethod } from "@vycep/domain/transport/method";
import type { AvailableDates, DeliveryExceptionAnswer, OfferedDay } from "./calendar.rest.ts";

export type CalendarAnswer = {
  readonly facts: CalendarFacts;
  readonly days: readonly DatedDay[];
  readonly exceptions: readonly DatedException[];
  readonly holidays: readonly { readonly date: LocalDate; readonly name: string }[];
  readonly now: LocalMoment;
};

export function encodeAvailableDates(answer: CalendarAnswer): AvailableDates {
  const days = answer.days.map(encodeDay);
  return {
    deliveryExceptions: answer.exceptions.map(encodeException),
    allDeliveryDate: days,
    filteredDeliveryDate: days.filter(({ scheduled }) => scheduled),
    holidays: answer.holidays.map(({ date, name }) => ({ date, name })),
    knownYears: [...answer.facts.holidays.years],
    scheduleWeekdays: [...answer.facts.scheduledWeekdays],
    addedWeekdays: [...answer.facts.addedWeekdays],
    leadTimes: answer.facts.leadTimes.map(({ validFrom, cutOff, days: working }) => ({
      ...{ validFrom, cutOff: formatLocalTime(cutOff), days: working },
    })),
    serverTime: encodeMoment(answer.now, "seconds"),
  };
}

/** The calendar as the rules need it, out of the answer: the browser judges with the same facts as the server. */
export function decodeCalendarFacts(answer: AvailableDates, method: ShippingMethod): CalendarFacts {
  return {
    method,
    scheduledWeekdays: answer.scheduleWeekdays.filter(isWeekday),
    addedWeekdays: answer.addedWeekdays.filter(isWeekday),
    holidays: holidayFacts(
      answer.holidays.map(({ date }) => toLocalDate(date)),
      answer.knownYears,
    ),
    leadTimes: (answer.leadTimes ?? []).map(({ validFrom, cutOff, days }) => ({
      ...{ validFrom: toLocalDate(validFrom), cutOff: toLocalTime(cutOff), days },
    })),
    unavailableDates: [],
    exceptions: answer.deliveryExceptions.map(decodeException),
  };
}

/** Reads `yyyy-MM-ddTHH:mm`, seconds or not; undefined for anything else. */
export function decodeMoment(text: string): LocalMoment | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?$/.exec(text);
  const date = parseLocalDate(parts?.[1] ?? "");
  const minutes = parseLocalTime(parts?.[2] ?? "");
  if (date === undefined || minutes === undefined) return undefined;
  return { date, minutes: minutes + Number(parts?.[3] ?? 0) / 60 };
}

/** `yyyy-MM-ddTHH:mm` on the wall clock of the market, with `:ss` when asked for. */
export function encodeMoment(
  { date, minutes }: LocalMoment,
  precision: "minutes" | "seconds" = "minutes",
): string {
  const seconds = String(Math.floor((minutes % 1) * 60 + 1e-6)).padStart(2, "0");
  return `${date}T${formatLocalTime(minutes)}${precision === "seconds" ? `:${seconds}` : ""}`;
}

/** A stored moment as the clocks of both markets show it (D15), to the second. */
export function encodeInstant(instant: Date, separator: "T" | " " = " "): string {
  const moment = wallClockAt(instant.getTime(), "Europe/Prague");
  return encodeMoment(moment, "seconds").replace("T", separator);
}

function encodeDay({ day, isScheduled, orderBy }: DatedDay): OfferedDay {
  return { date: day, scheduled: isScheduled, orderBy: orderBy ? encodeMoment(orderBy) : "" };
}

function encodeException(exception: DatedException): DeliveryExceptionAnswer {
  const counts = (kind: ExceptionKind) => exception.countsFor.includes(kind);
  return {
    typeOfChange: exception.typeOfChange,
    originalDate: exception.originalDate,
    scheduledDate: exception.scheduledDate,
    orderBy: exception.orderBy === null ? null : encodeMoment(exception.orderBy),
    standardorder: counts("standard"),
    truckorder: counts("truck"),
    unfilteredorder: counts("unfiltered"),
    tankorder: counts("tank"),
    orderByDefaultHasPassed: exception.orderByDefaultHasPassed,
  };
}

function decodeException(answer: DeliveryExceptionAnswer): DeliveryException {
  const flags: readonly (readonly [ExceptionKind, boolean | string])[] = [
    ["standard", answer.standardorder],
    ["truck", answer.truckorder],
    ["unfiltered", answer.unfilteredorder],
    ["tank", answer.tankorder],
  ];
  return {
    typeOfChange: answer.typeOfChange,
    originalDate: toLocalDate(answer.originalDate),
    originalHours: "",
    scheduledDate: answer.scheduledDate === null ? null : toLocalDate(answer.scheduledDate),
    scheduledHours: "",
    orderBy: answer.orderBy === null ? null : (decodeMoment(answer.orderBy) ?? null),
    countsFor: flags.flatMap(([kind, flag]) => (isFlagSet(flag) ? [kind] : [])),
  };
}
