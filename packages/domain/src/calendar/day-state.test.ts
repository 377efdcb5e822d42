import { expect, it, test } from "vitest";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, at, FRIDAY_MORNING } from "../testing/builders.ts";
import { dayState } from "./day-state.ts";
import { judgeDay } from "./delivery-day.ts";

const facts = anyCalendar({
  scheduledWeekdays: [1, 4],
  unavailableDates: [toLocalDate("2026-12-10")],
  exceptions: [
    {
      typeOfChange: "moved",
      originalDate: toLocalDate("2026-12-25"),
      originalHours: "",
      scheduledDate: toLocalDate("2026-12-26"),
      scheduledHours: "",
      orderBy: at("2026-12-22 16:00"),
      countsFor: ["standard"],
    },
  ],
});

test.each([
  ["PICKER-09 past", "2026-11-19", null, "disabled", false],
  ["PICKER-09 past, though a holiday", "2026-11-17", null, "disabled", false],
  ["PICKER-10 holiday", "2026-12-24", null, "holiday", false],
  ["PICKER-10 unavailable", "2026-12-10", null, "holiday", false],
  ["PICKER-10 the delivery is moved away", "2026-12-25", null, "holiday", false],
  ["PICKER-10 OP-67 selected and holiday shows holiday", "2026-12-24", "2026-12-24", "holiday", false],
  ["PICKER-11 selected", "2026-11-26", "2026-11-26", "active", true],
  ["PICKER-11 selected, though too early by now", "2026-11-20", "2026-11-20", "active", false],
  ["PICKER-12 scheduled", "2026-11-26", null, "delivery", true],
  ["PICKER-13 OP-14 a replacement, though on a holiday", "2026-12-26", null, "delivery", true],
  ["PICKER-14 OP-67 other working day", "2026-11-25", null, "working", true],
  ["PICKER-15 Saturday", "2026-11-28", null, "disabled", false],
  ["PICKER-15 today is too early", "2026-11-20", null, "disabled", false],
  ["PICKER-15 beyond the horizon", "2027-11-29", null, "disabled", false],
])("%s", (_, day, selected, ...expected) => {
  const asked = { day: toLocalDate(day), selected: selected === null ? null : toLocalDate(selected) };
  const { state, isSelectable } = dayState(facts, FRIDAY_MORNING, asked);
  expect([state, isSelectable]).toEqual(expected);
});

it("PICKER-08 OP-67 for a year ahead a day is selectable exactly when it is open, and a closed one says why", () => {
  for (let shift = -10; shift < 380; shift++) {
    const day = addDays(FRIDAY_MORNING.date, shift);
    const verdict = judgeDay(facts, FRIDAY_MORNING, day);
    const drawn = dayState(facts, FRIDAY_MORNING, { day, selected: null });
    expect(drawn.isSelectable).toBe(verdict.open);
    expect(drawn.closed).toEqual(verdict.open ? null : verdict);
    expect(["delivery", "working"].includes(drawn.state)).toBe(verdict.open);
  }
});
