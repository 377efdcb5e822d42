import {
  addDays,
  type LocalDate,
  type LocalMoment,
  type Weekday,
  weekdayOf,
  yearOf,
} from "../kernel/local-moment.ts";
import type { Result } from "../kernel/result.ts";
import { earliestDay, type LeadFacts } from "./cut-off.ts";
import { countedExceptions, type DeliveryException, dayTaken } from "./exceptions.ts";
import { type HolidaysUnknown, isHoliday, isKnownYear } from "./holidays.ts";

/** CALENDAR-07, CONST-11. */
export const HORIZON_DAYS = 365;

/** Everything that decides about a delivery day of one ship-to and method; plain, to be carried to the browser. */
export type CalendarFacts = LeadFacts & {
  /** The weekdays of the ship-to for this method. */
  readonly scheduledWeekdays: readonly Weekday[];
  /** Weekdays served besides the schedule (CALENDAR-06, D04). */
  readonly addedWeekdays: readonly Weekday[];
  /** Further days on which nothing is delivered (OP-62). */
  readonly unavailableDates: readonly LocalDate[];
  readonly exceptions: readonly DeliveryException[];
};

export type OpenDay = {
  readonly open: true;
  /** A day of the ship-to's schedule or a replacement, not merely a served weekday (D04). */
  readonly isScheduled: boolean;
  /** The exception that opens the day, if it is one (OP-14, OP-65). */
  readonly exception: DeliveryException | null;
};

export type ClosedDay = { readonly open: false } & (
  | { readonly kind: "excluded"; readonly why: "holiday" | "unavailable" | "cancelled" }
  | { readonly kind: "excluded"; readonly why: "moved"; readonly movedTo: LocalDate }
  | { readonly kind: "weekday-not-served" }
  | { readonly kind: "too-early"; readonly earliest: LocalDate }
  | { readonly kind: "beyond-horizon"; readonly last: LocalDate }
  | HolidaysUnknown
);

export type DayVerdict = OpenDay | ClosedDay;

export type OfferedDay = OpenDay & { readonly day: LocalDate };

/**
 * May a day be ordered for now (CALENDAR-01…07, 18, D04)? Open when the delivery-day check or the exception
 * check passes (OP-14). The delivery-day check asks, in this order: not excluded (OP-62), a served weekday,
 * not before the lead time allows, not beyond the horizon; both ends of the range belong to it (OP-61).
 *
 * @example judgeDay(anyCalendar(), at("2026-11-13 10:00"), toLocalDate("2026-11-17"))
 *   // { open: false, kind: "excluded", why: "holiday" }
 */
export function judgeDay(facts: CalendarFacts, now: LocalMoment, day: LocalDate): DayVerdict {
  return judge(facts, rangeOf(facts, now), day);
}

/**
 * All days that may be ordered for now, in order.
 *
 * @example offeredDays(anyCalendar(), FRIDAY_MORNING).slice(0, 2).map(({ day }) => day)
 *   // ["2026-11-23", "2026-11-24"]
 */
export function offeredDays(facts: CalendarFacts, now: LocalMoment): readonly OfferedDay[] {
  return [...walk(facts, now)];
}

/**
 * The day to propose: the first scheduled one, and only where the schedule offers none the first open one
 * (D04, TRANSPORT-36). Undefined when nothing is open within the horizon (OP-66).
 *
 * @example firstOfferedDay(anyCalendar(), FRIDAY_MORNING)?.day // "2026-11-23"
 */
export function firstOfferedDay(facts: CalendarFacts, now: LocalMoment): OfferedDay | undefined {
  return nextOfferedDay(facts, now, now.date);
}

/**
 * The day to propose in place of one that is closed: the first scheduled one from that day on, else the
 * first scheduled one at all, else the first open one.
 *
 * @example nextOfferedDay(anyCalendar(), FRIDAY_MORNING, toLocalDate("2026-11-28"))?.day // "2026-11-30"
 */
export function nextOfferedDay(
  facts: CalendarFacts,
  now: LocalMoment,
  from: LocalDate,
): OfferedDay | undefined {
  let first: OfferedDay | undefined;
  let scheduled: OfferedDay | undefined;
  for (const offered of walk(facts, now)) {
    if (offered.isScheduled && offered.day >= from) return offered;
    first ??= offered;
    if (offered.isScheduled) scheduled ??= offered;
  }
  return scheduled ?? first;
}

/** What holds for every day of one question. */
type Range = {
  readonly now: LocalMoment;
  readonly earliest: Result<LocalDate, HolidaysUnknown>;
  readonly last: LocalDate;
  readonly exceptions: readonly DeliveryException[];
};

function rangeOf(facts: CalendarFacts, now: LocalMoment): Range {
  return {
    now,
    earliest: earliestDay(facts, now),
    last: addDays(now.date, HORIZON_DAYS),
    exceptions: countedExceptions(facts.exceptions, facts.method),
  };
}

function* walk(facts: CalendarFacts, now: LocalMoment): Generator<OfferedDay> {
  const range = rangeOf(facts, now);
  for (let day = now.date; day <= range.last; day = addDays(day, 1)) {
    const verdict = judge(facts, range, day);
    if (verdict.open) yield { ...verdict, day };
  }
}

function judge(facts: CalendarFacts, range: Range, day: LocalDate): DayVerdict {
  const replacement = range.exceptions.find((exception) => isOpenReplacement(exception, range, day));
  if (replacement) return { open: true, isScheduled: true, exception: replacement };
  return (
    excluded(facts, range, day) ??
    weekdayNotServed(facts, day) ??
    outOfRange(range, day) ?? {
      open: true,
      isScheduled: facts.scheduledWeekdays.includes(weekdayOf(day)),
      exception: null,
    }
  );
}

/** A replacement day is open until its own order-by, or as the lead time says where it names none. */
function isOpenReplacement(exception: DeliveryException, range: Range, day: LocalDate): boolean {
  const { now, earliest, last } = range;
  if (exception.scheduledDate !== day || day < now.date || day > last) return false;
  const { orderBy } = exception;
  if (orderBy === null) return earliest.ok && day >= earliest.value;
  return now.date < orderBy.date || (now.date === orderBy.date && now.minutes <= orderBy.minutes);
}

function excluded(facts: CalendarFacts, range: Range, day: LocalDate): ClosedDay | undefined {
  const moved = range.exceptions.find((exception) => dayTaken(exception) === day);
  if (moved?.scheduledDate)
    return { open: false, kind: "excluded", why: "moved", movedTo: moved.scheduledDate };
  if (moved) return { open: false, kind: "excluded", why: "cancelled" };
  if (isHoliday(facts.holidays, day)) return { open: false, kind: "excluded", why: "holiday" };
  if (facts.unavailableDates.includes(day)) return { open: false, kind: "excluded", why: "unavailable" };
  const isAsked = day >= range.now.date && day <= range.last;
  if (isAsked && !isKnownYear(facts.holidays, day)) {
    return { open: false, kind: "holidays-unknown", year: yearOf(day) };
  }
  return undefined;
}

function weekdayNotServed(facts: CalendarFacts, day: LocalDate): ClosedDay | undefined {
  const weekday = weekdayOf(day);
  const isServed = facts.scheduledWeekdays.includes(weekday) || facts.addedWeekdays.includes(weekday);
  return isServed ? undefined : { open: false, kind: "weekday-not-served" };
}

function outOfRange({ earliest, last }: Range, day: LocalDate): ClosedDay | undefined {
  if (!earliest.ok) return { open: false, ...earliest.refusal };
  if (day < earliest.value) return { open: false, kind: "too-early", earliest: earliest.value };
  return day > last ? { open: false, kind: "beyond-horizon", last } : undefined;
}
