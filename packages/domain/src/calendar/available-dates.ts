import { addDays, compareMoments, type LocalMoment } from "../kernel/local-moment.ts";
import { lastMomentFor } from "./cut-off.ts";
import { type CalendarFacts, HORIZON_DAYS, type OfferedDay, offeredDays } from "./delivery-day.ts";
import type { DeliveryException } from "./exceptions.ts";
import { orderByFor } from "./order-by.ts";

export type DatedDay = OfferedDay & { readonly orderBy: LocalMoment | undefined };

/** An exception with whether the usual last moment for the day that falls away has passed (CALENDAR-23). */
export type DatedException = DeliveryException & { readonly orderByDefaultHasPassed: boolean };

export type AvailableDates = {
  readonly days: readonly DatedDay[];
  readonly exceptions: readonly DatedException[];
};

/**
 * What is told of a place's days at a moment (REST-50): every day that is offered with its last moment to order, and
 * the exceptions.
 *
 * @example availableDates(anyCalendar(), FRIDAY_MORNING).days[0]?.day // "2026-11-23"
 */
export function availableDates(facts: CalendarFacts, now: LocalMoment): AvailableDates {
  return {
    days: offeredDays(facts, now).map((offered) => ({ ...offered, orderBy: orderByFor(facts, offered.day) })),
    exceptions: toldExceptions(facts, now),
  };
}

/**
 * The exceptions that touch the days which can be asked for (CALENDAR-23).
 *
 * @example toldExceptions(anyCalendar({ exceptions: [anyException()] }), FRIDAY_MORNING).length // 1
 */
export function toldExceptions(facts: CalendarFacts, now: LocalMoment): readonly DatedException[] {
  const last = addDays(now.date, HORIZON_DAYS);
  const isAsked = (date: string | null) => date !== null && date >= now.date && date <= last;
  return facts.exceptions
    .filter(({ originalDate, scheduledDate }) => isAsked(originalDate) || isAsked(scheduledDate))
    .map((exception) => {
      const usual = lastMomentFor(facts, exception.originalDate);
      return { ...exception, orderByDefaultHasPassed: !usual || compareMoments(now, usual) > 0 };
    });
}
