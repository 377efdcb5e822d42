import { expect, test } from "vitest";
import { needsFreshSignIn } from "./fresh-sign-in.ts";

test.each([
  ["not configured", "roles", [], 99_999, false],
  ["configured for another change", "factors", ["roles"], 99_999, false],
  ["just now", "roles", ["roles"], 0, false],
  ["ten minutes ago", "roles", ["roles", "factors"], 600, false],
  ["a second longer", "roles", ["roles", "factors"], 601, true],
  ["nobody knows when", "factors", ["factors"], undefined, true],
  ["by a clock that is a little ahead", "factors", ["factors"], -5, false],
  ["in the future", "factors", ["factors"], -3600, true],
] as const)("D38 a sign-in %s", (_case, change, demandedFor, secondsSince, needed) => {
  expect(needsFreshSignIn({ change, demandedFor, secondsSince })).toBe(needed);
});
