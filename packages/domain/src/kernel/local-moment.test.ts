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
  isWeekday,
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

describe("PICKER-01 OP-110 dates are read both ways and shown as dd.MM.yyyy", () => {
  test.each([
    ["2026-12-24", "2026-12-24"],
    ["24.12.2026", "2026-12-24"],
    ["5.7.2026", "2026-07-05"],
    ["29.02.2028", "2028-02-29"],
    ["2026-02-29", undefined],
    ["31.04.2026", undefined],
    ["2026-13-01", undefined],
    ["2026-00-10", undefined],
    ["24/12/2026", undefined],
    ["2026-12-24T00:00:00Z", undefined],
    ["", undefined],
  ])("%s reads as %s", (text, expected) => {
    expect(parseLocalDate(text)).toBe(expected);
  });

  it("shows day, month, year", () => {
    expect(formatLocalDate(toLocalDate("2026-07-05"))).toBe("05.07.2026");
  });

  it("reads what it shows, for any day", () => {
    fc.assert(fc.property(anyDay, (day) => parseLocalDate(formatLocalDate(day)) === day));
  });

  it("throws on a bad row instead of going on", () => {
    expect(() => toLocalDate("2026-02-30")).toThrow(RangeError);
    expect(() => toLocalTime("24:00")).toThrow(RangeError);
  });
});

describe("days are counted without clocks or zones", () => {
  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-03-29", 1, "2026-03-30"],
    ["2026-11-20", -365, "2025-11-20"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(toLocalDate(date), days)).toBe(expected);
  });

  it("agrees with the platform's own calendar on weekday and order", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (left, right) => {
        const sunday0 = new Date(`${left}T12:00:00Z`).getUTCDay();
        expect(weekdayOf(left)).toBe(sunday0 === 0 ? 7 : sunday0);
        expect(Math.sign(compareDates(left, right))).toBe(Math.sign(daysBetween(right, left)));
        expect(addDays(left, daysBetween(left, right))).toBe(right);
      }),
    );
  });

  it("knows the year", () => {
    expect(yearOf(toLocalDate("2026-11-20"))).toBe(2026);
  });
});

describe("times are minutes", () => {
  test.each([
    ["13:30", 810],
    ["7:05", 425],
    ["00:00", 0],
    ["24:00", undefined],
    ["12:60", undefined],
    ["noon", undefined],
  ])("%s reads as %s", (text, expected) => {
    expect(parseLocalTime(text)).toBe(expected);
  });

  it("drops seconds when showing", () => {
    expect(formatLocalTime(810.99)).toBe("13:30");
  });

  it("orders moments across midnight", () => {
    const evening = { date: toLocalDate("2026-12-31"), minutes: 1435 };
    const night = { date: toLocalDate("2027-01-01"), minutes: 5 };
    expect(compareMoments(evening, night)).toBeLessThan(0);
    expect(compareMoments(night, { ...night, minutes: 4.5 })).toBeGreaterThan(0);
  });
});

describe("C19 the wall clock of Prague and Bratislava", () => {
  test.each([
    ["2026-11-20T23:30:00Z", "2026-11-21", 30],
    ["2026-07-01T10:00:00Z", "2026-07-01", 720],
    ["2026-03-29T00:59:59Z", "2026-03-29", 119 + 59 / 60],
    ["2026-03-29T01:00:00Z", "2026-03-29", 180],
    ["2026-10-25T00:30:00Z", "2026-10-25", 150],
    ["2026-10-25T01:30:00Z", "2026-10-25", 150],
    ["2026-12-31T23:00:00Z", "2027-01-01", 0],
  ])("at %s it is %s, %d minutes", (instant, date, minutes) => {
    for (const zone of ["Europe/Prague", "Europe/Bratislava"]) {
      const moment = localMomentIn(Date.parse(instant), zone);
      expect(moment.date).toBe(date);
      expect(moment.minutes).toBeCloseTo(minutes, 9);
    }
  });

  it("OP-61 tells 13:30:00 from 13:30:01", () => {
    const cutOff = Date.parse("2026-11-20T12:30:00Z");
    expect(localMomentIn(cutOff, "Europe/Prague").minutes).toBe(810);
    expect(localMomentIn(cutOff + 1000, "Europe/Prague").minutes).toBeGreaterThan(810);
  });

  it("finds the instant again, for any second that exists once", () => {
    const seconds = fc.integer({
      min: Date.parse("2026-01-01") / 1000,
      max: Date.parse("2028-01-01") / 1000,
    });
    fc.assert(
      fc.property(seconds, (second) => {
        const instant = second * 1000;
        const back = instantIn(localMomentIn(instant, "Europe/Prague"), "Europe/Prague");
        const isTheRepeatedHour = instant - back === 3_600_000;
        expect(back === instant || isTheRepeatedHour).toBe(true);
      }),
    );
  });

  it("moves a skipped minute on by the hour that is missing", () => {
    const skipped = { date: toLocalDate("2026-03-29"), minutes: 150 };
    expect(new Date(instantIn(skipped, "Europe/Prague")).toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });
});

test.each([
  [1, true],
  [7, true],
  [0, false],
  [8, false],
  [1.5, false],
  [Number.NaN, false],
])("%d is a weekday: %s", (number, isOne) => {
  expect(isWeekday(number)).toBe(isOne);
});
