import { expect, test } from "vitest";
import { ageOf } from "./age.ts";

const now = Date.parse("2026-11-23T13:25:00Z");

test.each([
  ["2026-11-23T13:24:30Z", { unit: "minutes", count: 0 }],
  ["2026-11-23T12:37:00Z", { unit: "minutes", count: 48 }],
  ["2026-11-23T12:25:00Z", { unit: "hours", count: 1 }],
  ["2026-11-21T13:25:01Z", { unit: "hours", count: 47 }],
  ["2026-11-21T13:25:00Z", { unit: "days", count: 2 }],
  ["2026-11-23T13:26:00Z", { unit: "minutes", count: 0 }],
])("DTODAY-01 what waits since %s is so old: %j", (since, age) => {
  expect(ageOf(since, now)).toEqual(age);
});
