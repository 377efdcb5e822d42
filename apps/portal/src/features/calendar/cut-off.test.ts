import type { OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { hasPassed, nextTickMs } from "@vycep/domain/calendar/countdown";
import { type CalendarFacts, judgeDay } from "@vycep/domain/calendar/delivery-day";
import { instantIn, localMomentIn, parseLocalTime, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it, test } from "vitest";
import { cutOffAt, cutOffDays } from "./cut-off.ts";

/** The instant of a wall-clock moment in Prague, seconds included. */
function at(text: string): number {
  const [day = "", time = ""] = text.split(" ");
  const seconds = Number(time.slice(6) || 0);
  const minutes = parseLocalTime(time.slice(0, 5));
  if (minutes === undefined) throw new Error(`not a time: ${text}`);
  return instantIn({ date: toLocalDate(day), minutes }, "Europe/Prague") + seconds * 1000;
}

const offered = (date: string, orderBy: string, scheduled = true): OfferedDay => ({
  date,
  orderBy,
  scheduled,
});
const monday = offered("2026-11-23", "2026-11-20T16:00");
const thursday = offered("2026-11-26", "2026-11-25T16:00");
const days = cutOffDays([monday, thursday], []);
const calendar: CalendarFacts = {
  method: "selfpickup_selfpickup",
  scheduledWeekdays: [1, 4],
  addedWeekdays: [],
  holidays: { years: [2026], daysOff: [] },
  leadTimes: [],
  unavailableDates: [],
  exceptions: [],
};

function shown(text: string) {
  const cutOff = cutOffAt(days, at(text));
  return cutOff && { day: cutOff.day.date, left: cutOff.left, stage: cutOff.stage };
}

describe("the countdown to the cut-off", () => {
  test.each([
    ["as in the morning", "2026-11-20 09:41", "2026-11-23", [0, 6, 19], "calm"],
    ["seconds do not take a minute away", "2026-11-20 09:41:01", "2026-11-23", [0, 6, 19], "calm"],
    ["the day before", "2026-11-19 15:00", "2026-11-23", [1, 1, 0], "calm"],
    ["a second before the last hour", "2026-11-20 14:59:59", "2026-11-23", [0, 1, 1], "calm"],
    ["an hour before", "2026-11-20 15:00", "2026-11-23", [0, 1, 0], "last-hour"],
    ["ten minutes before", "2026-11-20 15:50", "2026-11-23", [0, 0, 10], "last-minutes"],
    ["a minute before", "2026-11-20 15:59", "2026-11-23", [0, 0, 1], "last-minutes"],
    ["OP-61 at the cut-off itself", "2026-11-20 16:00", "2026-11-23", [0, 0, 0], "last-minutes"],
    ["a second after: the next day", "2026-11-20 16:00:01", "2026-11-26", [5, 0, 0], "calm"],
    ["at half past midnight", "2026-11-25 00:30", "2026-11-26", [0, 15, 30], "calm"],
  ] as const)("B1 C19 %s", (_, now, day, [left, hours, minutes], stage) => {
    expect(shown(now)).toEqual({ day, left: { days: left, hours, minutes }, stage });
  });

  test.each([0, 1, 250, 999, 1000, 1001, 60_000])(
    "B1 OP-61 %i ms after the cut-off the countdown and the rules agree on whether it has passed",
    (afterMs) => {
      const now = at("2026-11-20 16:00") + afterMs;
      const [day] = days;
      const verdict = judgeDay(calendar, localMomentIn(now, "Europe/Prague"), toLocalDate("2026-11-23"));
      expect(day && hasPassed(day, now)).toBe(!verdict.open);
      expect(cutOffAt(days, now)?.day.date).toBe(verdict.open ? "2026-11-23" : "2026-11-26");
      expect(cutOffAt(days, now)?.leftMs).toBeGreaterThanOrEqual(0);
    },
  );

  it("B1 says nothing when no day is left", () => {
    expect(cutOffAt(days, at("2026-11-25 16:00:01"))).toBeUndefined();
    expect(cutOffAt([], at("2026-11-20 09:00"))).toBeUndefined();
  });

  it("names the delivery after the next one", () => {
    expect(cutOffAt(days, at("2026-11-20 09:41"))?.next?.date).toBe("2026-11-26");
    expect(cutOffAt(days, at("2026-11-21 09:41"))?.next).toBeUndefined();
  });

  test.each([
    ["summer time ends", "2026-10-24 20:00", "2026-10-26", [1, 21, 0]],
    ["summer time begins", "2026-03-28 20:00", "2026-03-30", [1, 19, 0]],
  ] as const)(
    "C19 counts the real hours over the night in which %s",
    (_, now, day, [left, hours, minutes]) => {
      const far = cutOffDays([offered(day, `${day}T16:00`)], []);
      expect(cutOffAt(far, at(now))?.left).toEqual({ days: left, hours, minutes });
    },
  );

  it("D04 goes through the days of the schedule, and through the others only where there are none", () => {
    const tuesday = offered("2026-11-24", "2026-11-23T16:00", false);
    const dates = (list: ReturnType<typeof cutOffDays>) => list.map(({ date }) => date);
    expect(dates(cutOffDays([monday], [monday, tuesday]))).toEqual(["2026-11-23"]);
    expect(dates(cutOffDays([], [tuesday]))).toEqual(["2026-11-24"]);
  });
});

describe("the meter of the day", () => {
  test.each([
    ["from eight to the cut-off", "2026-11-20 12:00", { from: 480, to: 960, at: 720, isToday: true }],
    ["before eight it has not begun", "2026-11-20 06:00", { from: 480, to: 960, at: 480, isToday: true }],
    ["nor on the day before", "2026-11-19 12:00", { from: 480, to: 960, at: 480, isToday: false }],
    ["full at the cut-off", "2026-11-20 16:00", { from: 480, to: 960, at: 960, isToday: true }],
  ])("B1 %s", (_, now, meter) => {
    expect(cutOffAt(days, at(now))?.meter).toEqual(meter);
  });

  it("begins at midnight where the cut-off is earlier than eight", () => {
    const early = cutOffDays([offered("2026-11-21", "2026-11-20T07:00")], []);
    expect(cutOffAt(early, at("2026-11-20 06:00"))?.meter).toMatchObject({ from: 0, to: 420, at: 360 });
  });
});

describe("when the countdown is drawn again", () => {
  test.each([
    ["at the next whole minute", "2026-11-20 09:41:20", 40_000],
    ["a whole minute later on the minute itself", "2026-11-20 09:41", 60_000],
    ["every second in the last ten minutes", "2026-11-20 15:50", 1000],
    ["a second past the cut-off, to see that it has passed", "2026-11-20 16:00", 1000],
  ])("B1 %s", (_, now, expected) => {
    expect(nextTickMs(at(now), cutOffAt(days, at(now))?.leftMs)).toBe(expected);
  });

  it("B1 keeps to the whole second when the clock does not", () => {
    const now = at("2026-11-20 15:55") + 250;
    expect(nextTickMs(now, cutOffAt(days, now)?.leftMs)).toBe(750);
  });

  it("goes on minute by minute while there is nothing to count down to", () => {
    expect(nextTickMs(at("2026-11-20 09:41:59"), undefined)).toBe(1000);
  });
});
