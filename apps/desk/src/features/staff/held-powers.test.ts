import { describe, expect, test } from "vitest";
import { heldPowers, type RightRow } from "./held-powers.ts";

const rights: readonly RightRow[] = [
  { role: "service", area: "orders", power: "change", limit: null },
  { role: "service", area: "orders", power: "override", limit: null },
  { role: "service", area: "papers", power: "approve", limit: 500_000 },
  { role: "finance", area: "papers", power: "approve", limit: null },
];

describe("DSIGN-05 a cell of the matrix says what a role may do in an area", () => {
  test.each([
    ["service", "orders", { shape: "change", approves: false, limit: undefined, overrides: true }],
    ["service", "papers", { shape: "see", approves: true, limit: 500_000, overrides: false }],
    ["finance", "papers", { shape: "see", approves: true, limit: undefined, overrides: false }],
    ["finance", "orders", { shape: "none", approves: false, limit: undefined, overrides: false }],
  ] as const)("%s in %s", (role, area, expected) => {
    expect(heldPowers(rights, { role, area })).toEqual(expected);
  });
});
