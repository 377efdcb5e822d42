import { describe, expect, test } from "vitest";
import { createClock, createStoppedClock, instantOfLocal, localMomentOf } from "./clock.ts";

describe("the clock", () => {
  test.each([
    ["2026-11-23T13:29:00", "2026-11-23T12:29:00.000Z"],
    ["2026-07-01T13:29:30", "2026-07-01T11:29:30.000Z"],
    ["2026-01-01T00:30:00", "2025-12-31T23:30:00.000Z"],
  ])("D15 %s in Prague is %s", (local, instant) => {
    expect(instantOfLocal(local).toISOString()).toBe(instant);
    const moment = localMomentOf(new Date(instant));
    expect(moment.date).toBe(local.slice(0, 10));
    const [hours = 0, minutes = 0, seconds = 0] = local.slice(11).split(":").map(Number);
    expect(moment.minutes).toBe(hours * 60 + minutes + seconds / 60);
  });

  test("D15 the zone of the machine does not matter", () => {
    expect(localMomentOf(new Date("2026-03-28T23:30:00Z"))).toEqual({ date: "2026-03-29", minutes: 30 });
    expect(localMomentOf(new Date("2026-03-29T01:00:00Z"))).toEqual({ date: "2026-03-29", minutes: 180 });
    expect(localMomentOf(new Date("2026-10-25T01:00:00Z"))).toEqual({ date: "2026-10-25", minutes: 120 });
  });

  test("D15 a fixed clock stands still for the business, and tells tokens the truth", () => {
    const clock = createClock({ kind: "fixed", local: "2026-11-23T13:29:00" });
    expect(clock.now()).toEqual({ date: "2026-11-23", minutes: 809 });
    expect(clock.instant()).toEqual(clock.instant());
    expect(Math.abs(clock.realTime().getTime() - Date.now())).toBeLessThan(1000);
  });

  test("D15 a running clock goes on from where it was set", async () => {
    const clock = createClock({ kind: "running", local: "2026-11-23T13:29:00" });
    const before = clock.instant().getTime();
    expect(before - instantOfLocal("2026-11-23T13:29:00").getTime()).toBeLessThan(1000);
    await expect.poll(() => clock.instant().getTime()).toBeGreaterThan(before);
  });

  test("D15 the system's clock is the system's", () => {
    const clock = createClock({ kind: "system" });
    expect(Math.abs(clock.instant().getTime() - Date.now())).toBeLessThan(1000);
  });

  test("a stopped clock moves when a test says so", () => {
    const clock = createStoppedClock("2026-11-23T13:29:00");
    clock.set("2026-11-23T13:31:00");
    expect(clock.now().minutes).toBe(811);
  });
});
