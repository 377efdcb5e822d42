import { expect, test } from "vitest";
import { readToEnd } from "./read-to-end.ts";

test.each([
  [0, [0]],
  [99, [0]],
  [100, [0, 100]],
  [250, [0, 100, 200]],
])("CONTENT-15 of %i entries the pages beginning at %j are read", async (total, expected) => {
  const asked: number[] = [];
  const rows = await readToEnd(({ offset, limit }) => {
    asked.push(offset);
    return Promise.resolve(Array.from({ length: Math.min(limit, total - offset) }, (_, at) => offset + at));
  });
  expect(asked).toEqual(expected);
  expect(rows).toEqual(Array.from({ length: total }, (_, at) => at));
});
