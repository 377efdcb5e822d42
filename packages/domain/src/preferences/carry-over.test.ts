import { expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, FRIDAY_MORNING } from "../testing/builders.ts";
import { carryDate, carryMethod } from "./carry-over.ts";

test.each([
  ["the chosen way where it is offered", "flatrate_flatrate", "flatrate_flatrate"],
  ["none where it is not", "tank_tank", null],
  ["none where none was chosen", null, null],
] as const)("SHIPTO-08 at another place holds %s", (_, chosen, expected) => {
  expect(carryMethod(chosen, ["selfpickup_selfpickup", "flatrate_flatrate"])).toBe(expected);
});

test.each([
  ["the chosen day while it is open, scheduled or not", "2026-11-25", "2026-11-25"],
  ["the first scheduled one in place of a closed one", "2026-11-29", "2026-11-23"],
  ["the first scheduled one in place of today", "2026-11-20", "2026-11-23"],
  ["the first scheduled one where none was chosen", null, "2026-11-23"],
])("SHIPTO-09 TRANSPORT-36 holds %s", (_, chosen, expected) => {
  expect(carryDate(chosen === null ? null : toLocalDate(chosen), anyCalendar(), FRIDAY_MORNING)).toBe(
    expected,
  );
});

it("OP-66 there is no day to hold where nothing is open", () => {
  const closed = anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] });
  expect(carryDate(toLocalDate("2026-11-25"), closed, FRIDAY_MORNING)).toBeNull();
});
