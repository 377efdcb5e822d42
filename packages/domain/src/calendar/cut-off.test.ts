import { describe, expect, it, test } from "vitest";
import { addDays, type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, at, CZECH_HOLIDAYS, SLOVAK_HOLIDAYS } from "../testing/builders.ts";
import type { ShippingMethod } from "../transport/method.ts";
import { earliestDay, isLate, LEAD_TIMES, lastMomentFor, leadTimeOn } from "./cut-off.ts";

const ALL: readonly ShippingMethod[] = [
  "flatrate_flatrate",
  "emptiesfulltruck_emptiesfulltruck",
  "selfpickup_selfpickup",
  "emptiespickup_emptiespickup",
  "freeshipping_freeshipping",
  "unfiltered_unfiltered",
  "tank_tank",
];

describe("lead times", () => {
  test.each([
    ["CALENDAR-08 CONST-12", "flatrate_flatrate", "13:30", 2, 3],
    ["CALENDAR-08 CONST-12", "emptiesfulltruck_emptiesfulltruck", "13:30", 2, 3],
    ["CALENDAR-11 CONST-13", "selfpickup_selfpickup", "16:00", 1, 2],
    ["CALENDAR-11 CONST-13", "emptiespickup_emptiespickup", "16:00", 1, 2],
    ["CALENDAR-11 CONST-13", "freeshipping_freeshipping", "16:00", 1, 2],
    ["CALENDAR-16 OP-60 CONST-15", "unfiltered_unfiltered", "12:00", 1, 2],
    ["CALENDAR-17 OP-60 CONST-15", "tank_tank", "16:00", 1, 2],
  ] as const)("%s %s: until %s %i working days, then %i (CONST-14)", (_, method, cutOff, ...days) => {
    const leadTime = leadTimeOn({ method, leadTimes: [] }, toLocalDate("2026-11-20"));
    expect(leadTime.cutOff).toBe(at(`2026-11-20 ${cutOff}`).minutes);
    expect([leadTime.days, leadTime.days + 1]).toEqual(days);
  });

  test.each([
    ["CALENDAR-08 truck, Friday morning", "flatrate_flatrate", "2026-11-20 10:00", "2026-11-24"],
    ["OP-61 truck, at the cut-off itself", "flatrate_flatrate", "2026-11-20 13:30", "2026-11-24"],
    ["CALENDAR-10 truck, a minute later", "flatrate_flatrate", "2026-11-20 13:31", "2026-11-25"],
    ["CALENDAR-09 truck, on Saturday", "flatrate_flatrate", "2026-11-21 09:00", "2026-11-25"],
    ["CALENDAR-09 truck, on a holiday", "flatrate_flatrate", "2026-11-17 09:00", "2026-11-20"],
    ["CALENDAR-11 standard, Thursday", "selfpickup_selfpickup", "2026-11-19 15:59", "2026-11-20"],
    ["CALENDAR-11 standard, over the weekend", "selfpickup_selfpickup", "2026-11-20 16:00", "2026-11-23"],
    ["CALENDAR-13 standard, after 16:00", "selfpickup_selfpickup", "2026-11-20 16:01", "2026-11-24"],
    ["CALENDAR-12 standard, on Sunday", "selfpickup_selfpickup", "2026-11-22 08:00", "2026-11-24"],
    ["CALENDAR-12 standard, on a holiday", "emptiespickup_emptiespickup", "2026-11-17 08:00", "2026-11-19"],
    ["OP-60 unfiltered, until noon", "unfiltered_unfiltered", "2026-11-19 12:00", "2026-11-20"],
    ["OP-60 unfiltered, after noon", "unfiltered_unfiltered", "2026-11-19 12:01", "2026-11-23"],
    ["OP-60 tank, until 16:00", "tank_tank", "2026-11-19 16:00", "2026-11-20"],
    ["OP-60 tank, after 16:00", "tank_tank", "2026-11-19 16:01", "2026-11-23"],
    ["over Christmas", "selfpickup_selfpickup", "2026-12-23 10:00", "2026-12-28"],
    ["over New Year", "flatrate_flatrate", "2026-12-31 10:00", "2027-01-05"],
    ["just after midnight", "selfpickup_selfpickup", "2026-11-20 00:00", "2026-11-23"],
    ["CALENDAR-15 the day summer time begins", "selfpickup_selfpickup", "2026-03-27 16:00", "2026-03-30"],
  ] as const)("%s", (_, method, now, earliest) => {
    expect(earliestDay(anyCalendar({ method }), at(now))).toEqual({ ok: true, value: earliest });
  });

  it("OP-61 half a minute after the cut-off is after it", () => {
    const now = { date: toLocalDate("2026-11-20"), minutes: 810.5 };
    expect(isLate(CZECH_HOLIDAYS, LEAD_TIMES.truck, now)).toBe(true);
  });

  it("CALENDAR-20 on 17 November a Slovak order is not late", () => {
    expect(earliestDay(anyCalendar({ holidays: SLOVAK_HOLIDAYS }), at("2026-11-17 10:00"))).toEqual({
      ok: true,
      value: "2026-11-18",
    });
  });

  it("D07 refuses to guess a year without rows", () => {
    expect(earliestDay(anyCalendar({ method: "tank_tank" }), at("2027-12-31 10:00"))).toMatchObject({
      ok: false,
    });
    expect(earliestDay(anyCalendar({ method: "tank_tank" }), at("2028-01-03 10:00"))).toMatchObject({
      ok: false,
    });
    expect(lastMomentFor(anyCalendar({ method: "tank_tank" }), toLocalDate("2028-01-03"))).toBeUndefined();
    expect(lastMomentFor(anyCalendar({ method: "tank_tank" }), toLocalDate("2026-01-02"))).toBeUndefined();
  });
});

describe("every day of 2026 and 2027", () => {
  const days: LocalDate[] = [];
  for (let day = toLocalDate("2026-01-01"); day <= "2027-12-20"; day = addDays(day, 1)) days.push(day);

  test.each([
    ["CZ", CZECH_HOLIDAYS],
    ["SK", SLOVAK_HOLIDAYS],
  ] as const)("OP-28 in %s the last moment is in time, and the next minute is not", (_, holidays) => {
    for (const method of ALL) {
      const facts = anyCalendar({ holidays, method });
      for (const day of days.slice(10)) {
        const last = lastMomentFor(facts, day);
        if (last === undefined) throw new Error(`no last moment for ${day}`);
        const earliest = earliestDay(facts, last);
        const next = earliestDay(facts, { ...last, minutes: last.minutes + 1 });
        expect(earliest.ok && earliest.value <= day, `${method} ${day}`).toBe(true);
        expect(next.ok && next.value > day, `${method} ${day}`).toBe(true);
      }
    }
  });
});
