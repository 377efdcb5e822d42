import { describe, expect, it, test } from "vitest";
import { addDays, type LocalDate, toLocalDate, weekdayOf } from "../kernel/local-moment.ts";
import {
  anyCalendar,
  anyException,
  at,
  CZECH_HOLIDAYS,
  FRIDAY_MORNING,
  SLOVAK_HOLIDAYS,
} from "../testing/builders.ts";
import { DEMO_SHIP_TOS } from "../testing/demo-ship-tos.ts";
import { firstOfferedDay, HORIZON_DAYS, judgeDay, nextOfferedDay, offeredDays } from "./delivery-day.ts";
import { countedExceptions, isFlagSet } from "./exceptions.ts";
import { orderByFor } from "./order-by.ts";
import { DEFAULT_ADDED_WEEKDAYS, scheduledWeekdays } from "./schedule.ts";

const day = (text: string): LocalDate => toLocalDate(text);

const saturdayRun = anyException({
  originalDate: day("2026-12-03"),
  scheduledDate: day("2026-12-05"),
  orderBy: at("2026-12-03 10:00"),
});

describe("is a day open", () => {
  const facts = anyCalendar({
    unavailableDates: [day("2026-12-10")],
    exceptions: [anyException(), saturdayRun],
    addedWeekdays: [],
    scheduledWeekdays: [1, 4],
  });
  const scheduled = { open: true, isScheduled: true, exception: null };

  test.each([
    ["CALENDAR-03 CALENDAR-04 a scheduled Monday", "2026-11-23", scheduled],
    ["CALENDAR-03 a Wednesday is not served", "2026-11-25", { open: false, kind: "weekday-not-served" }],
    ["CALENDAR-03 today, a Friday, is not served", "2026-11-20", { open: false, kind: "weekday-not-served" }],
    [
      "CALENDAR-07 a Thursday that has passed",
      "2026-11-19",
      { open: false, kind: "too-early", earliest: "2026-11-23" },
    ],
    ["CALENDAR-02 OP-62 a holiday", "2027-07-05", { open: false, kind: "excluded", why: "holiday" }],
    ["CALENDAR-02 OP-62 unavailable", "2026-12-10", { open: false, kind: "excluded", why: "unavailable" }],
    [
      "CALENDAR-02 OP-69 the day a delivery is moved from",
      "2026-12-24",
      { open: false, kind: "excluded", why: "moved", movedTo: "2026-12-23" },
    ],
    [
      "OP-14 the day it is moved to, on no delivery weekday",
      "2026-12-23",
      { open: true, isScheduled: true, exception: anyException() },
    ],
    ["OP-14 even on a Saturday", "2026-12-05", { open: true, isScheduled: true, exception: saturdayRun }],
    ["CALENDAR-07 the last Monday within 365 days", "2027-11-18", scheduled],
    [
      "CALENDAR-07 beyond the horizon",
      "2027-11-22",
      { open: false, kind: "beyond-horizon", last: "2027-11-20" },
    ],
  ])("CALENDAR-01 %s", (_, date, verdict) => {
    expect(judgeDay(facts, FRIDAY_MORNING, day(date))).toEqual(verdict);
  });

  it("CALENDAR-07 CONST-11 OP-61 both ends of the range belong to it", () => {
    const daily = anyCalendar({ scheduledWeekdays: [1, 2, 3, 4, 5, 6, 7] });
    const last = addDays(FRIDAY_MORNING.date, HORIZON_DAYS);
    expect(judgeDay(daily, FRIDAY_MORNING, day("2026-11-23")).open).toBe(true);
    expect(judgeDay(daily, FRIDAY_MORNING, last).open).toBe(true);
    expect(judgeDay(daily, FRIDAY_MORNING, addDays(last, 1)).open).toBe(false);
  });

  it("CALENDAR-06 OP-13 D04 Monday to Friday are added, and told apart from scheduled days", () => {
    const union = anyCalendar({ scheduledWeekdays: [6], addedWeekdays: DEFAULT_ADDED_WEEKDAYS });
    expect(judgeDay(union, FRIDAY_MORNING, day("2026-11-25"))).toMatchObject({
      open: true,
      isScheduled: false,
    });
    expect(judgeDay(union, FRIDAY_MORNING, day("2026-11-28"))).toMatchObject({
      open: true,
      isScheduled: true,
    });
    expect(judgeDay(union, FRIDAY_MORNING, day("2026-11-29"))).toEqual({
      open: false,
      kind: "weekday-not-served",
    });
  });

  it("D07 a year without holiday rows is closed, and says so", () => {
    const late = at("2027-03-01 10:00");
    expect(judgeDay(anyCalendar(), late, day("2028-01-03"))).toEqual({
      open: false,
      kind: "holidays-unknown",
      year: 2028,
    });
    expect(offeredDays(anyCalendar(), late).at(-1)?.day).toBe("2027-12-31");
    expect(judgeDay(anyCalendar(), at("2028-01-03 10:00"), day("2028-01-10"))).toMatchObject({
      kind: "holidays-unknown",
    });
  });
});

describe("exceptions", () => {
  test.each([
    ["its order-by", "2026-12-03 10:00", true],
    ["a minute later", "2026-12-03 10:01", false],
    ["the day itself", "2026-12-05 00:00", false],
  ])("OP-14 a replacement Saturday is open until %s", (_, now, open) => {
    expect(judgeDay(anyCalendar({ exceptions: [saturdayRun] }), at(now), day("2026-12-05")).open).toBe(open);
  });

  it("without an order-by of its own the lead time decides", () => {
    const facts = anyCalendar({ exceptions: [{ ...saturdayRun, orderBy: null }] });
    expect(judgeDay(facts, at("2026-12-03 16:00"), day("2026-12-05")).open).toBe(true);
    expect(judgeDay(facts, at("2026-12-03 16:01"), day("2026-12-05")).open).toBe(false);
    expect(orderByFor(facts, day("2026-12-05"))).toEqual(at("2026-12-03 16:00"));
  });

  it("a cancelled delivery closes its day and opens none", () => {
    const facts = anyCalendar({
      exceptions: [
        anyException({
          typeOfChange: "cancelled",
          originalDate: day("2026-12-03"),
          scheduledDate: null,
          orderBy: null,
        }),
      ],
    });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-12-03"))).toEqual({
      open: false,
      kind: "excluded",
      why: "cancelled",
    });
  });

  test.each([
    ["flatrate_flatrate", "truck"],
    ["emptiesfulltruck_emptiesfulltruck", "truck"],
    ["selfpickup_selfpickup", "standard"],
    ["freeshipping_freeshipping", "standard"],
    ["emptiespickup_emptiespickup", "standard"],
    ["unfiltered_unfiltered", "unfiltered"],
    ["tank_tank", "tank"],
  ] as const)("CALENDAR-18 OP-64 for %s only those flagged %s count", (method, flag) => {
    const all = (["standard", "truck", "unfiltered", "tank"] as const).map((kind) =>
      anyException({ countsFor: [kind] }),
    );
    expect(countedExceptions(all, method)).toEqual([anyException({ countsFor: [flag] })]);
    const facts = anyCalendar({ method, exceptions: all.filter((one) => !one.countsFor.includes(flag)) });
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-12-23")).open).toBe(true);
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-12-23"))).toMatchObject({ exception: null });
  });

  test.each([
    [true, true],
    ["True", true],
    ["true", true],
    [1, true],
    ["1", true],
    [false, false],
    ["False", false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("CALENDAR-18 the flag %j is %s", (flag, expected) => {
    expect(isFlagSet(flag)).toBe(expected);
  });
});

describe("the day to propose", () => {
  it("D04 TRANSPORT-36 is the first scheduled one, not the first open one", () => {
    const facts = anyCalendar({ scheduledWeekdays: [4] });
    expect(offeredDays(facts, FRIDAY_MORNING)[0]?.day).toBe("2026-11-23");
    expect(firstOfferedDay(facts, FRIDAY_MORNING)?.day).toBe("2026-11-26");
  });

  it("falls back to the first open day where nothing is scheduled", () => {
    expect(firstOfferedDay(anyCalendar({ scheduledWeekdays: [] }), FRIDAY_MORNING)?.day).toBe("2026-11-23");
  });

  it("OP-66 is none where nothing is served", () => {
    expect(
      firstOfferedDay(anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] }), FRIDAY_MORNING),
    ).toBeUndefined();
  });

  test.each([
    ["the first from the lost day on", "2026-12-24", "2026-12-28"],
    ["the day itself when it is open", "2026-11-26", "2026-11-26"],
    ["the first at all when nothing comes after it", "2027-12-30", "2026-11-23"],
  ])("in place of a closed one is %s", (_, from, expected) => {
    const facts = anyCalendar({ exceptions: [anyException({ scheduledDate: null, orderBy: null })] });
    expect(nextOfferedDay(facts, FRIDAY_MORNING, day(from))?.day).toBe(expected);
  });
});

describe("schedules", () => {
  const schedule = { type1: [1, 4], pd: [2], tank: [3], unfiltered: [2, 5] } as const;
  test.each([
    ["CALENDAR-04", "selfpickup_selfpickup", [1, 4]],
    ["CALENDAR-04", "emptiespickup_emptiespickup", [1, 4]],
    ["CALENDAR-04 OP-59", "freeshipping_freeshipping", [1, 4]],
    ["CALENDAR-05", "flatrate_flatrate", [2]],
    ["CALENDAR-05", "emptiesfulltruck_emptiesfulltruck", [2]],
    ["D17", "tank_tank", [3]],
    ["D17", "unfiltered_unfiltered", [2, 5]],
  ] as const)("%s %s is delivered on %j", (_, method, weekdays) => {
    expect(scheduledWeekdays(schedule, method)).toEqual(weekdays);
  });

  it("D17 without own days tank and unfiltered take type 1; a truck takes nothing", () => {
    const bare = { ...schedule, pd: [], tank: [], unfiltered: [] };
    expect(scheduledWeekdays(bare, "tank_tank")).toEqual([1, 4]);
    expect(scheduledWeekdays(bare, "unfiltered_unfiltered")).toEqual([1, 4]);
    expect(scheduledWeekdays(bare, "flatrate_flatrate")).toEqual([]);
  });
});

describe("the demo ship-tos", () => {
  test.each(DEMO_SHIP_TOS.filter(({ expected }) => expected.length > 0))(
    "TRANSPORT-36 $shipTo.id has a scheduled day to propose for every offered method",
    ({ shipTo, expected }) => {
      const holidays = shipTo.country === "SVK" ? SLOVAK_HOLIDAYS : CZECH_HOLIDAYS;
      for (const method of expected) {
        const weekdays = scheduledWeekdays(shipTo.schedule, method);
        const facts = anyCalendar({ method, holidays, scheduledWeekdays: weekdays });
        const first = firstOfferedDay(facts, FRIDAY_MORNING);
        expect(first?.isScheduled, method).toBe(true);
        expect(first && weekdays.includes(weekdayOf(first.day)), method).toBe(true);
      }
    },
  );
});
