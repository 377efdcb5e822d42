import { describe, expect, test } from "vitest";
import { type LocalMoment, toLocalDate, toLocalTime } from "../kernel/local-moment.ts";
import {
  isClosedAt,
  judgeMaintenance,
  LONGEST_MAINTENANCE_MESSAGE,
  type Maintenance,
  NO_MAINTENANCE,
} from "./maintenance.ts";
import { sameInAll } from "./texts.ts";

const at = (text: string): LocalMoment => ({
  date: toLocalDate(text.slice(0, 10)),
  minutes: toLocalTime(text.slice(11)),
});
const night = {
  ...NO_MAINTENANCE,
  isOn: true,
  from: at("2026-11-29 22:00"),
  until: at("2026-11-30 02:00"),
};

describe("CONFIG-08 OP-126 DCONF-01 the portal is closed", () => {
  test.each<[string, Maintenance, string, boolean]>([
    ["never while it is off", { ...night, isOn: false }, "2026-11-29 23:00", false],
    ["at once where no beginning is said", { ...night, from: null }, "2026-11-01 08:00", true],
    ["not a minute before it begins", night, "2026-11-29 21:59", false],
    ["from its beginning", night, "2026-11-29 22:00", true],
    ["longer than was expected, until somebody opens it", night, "2026-11-30 06:00", true],
    ["to the minute where it opens by itself", { ...night, opensItself: true }, "2026-11-30 01:59", true],
    ["no longer where it opens by itself", { ...night, opensItself: true }, "2026-11-30 02:00", false],
  ])("%s", (_case, maintenance, now, expected) => {
    expect(isClosedAt(maintenance, at(now))).toBe(expected);
  });
});

describe("DCONF-01 closing the portal is refused", () => {
  const message = sameInAll("Stěhujeme sklad.");
  test.each<[string, Partial<Maintenance>, string]>([
    ["when it ends before it begins", { until: at("2026-11-29 22:00") }, "ends-before-start"],
    ["when its end has passed", { from: null, until: at("2026-11-29 10:00") }, "end-passed"],
    [
      "when it should open by itself and nobody knows when",
      { until: null, opensItself: true },
      "end-missing",
    ],
    ["when a language lacks the words", { message: { ...message, sk: " " } }, "message-untranslated sk"],
    [
      "when it says too much",
      { message: { ...message, en: "x".repeat(LONGEST_MAINTENANCE_MESSAGE + 1) } },
      "message-too-long en",
    ],
  ])("%s", (_case, change, expected) => {
    const verdict = judgeMaintenance({ ...night, ...change }, at("2026-11-29 10:00"));
    expect(verdict.ok ? "ok" : Object.values(verdict.refusal).join(" ")).toBe(expected);
  });

  test("and not otherwise, and never when it is opened", () => {
    const now = at("2026-11-29 10:00");
    for (const fine of [night, { ...night, message }, { ...NO_MAINTENANCE, isOn: true }])
      expect(judgeMaintenance(fine, now).ok).toBe(true);
    expect(judgeMaintenance({ ...night, isOn: false, until: at("2020-01-01 00:00") }, now).ok).toBe(true);
  });
});
