import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followServerTime, localNow, machineNow, now, onServerClock } from "./clock.ts";

describe("the server's clock (B1)", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0) }));
  afterEach(() => {
    followServerTime(new Date(machineNow()).toISOString());
    vi.useRealTimers();
  });

  test("B1 a device whose clock is wrong counts by the server's", () => {
    const readAt = machineNow();
    vi.advanceTimersByTime(5000);
    followServerTime("2026-11-20T08:41:05.000Z");
    expect(now()).toBe(Date.UTC(2026, 10, 20, 8, 41, 5));
    expect(localNow()).toEqual({ date: "2026-11-20", minutes: 9 * 60 + 41 + 5 / 60 });
    expect(onServerClock(readAt)).toBe(Date.UTC(2026, 10, 20, 8, 41, 0));
  });

  test("B1 of two answers the quicker one is believed; one that is far behind means that a clock was set", () => {
    followServerTime("2026-11-20T08:41:00.000Z");
    followServerTime("2026-11-20T08:40:58.600Z");
    expect(now()).toBe(Date.UTC(2026, 10, 20, 8, 41, 0));
    followServerTime("2026-11-20T08:41:00.400Z");
    expect(now()).toBe(Date.UTC(2026, 10, 20, 8, 41, 0, 400));
    followServerTime("2026-11-20T08:20:00.000Z");
    expect(now()).toBe(Date.UTC(2026, 10, 20, 8, 20, 0));
  });

  test("B1 a time that cannot be read changes nothing", () => {
    followServerTime("soon");
    followServerTime(null);
    expect(now()).toBe(machineNow());
  });
});
