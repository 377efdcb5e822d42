import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { hasPassed } from "@vycep/domain/calendar/countdown";
import {
  instantIn,
  type LocalDate,
  type LocalMoment,
  localMomentIn,
  parseLocalDate,
} from "@vycep/domain/kernel/local-moment";

/** Both markets keep the same time (D15). */
const timeZone = "Europe/Prague";
const minute = 60_000;
const hour = 60 * minute;
const dayMs = 24 * hour;
/** The meter shows a working day. */
const opens = 8 * 60;

/** A delivery day with the last moment to order for it. */
export interface CutOffDay {
  readonly date: LocalDate;
  readonly orderBy: LocalMoment;
  /** The same moment as an instant, so that nights of a time change count right (C19). */
  readonly instant: number;
}

/** How loud the countdown is: quiet, in its last hour, in its last ten minutes. */
export type CutOffStage = "calm" | "last-hour" | "last-minutes";

/** The countdown as it stands at one moment (B1). */
export interface CutOff {
  readonly day: CutOffDay;
  /** The delivery after it. */
  readonly next: CutOffDay | undefined;
  readonly now: LocalMoment;
  readonly leftMs: number;
  readonly left: { readonly days: number; readonly hours: number; readonly minutes: number };
  readonly stage: CutOffStage;
  /** Minutes of the day of the cut-off; `at` is how far it has come, before its beginning the beginning itself. */
  readonly meter: {
    readonly from: number;
    readonly to: number;
    readonly at: number;
    readonly isToday: boolean;
  };
}

/**
 * The days that the countdown goes through: those of the ship-to's schedule, and only where there is none the other
 * open ones (D04).
 */
export function cutOffDays(
  scheduled: readonly OfferedDay[],
  offered: readonly OfferedDay[],
): readonly CutOffDay[] {
  return (scheduled.length > 0 ? scheduled : offered).flatMap((told) => {
    const date = parseLocalDate(told.date);
    const orderBy = decodeMoment(told.orderBy);
    if (date === undefined || orderBy === undefined) return [];
    return [{ date, orderBy, instant: instantIn(orderBy, timeZone) }];
  });
}

/**
 * The nearest cut-off that has not passed; its own moment still counts (OP-61). Undefined when no day is open.
 *
 * @example cutOffAt(days, now())?.left // { days: 0, hours: 6, minutes: 19 }
 */
export function cutOffAt(days: readonly CutOffDay[], nowMs: number): CutOff | undefined {
  const ahead = days.filter((one) => !hasPassed(one, nowMs));
  const [day, next] = ahead;
  if (day === undefined) return undefined;
  const now = localMomentIn(nowMs, timeZone);
  const leftMs = Math.max(0, day.instant - nowMs);
  // Rounded up, as the clock on the wall does it: at 9:41 and some seconds it is still 6 h 19 min to 16:00.
  const minutes = Math.ceil(leftMs / minute);
  const from = day.orderBy.minutes > opens ? opens : 0;
  const isToday = now.date === day.orderBy.date;
  return {
    day,
    next,
    now,
    leftMs,
    left: {
      days: Math.floor((minutes * minute) / dayMs),
      hours: Math.floor(minutes / 60) % 24,
      minutes: minutes % 60,
    },
    stage: leftMs <= 10 * minute ? "last-minutes" : leftMs <= hour ? "last-hour" : "calm",
    meter: {
      from,
      to: day.orderBy.minutes,
      at: isToday ? Math.max(from, now.minutes) : from,
      isToday,
    },
  };
}
