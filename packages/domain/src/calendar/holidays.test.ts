import Holidays from "date-holidays";
import { describe, expect, it, test } from "vitest";
import { addDays, type LocalDate, toLocalDate, yearOf } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";
import { CZECH_HOLIDAYS, SLOVAK_HOLIDAYS } from "../testing/builders.ts";
import { HOLIDAY_ROWS, HOLIDAY_YEARS } from "../testing/holiday-rows.ts";
import {
  daysOffOf,
  holidayCoverage,
  holidayFacts,
  isHoliday,
  isKnownYear,
  parseShopClosing,
  shopsOn,
} from "./holidays.ts";
import { addWorkingDays, isWorkingDay } from "./working-days.ts";

const day = (text: string): LocalDate => toLocalDate(text);
const facts = { CZ: CZECH_HOLIDAYS, SK: SLOVAK_HOLIDAYS };

function everyDayOf(year: number): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = day(`${year}-01-01`); yearOf(date) === year; date = addDays(date, 1)) days.push(date);
  return days;
}

describe("CALENDAR-15 working days", () => {
  test.each([
    ["CZ", 2026, 250],
    ["CZ", 2027, 252],
    ["SK", 2026, 254],
    ["SK", 2027, 253],
  ] as const)("%s has in %i %i of them", (market, year, expected) => {
    expect(everyDayOf(year).filter((date) => isWorkingDay(facts[market], date))).toHaveLength(expected);
  });

  test.each([
    ["2026-11-17", false, true],
    ["2026-10-28", false, true],
    ["2026-09-28", false, true],
    ["2026-01-06", true, false],
    ["2026-05-08", false, true],
    ["2026-09-15", true, true],
    ["2027-09-15", true, false],
    ["2026-12-24", false, false],
    ["2026-11-21", false, false],
    ["2026-11-22", false, false],
    ["2026-11-23", true, true],
  ])("CALENDAR-19 CALENDAR-20 on %s Czech trucks run: %s, Slovak ones: %s", (date, czech, slovak) => {
    expect(isWorkingDay(CZECH_HOLIDAYS, day(date))).toBe(czech);
    expect(isWorkingDay(SLOVAK_HOLIDAYS, day(date))).toBe(slovak);
  });

  test.each([
    ["2026-11-16", 1, "2026-11-18"],
    ["2026-11-20", 1, "2026-11-23"],
    ["2026-11-21", 2, "2026-11-24"],
    ["2026-12-23", 1, "2026-12-28"],
    ["2026-12-31", 1, "2027-01-04"],
    ["2026-11-18", -1, "2026-11-16"],
    ["2026-11-18", 0, "2026-11-18"],
  ])("in Czechia %s and %i working days is %s", (date, days, expected) => {
    expect(addWorkingDays(CZECH_HOLIDAYS, day(date), days)).toEqual({ ok: true, value: expected });
  });

  it("counting there and back over every working day of both years comes home", () => {
    for (const date of [...everyDayOf(2026), ...everyDayOf(2027)].filter((one) =>
      isWorkingDay(CZECH_HOLIDAYS, one),
    )) {
      const there = addWorkingDays(CZECH_HOLIDAYS, date, 3);
      if (there.ok)
        expect(addWorkingDays(CZECH_HOLIDAYS, there.value, -3)).toEqual({ ok: true, value: date });
      else expect(date > day("2027-12-27")).toBe(true);
    }
  });

  it("D07 a day off makes no year known, and a year may be known without one", () => {
    const facts = holidayFacts([day("2028-01-01")], [2027, 2026]);
    expect([
      facts.years,
      isKnownYear(facts, day("2028-01-02")),
      isKnownYear(facts, day("2027-05-02")),
    ]).toEqual([[2026, 2027], false, true]);
  });

  it("D07 OP-63 a year without rows is a refusal, not a year without holidays", () => {
    const refusal = { ok: false, refusal: { kind: "holidays-unknown", year: 2028 } };
    expect(addWorkingDays(CZECH_HOLIDAYS, day("2027-12-31"), 1)).toEqual(refusal);
    expect(isKnownYear(CZECH_HOLIDAYS, day("2028-01-01"))).toBe(false);
  });

  test.each([
    ["2026-11-20", null, null],
    ["2027-09-30", null, null],
    ["2027-10-01", null, 2028],
    ["2028-02-01", 2028, null],
  ])(
    "D07 on %s the missing year is %s, and a warning is due for %s",
    (today, missingYear, missingNextYear) => {
      expect(holidayCoverage(CZECH_HOLIDAYS, day(today))).toEqual({ missingYear, missingNextYear });
    },
  );
});

describe("the holiday table", () => {
  it("CALENDAR-21 OP-63 the configuration adds days, and no years", () => {
    const configured = [day("2026-11-16"), day("2026-11-17"), day("2030-05-02")];
    const more = holidayFacts([...daysOffOf(HOLIDAY_ROWS, "CZ"), ...configured], HOLIDAY_YEARS);
    expect(isHoliday(more, day("2026-11-16"))).toBe(true);
    expect(more.daysOff).toHaveLength(CZECH_HOLIDAYS.daysOff.length + 2);
    expect(more.years).toEqual([2026, 2027]);
  });

  test.each([
    ["CZ", "2026-12-24", { closed: "from-noon", smallShopsMayOpen: true }],
    ["SK", "2026-12-24", { closed: "from-noon", smallShopsMayOpen: false }],
    ["CZ", "2026-04-03", { closed: "not", smallShopsMayOpen: true }],
    ["SK", "2026-04-03", { closed: "all-day", smallShopsMayOpen: false }],
    ["CZ", "2026-05-08", { closed: "all-day", smallShopsMayOpen: true }],
    ["CZ", "2026-11-20", { closed: "not", smallShopsMayOpen: true }],
  ] as const)("D07 shops are a fact of their own: %s on %s", (market, date, expected) => {
    expect(shopsOn(HOLIDAY_ROWS, market, day(date))).toEqual(expected);
  });

  it("D07 a shop may be closed on a working day and a day off leave it open", () => {
    expect(parseShopClosing("closed >200 m2").closed).toBe("all-day");
    const easterSunday = HOLIDAY_ROWS.find((row) => row.market === "SK" && row.date === "2026-04-05");
    expect(easterSunday).toMatchObject({ isDayOff: false, shops: { closed: "all-day" } });
  });
});

describe("D07 against another calendar, day by day", () => {
  /** What the library gets wrong: it takes the Slovak exception of 2026 for a lasting one. */
  const KNOWN_MISTAKES: readonly string[] = ["SK 2027-05-08", "SK 2027-09-15"];

  function librarysDaysOff(market: Market, year: number): ReadonlySet<string> {
    const found = new Holidays(market).getHolidays(year);
    return new Set(found.filter((one) => one.type === "public").map((one) => one.date.slice(0, 10)));
  }

  test.each([
    ["CZ", 2026],
    ["CZ", 2027],
    ["SK", 2026],
    ["SK", 2027],
  ] as const)("CALENDAR-19 %s %i", (market, year) => {
    const library = librarysDaysOff(market, year);
    const differing = everyDayOf(year).filter((date) => isHoliday(facts[market], date) !== library.has(date));
    const expected = KNOWN_MISTAKES.filter((mistake) => mistake.startsWith(`${market} ${year}`));
    expect(differing.map((date) => `${market} ${date}`)).toEqual(expected);
  });
});
