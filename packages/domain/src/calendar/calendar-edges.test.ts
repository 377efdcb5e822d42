import { describe, expect, it, test } from "vitest";
import { addDays, type LocalDate, toLocalDate, type Weekday } from "../kernel/local-moment.ts";
import { anyCalendar, anyException, at, CZECH_HOLIDAYS, FRIDAY_MORNING } from "../testing/builders.ts";
import { HOLIDAY_ROWS } from "../testing/holiday-rows.ts";
import { changesAhead, isAhead } from "./change-notice.ts";
import { earliestDay, isLate, LEAD_TIMES, lastMomentFor } from "./cut-off.ts";
import { HORIZON_DAYS, judgeDay, nextOfferedDay, offeredDays } from "./delivery-day.ts";
import { type DeliveryException, isFlagSet } from "./exceptions.ts";
import { yearGaps } from "./holiday-year.ts";
import { holidayCoverage, holidayFacts, isKnownYear, parseShopClosing, shopsOn } from "./holidays.ts";
import { orderByFor } from "./order-by.ts";
import { DEFAULT_ADDED_WEEKDAYS, scheduledWeekdays } from "./schedule.ts";

const day = (text: string) => toLocalDate(text);
const horizon = addDays(FRIDAY_MORNING.date, HORIZON_DAYS);

describe("the day to propose in place of a closed one", () => {
  const thursdays = anyCalendar({ scheduledWeekdays: [4] });
  test.each([
    ["the first scheduled one from that day on", thursdays, "2026-11-27", "2026-12-03"],
    ["that day itself when it is scheduled", thursdays, "2026-12-03", "2026-12-03"],
    [
      "past the horizon the first scheduled one, before an earlier unscheduled",
      thursdays,
      "2030-01-01",
      "2026-11-26",
    ],
    [
      "without a schedule the first open one",
      anyCalendar({ scheduledWeekdays: [] }),
      "2026-12-01",
      "2026-11-23",
    ],
    [
      "none where nothing is served",
      anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] }),
      "2026-12-01",
      undefined,
    ],
  ])("TRANSPORT-36 D04 is %s", (_, facts, from, expected) => {
    expect(nextOfferedDay(facts, FRIDAY_MORNING, day(from))?.day).toBe(expected);
  });
});

describe("the ends of the range", () => {
  test.each([
    ["the earliest day", "2026-11-23", undefined],
    ["the day before it", "2026-11-20", "too-early"],
    ["the last day", horizon, undefined],
    ["the day after it", addDays(horizon, 1), "beyond-horizon"],
  ])("CALENDAR-07 OP-61 %s", (_, asked, kind) => {
    const everyDay = anyCalendar({ addedWeekdays: [1, 2, 3, 4, 5, 6, 7] });
    const verdict = judgeDay(everyDay, FRIDAY_MORNING, day(asked));
    expect(verdict.open ? undefined : verdict.kind).toBe(kind);
  });

  it("OP-63 a year without rows is told of days that may be asked for, and of no others", () => {
    const facts = anyCalendar({ holidays: { ...CZECH_HOLIDAYS, years: [2026] } });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2027-01-04"))).toEqual({
      open: false,
      kind: "holidays-unknown",
      year: 2027,
    });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2025-11-20"))).toMatchObject({ kind: "too-early" });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2028-11-20"))).toMatchObject({ kind: "beyond-horizon" });
  });

  it("OP-63 nothing is promised from within a year without rows, nor for a day in one", () => {
    const silvester = at("2025-12-31 10:00");
    expect(earliestDay(CZECH_HOLIDAYS, "selfpickup_selfpickup", silvester)).toEqual({
      ok: false,
      refusal: { kind: "holidays-unknown", year: 2025 },
    });
    expect(lastMomentFor(CZECH_HOLIDAYS, "selfpickup_selfpickup", day("2028-01-03"))).toBeUndefined();
    expect(lastMomentFor(CZECH_HOLIDAYS, "selfpickup_selfpickup", day("2026-01-01"))).toBeUndefined();
    expect(judgeDay(anyCalendar(), silvester, silvester.date)).toMatchObject({ year: 2025 });
  });
});

describe("a replacement day", () => {
  const replaced = (said: Partial<DeliveryException>) =>
    anyCalendar({ exceptions: [anyException({ originalDate: day("2026-11-26"), ...said })] });
  const isOpen = (said: Partial<DeliveryException>, asked: LocalDate, now = FRIDAY_MORNING) =>
    judgeDay(replaced({ scheduledDate: asked, ...said }), now, asked).open;

  test.each([
    ["on a Saturday before its order-by", "2026-11-28", "2026-11-27 16:00", true],
    ["at the minute of its order-by", "2026-11-28", "2026-11-20 10:00", true],
    ["a minute later", "2026-11-28", "2026-11-20 09:59", false],
    ["on the evening before its order-by, later on the clock", "2026-11-28", "2026-11-21 08:00", true],
    ["on the day after it, earlier on the clock", "2026-11-28", "2026-11-19 23:00", false],
    ["today, while it may still be ordered", "2026-11-20", "2026-11-20 12:00", true],
    ["yesterday, whatever its order-by says", "2026-11-19", "2026-11-25 12:00", false],
    ["on the last day of the horizon", horizon, "2026-11-25 12:00", true],
    ["past the horizon", addDays(horizon, 1), "2026-11-25 12:00", false],
  ])("OP-14 CALENDAR-18 %s: %s with %s is open: %s", (_, asked, orderBy, expected) => {
    expect(isOpen({ orderBy: at(orderBy) }, day(asked))).toBe(expected);
  });

  test.each([
    ["2026-11-22", false],
    ["2026-11-23", true],
    ["2026-11-28", true],
  ])("CALENDAR-18 without an order-by of its own %s goes by the lead time: open is %s", (asked, expected) => {
    expect(isOpen({ orderBy: null }, day(asked))).toBe(expected);
  });

  it("of two for one day the first is named; the day that two move is the first one's", () => {
    const first = anyException({
      originalDate: day("2026-11-26"),
      scheduledDate: day("2026-11-28"),
      orderBy: null,
    });
    const second = { ...first, scheduledHours: "12:00-14:00" };
    const facts = anyCalendar({ exceptions: [first, second] });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-11-28"))).toEqual({
      open: true,
      isScheduled: true,
      exception: first,
    });
    const elsewhere = { ...first, scheduledDate: day("2026-11-27") };
    const torn = anyCalendar({ exceptions: [first, elsewhere] });
    expect(judgeDay(torn, FRIDAY_MORNING, day("2026-11-26"))).toMatchObject({ movedTo: "2026-11-28" });
  });

  it("OP-64 of another kind of transport opens and closes nothing", () => {
    const facts = anyCalendar({
      exceptions: [
        anyException({
          originalDate: day("2026-11-26"),
          scheduledDate: day("2026-11-28"),
          countsFor: ["tank"],
        }),
      ],
    });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-11-26")).open).toBe(true);
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-11-28"))).toMatchObject({ kind: "weekday-not-served" });
  });

  it("CALENDAR-23 cancelled without one, its day is closed and no other opens", () => {
    const cancelled = anyCalendar({
      exceptions: [anyException({ originalDate: day("2026-11-26"), scheduledDate: null })],
    });
    expect(judgeDay(cancelled, FRIDAY_MORNING, day("2026-11-26"))).toEqual({
      open: false,
      kind: "excluded",
      why: "cancelled",
    });
    const usual = offeredDays(anyCalendar(), FRIDAY_MORNING).map((one) => one.day);
    expect(offeredDays(cancelled, FRIDAY_MORNING).map((one) => one.day)).toEqual(
      usual.filter((one) => one !== "2026-11-26"),
    );
  });
});

describe("the last moment for a day", () => {
  test.each([
    ["by its lead time", {}, "2026-11-26", "2026-11-25 16:00"],
    ["over a weekend", {}, "2026-11-30", "2026-11-27 16:00"],
    [
      "of a replacement by its own order-by",
      { orderBy: at("2026-11-27 09:30") },
      "2026-11-28",
      "2026-11-27 09:30",
    ],
    [
      "of a replacement on a served day by the later of both",
      { scheduledDate: day("2026-11-27"), orderBy: at("2026-11-24 09:30") },
      "2026-11-27",
      "2026-11-26 16:00",
    ],
    [
      "of a replacement on a served day, its own being later",
      { scheduledDate: day("2026-11-27"), orderBy: at("2026-11-26 18:00") },
      "2026-11-27",
      "2026-11-26 18:00",
    ],
  ])("OP-14 CALENDAR-16 %s", (_, said, asked, expected) => {
    const exception = anyException({
      originalDate: day("2026-12-24"),
      scheduledDate: day("2026-11-28"),
      ...said,
    });
    expect(orderByFor(anyCalendar({ exceptions: [exception] }), day(asked))).toEqual(at(expected));
  });

  it.each(["2026-11-28", "2026-12-24", "2026-11-17"])("%s has none: it is not delivered at all", (asked) => {
    expect(orderByFor(anyCalendar({ exceptions: [anyException()] }), day(asked))).toBeUndefined();
  });

  it.each(Object.entries(LEAD_TIMES))(
    "OP-61 the cut-off of %s belongs to the day, a minute later does not",
    (_, leadTime) => {
      const now = { date: FRIDAY_MORNING.date, minutes: leadTime.cutOff };
      expect(isLate(CZECH_HOLIDAYS, leadTime, now)).toBe(false);
      expect(isLate(CZECH_HOLIDAYS, leadTime, at("2026-11-20 23:59"))).toBe(true);
      expect(isLate(CZECH_HOLIDAYS, leadTime, at("2026-11-21 00:00"))).toBe(true);
      expect(isLate(CZECH_HOLIDAYS, leadTime, at("2026-11-17 08:00"))).toBe(true);
    },
  );
});

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
