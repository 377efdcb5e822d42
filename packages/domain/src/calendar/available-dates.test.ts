import { expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, anyException, at, FRIDAY_MORNING } from "../testing/builders.ts";
import { availableDates } from "./available-dates.ts";
import { offeredDays } from "./delivery-day.ts";

it("REST-50 every offered day comes with its last moment to order", () => {
  const { days } = availableDates(anyCalendar(), FRIDAY_MORNING);
  expect(days.map(({ day }) => day)).toEqual(
    offeredDays(anyCalendar(), FRIDAY_MORNING).map(({ day }) => day),
  );
  expect(days.slice(0, 2)).toMatchObject([
    { day: "2026-11-23", isScheduled: true, orderBy: at("2026-11-20 16:00") },
    { day: "2026-11-24", isScheduled: false, orderBy: at("2026-11-23 16:00") },
  ]);
});

test.each([
  ["both days ahead", "2026-12-24", "2026-12-23", true],
  ["the new day is today", "2026-11-19", "2026-11-20", true],
  ["the old day is today and falls out", "2026-11-20", null, true],
  ["both days have passed", "2026-11-17", "2026-11-18", false],
  ["the last day that can be asked for", "2027-11-20", null, true],
  ["the day after it", "2027-11-21", null, false],
])(
  "CALENDAR-23 an exception is told when it touches a day that can be asked for: %s",
  (_, from, to, isTold) => {
    const exception = anyException({
      originalDate: toLocalDate(from),
      scheduledDate: to === null ? null : toLocalDate(to),
    });
    const { exceptions } = availableDates(anyCalendar({ exceptions: [exception] }), FRIDAY_MORNING);
    expect(exceptions.map(({ originalDate }) => originalDate)).toEqual(isTold ? [from] : []);
  },
);

test.each([
  ["2026-12-22 16:00", false],
  ["2026-12-22 16:01", true],
])("CALENDAR-23 at %s the usual last moment for the 23rd has passed: %s", (now, hasPassed) => {
  const exception = anyException({ originalDate: toLocalDate("2026-12-23"), scheduledDate: null });
  const { exceptions } = availableDates(anyCalendar({ exceptions: [exception] }), at(now));
  expect(exceptions.map(({ orderByDefaultHasPassed }) => orderByDefaultHasPassed)).toEqual([hasPassed]);
});
