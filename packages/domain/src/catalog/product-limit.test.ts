import { expect, test } from "vitest";
import { boxesLeft } from "./product-limit.ts";

test.each([
  ["nothing ordered", 10, 0, 10],
  ["some ordered", 10, 7, 3],
  ["all ordered", 10, 10, 0],
  ["lowered since", 10, 12, 0],
  ["none at all", 0, 0, 0],
])("CART-18 %s", (_case, maxBoxes, boxesOrdered, left) => {
  expect(boxesLeft({ maxBoxes, boxesOrdered })).toBe(left);
});
