import { expect, test } from "vitest";
import { parseCheckoutStep } from "./checkout-step.ts";

test.each([
  ["contents", null],
  ["delivery", "delivery"],
  ["payment", "payment"],
  ["empties", "empties"],
  ["recap", "recap"],
  ["thanks", undefined],
  ["", undefined],
])("CHECKOUT-01 the page of the cart called %j is %s", (text, step) => {
  expect(parseCheckoutStep(text)).toBe(step);
});
