import { expect, test } from "vitest";
import { whyRed } from "./why-red.ts";

test("of Vitest each failed test is told with its message, and the frames of code are cut", () => {
  const output = [
    " ✓ |unit| packages/domain/src/a.test.ts (3 tests) 4ms",
    "\u001b[31m⎯⎯⎯ Failed Tests 2 ⎯⎯⎯\u001b[39m",
    "",
    "\u001b[41m FAIL \u001b[49m  |unit| packages/domain/src/b.test.ts > B1 a day > is open",
    "AssertionError: expected 1 to be 2",
    ...Array.from({ length: 30 }, (_, line) => `      ${line}| code`),
    " FAIL  |unit| packages/domain/src/c.test.ts > is closed",
    "Error: no day",
  ].join("\n");
  const told = whyRed(output);
  expect(told[0]).toBe(" FAIL   |unit| packages/domain/src/b.test.ts > B1 a day > is open");
  expect(told[1]).toBe("AssertionError: expected 1 to be 2");
  expect(told).toHaveLength(10);
  expect(told.slice(-2)).toEqual([
    " FAIL  |unit| packages/domain/src/c.test.ts > is closed",
    "Error: no day",
  ]);
});

test("of Playwright each journey that failed is told with its message", () => {
  const output = [
    "  ✘  1 e2e/cart.spec.ts:12:1 › C9: once (4.1s)",
    "  1) e2e/cart.spec.ts:12:1 › C9: once ────────",
    "",
    "    Error: expect(locator).toBeVisible() failed",
    "  1 failed",
  ].join("\n");
  expect(whyRed(output).slice(0, 2)).toEqual([
    "  1) e2e/cart.spec.ts:12:1 › C9: once ────────",
    "    Error: expect(locator).toBeVisible() failed",
  ]);
});

test("however many fail, it stays on one screen and says how many more there are", () => {
  const output = Array.from({ length: 50 }, (_, test) => ` FAIL  test ${test}\nError: no\n  at x`).join("\n");
  const told = whyRed(output);
  expect(told).toHaveLength(41);
  expect(told.slice(-3)).toEqual([" FAIL  test 19", "Error: no", "… and 30 more"]);
});

test("what runs no tests is told by the last it said", () => {
  const output = Array.from({ length: 90 }, (_, line) => `line ${line}`).join("\n\n");
  expect(whyRed(output)).toEqual(Array.from({ length: 40 }, (_, line) => `line ${line + 50}`));
});
