import { describe, expect, it, test } from "vitest";
import { toLocalDate, type Weekday } from "../kernel/local-moment.ts";
import { anyException, CZECH_HOLIDAYS, FRIDAY_MORNING } from "../testing/builders.ts";
import { HOLIDAY_ROWS } from "../testing/holiday-rows.ts";
import { changesAhead, isAhead } from "./change-notice.ts";
import { type DeliveryException, isFlagSet } from "./exceptions.ts";
import { yearGaps } from "./holiday-year.ts";
import { holidayCoverage, holidayFacts, isKnownYear, parseShopClosing, shopsOn } from "./holidays.ts";
import { DEFAULT_ADDED_WEEKDAYS, scheduledWeekdays } from "./schedule.ts";

const day = (text: string) => toLocalDate(text);

describe("weekdays", () => {
  const schedule = { type1: [1, 4], pd: [2], tank: [], unfiltered: [5] } as const satisfies Record<
    string,
    readonly Weekday[]
  >;
  test.each([
    ["selfpickup_selfpickup", [1, 4]],
    ["emptiespickup_emptiespickup", [1, 4]],
    ["flatrate_flatrate", [2]],
    ["freeshipping_freeshipping", [1, 4]],
    ["emptiesfulltruck_emptiesfulltruck", [2]],
    ["unfiltered_unfiltered", [5]],
    ["tank_tank", [1, 4]],
  ] as const)("CALENDAR-04 CALENDAR-05 OP-59 D17 of %s", (method, expected) => {
    expect(scheduledWeekdays(schedule, method)).toEqual(expected);
  });

  it("CALENDAR-05 a truck without days of its own has none: it does not come on those of others", () => {
    expect(scheduledWeekdays({ ...schedule, pd: [] }, "flatrate_flatrate")).toEqual([]);
    expect(scheduledWeekdays({ ...schedule, unfiltered: [] }, "unfiltered_unfiltered")).toEqual([1, 4]);
  });

  it("CALENDAR-06 D04 Monday to Friday are added to every schedule", () => {
    expect(DEFAULT_ADDED_WEEKDAYS).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("changes that are told", () => {
  const change = (original: string, scheduled: string | null, countsFor: DeliveryException["countsFor"]) =>
    anyException({
      originalDate: day(original),
      scheduledDate: scheduled === null ? null : day(scheduled),
      countsFor,
    });

  it("CALENDAR-22 CALENDAR-25 in the order of their days, groups by their first one, a kind without any not at all", () => {
    const late = change("2026-12-28", null, ["standard", "tank"]);
    const early = change("2026-12-01", "2026-12-02", ["tank"]);
    const between = change("2026-12-24", "2026-12-23", ["standard", "truck"]);
    expect(changesAhead([late, between, early], FRIDAY_MORNING.date)).toEqual([
      { kind: "tank", changes: [early, late] },
      { kind: "standard", changes: [between, late] },
      { kind: "truck", changes: [between] },
    ]);
    expect(changesAhead([], FRIDAY_MORNING.date)).toEqual([]);
  });

  test.each([
    ["2026-11-20", null, true],
    ["2026-11-19", null, false],
    ["2026-11-19", "2026-11-20", true],
    ["2026-11-20", "2026-11-19", true],
    ["2026-11-19", "2026-11-18", false],
  ])("PREFS-07 from %s to %s still concerns somebody on 20 November: %s", (original, scheduled, expected) => {
    expect(isAhead(change(original, scheduled, ["standard"]), FRIDAY_MORNING.date)).toBe(expected);
  });

  test.each([
    [true, true],
    ["True", true],
    ["true", true],
    ["1", true],
    [1, true],
    ["yes", false],
    ["truly", false],
    [0, false],
    [false, false],
    [undefined, false],
  ])("CALENDAR-18 the flag %j is set: %s", (flag, expected) => {
    expect(isFlagSet(flag)).toBe(expected);
  });
});

describe("rows of holidays", () => {
  const rows = (year: number, names: readonly string[]) => ({
    market: "CZ" as const,
    year,
    rows: names.map((name, at) => ({
      market: "CZ" as const,
      date: day(`${year}-${at === 0 ? "01" : "12"}-0${at + 1}`),
      name,
    })),
  });

  it("D07 a year is compared with the nearest one that is known, of two as near with the earlier", () => {
    const asked = rows(2028, ["Nový rok", "Vánoce"]);
    const far = rows(2025, ["Nový rok", "Starý svátek"]);
    const near = rows(2029, ["Nový rok", "Nový svátek"]);
    expect(yearGaps(asked, [far, near])).toEqual([{ kind: "missing", name: "Nový svátek", year: 2029 }]);
    const before = rows(2027, ["Nový rok", "Loňský svátek"]);
    expect(yearGaps(asked, [near, before])).toEqual([{ kind: "missing", name: "Loňský svátek", year: 2027 }]);
    expect(yearGaps(asked, [{ ...near, market: "SK" }, asked])).toEqual([]);
  });

  it("OP-63 no day makes a year known, and a known year needs no day", () => {
    const facts = holidayFacts([day("2026-05-01"), day("2026-05-01")], [2027, 2026, 2027]);
    expect(facts).toEqual({ years: [2026, 2027], daysOff: ["2026-05-01"] });
    expect(isKnownYear(holidayFacts([day("2028-05-01")], []), day("2028-05-01"))).toBe(false);
  });

  test.each([
    ["2026-09-30", null, null],
    ["2027-09-30", null, null],
    ["2027-10-01", null, 2028],
    ["2028-01-01", 2028, null],
    ["2028-10-01", 2028, 2029],
  ])("D07 on %s the year %s is missing, and %s next", (today, missingYear, missingNextYear) => {
    expect(holidayCoverage(CZECH_HOLIDAYS, day(today))).toEqual({ missingYear, missingNextYear });
  });

  it("D07 shops go by the row of their market, the first of two, and are open without one", () => {
    const closed = { closed: "all-day", smallShopsMayOpen: false } as const;
    const open = { closed: "not", smallShopsMayOpen: true } as const;
    const row = { market: "CZ", date: day("2026-12-25"), isDayOff: true } as const;
    const both = [
      { ...row, shops: closed },
      { ...row, shops: open },
    ];
    expect(shopsOn(both, "CZ", row.date)).toEqual(closed);
    expect(shopsOn(both, "SK", row.date)).toEqual(open);
    expect(shopsOn(both, "CZ", day("2026-12-26"))).toEqual(open);
    expect(shopsOn(HOLIDAY_ROWS, "CZ", day("2026-12-24")).closed).toBe("from-noon");
  });

  test.each([
    ["closed", "all-day", false],
    ["closed >200 m2", "all-day", true],
    ["closed from 12:00", "from-noon", false],
    ["closed from 12:00 >200 m2", "from-noon", true],
    ["open", "not", true],
    ["", "not", true],
    ["not closed", "not", true],
  ])("D07 %j closes shops %s, small ones may open: %s", (text, closed, smallShopsMayOpen) => {
    expect(parseShopClosing(text)).toEqual({ closed, smallShopsMayOpen });
  });
});
