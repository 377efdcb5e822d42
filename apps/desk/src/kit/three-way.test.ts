import { expect, test } from "vitest";
import { changedFields, threeWay } from "./three-way.ts";

test("DEDIT-01 what two changed at once is told apart field by field", () => {
  const was = { name: "A", days: [1, 4], note: "x", litres: 5, town: "T" };
  const theirs = { ...was, days: [1, 5], note: "y", litres: 9, town: "U" };
  const mine = { ...was, days: [1, 2], name: "B", town: "U" };
  expect(threeWay(["name", "days", "note", "litres", "town"], { was, theirs, mine })).toEqual([
    { field: "name", by: "mine" },
    { field: "days", by: "both" },
    { field: "note", by: "theirs" },
    { field: "litres", by: "theirs" },
  ]);
  expect(changedFields(["name", "days", "note"], was, mine)).toEqual(["name", "days"]);
});
