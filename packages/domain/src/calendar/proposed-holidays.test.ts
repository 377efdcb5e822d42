import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { judgeHolidayYear, judgeWithdrawnYear } from "./confirm-holidays.ts";
import { easterOf, type FullHolidayRow, proposedHolidays } from "./proposed-holidays.ts";

const row = (date: string, name: string, isDayOff = true, shops = "open"): FullHolidayRow => ({
  ...{ market: "SK", date: toLocalDate(date), name, isDayOff, shops },
});
const of2026 = [
  row("2026-01-01", "Nový rok"),
  row("2026-04-03", "Veľký piatok"),
  row("2026-05-08", "Deň víťazstva", false),
  row("2026-12-25", "Vianoce", true, "closed"),
];
const of2027 = [
  row("2027-01-01", "Nový rok"),
  row("2027-03-26", "Veľký piatok"),
  row("2027-05-08", "Deň víťazstva"),
  row("2027-12-25", "Vianoce", true, "closed"),
];

describe("DCAL-01 the next year of holidays is proposed", () => {
  test.each([
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2028, "2028-04-16"],
    [2038, "2038-04-25"],
    [2285, "2285-03-22"],
  ])("Easter of %i is on %s", (year, day) => expect(easterOf(year)).toBe(day));

  test("as the last year has it, Easter where it moves to; what the years say differently is in doubt", () => {
    expect(
      proposedHolidays([...of2026, ...of2027], 2028).map(({ row: { date, name }, doubt }) => [
        date,
        name,
        doubt,
      ]),
    ).toEqual([
      ["2028-01-01", "Nový rok", undefined],
      ["2028-04-14", "Veľký piatok", undefined],
      ["2028-05-08", "Deň víťazstva", "differs"],
      ["2028-12-25", "Vianoce", undefined],
    ]);
    expect(proposedHolidays(of2027, 2028).every(({ doubt }) => doubt === "only-one-year")).toBe(true);
    expect(proposedHolidays(of2027, 2027)).toEqual([]);
  });
});

describe("DCAL-01 a year of holidays is confirmed", () => {
  const known = [{ market: "SK", year: 2027, rows: of2027 } as const];
  const of2028 = proposedHolidays(of2027, 2028).map((one) => one.row);
  test.each([
    ["as it is proposed", 2028, of2028, "ok"],
    ["with a day that works", 2028, of2028.map((one) => ({ ...one, isDayOff: false })), "ok"],
    ["with a day more", 2028, [...of2028, row("2028-06-01", "Deň piva")], "ok"],
    ["without a day of the year beside", 2028, of2028.slice(0, -1), "year-incomplete"],
    ["with a day of another year", 2028, [...of2028, row("2029-06-01", "Deň piva")], "holiday-other-year"],
    ["with a day twice", 2028, [...of2028, row("2028-01-01", "Deň piva")], "holiday-twice"],
    ["with a day that has no name", 2028, [...of2028, row("2028-06-01", " ")], "holiday-name-missing"],
    [
      "a known one, what is ahead",
      2027,
      of2027.map((one) => (one.name === "Vianoce" ? { ...one, shops: "open" } : one)),
      "ok",
    ],
    ["a known one, what has been", 2027, of2027.map((one) => ({ ...one, isDayOff: false })), "holiday-past"],
    [
      "a known one, a day that has been more",
      2027,
      [...of2027, row("2027-02-01", "Deň piva")],
      "holiday-past",
    ],
  ])("%s", (_case, year, rows, expected) => {
    const verdict = judgeHolidayYear(
      { market: "SK", year, rows },
      { known, today: toLocalDate("2027-11-01") },
    );
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

test.each([
  ["is unknown again where all of it lies ahead", "2027-11-01", undefined, "ok"],
  ["stays once it has begun", "2028-01-01", undefined, "holiday-past"],
  ["stays for whom ordered for it", "2027-11-01", "2028-01-03", "year-ordered"],
])("DEDIT-03 a year that was confirmed for the first time %s", (_case, today, day, expected) => {
  const orderedFor = day === undefined ? undefined : toLocalDate(day);
  const verdict = judgeWithdrawnYear(2028, { today: toLocalDate(today), orderedFor });
  expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
});
