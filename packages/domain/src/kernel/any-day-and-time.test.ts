import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  compareDates,
  compareMoments,
  daysBetween,
  formatLocalDate,
  formatLocalTime,
  instantIn,
  localMomentIn,
  parseLocalDate,
  parseLocalTime,
  toLocalDate,
  toLocalTime,
  weekdayOf,
  yearOf,
} from "./local-moment.ts";

const anyDay = fc
  .integer({ min: -40_000, max: 60_000 })
  .map((days) => addDays(toLocalDate("2000-01-01"), days));
const anyCount = fc.integer({ min: -5000, max: 5000 });
const anyMoment = fc.record({
  date: anyDay,
  minutes: fc.integer({ min: 0, max: 86_399 }).map((s) => s / 60),
});

describe("any day", () => {
  it("OP-110 is read as it is written, with leading noughts or without", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [date, month, year] = formatLocalDate(day).split(".").map(Number);
        expect(parseLocalDate(day)).toBe(day);
        expect(parseLocalDate(`${date}.${month}.${year}`)).toBe(day);
        expect(yearOf(day)).toBe(year);
      }),
    );
  });

  it("has as many days in its month as the platform's calendar, and not one more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const written = (day: number) => `${day}.${month}.${year}`;
        expect(parseLocalDate(written(length))).toBeDefined();
        expect(parseLocalDate(written(length + 1))).toBeUndefined();
        expect(parseLocalDate(written(0))).toBeUndefined();
      }),
    );
  });

  it("going on and back again ends where it began, in one stride or in two", () => {
    fc.assert(
      fc.property(anyDay, anyCount, anyCount, (day, first, second) => {
        expect(addDays(addDays(day, first), -first)).toBe(day);
        expect(addDays(addDays(day, first), second)).toBe(addDays(day, first + second));
        expect(daysBetween(day, addDays(day, first))).toBe(first);
      }),
    );
  });

  it("the week turns over after seven days, a day at a time", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1);
      }),
    );
  });

  it("distances add up, and the way back is as long", () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (from, over, to) => {
        expect(daysBetween(from, over) + daysBetween(over, to)).toBe(daysBetween(from, to));
        expect(daysBetween(from, to) + daysBetween(to, from)).toBe(0);
        expect(compareDates(from, to) + compareDates(to, from)).toBe(0);
      }),
    );
  });

  test.each(["1.1.99", "2026-1-5", "24. 12. 2026", "2026-12-24 ", "24.12.2026.", "29.2.1900", "-2026-01-01"])(
    "OP-110 %j is none",
    (text) => {
      expect(parseLocalDate(text)).toBeUndefined();
    },
  );

  it("OP-110 29 February is in every fourth year, in hundreds only in every fourth", () => {
    const years = [1900, 2000, 2024, 2026, 2028, 2100, 2400];
    expect(years.filter((year) => parseLocalDate(`29.02.${year}`) !== undefined)).toEqual([
      2000, 2024, 2028, 2400,
    ]);
  });
});

describe("any time", () => {
  it("each of the 1440 minutes of a day is read as it is written, up to its last second", () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const text = formatLocalTime(minutes);
      expect(text).toMatch(/^\d\d:\d\d$/);
      expect(toLocalTime(text)).toBe(minutes);
      expect(formatLocalTime(minutes + 59 / 60)).toBe(text);
    }
  });

  test.each(["7:5", "-1:00", "13.30", "13:30:00", " 13:30", "113:00", ""])("%j is none", (text) => {
    expect(parseLocalTime(text)).toBeUndefined();
  });
});

describe("any moment", () => {
  it("OP-61 is before, at or after any other, and a list has one order", () => {
    fc.assert(
      fc.property(fc.array(anyMoment, { maxLength: 6 }), (moments) => {
        const sorted = moments.toSorted(compareMoments);
        expect(moments.toReversed().toSorted(compareMoments)).toEqual(sorted);
        for (const [at, moment] of sorted.entries()) {
          expect(compareMoments(moment, moment)).toBe(0);
          for (const later of sorted.slice(at + 1)) {
            expect(compareMoments(moment, later)).toBeLessThanOrEqual(0);
            expect(compareMoments(later, moment)).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it("C19 is the platform's own, to the second, whatever was asked before it", () => {
    const anySecond = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(fc.array(anySecond, { minLength: 1, maxLength: 5 }), (seconds) => {
        for (const second of [...seconds, ...seconds.toReversed()]) {
          const [date, time = ""] = new Date(second * 1000).toISOString().split("T");
          const moment = localMomentIn(second * 1000, "UTC");
          expect(moment.date).toBe(date);
          expect(formatLocalTime(moment.minutes)).toBe(time.slice(0, 5));
          expect(instantIn(moment, "UTC")).toBe(second * 1000);
        }
      }),
    );
  });

  it("C19 Prague is an hour ahead of the world in winter, two in summer, and never anything else", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) }), (instant) => {
        const here = localMomentIn(instant, "Europe/Prague");
        const there = localMomentIn(instant, "UTC");
        const ahead = daysBetween(there.date, here.date) * 1440 + here.minutes - there.minutes;
        expect([60, 120]).toContain(Math.round(ahead));
        const month = Number(there.date.slice(5, 7));
        if (month < 3 || month > 10) expect(Math.round(ahead)).toBe(60);
        if (month > 3 && month < 10) expect(Math.round(ahead)).toBe(120);
      }),
    );
  });

  it("C19 of an hour that comes twice the first is meant", () => {
    const twice = { date: toLocalDate("2026-10-25"), minutes: 150 };
    expect(new Date(instantIn(twice, "Europe/Prague")).toISOString()).toBe("2026-10-25T00:30:00.000Z");
    const after = { ...twice, minutes: 180 };
    expect(new Date(instantIn(after, "Europe/Prague")).toISOString()).toBe("2026-10-25T02:00:00.000Z");
  });
});
