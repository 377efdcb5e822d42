import { expect, test } from "vitest";
import { changedWeekdays, type WeekdayChange } from "./weekday-change.ts";

const place = {
  ...({ types: ["1"], isTankEnabled: true, isUnfilteredEnabled: false, isSmallTruckAllowed: false } as const),
  schedule: { type1: [1, 4], pd: [], tank: [], unfiltered: [] } as const,
};
const same = undefined;

test.each<[string, Partial<typeof place>, WeekdayChange, unknown]>([
  [
    "days are added in their order",
    {},
    { kind: "standard", action: "add", weekdays: [5, 2] },
    { type1: [1, 2, 4, 5] },
  ],
  ["days are taken away", {}, { kind: "standard", action: "remove", weekdays: [1, 2] }, { type1: [4] }],
  ["days are set", {}, { kind: "standard", action: "set", weekdays: [3] }, { type1: [3] }],
  ["what is so already stays", {}, { kind: "standard", action: "set", weekdays: [4, 1] }, same],
  ["what is there already is not added", {}, { kind: "standard", action: "add", weekdays: [4] }, same],
  ["the last day stays", {}, { kind: "standard", action: "remove", weekdays: [1, 4] }, "no-weekday-left"],
  ["no day at all is none", {}, { kind: "standard", action: "set", weekdays: [] }, "no-weekday-left"],
  ["no truck goes there", {}, { kind: "truck", action: "add", weekdays: [1] }, "not-delivered-so"],
  ["no unfiltered beer either", {}, { kind: "unfiltered", action: "add", weekdays: [1] }, "not-delivered-so"],
  [
    "tank beer went by the standard days, and one more is added to them",
    {},
    { kind: "tank", action: "add", weekdays: [2] },
    { tank: [1, 2, 4] },
  ],
  ["one of them is taken away", {}, { kind: "tank", action: "remove", weekdays: [4] }, { tank: [1] }],
])("DCAL-03 %s", (_case, said, change, expected) => {
  const verdict = changedWeekdays({ ...place, ...said }, change);
  if (!verdict.ok) expect(verdict.refusal.kind).toBe(expected);
  else if (expected === same) expect(verdict.value).toBeUndefined();
  else expect(verdict.value).toEqual({ ...place.schedule, ...(expected as object) });
});
