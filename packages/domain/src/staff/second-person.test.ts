import { describe, expect, test } from "vitest";
import { aloneUpTo, approvesUpTo, needsSecondPerson } from "./second-person.ts";

const houseRights = [
  { role: "catalogue", area: "prices", power: "approve", limit: 5 },
  { role: "service", area: "papers", power: "approve", limit: 500_000 },
  { role: "admin", area: "prices", power: "approve", limit: undefined },
] as const;
const right = (limit: number | undefined, area: "prices" | "papers" = "prices") => [
  { area, power: "approve", limit } as const,
];

describe("DPRICE-03 DTICK-03 a second person", () => {
  test.each([
    ["up to the limit", 5, right(5), false],
    ["above it", 5.01, right(5), true],
    ["a right without a limit does not go alone above the house's", 5.01, right(undefined), true],
    ["and goes alone up to it", 5, right(undefined), false],
    ["the limit of another area is none of it", 0.1, right(500_000, "papers"), true],
    ["without the right everything needs one", 0.1, [], true],
  ])("%s", (_case, amount, rights, needs) => {
    expect(needsSecondPerson({ area: "prices", amount }, { rights, houseRights })).toBe(needs);
  });

  test("where no role has a limit nothing needs one", () => {
    const own = { rights: right(undefined), houseRights: [] };
    expect(needsSecondPerson({ area: "prices", amount: 90 }, own)).toBe(false);
    expect(aloneUpTo("prices", own)).toBeUndefined();
  });

  test("how far somebody goes is said beforehand, alone and for others", () => {
    expect(aloneUpTo("papers", { rights: right(undefined, "papers"), houseRights })).toBe(500_000);
    expect(aloneUpTo("papers", { rights: right(100, "papers"), houseRights })).toBe(100);
    expect(aloneUpTo("papers", { rights: [], houseRights })).toBe(0);
    expect(approvesUpTo("papers", right(undefined, "papers"))).toBeUndefined();
    expect(approvesUpTo("papers", [...right(100, "papers"), ...right(7, "papers")])).toBe(100);
  });
});
