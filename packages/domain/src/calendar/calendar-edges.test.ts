import { describe, expect, it, test } from "vitest";
import { addDays, type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, anyException, at, CZECH_HOLIDAYS, FRIDAY_MORNING } from "../testing/builders.ts";
import { earliestDay, isLate, LEAD_TIMES, lastMomentFor } from "./cut-off.ts";
import { HORIZON_DAYS, judgeDay, nextOfferedDay, offeredDays } from "./delivery-day.ts";
import type { DeliveryException } from "./exceptions.ts";
import { orderByFor } from "./order-by.ts";

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
    expect(earliestDay(anyCalendar(), silvester)).toEqual({
      ok: false,
      refusal: { kind: "holidays-unknown", year: 2025 },
    });
    expect(lastMomentFor(anyCalendar(), day("2028-01-03"))).toBeUndefined();
    expect(lastMomentFor(anyCalendar(), day("2026-01-01"))).toBeUndefined();
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

  it("CALENDAR-18 without an order-by it opens the very earliest day, also where that is not served otherwise", () => {
    const facts = {
      ...replaced({ scheduledDate: day("2026-11-23"), orderBy: null }),
      scheduledWeekdays: [3],
      addedWeekdays: [],
    } as const;
    expect(judgeDay(facts, FRIDAY_MORNING, day("2026-11-23")).open).toBe(true);
    expect(judgeDay(facts, at("2026-11-20 16:01"), day("2026-11-23")).open).toBe(false);
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
