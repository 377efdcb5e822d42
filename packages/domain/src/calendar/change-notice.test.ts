import { expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyException } from "../testing/builders.ts";
import { changesAhead, isAhead } from "./change-notice.ts";

const day = (text: string) => toLocalDate(text);
const moved = (from: string, to: string | null) =>
  anyException({ originalDate: day(from), scheduledDate: to === null ? null : day(to) });

test.each([
  ["the day before both", "2026-12-22", true],
  ["the new day, when it comes first", "2026-12-23", true],
  ["the day that falls away, though the new one has passed", "2026-12-24", true],
  ["the day after both", "2026-12-25", false],
])("PREFS-07 PREFS-08 a change from the 24th to the 23rd on %s", (_, today, expected) => {
  expect(isAhead(moved("2026-12-24", "2026-12-23"), day(today))).toBe(expected);
});

test.each([
  ["postponed, on the new day", moved("2026-12-24", "2026-12-28"), "2026-12-28", true],
  ["postponed, the day after", moved("2026-12-24", "2026-12-28"), "2026-12-29", false],
  ["cancelled, on the day itself", moved("2026-12-24", null), "2026-12-24", true],
  ["cancelled, the day after", moved("2026-12-24", null), "2026-12-25", false],
])("PREFS-07 %s", (_, change, today, expected) => {
  expect(isAhead(change, day(today))).toBe(expected);
});

it("CALENDAR-22 one group for each kind of transport, its changes in date order, the groups by their first", () => {
  const spring = moved("2027-03-29", "2027-03-30");
  const christmas = moved("2026-12-24", "2026-12-23");
  const tank = { ...moved("2026-12-02", null), countsFor: ["tank"] } as const;
  const both = { ...moved("2026-12-31", "2027-01-04"), countsFor: ["standard", "truck"] } as const;
  const past = moved("2026-11-17", "2026-11-18");
  expect(changesAhead([spring, both, christmas, past, tank], day("2026-11-23"))).toEqual([
    { kind: "tank", changes: [tank] },
    { kind: "standard", changes: [christmas, both, spring] },
    { kind: "truck", changes: [both] },
  ]);
});

it("PREFS-08 nothing is told where nothing changes, or all of it has passed", () => {
  expect(changesAhead([], day("2026-11-23"))).toEqual([]);
  expect(changesAhead([moved("2026-11-17", "2026-11-18")], day("2026-11-23"))).toEqual([]);
});
