import { describe, expect, test } from "vitest";
import { addDays, toLocalDate, toLocalTime } from "../kernel/local-moment.ts";
import { anyCalendar, at } from "../testing/builders.ts";
import { type DatedLeadTime, earliestDay, lastMomentFor } from "./cut-off.ts";
import { judgeDay } from "./delivery-day.ts";
import { judgeLeadTime } from "./lead-time.ts";
import { orderByFor } from "./order-by.ts";

const day = toLocalDate;
const from = (validFrom: string, cutOff: string, days: number): DatedLeadTime => ({
  ...{ validFrom: day(validFrom), cutOff: toLocalTime(cutOff), days },
});

// Monday, 30 November; 1 December is a Tuesday.
const later = [from("2026-12-01", "10:00", 3)];
const earlier = [from("2026-12-01", "18:00", 1)];

describe("DCAL-03 a lead time holds for what is ordered from its day on", () => {
  test.each([
    ["the day before by what held", "selfpickup_selfpickup", later, "2026-11-30 16:00", "2026-12-01"],
    ["from its day by the new one", "selfpickup_selfpickup", later, "2026-12-01 10:00", "2026-12-04"],
    ["late by the new cut-off", "selfpickup_selfpickup", later, "2026-12-01 10:01", "2026-12-07"],
    ["shorter", "flatrate_flatrate", earlier, "2026-12-01 18:00", "2026-12-02"],
    ["before, a truck takes two days", "flatrate_flatrate", earlier, "2026-11-30 13:30", "2026-12-02"],
  ] as const)("%s", (_case, method, leadTimes, now, earliest) => {
    expect(earliestDay(anyCalendar({ method, leadTimes }), at(now))).toEqual({ ok: true, value: earliest });
  });

  test.each([
    ["a day that only the old one reaches", "selfpickup_selfpickup", later, "2026-12-02", "2026-11-30 23:59"],
    ["a day that the new one reaches", "selfpickup_selfpickup", later, "2026-12-04", "2026-12-01 10:00"],
    ["a day right after a shorter one began", "flatrate_flatrate", earlier, "2026-12-02", "2026-12-01 18:00"],
    ["a day before anything changes", "flatrate_flatrate", earlier, "2026-12-01", "2026-11-27 13:30"],
  ] as const)("the last moment for %s", (_case, method, leadTimes, asked, expected) => {
    expect(lastMomentFor(anyCalendar({ method, leadTimes }), day(asked))).toEqual(at(expected));
  });

  test("what is told as the last moment is in time, and a minute later is not, whatever changes", () => {
    const changing = [
      from("2026-11-25", "09:00", 4),
      from("2026-12-02", "15:00", 1),
      from("2026-12-10", "11:00", 6),
    ];
    for (let asked = day("2026-11-24"); asked < "2027-01-10"; asked = addDays(asked, 1)) {
      const facts = anyCalendar({ leadTimes: changing });
      const last = orderByFor(facts, asked);
      if (last === undefined) continue;
      expect(judgeDay(facts, last, asked).open, asked).toBe(true);
      const { date, minutes } = last;
      const next = minutes === 1439 ? { date: addDays(date, 1), minutes: 0 } : { date, minutes: minutes + 1 };
      expect(judgeDay(facts, next, asked).open, asked).toBe(false);
    }
  });
});

describe("DCAL-03 a lead time is dated", () => {
  const known = [from("2026-12-01", "15:00", 1)];
  test.each([
    ["from tomorrow", {}, "ok"],
    ["from today: the past stays", { validFrom: day("2026-11-23") }, "not-ahead"],
    ["in a hundred years", { validFrom: day("2126-11-23") }, "lead-time-too-far"],
    ["until no time of a day", { cutOff: undefined }, "cut-off-invalid"],
    ["no day ahead", { days: 0 }, "lead-days-invalid"],
    ["half a day ahead", { days: 1.5 }, "lead-days-invalid"],
    ["more days than any", { days: 21 }, "lead-days-invalid"],
    ["as it is anyway", { cutOff: toLocalTime("16:00") }, "lead-time-same"],
    ["as it is from then on", { validFrom: day("2026-12-05") }, "lead-time-same"],
    ["back to what was", { validFrom: day("2026-12-05"), cutOff: toLocalTime("16:00") }, "ok"],
  ])("%s", (_case, said, expected) => {
    const wanted = {
      kind: "pickup",
      validFrom: day("2026-11-24"),
      cutOff: toLocalTime("15:00"),
      days: 1,
    } as const;
    const verdict = judgeLeadTime({ ...wanted, ...said }, { known, today: day("2026-11-23") });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});
