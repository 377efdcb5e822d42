import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { priceListDay } from "./price-list-day.ts";
import { lastMonthOver, statementRows } from "./statement.ts";

test("DOCS-01 a statement goes by days, papers before payments, and ends on what is owed", () => {
  const movement = (day: string, kind: "invoice" | "credit-note" | "payment", amount: number) => ({
    day: toLocalDate(day),
    kind,
    number: kind,
    amountMinor: toMinor(amount),
  });
  const rows = statementRows(toMinor(500), [
    movement("2026-10-20", "payment", -700),
    movement("2026-10-20", "credit-note", -50),
    movement("2026-10-03", "invoice", 1000),
  ]);
  expect(rows.map(({ kind, balanceMinor }) => [kind, balanceMinor])).toEqual([
    ["invoice", 1500],
    ["credit-note", 1450],
    ["payment", 750],
  ]);
  expect(statementRows(toMinor(0), [])).toEqual([]);
});

test.each([
  ["2026-11-01", "2026-10-01", "2026-10-31"],
  ["2026-01-31", "2025-12-01", "2025-12-31"],
  ["2028-03-15", "2028-02-01", "2028-02-29"],
])("on %s the last month over is %s to %s", (today, from, until) => {
  expect(lastMonthOver(toLocalDate(today))).toEqual({ from, until });
});

describe("DOCS-01 when a price list is needed", () => {
  test.each([
    ["the first one, from the first of the month", undefined, undefined, "2026-11-01"],
    ["another month began", undefined, "2026-10-01", "2026-11-01"],
    ["this month's holds", undefined, "2026-11-01", undefined],
    ["a price changed within the month", "2026-11-16", "2026-11-01", "2026-11-16"],
    ["that change is in it already", "2026-11-16", "2026-11-16", undefined],
    ["a change of last month needs none by itself", "2026-10-16", "2026-11-01", undefined],
  ])("%s", (_, changed, newest, expected) => {
    const day = (text: string | undefined) => (text === undefined ? undefined : toLocalDate(text));
    const facts = { today: toLocalDate("2026-11-23"), changed: day(changed), newest: day(newest) };
    expect(priceListDay(facts)).toBe(expected);
  });
});
