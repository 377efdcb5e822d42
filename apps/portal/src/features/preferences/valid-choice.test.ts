import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, it } from "vitest";
import { validDay, validMethod } from "./valid-choice.ts";

const monday = { date: toLocalDate("2026-11-16"), minutes: 600 };
const mondaysAndThursdays: CalendarFacts = {
  method: "selfpickup_selfpickup",
  scheduledWeekdays: [1, 4],
  addedWeekdays: [1, 2, 3, 4, 5],
  holidays: { years: [2026, 2027], daysOff: [toLocalDate("2026-11-17")] },
  leadTimes: [],
  unavailableDates: [],
  exceptions: [],
};

describe("the method to begin with", () => {
  const offered = ["selfpickup_selfpickup", "flatrate_flatrate", "tank_tank"] as const;

  it.each([
    {
      title: "TRANSPORT-29: the cart's own while it has items",
      facts: { cartHasItems: true, cartMethod: "tank_tank", storedMethod: "flatrate_flatrate" },
      expected: "tank_tank",
    },
    {
      title: "TRANSPORT-30: the stored one with an empty cart",
      facts: { cartHasItems: false, cartMethod: "tank_tank", storedMethod: "flatrate_flatrate" },
      expected: "flatrate_flatrate",
    },
    {
      title: "TRANSPORT-31: the standard order without either",
      facts: { cartHasItems: false, cartMethod: undefined, storedMethod: undefined },
      expected: "selfpickup_selfpickup",
    },
    {
      title: "never one that is not offered here",
      facts: { cartHasItems: true, cartMethod: "unfiltered_unfiltered", storedMethod: undefined },
      expected: "selfpickup_selfpickup",
    },
  ] as const)("$title", ({ facts, expected }) => {
    expect(validMethod({ offered, ...facts })).toBe(expected);
  });
});

describe("the day to begin with", () => {
  it("TRANSPORT-36: begins with the first scheduled day, not the first working one", () => {
    expect(validDay(mondaysAndThursdays, monday, undefined).day).toBe("2026-11-19");
  });

  it("CALENDAR-31: discards a past day and one that has closed", () => {
    expect(validDay(mondaysAndThursdays, monday, toLocalDate("2026-11-12")).day).toBe("2026-11-19");
    expect(validDay(mondaysAndThursdays, monday, toLocalDate("2026-11-17")).day).toBe("2026-11-19");
  });

  it("keeps a remembered day that is still open", () => {
    expect(validDay(mondaysAndThursdays, monday, toLocalDate("2026-11-20")).day).toBe("2026-11-20");
  });

  it("TRANSPORT-37, OP-66: without any day it is today", () => {
    const closed = { ...mondaysAndThursdays, scheduledWeekdays: [], addedWeekdays: [] };
    expect(validDay(closed, monday, undefined).day).toBe("2026-11-16");
  });
});
