import { describe, expect, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { moneyStanding } from "./money-standing.ts";

describe("DCUST-02 how a company stands with its money", () => {
  test.each([
    ["nothing owed, no limit", [0, 0, undefined], [false, false, undefined]],
    ["owed in time", [500, 0, 1000], [false, false, 50]],
    ["late", [500, 1, 1000], [true, false, 50]],
    ["exactly the limit", [1000, 0, 1000], [false, false, 100]],
    ["a haléř over a large limit", [100_001, 0, 100_000], [false, true, 101]],
    ["just under the limit", [99_999, 0, 100_000], [false, false, 99]],
    ["far over", [2600, 2600, 1000], [true, true, 260]],
    ["no credit at all, nothing owed", [0, 0, 0], [false, false, 0]],
    ["no credit at all, something owed", [1, 0, 0], [false, true, 101]],
    ["more paid than asked", [-5, 0, 100], [false, false, 0]],
  ] as const)("%s", (_case, [unpaid, overdue, limit], [isOverdue, isOverLimit, usedPercent]) => {
    const creditLimitMinor = limit === undefined ? undefined : toMinor(limit);
    expect(
      moneyStanding({ unpaidMinor: toMinor(unpaid), overdueMinor: toMinor(overdue), creditLimitMinor }),
    ).toEqual({ isOverdue, isOverLimit, usedPercent });
  });
});
