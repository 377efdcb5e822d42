import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type After, CLOSED_PANEL, createPanelTiming, type PanelLook } from "./panel-timing.ts";

const after: After = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

function opened() {
  const told: { look: PanelLook } = { look: CLOSED_PANEL };
  const timing = createPanelTiming(after, (look) => {
    told.look = look;
  });
  timing.open();
  return { timing, look: () => told.look };
}

describe("the moments of a panel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("PICKER-16 CONST-30 what takes the choice is enabled 500 ms after opening", () => {
    const { look } = opened();
    vi.advanceTimersByTime(499);
    expect(look().isSelectEnabled).toBe(false);
    vi.advanceTimersByTime(1);
    expect(look().isSelectEnabled).toBe(true);
  });

  test("PICKER-17 CONST-30 the flag follows opening and closing after 100 ms", () => {
    const { timing, look } = opened();
    vi.advanceTimersByTime(99);
    expect(look().isOpen).toBe(false);
    vi.advanceTimersByTime(1);
    expect(look().isOpen).toBe(true);
    timing.close();
    vi.advanceTimersByTime(99);
    expect(look().isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(look()).toEqual(CLOSED_PANEL);
  });

  test("PICKER-21 CONST-30 the width is held from opening on for 2000 ms", () => {
    const { look } = opened();
    expect(look().holdsWidth).toBe(true);
    vi.advanceTimersByTime(1999);
    expect(look().holdsWidth).toBe(true);
    vi.advanceTimersByTime(1);
    expect(look().holdsWidth).toBe(false);
  });

  test("PICKER-22 CONST-31 a window that is being resized counts once it has rested for 100 ms", () => {
    const { timing, look } = opened();
    vi.advanceTimersByTime(2000);
    for (let moved = 0; moved < 5; moved += 1) {
      timing.resized();
      vi.advanceTimersByTime(99);
    }
    expect(look().holdsWidth).toBe(false);
    vi.advanceTimersByTime(1);
    expect(look().holdsWidth).toBe(true);
  });

  test("a panel that is gone tells nothing more", () => {
    const { timing, look } = opened();
    timing.stop();
    vi.advanceTimersByTime(5000);
    expect(look()).toEqual({ isOpen: false, isSelectEnabled: false, holdsWidth: true });
  });
});
