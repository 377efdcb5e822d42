import { formatLocalTime } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test, vi } from "vitest";
import { createStoppedClock } from "../testing/stopped-clock.ts";
import { createClock, instantOfLocal, localMomentOf } from "./clock.ts";

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

  test.each([
    ["the night summer time begins, a second before", "2026-03-29T01:59:59", "2026-03-29T00:59:59.000Z"],
    [
      "the night summer time begins, after the hour that is left out",
      "2026-03-29T03:00:00",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "the night summer time ends, in the hour that comes twice",
      "2026-10-25T02:30:00",
      "2026-10-25T00:30:00.000Z",
    ],
    ["the night summer time ends, after it", "2026-10-25T03:00:00", "2026-10-25T02:00:00.000Z"],
    ["the morning after", "2026-10-26T09:00:00", "2026-10-26T08:00:00.000Z"],
    ["23 December", "2026-12-23T15:59:59", "2026-12-23T14:59:59.000Z"],
    ["a minute before a cut-off", "2026-11-23T13:29:00", "2026-11-23T12:29:00.000Z"],
  ])("D15 VYCEP_CLOCK %s: a fixed clock shows %s, a running one begins there", (_, local, instant) => {
    const fixed = createClock({ kind: "fixed", local });
    expect(fixed.instant().toISOString()).toBe(instant);
    const { date, minutes } = fixed.now();
    expect(
      `${date}T${formatLocalTime(minutes)}:${String(Math.round((minutes % 1) * 60)).padStart(2, "0")}`,
    ).toBe(local);
    const ahead = createClock({ kind: "running", local }).instant().getTime() - Date.parse(instant);
    expect(ahead).toBeGreaterThanOrEqual(0);
    expect(ahead).toBeLessThan(1000);
  });

  test("D15 VYCEP_CLOCK a clock that runs through the night in which summer time ends shows two o'clock twice", () => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    const clock = createClock({ kind: "running", local: "2026-10-25T01:59:59" });
    const shown = [0, 1, 3600, 3601, 7201].map((seconds) => {
      vi.spyOn(performance, "now").mockReturnValue(seconds * 1000);
      const { date, minutes } = clock.now();
      return `${date} ${formatLocalTime(minutes)}`;
    });
    expect(shown).toEqual([
      "2026-10-25 01:59",
      "2026-10-25 02:00",
      "2026-10-25 02:59",
      "2026-10-25 02:00",
      "2026-10-25 03:00",
    ]);
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
