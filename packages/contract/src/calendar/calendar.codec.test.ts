import { isDeepStrictEqual } from "node:util";
import { availableDates, toldExceptions } from "@vycep/domain/calendar/available-dates";
import {
  type CalendarFacts,
  type DayVerdict,
  firstOfferedDay,
  judgeDay,
} from "@vycep/domain/calendar/delivery-day";
import type { DeliveryException } from "@vycep/domain/calendar/exceptions";
import { holidayFacts } from "@vycep/domain/calendar/holidays";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import {
  addDays,
  formatLocalTime,
  type LocalDate,
  type LocalMoment,
  toLocalDate,
  toLocalTime,
  type Weekday,
  yearOf,
} from "@vycep/domain/kernel/local-moment";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCalendarFacts, decodeMoment, encodeAvailableDates, encodeMoment } from "./calendar.codec.ts";
import { type AvailableDates, availableDatesSchema } from "./calendar.rest.ts";

const firstDay = toLocalDate("2026-01-02");
const daysOff = ["01-01", "04-06", "05-01", "07-06", "10-28", "11-17", "12-24", "12-25", "12-26"];

/** Days off of every year that the server loads around a day: those that the horizon and a month back touch. */
function holidaysAround(today: LocalDate): CalendarFacts["holidays"] {
  const years = [yearOf(addDays(today, -31)), yearOf(today), yearOf(addDays(today, 365))];
  // Of a year that is not known some days may be there all the same.
  const known = years.filter((year) => year < 2028);
  return holidayFacts(
    years.flatMap((year) => daysOff.map((day) => toLocalDate(`${year}-${day}`))),
    known,
  );
}

const anyWeekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7));
const anyCase = fc
  .record({
    shift: fc.nat(700),
    /** To the second, as the server's clock tells it; often at a cut-off. */
    seconds: fc.oneof(fc.nat(86_399), fc.constantFrom(43_200, 48_600, 48_601, 57_600, 57_601, 0, 1800)),
    method: fc.constantFrom(...SHIPPING_METHODS),
    scheduledWeekdays: anyWeekdays,
    addedWeekdays: anyWeekdays,
    leadTimes: fc.array(
      fc.record({
        from: fc.integer({ min: -40, max: 380 }),
        cutOff: fc.nat(1439),
        days: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 3 },
    ),
    changes: fc.array(
      fc.record({
        from: fc.integer({ min: -20, max: 380 }),
        by: fc.integer({ min: -3, max: 3 }),
        before: fc.integer({ min: 0, max: 4 }),
        minutes: fc.nat(1439),
        kind: fc.constantFrom("standard", "truck", "unfiltered", "tank"),
      }),
      { maxLength: 5 },
    ),
    asked: fc.array(fc.integer({ min: -3, max: 368 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ shift, seconds, changes, leadTimes, asked, ...facts }) => {
    const today = addDays(firstDay, shift);
    const exceptions = changes.map(({ from, by, before, minutes, kind }): DeliveryException => {
      const originalDate = addDays(today, from);
      const to = by === 0 ? null : addDays(originalDate, by);
      return {
        typeOfChange: to === null ? "cancelled" : "moved",
        originalDate,
        originalHours: "7:00-11:00",
        scheduledDate: to,
        scheduledHours: to === null ? "" : "7:00-11:00",
        orderBy: to && { date: addDays(to, -before), minutes },
        countsFor: [kind],
      };
    });
    const calendar: CalendarFacts = {
      ...facts,
      exceptions,
      leadTimes: leadTimes
        .map(({ from, cutOff, days }) => ({
          ...{ validFrom: addDays(today, from), cutOff: toLocalTime(formatLocalTime(cutOff)), days },
        }))
        .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)),
      holidays: holidaysAround(today),
      unavailableDates: [],
    };
    const now: LocalMoment = { date: today, minutes: seconds / 60 };
    const touched = exceptions.flatMap(({ originalDate, scheduledDate }) =>
      [originalDate, scheduledDate ?? []].flat(),
    );
    return {
      calendar,
      now,
      days: [...asked.map((days) => addDays(today, days)), ...touched, addDays(today, 365)],
    };
  });

/** As it travels: encoded by the server, written as text, read again, and what the browser makes of it. */
function travel(facts: CalendarFacts, now: LocalMoment, told: ReturnType<typeof availableDates>) {
  const holidays = facts.holidays.daysOff.map((date) => ({ date, name: "" }));
  const sent = JSON.stringify(encodeAvailableDates({ ...told, facts, now, holidays }));
  const answer: AvailableDates = availableDatesSchema.parse(JSON.parse(sent));
  const clock = decodeMoment(answer.serverTime);
  if (!clock) throw new Error(`no moment: ${answer.serverTime}`);
  return { answer, clock, facts: decodeCalendarFacts(answer, facts.method) };
}

/** A verdict as far as days go: the hours of a moved delivery are for the notices. */
function essence(verdict: DayVerdict) {
  if (!verdict.open || verdict.exception === null) return verdict;
  const { originalDate, scheduledDate, orderBy } = verdict.exception;
  return { ...verdict, exception: { originalDate, scheduledDate, orderBy } };
}

describe("browser and server agree (REST-50, C19)", () => {
  const tens = Array.from({ length: 10 }, (_, index) => index + 1);
  it.each(tens)(
    "CALENDAR-01 CALENDAR-02 CALENDAR-03 CALENDAR-04 CALENDAR-05 CALENDAR-06 CALENDAR-07 CALENDAR-08 CALENDAR-09 CALENDAR-10 CALENDAR-11 CALENDAR-12 CALENDAR-13 CALENDAR-14 CALENDAR-15 CALENDAR-16 CALENDAR-17 CALENDAR-18 on 10 000 random cases, the same verdict for day and moment: thousand %i",
    () => {
      let open = 0;
      let closed = 0;
      fc.assert(
        fc.property(anyCase, ({ calendar, now, days }) => {
          const exceptions = toldExceptions(calendar, now);
          const browser = travel(calendar, now, { days: [], exceptions });
          const isSameMoment =
            browser.clock.date === now.date && Math.abs(browser.clock.minutes - now.minutes) < 1e-9;
          if (!isSameMoment) throw new Error(`${JSON.stringify(browser.clock)}, not ${JSON.stringify(now)}`);
          for (const day of days) {
            const seen = judgeDay(browser.facts, browser.clock, day);
            const verdict = judgeDay(calendar, now, day);
            if (verdict.open) open += 1;
            else closed += 1;
            // Days that nobody can ask for are closed for both, and their changes are not sent.
            const isAsked = day >= now.date && day <= addDays(now.date, 365);
            const isSame = isAsked
              ? isDeepStrictEqual(essence(seen), essence(verdict))
              : seen.open === verdict.open;
            if (!isSame) throw new Error(`${day}: ${JSON.stringify(seen)}, not ${JSON.stringify(verdict)}`);
          }
        }),
        { numRuns: 1000 },
      );
      expect(Math.min(open, closed)).toBeGreaterThan(1000);
    },
  );

  it("CALENDAR-07 CALENDAR-16 CALENDAR-17 the lists say what the browser finds by itself, last moments included", () => {
    fc.assert(
      fc.property(anyCase, ({ calendar, now }) => {
        const { answer, facts, clock } = travel(calendar, now, availableDates(calendar, now));
        const again = availableDates(facts, clock);
        expect(answer.allDeliveryDate).toEqual(
          again.days.map(({ day, isScheduled, orderBy }) => ({
            date: day,
            scheduled: isScheduled,
            orderBy: orderBy ? encodeMoment(orderBy) : "",
          })),
        );
        const first = firstOfferedDay(calendar, now);
        expect(firstOfferedDay(facts, clock)?.day).toBe(first?.day);
        if (first) expect(orderByFor(facts, first.day)).toEqual(orderByFor(calendar, first.day));
      }),
      { numRuns: 40 },
    );
  });
});

it.each([
  ["2026-11-23T09:00", { date: "2026-11-23", minutes: 540 }],
  ["2026-11-23T13:30:30", { date: "2026-11-23", minutes: 810.5 }],
  ["2026-11-23 09:00", undefined],
  ["2026-11-23T24:00", undefined],
  ["2026-02-30T09:00", undefined],
  ["", undefined],
])("D15 the moment %j is read as %j", (text, expected) => expect(decodeMoment(text)).toEqual(expected));

it("D15 a moment is written in minutes, or to the second where the clock is told", () => {
  const moment = { date: toLocalDate("2026-11-23"), minutes: toLocalTime("13:30") + 59 / 60 };
  expect([encodeMoment(moment), encodeMoment(moment, "seconds")]).toEqual([
    "2026-11-23T13:30",
    "2026-11-23T13:30:59",
  ]);
});
