import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type LocalDate, toLocalDate, type Weekday } from "../kernel/local-moment.ts";
import { anyCalendar, anyException, at, CZECH_HOLIDAYS, SLOVAK_HOLIDAYS } from "../testing/builders.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import { type CalendarFacts, HORIZON_DAYS, judgeDay, offeredDays } from "./delivery-day.ts";
import { isHoliday } from "./holidays.ts";
import { orderByFor } from "./order-by.ts";

const day = (text: string): LocalDate => toLocalDate(text);

describe("what always holds", () => {
  const anyDate = fc.integer({ min: 0, max: 360 }).map((days) => addDays(day("2026-01-02"), days));
  const anyMoment = fc.record({ date: anyDate, minutes: fc.integer({ min: 0, max: 1439 }) });
  const anyWeekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7));
  const arbitraryException = fc
    .record({
      original: anyDate,
      shift: fc.integer({ min: -3, max: 3 }),
      before: fc.option(fc.integer({ min: 0, max: 5 })),
      minutes: fc.integer({ min: 0, max: 1439 }),
    })
    .map(({ original, shift, before, minutes }) => {
      const scheduledDate = shift === 0 ? null : addDays(original, shift);
      const orderBy =
        scheduledDate && before !== null ? { date: addDays(scheduledDate, -before), minutes } : null;
      return anyException({
        originalDate: original,
        scheduledDate,
        orderBy,
        countsFor: ["standard", "truck", "tank"],
      });
    });
  const anyFacts: fc.Arbitrary<CalendarFacts> = fc.record({
    method: fc.constantFrom<ShippingMethod>(...SHIPPING_METHODS),
    scheduledWeekdays: anyWeekdays,
    addedWeekdays: anyWeekdays,
    holidays: fc.constantFrom(CZECH_HOLIDAYS, SLOVAK_HOLIDAYS),
    unavailableDates: fc.array(anyDate, { maxLength: 10 }),
    leadTimes: fc.constant([]),
    exceptions: fc.array(arbitraryException, { maxLength: 6 }),
  });

  it("CALENDAR-01 a day is offered exactly when it is judged open", () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, (facts, now) => {
        const offered = new Map(offeredDays(facts, now).map((one) => [one.day, one.isScheduled]));
        for (let shift = -5; shift <= HORIZON_DAYS + 5; shift++) {
          const date = addDays(now.date, shift);
          const verdict = judgeDay(facts, now, date);
          expect(verdict.open).toBe(offered.has(date));
          if (verdict.open) expect(verdict.isScheduled).toBe(offered.get(date));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("CALENDAR-02 CALENDAR-15 no holiday is offered, unless a replacement comes that day", () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, (facts, now) => {
        const onHoliday = offeredDays(facts, now).filter((one) => isHoliday(facts.holidays, one.day));
        expect(onHoliday.every((one) => one.exception !== null)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("OP-28 an offered day stays open until its order-by and is closed a minute later", () => {
    fc.assert(
      fc.property(anyFacts, anyMoment, (facts, now) => {
        for (const offered of offeredDays(facts, now).slice(0, 12)) {
          const last = orderByFor(facts, offered.day);
          if (last === undefined) throw new Error(`no order-by for ${offered.day}`);
          expect(judgeDay(facts, last, offered.day).open).toBe(true);
          expect(judgeDay(facts, { ...last, minutes: last.minutes + 1 }, offered.day).open).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("OP-28 a day that is not delivered has no order-by", () => {
    expect(orderByFor(anyCalendar(), day("2026-11-29"))).toBeUndefined();
    expect(orderByFor(anyCalendar(), day("2026-12-24"))).toBeUndefined();
  });

  it("an announced order-by later than the lead time counts, an earlier one does not take the day away (OP-14)", () => {
    const monday = day("2026-12-07");
    const withOrderBy = (text: string) =>
      anyCalendar({
        exceptions: [
          anyException({ originalDate: day("2026-12-03"), scheduledDate: monday, orderBy: at(text) }),
        ],
      });
    expect(orderByFor(withOrderBy("2026-12-06 20:00"), monday)).toEqual(at("2026-12-06 20:00"));
    expect(orderByFor(withOrderBy("2026-12-01 10:00"), monday)).toEqual(at("2026-12-04 16:00"));
  });
});
