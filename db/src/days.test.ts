import { describe, expect, test } from "vitest";
import { addDays, daysBetween, isDay, weekday, weeksBetween } from "./days.ts";

describe("a day", () => {
  test.each(["2026-11-20", "2024-02-29", "1969-12-31"])("%s exists", (day) => expect(isDay(day)).toBe(true));
  test.each(["2026-02-29", "2026-13-01", "2026-1-1", "20.11.2026", "", "2026-11-20 10:00"])(
    "%j does not",
    (text) => expect(isDay(text)).toBe(false),
  );
  test("counts over months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  });
  test("knows its weekday, Monday first", () => {
    expect(weekday("2026-11-20")).toBe(5);
    expect(weekday("2026-11-22")).toBe(7);
    expect(weekday("1969-12-29")).toBe(1);
  });
  test.each([
    ["2026-11-20", "2026-11-16", 0],
    ["2026-11-20", "2026-11-22", 0],
    ["2026-11-20", "2026-11-23", 1],
    ["2026-11-20", "2026-11-15", -1],
    ["2026-11-20", "2027-11-19", 52],
  ])("from the week of %s to that of %s: %i", (from, to, weeks) =>
    expect(weeksBetween(from, to)).toBe(weeks),
  );
});
