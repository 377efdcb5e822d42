import { describe, expect, test } from "vitest";
import {
  day,
  ean13,
  flag,
  markets,
  momentOrNull,
  money,
  orNull,
  percent,
  scaled,
  someOf,
  thousandths,
  weekdays,
} from "./columns.ts";

const outcome = (result: { success: boolean; data?: unknown; error?: { issues: { message: string }[] } }) =>
  result.success ? result.data : result.error?.issues[0]?.message;

describe("D08 money becomes whole minor units, never rounded", () => {
  test.each([
    ["221.00", 22_100],
    ["221", 22_100],
    ["22,5", 2_250],
    ["1 649,10", 164_910],
    ["0.15", 15],
    ["19.990", 1_999],
    ["0.005", "too_precise"],
    ["-1", "out_of_range"],
    ["1e3", "not_a_number"],
    ["12 Kč", "not_a_number"],
    ["", "missing"],
    ["9999999999999999", "not_a_number"],
  ])("%j gives %j", (cell, value) => expect(outcome(money.safeParse(cell))).toBe(value));
});

test.each([
  ["0.015", 15],
  ["12.3", 12_300],
  ["", null],
])("kilograms %j become grams %j", (cell, grams) =>
  expect(outcome(orNull(scaled(3)).safeParse(cell))).toBe(grams),
);

test.each([
  ["21", 21],
  ["5.5", 5.5],
  ["101", "out_of_range"],
])("percent %j gives %j", (cell, value) => expect(outcome(percent.safeParse(cell))).toBe(value));

test.each([
  ["Thu,Mon", [1, 4]],
  ["", []],
  ["Mon,Pon", "not_allowed"],
])("weekdays %j give %j", (cell, value) => expect(outcome(weekdays.safeParse(cell))).toEqual(value));

test.each([
  ["2901001011010", "2901001011010"],
  ["2901001011011", "check_digit"],
  ["29010010110", "malformed"],
])("EAN %j gives %j", (cell, value) => expect(outcome(ean13.safeParse(cell))).toBe(value));

test("a flag is 0 or 1 and nothing else", () => {
  expect(["0", "1", "yes"].map((cell) => outcome(flag.safeParse(cell)))).toEqual([
    false,
    true,
    "not_allowed",
  ]);
});

test.each([
  ["2026-12-30 16:00", { day: "2026-12-30", time: "16:00" }],
  ["2026-12-30 00:00", { day: "2026-12-30", time: "00:00" }],
  ["2028-02-29 23:59", { day: "2028-02-29", time: "23:59" }],
  ["", null],
  ["2026-12-30 24:00", "not_a_moment"],
  ["2026-12-30 9:00", "not_a_moment"],
  ["2026-12-30T16:00", "not_a_moment"],
  ["2026-12-30 16:00:00", "not_a_moment"],
  ["2026-02-29 16:00", "not_a_moment"],
  ["0000-12-30 16:00", "not_a_moment"],
])("CALENDAR-23 the moment %j is %j", (cell, value) =>
  expect(outcome(momentOrNull.safeParse(cell))).toEqual(value),
);

test.each([
  ["2028-02-29", "2028-02-29"],
  ["0001-01-01", "0001-01-01"],
  ["2026-02-29", "not_a_day"],
  ["0000-01-01", "not_a_day"],
  ["12026-01-01", "not_a_day"],
  ["infinity", "not_a_day"],
  ["", "missing"],
])("D15 the day %j is %j", (cell, value) => expect(outcome(day.safeParse(cell))).toBe(value));

test.each([
  [markets, "CZ, SK", ["CZ", "SK"]],
  [markets, " ", "missing"],
  [markets, ",", "missing"],
  [markets, "CZ,Polska", "not_allowed"],
  [someOf(["1", "PD"]), "PD", ["PD"]],
  [thousandths(), "2000000", 2_000_000_000],
  [thousandths(), "2000000.001", "out_of_range"],
  [thousandths(1), "0", "out_of_range"],
] as const)("a list is not empty, a weight no mountain: %# %j", (column, cell, value) =>
  expect(outcome(column.safeParse(cell))).toEqual(value),
);
