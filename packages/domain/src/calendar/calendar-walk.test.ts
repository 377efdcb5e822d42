import { describe, expect, it, test } from "vitest";
import { instantIn, type LocalMoment, localMomentIn, toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, CZECH_HOLIDAYS, SLOVAK_HOLIDAYS } from "../testing/builders.ts";
import type { ShippingMethod } from "../transport/method.ts";
import { earliestDay } from "./cut-off.ts";
import { type CalendarFacts, HORIZON_DAYS, judgeDay } from "./delivery-day.ts";
import type { HolidayFacts } from "./holidays.ts";
import { orderByFor } from "./order-by.ts";

// Counted here once more, by the platform's calendar and a list of working days, sharing nothing with the rules.

/** Cut-off in minutes, working days in time, working days when late (CONST-12 CONST-13 CONST-14 CONST-15, D18). */
const TABLE: readonly (readonly [ShippingMethod, number, number, number])[] = [
  ["flatrate_flatrate", 13 * 60 + 30, 2, 3],
  ["emptiesfulltruck_emptiesfulltruck", 13 * 60 + 30, 2, 3],
  ["selfpickup_selfpickup", 16 * 60, 1, 2],
  ["emptiespickup_emptiespickup", 16 * 60, 1, 2],
  ["freeshipping_freeshipping", 16 * 60, 1, 2],
  ["unfiltered_unfiltered", 12 * 60, 1, 2],
  ["tank_tank", 16 * 60, 1, 2],
];
const MARKETS = [
  ["CZ", CZECH_HOLIDAYS],
  ["SK", SLOVAK_HOLIDAYS],
] as const;
const cases = MARKETS.flatMap(([market, holidays]) => TABLE.map((row) => ({ market, holidays, row })));

const dayMs = 86_400_000;
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const plus = (day: string, days: number) => isoOf(Date.parse(day) + days * dayMs);
/** Every day of the two years, and of the year after for what lies within the horizon. */
const days = Array.from({ length: 365 * 3 }, (_, index) => isoOf(Date.UTC(2026, 0, 1) + index * dayMs));
const asked = days.slice(0, 365 * 2);

type Counted = {
  readonly isWorking: (day: string) => boolean;
  /** The so-many-th working day after a day; undefined beyond the years that are known. */
  readonly after: (day: string, count: number) => string | undefined;
};

function countedFor(holidays: HolidayFacts): Counted {
  const off = new Set<string>(holidays.daysOff);
  const isWorking = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !off.has(day);
  const working = asked.filter(isWorking);
  const firstAfter = new Map<string, number>();
  let index = 0;
  for (const day of asked) {
    while (index < working.length && (working[index] ?? "") <= day) index += 1;
    firstAfter.set(day, index);
  }
  return { isWorking, after: (day, count) => working[(firstAfter.get(day) ?? Number.NaN) + count - 1] };
}

const counted = { CZ: countedFor(CZECH_HOLIDAYS), SK: countedFor(SLOVAK_HOLIDAYS) };

describe("every day of 2026 and 2027, every method, around each cut-off and after midnight", () => {
  test.each(cases)(
    "CALENDAR-07 CALENDAR-08 CALENDAR-09 CALENDAR-10 CALENDAR-11 CALENDAR-12 CALENDAR-13 CALENDAR-14 CALENDAR-15 CONST-12 CONST-13 CONST-14 $market $row.0: the earliest day",
    ({ market, holidays, row }) => {
      const [method, cutOff, inTime, late] = row;
      const wrong: string[] = [];
      for (const today of asked) {
        for (const minutes of [0, 30, cutOff - 1, cutOff, cutOff + 1, 1439]) {
          const isInTime = counted[market].isWorking(today) && minutes <= cutOff;
          const expected = counted[market].after(today, isInTime ? inTime : late);
          const told = earliestDay(anyCalendar({ holidays, method }), { date: toLocalDate(today), minutes });
          const day = told.ok ? told.value : undefined;
          if (day !== expected) wrong.push(`${today} ${minutes}: ${day}, not ${expected}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(cases)(
    "CALENDAR-01 CALENDAR-02 CALENDAR-03 CALENDAR-04 CALENDAR-05 CALENDAR-06 CALENDAR-07 OP-61 $market $row.0: which days are open",
    ({ market, holidays, row }) => {
      const [method, cutOff, inTime, late] = row;
      const { isWorking, after } = counted[market];
      const off = new Set<string>(holidays.daysOff);
      const wrong: string[] = [];
      for (const [scheduled, added] of [
        [[6], [1, 2, 3, 4, 5]],
        [[2, 4], []],
      ] as const) {
        const facts = anyCalendar({ method, holidays, scheduledWeekdays: scheduled, addedWeekdays: added });
        const onSchedule = new Set<number>(scheduled);
        const served = new Set<number>([...scheduled, ...added]);
        for (const today of asked) {
          const horizon = plus(today, HORIZON_DAYS);
          for (const minutes of [30, cutOff - 1, cutOff, cutOff + 1]) {
            const now = { date: toLocalDate(today), minutes };
            const earliest = after(today, isWorking(today) && minutes <= cutOff ? inTime : late) ?? "none";
            const from = earliest === "none" ? today : earliest;
            for (const day of [
              plus(from, -1),
              from,
              plus(from, 1),
              plus(from, 2),
              horizon,
              plus(horizon, 1),
            ]) {
              const weekday = new Date(day).getUTCDay() || 7;
              const isInRange = earliest !== "none" && day >= earliest && day <= horizon && day < "2028";
              const isOpen = isInRange && !off.has(day) && served.has(weekday);
              const verdict = judgeDay(facts, now, toLocalDate(day));
              const isScheduled = verdict.open && verdict.isScheduled;
              const isRight = verdict.open === isOpen && isScheduled === (isOpen && onSchedule.has(weekday));
              if (!isRight) wrong.push(`${day} asked on ${today} ${minutes}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(cases)("OP-28 CONST-15 $market $row.0: the last moment to order", ({ market, holidays, row }) => {
    const [method, cutOff, inTime] = row;
    const { isWorking, after } = counted[market];
    const facts = anyCalendar({ method, holidays });
    // A week in, so that the order day lies within the years that are known.
    for (const day of asked.slice(10)) {
      if (!isWorking(day)) continue;
      let orderDay = plus(day, -1);
      while (!isWorking(orderDay) || (after(orderDay, inTime) ?? "9999") > day) orderDay = plus(orderDay, -1);
      expect(orderByFor(facts, toLocalDate(day)), day).toEqual({ date: orderDay, minutes: cutOff });
    }
  });
});

describe("D15 the nights in which the clocks change", () => {
  const zone = "Europe/Prague";
  const instantOf = (date: string, minutes: number) => instantIn({ date: toLocalDate(date), minutes }, zone);

  test.each([
    ["begins", "2026-03-29", 23],
    ["ends", "2026-10-25", 25],
    ["begins", "2027-03-28", 23],
    ["ends", "2027-10-31", 25],
  ])("CALENDAR-12 summer time %s on %s, a day of %i hours: all of it is a Sunday", (_, sunday, hours) => {
    const midnight = instantOf(sunday, 0);
    const nextMidnight = instantOf(plus(sunday, 1), 0);
    expect((nextMidnight - midnight) / 3_600_000).toBe(hours);
    for (const [method, , , late] of TABLE) {
      for (let instant = midnight; instant < nextMidnight; instant += 60_000 * 15) {
        const now = localMomentIn(instant, zone);
        expect(now.date).toBe(sunday);
        expect(earliestDay(anyCalendar({ method }), now)).toEqual({
          ok: true,
          value: counted.CZ.after(sunday, late),
        });
      }
    }
  });

  test.each(["2026-03-28", "2026-10-24", "2027-03-27", "2027-10-30"])(
    "CALENDAR-08 CALENDAR-09 CALENDAR-10 CALENDAR-11 CALENDAR-12 CALENDAR-13 CALENDAR-14 as time goes by from %s on, the earliest day never moves back and moves at the cut-off",
    (saturday) => {
      const moments: LocalMoment[] = [];
      const end = instantOf(plus(saturday, 5), 0);
      for (let instant = instantOf(saturday, 0); instant < end; instant += 60_000) {
        moments.push(localMomentIn(instant, zone));
      }
      for (const [method, cutOff] of TABLE) {
        const moves: string[] = [];
        let last: string = "";
        for (const now of moments) {
          const told = earliestDay(anyCalendar({ method }), now);
          if (!told.ok || told.value < last) throw new Error(`back from ${last} at ${now.date}`);
          if (told.value > last && now.minutes !== 0) moves.push(`${now.date} ${now.minutes}`);
          last = told.value;
        }
        const workdays = [2, 3, 4].map((shift) => plus(saturday, shift)).filter(counted.CZ.isWorking);
        expect(moves, method).toEqual(workdays.map((day) => `${day} ${cutOff + 1}`));
      }
    },
  );

  it("OP-61 the same moment of the hour that comes twice is judged the same both times", () => {
    const first = instantOf("2026-10-25", 150);
    const facts: CalendarFacts = anyCalendar();
    const verdicts = [first, first + 3_600_000].map((instant) => {
      const now = localMomentIn(instant, zone);
      expect(now).toEqual({ date: "2026-10-25", minutes: 150 });
      return judgeDay(facts, now, toLocalDate("2026-10-27"));
    });
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[0]?.open).toBe(true);
  });
});
