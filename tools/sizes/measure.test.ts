import { expect, test } from "vitest";
import { linesOf, percentile } from "./measure.ts";

test("empty lines cost nobody time", () => {
  expect(linesOf("a\n\n  \nb\n")).toBe(2);
});

test.each([
  [50, 3],
  [90, 5],
  [1, 1],
])("percentile %i of one to five is %i", (percent, value) => {
  expect(percentile([5, 1, 4, 2, 3], percent)).toBe(value);
});

test("of nothing it is 0", () => {
  expect(percentile([], 50)).toBe(0);
});
