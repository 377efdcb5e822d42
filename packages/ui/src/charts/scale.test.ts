import { expect, test } from "vitest";
import { marksUpTo } from "./scale.ts";

test.each([
  [26_518, 5, [0, 10_000, 20_000, 30_000]],
  [30_000, 6, [0, 5000, 10_000, 15_000, 20_000, 25_000, 30_000]],
  [7, 5, [0, 2, 4, 6, 8]],
  [0.3, 3, [0, 0.1, 0.2, 0.3]],
  [0, 5, [0, 1]],
  [-5, 5, [0, 1]],
])("an axis up to %d in at most %d steps", (largest, most, marks) => {
  expect(marksUpTo(largest, most)).toEqual(marks);
});
