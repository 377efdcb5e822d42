import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { barOf, monthsAround, placeOf } from "./months.ts";

const shown = monthsAround(toLocalDate("2026-11-23"), { before: 2, after: 4 });
const period = (from: string, to: string | null) =>
  barOf(shown, { validFrom: toLocalDate(from), validTo: to === null ? null : toLocalDate(to) });

describe("DGOOD-03 periods as bars over months", () => {
  test("the months around a day, across the year", () => {
    expect(shown.months.map(({ first }) => first)).toEqual([
      ...["2026-09-01", "2026-10-01", "2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"],
    ]);
    expect(shown.months.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1);
    expect(placeOf(shown, shown.from)).toBe(0);
  });

  test.each([
    ["within", "2026-11-01", "2026-11-30", 61 / 212, 30 / 212, false],
    ["of one day", "2026-09-01", "2026-09-01", 0, 1 / 212, false],
    ["begun before the first month", "2026-01-01", "2026-09-30", 0, 30 / 212, false],
    ["without an end", "2027-03-31", null, 211 / 212, 1 / 212, true],
    ["that ends later", "2027-03-01", "2027-06-30", 181 / 212, 31 / 212, true],
  ])("%s", (_case, from, to, at, width, goesOn) => {
    const bar = period(from, to);
    expect(bar?.at).toBeCloseTo(at);
    expect(bar?.width).toBeCloseTo(width);
    expect(bar?.goesOn).toBe(goesOn);
  });

  test.each([
    ["before", "2026-01-01", "2026-08-31"],
    ["after", "2027-04-01", null],
  ])("none of its days is shown: %s", (_case, from, to) => {
    expect(period(from, to)).toBeUndefined();
  });
});
