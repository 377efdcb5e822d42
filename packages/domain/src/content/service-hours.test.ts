import { expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { type ServiceHours, serviceState } from "./service-hours.ts";

const weekdays: readonly ServiceHours[] = [{ weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "16:00" }];
const lunch: readonly ServiceHours[] = [
  { weekdays: [1], from: "13:00", to: "17:00" },
  { weekdays: [1], from: "08:00", to: "12:00" },
];

const at = (moment: string) => {
  const [day = "", time = ""] = moment.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { date: toLocalDate(day), minutes: hours * 60 + minutes };
};

test.each([
  ["2026-11-23 08:00", weekdays, "open until 16:00"],
  ["2026-11-23 15:59", weekdays, "open until 16:00"],
  ["2026-11-23 16:00", weekdays, "opens 2026-11-24 480"],
  ["2026-11-23 07:59", weekdays, "opens 2026-11-23 480"],
  ["2026-11-22 10:00", weekdays, "opens 2026-11-23 480"],
  ["2026-12-23 16:30", weekdays, "opens 2026-12-28 480"],
  ["2026-12-24 10:00", weekdays, "opens 2026-12-28 480"],
  ["2026-11-23 12:30", lunch, "opens 2026-11-23 780"],
  ["2026-11-23 13:30", lunch, "open until 17:00"],
  ["2026-11-23 10:00", [], "closed"],
])("CONTENT-17 at %s with %j it is %s", (moment, hours, expected) => {
  const daysOff = ["2026-12-24", "2026-12-25", "2026-12-26"].map(toLocalDate);
  const state = serviceState({ hours, daysOff }, at(moment));
  const said =
    state.kind === "open"
      ? `open until ${state.until}`
      : state.opens === undefined
        ? "closed"
        : `opens ${state.opens.date} ${state.opens.minutes}`;
  expect(said).toBe(expected);
});
