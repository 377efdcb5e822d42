import { expect, test } from "vitest";
import { monthOf, sameDayOf, shiftDay, shiftMonth, weekdayIndex, weeksOf } from "./month-days.ts";

test("days follow each other as in the calendar, over leap years and centuries", () => {
  const start = Date.UTC(1999, 11, 25);
  const dayMs = 86_400_000;
  for (let count = 0; count < 40_000; count += 1) {
    const at = new Date(start + count * dayMs);
    const day = at.toISOString().slice(0, 10);
    const next = new Date(start + (count + 1) * dayMs).toISOString().slice(0, 10);
    if (shiftDay(day, 1) !== next || weekdayIndex(day) !== (at.getUTCDay() + 6) % 7) {
      expect({ day, next: shiftDay(day, 1), weekday: weekdayIndex(day) }).toEqual({
        day,
        next,
        weekday: "as Date",
      });
    }
  }
  expect(shiftDay("2024-03-01", -1)).toBe("2024-02-29");
  expect(shiftDay("2026-01-01", -1)).toBe("2025-12-31");
});

test("months roll over years and keep the day while they can", () => {
  expect(shiftMonth("2026-12", 1)).toBe("2027-01");
  expect(shiftMonth("2026-01", -13)).toBe("2024-12");
  expect(sameDayOf("2026-02", "2026-01-31")).toBe("2026-02-28");
  expect(sameDayOf("2026-12", "2026-11-25")).toBe("2026-12-25");
});

test("six weeks from Monday hold every month", () => {
  for (let count = 0; count < 48; count += 1) {
    const month = shiftMonth("2024-01", count);
    const days = weeksOf(month).flat();
    expect(days).toHaveLength(42);
    expect(weekdayIndex(days[0] ?? "")).toBe(0);
    expect(days).toContain(`${month}-01`);
    expect(days).toContain(shiftDay(`${shiftMonth(month, 1)}-01`, -1));
    expect(days.filter((day) => monthOf(day) === month).length).toBeGreaterThanOrEqual(28);
  }
});
