import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, isDay, weekday, weeksBetween } from "../days.ts";
import { isFinished, lineProgress } from "../import/orders/order-progress.ts";
import { demoShift, moveDays, referenceDay } from "./move-days.ts";

const days = fc.integer({ min: -20_000, max: 20_000 }).map((count) => addDays(referenceDay, count));

describe("D14 the demo moves with the calendar", () => {
  test("by whole weeks, into the very week of today, so that weekdays stay what they are", () => {
    fc.assert(
      fc.property(days, (today) => {
        const shift = demoShift(today);
        expect(Math.abs(shift % 7)).toBe(0);
        const moved = addDays(referenceDay, shift);
        expect(weekday(moved)).toBe(weekday(referenceDay));
        expect(weeksBetween(moved, today)).toBe(0);
      }),
    );
    expect([
      demoShift("2026-11-16"),
      demoShift("2026-11-22"),
      demoShift("2026-11-23"),
      demoShift("2026-11-15"),
    ]).toEqual([0, 0, 7, -7]);
  });

  test.each([
    ["2026-11-20", "2026-11-27"],
    ["2026-11-20 16:00", "2026-11-27 16:00"],
    ["2026-12-28", "2027-01-04"],
    ["", ""],
    ["soon", "soon"],
    ["2026-02-30", "2026-02-30"],
    ["20.11.2026", "20.11.2026"],
  ])("the cell %j becomes %j", (cell, moved) => {
    const table = {
      header: ["day", "name"],
      errors: [],
      rows: [{ line: 2, cells: { day: cell, name: cell } }],
    };
    expect(moveDays(table, ["day"], 7).rows).toEqual([{ line: 2, cells: { day: moved, name: cell } }]);
  });

  test("there and back again is where it was", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -900, max: 900 }), (day, shift) => {
        const table = { header: ["day"], errors: [], rows: [{ line: 2, cells: { day } }] };
        expect(moveDays(moveDays(table, ["day"], shift), ["day"], -shift)).toEqual(table);
        expect(daysBetween(day, addDays(day, shift))).toBe(shift);
        expect(isDay(addDays(day, shift))).toBe(true);
      }),
    );
  });
});

describe("B6 how far the lines of imported orders are", () => {
  const confirmed = (boxes: number) => ({
    boxes_confirmed: boxes,
    boxes_delivered: null,
    boxes_invoiced: null,
  });
  const brought = (boxes: number, delivered: number) => ({
    boxes_confirmed: boxes,
    boxes_delivered: delivered,
    boxes_invoiced: delivered,
  });
  test.each([
    ["confirmed", 1, 10, confirmed(10)],
    ["loaded", 1, 10, confirmed(10)],
    ["on-the-way", 1, 10, confirmed(10)],
    ["delivered", 1, 10, brought(10, 10)],
    ["partially-delivered", 1, 10, brought(10, 8)],
    ["partially-delivered", 1, 4, brought(4, 3)],
    ["partially-delivered", 1, 1, brought(1, 0)],
    ["partially-delivered", 2, 10, brought(10, 10)],
    ["cancelled", 1, 10, brought(0, 0)],
  ] as const)("an order that is %s, line %i of %i boxes", (state, lineNo, boxes, expected) => {
    expect(lineProgress(state, { lineNo, boxes })).toEqual(expected);
  });

  test("is finished where nothing follows", () => {
    const states = [
      "received",
      "confirmed",
      "loaded",
      "on-the-way",
      "delivered",
      "partially-delivered",
      "cancelled",
    ] as const;
    expect(states.filter(isFinished)).toEqual(["delivered", "partially-delivered", "cancelled"]);
  });
});
