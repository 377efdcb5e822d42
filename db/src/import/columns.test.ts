import { describe, expect, test } from "vitest";
import { ean13, flag, money, orNull, percent, scaled, weekdays } from "./columns.ts";

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
