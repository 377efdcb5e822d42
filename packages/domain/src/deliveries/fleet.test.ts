import { describe, expect, test } from "vitest";
import { toLocalDate, type Weekday } from "../kernel/local-moment.ts";
import { absenceOn, judgeDriver, judgeVehicle, plateOf } from "./fleet.ts";

const day = toLocalDate;
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const there = { isActive: true, weekdays: workdays, outFrom: undefined, outTo: undefined };

describe("DDISP-05 a day's fleet is what drives", () => {
  test.each([
    ["on a day of its own", {}, "2026-11-24", undefined],
    ["on a Saturday", {}, "2026-11-28", "not-its-day"],
    ["never again", { isActive: false }, "2026-11-24", "retired"],
    [
      "on the first day out",
      { outFrom: day("2026-11-24"), outTo: day("2026-11-25") },
      "2026-11-24",
      "out-of-service",
    ],
    [
      "on the last day out",
      { outFrom: day("2026-11-24"), outTo: day("2026-11-25") },
      "2026-11-25",
      "out-of-service",
    ],
    ["on the day after", { outFrom: day("2026-11-24"), outTo: day("2026-11-25") }, "2026-11-26", undefined],
    ["without an end", { outFrom: day("2026-11-24") }, "2027-11-24", "out-of-service"],
    ["before it is out", { outFrom: day("2026-11-25") }, "2026-11-24", undefined],
  ])("%s", (_case, change, date, expected) => {
    expect(absenceOn({ ...there, ...change }, day(date))).toBe(expected);
  });
});

describe("DDISP-05 a vehicle and a driver are kept as they can be", () => {
  const record = {
    name: "",
    haulier: undefined,
    weekdays: workdays,
    outFrom: undefined,
    outTo: undefined,
    outReason: "",
  };
  const vehicle = { ...record, plate: "3SN 41-08", places: 33, payloadKilograms: 24_000 };
  test.each([
    [{}, undefined],
    [{ plate: "  " }, "plate-missing"],
    [{ places: 0 }, "places-invalid"],
    [{ places: 61 }, "places-invalid"],
    [{ places: 1.5 }, "places-invalid"],
    [{ payloadKilograms: 0 }, "payload-invalid"],
    [{ payloadKilograms: 40_001 }, "payload-invalid"],
    [{ haulier: " " }, "haulier-missing"],
    [{ weekdays: [] }, undefined],
    [{ weekdays: [1, 1] }, "weekdays-invalid"],
    [{ weekdays: [8] }, "weekdays-invalid"],
    [{ outTo: day("2026-11-24") }, "out-days-invalid"],
    [{ outFrom: day("2026-11-25"), outTo: day("2026-11-24") }, "out-days-invalid"],
    [{ outFrom: day("2026-11-24"), outTo: day("2026-11-24") }, undefined],
    [{ name: "x".repeat(101) }, "text-too-long"],
    [{ outReason: "x".repeat(201) }, "text-too-long"],
  ])("%j is answered %s", (change, kind) => {
    const verdict = judgeVehicle({ ...vehicle, ...change });
    expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(kind);
  });

  test.each([
    [{ name: "Josef Říha" }, undefined],
    [{ name: " " }, "name-missing"],
    [{ name: "Josef Říha", phone: "1".repeat(101) }, "text-too-long"],
  ])("a driver %j is answered %s", (change, kind) => {
    const verdict = judgeDriver({ ...record, phone: "", ...change });
    expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(kind);
  });

  test("a plate is one however it is typed", () => {
    expect(plateOf(" 3sn  41-08 ")).toBe("3SN 41-08");
  });
});
