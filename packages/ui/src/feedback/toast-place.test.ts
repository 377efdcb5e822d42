import { describe, expect, test } from "vitest";
import { type Box, placeOf } from "./toast-place.ts";

const phone = { window: { width: 390, height: 844 }, size: { width: 358, height: 52 }, lowest: 111 };
const desktop = { window: { width: 1440, height: 900 }, size: { width: 480, height: 52 }, lowest: 12 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

describe("a message covers nothing that can be pressed", () => {
  test("where nothing is in the way it stands at the bottom, in the middle", () => {
    expect(placeOf({ ...phone, pressed: [] })).toEqual({ bottom: 111, side: "center" });
  });

  test("on a phone it stands above a stepper, in the next gap that it fits into", () => {
    const steppers = [box(200, 670, 170, 44), box(200, 600, 170, 44)];
    // The gap between the two, of 26 px, is too low.
    expect(placeOf({ ...phone, pressed: steppers })).toEqual({ bottom: 247, side: "center" });
  });

  test("on a desktop it steps aside before it goes up", () => {
    expect(placeOf({ ...desktop, pressed: [box(600, 850, 300, 44)] })).toEqual({ bottom: 12, side: "end" });
    expect(placeOf({ ...desktop, pressed: [box(600, 850, 800, 44)] })).toEqual({ bottom: 12, side: "start" });
  });

  test("a window that is full of fields has the least of them covered", () => {
    const rows = Array.from({ length: 20 }, (_, row) => box(0, row * 45, 390, row === 6 ? 30 : 45));
    const { bottom } = placeOf({ ...phone, pressed: rows });
    const top = 844 - bottom - 52;
    expect(top).toBeGreaterThan(270);
    expect(top).toBeLessThan(315);
  });
});
