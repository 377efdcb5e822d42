import { expect, test } from "vitest";
import { rolesWithSecondFactor } from "./staff-role.ts";

test.each([
  [[], ["admin"]],
  [["finance"], ["admin", "finance"]],
  [["admin"], ["admin"]],
] as const)(
  "DSIGN-03 an administrator must have a second factor whatever is configured: %j",
  (configured, demanded) => {
    expect(rolesWithSecondFactor(configured)).toEqual(demanded);
  },
);
