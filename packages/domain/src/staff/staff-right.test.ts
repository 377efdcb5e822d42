import { describe, expect, test } from "vitest";
import type { CompanyId } from "../kernel/ids.ts";
import { toId } from "../kernel/ids.ts";
import {
  DESK_AREAS,
  DESK_POWERS,
  judgeAct,
  judgeOneOf,
  limitUnitOf,
  reachOf,
  type StaffRights,
} from "./staff-right.ts";

const rights: StaffRights = [
  { area: "orders", power: "change", limit: undefined },
  { area: "customers", power: "see", limit: undefined },
  { area: "papers", power: "approve", limit: 500_000 },
];

describe("DSIGN-05 rights are see, change, approve and override by area, with limits", () => {
  test.each([
    ["who changes sees", "orders", "see", 0, "ok"],
    ["who changes changes", "orders", "change", 0, "ok"],
    ["who changes does not approve", "orders", "approve", 0, "not-your-area"],
    ["who changes does not override", "orders", "override", 0, "not-your-area"],
    ["who sees does not change", "customers", "change", 0, "not-your-area"],
    ["another area is none of theirs", "prices", "see", 0, "not-your-area"],
    ["up to the limit", "papers", "approve", 500_000, "ok"],
    ["a haléř above it", "papers", "approve", 500_001, "over-your-limit"],
  ] as const)("%s", (_case, area, power, amount, expected) => {
    const verdict = judgeAct(rights, { area, power, amount });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  test("one right of several suffices; without any of them the first is told as missing", () => {
    const [orders, prices, papers] = (["orders", "prices", "papers"] as const).map((area) => ({
      ...{ area, power: "see" as const },
    }));
    if (orders === undefined || prices === undefined || papers === undefined) throw new Error("three acts");
    expect(judgeOneOf(rights, [prices, orders]).ok).toBe(true);
    expect(judgeOneOf(rights, [orders, prices]).ok).toBe(true);
    const none = [{ area: "content", power: "change" } as const, prices] as const;
    expect(judgeOneOf(rights, none)).toEqual({
      ok: false,
      refusal: { kind: "not-your-area", area: "content", power: "change" },
    });
  });

  test("of several roles the largest limit counts, and it is told with its unit", () => {
    const two: StaffRights = [
      { area: "papers", power: "approve", limit: 100 },
      { area: "papers", power: "approve", limit: 300 },
    ];
    expect(judgeAct(two, { area: "papers", power: "approve", amount: 300 }).ok).toBe(true);
    expect(judgeAct(two, { area: "papers", power: "approve", amount: 301 })).toEqual({
      ok: false,
      refusal: { kind: "over-your-limit", limit: 300, unit: "minor" },
    });
  });

  test("one role without a limit lifts it", () => {
    const lifted: StaffRights = [
      { area: "prices", power: "approve", limit: 5 },
      { area: "prices", power: "approve", limit: undefined },
    ];
    expect(judgeAct(lifted, { area: "prices", power: "approve", amount: 90 }).ok).toBe(true);
  });

  test("without a right nothing at all is allowed", () => {
    for (const area of DESK_AREAS)
      for (const power of DESK_POWERS) expect(judgeAct([], { area, power }).ok).toBe(false);
  });

  test("limits are counted in money for credits, in per cent for prices, and nowhere else", () => {
    const withLimits = DESK_AREAS.flatMap((area) =>
      DESK_POWERS.filter((power) => limitUnitOf(area, power) !== undefined).map(
        (power) => `${area} ${power}`,
      ),
    );
    expect(withLimits).toEqual(["prices approve", "papers approve"]);
  });
});

describe("sales see only the companies assigned to them", () => {
  const companies = [toId<CompanyId>("C1")];
  test.each([
    ["sales alone", ["sales"], ["C1"]],
    ["sales and service", ["sales", "service"], "everything"],
    ["service", ["service"], "everything"],
  ] as const)("%s", (_case, roles, expected) => {
    const reach = reachOf({ roles, companies });
    expect(reach === "everything" ? reach : [...reach]).toEqual(expected);
  });
});
