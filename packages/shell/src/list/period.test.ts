import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { expect, test } from "vitest";
import { daysOf } from "./period.ts";

const today = toLocalDate("2026-11-20");

test.each([
  ["30-days", "2026-10-21", undefined],
  ["90-days", "2026-08-22", undefined],
  ["this-year", "2026-01-01", undefined],
  ["last-year", "2025-01-01", "2025-12-31"],
  ["all", undefined, undefined],
] as const)("REST-46 %s begins %s and ends %s", (period, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});
