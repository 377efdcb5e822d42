import { describe, expect, test } from "vitest";
import { judgeStaffChange, standingLetIn } from "./staff-administration.ts";
import type { StaffRole, StaffStatus } from "./staff-role.ts";

type Row = readonly [
  name: string,
  before: readonly [readonly StaffRole[], StaffStatus],
  after: readonly [readonly StaffRole[], StaffStatus],
  admins: number,
  expected: string,
];

describe("DSIGN-08 staff are invited, suspended, given roles", () => {
  test.each<Row>([
    ["another role", [["content"], "active"], [["catalogue"], "active"], 1, "ok"],
    ["suspended", [["content"], "active"], [["content"], "suspended"], 1, "ok"],
    ["let in again", [["content"], "suspended"], [["content"], "active"], 1, "ok"],
    ["no role at all", [["content"], "active"], [[], "active"], 1, "no-role"],
    [
      "active before the first password",
      [["content"], "invited"],
      [["content"], "active"],
      1,
      "password-not-set",
    ],
    [
      "the last administrator suspended",
      [["admin"], "active"],
      [["admin"], "suspended"],
      1,
      "last-administrator",
    ],
    [
      "the last administrator made something else",
      [["admin"], "active"],
      [["content"], "active"],
      1,
      "last-administrator",
    ],
    ["one of two administrators", [["admin"], "active"], [["content"], "active"], 2, "ok"],
    ["an administrator who cannot sign in", [["admin"], "suspended"], [["content"], "suspended"], 1, "ok"],
  ])("%s", (_name, [rolesBefore, before], [rolesAfter, after], activeAdmins, expected) => {
    const verdict = judgeStaffChange({
      by: "S1",
      before: { uid: "S2", roles: rolesBefore, status: before },
      after: { roles: rolesAfter, status: after },
      activeAdmins,
    });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  test("who never came in is invited again when they are let in", () => {
    expect([standingLetIn({ hasComeIn: true }), standingLetIn({ hasComeIn: false })]).toEqual([
      "active",
      "invited",
    ]);
  });

  test("nobody changes their own rights", () => {
    const verdict = judgeStaffChange({
      by: "S1",
      before: { uid: "S1", roles: ["admin"], status: "active" },
      after: { roles: ["admin", "finance"], status: "active" },
      activeAdmins: 2,
    });
    expect(verdict).toEqual({ ok: false, refusal: { kind: "own-rights" } });
  });
});

describe("DSIGN-04 roles that the identity provider gives", () => {
  const change = (roles: readonly StaffRole[], status: StaffStatus) =>
    judgeStaffChange({
      by: "S1",
      before: { uid: "S2", roles: ["content", "sales"], status: "active" },
      after: { roles, status },
      activeAdmins: 2,
      isOfProvider: true,
    });

  test("are not changed at the desk", () => {
    expect(change(["content"], "active")).toEqual({ ok: false, refusal: { kind: "roles-of-provider" } });
    expect(change(["content", "finance"], "active")).toMatchObject({ ok: false });
  });

  test("are no reason why somebody could not be suspended", () => {
    expect(change(["sales", "content"], "suspended").ok).toBe(true);
  });

  test("may all have gone", () => {
    const before = { uid: "S2", roles: [], status: "active" } as const;
    const after = { roles: [], status: "suspended" } as const;
    const change = { by: "S1", before, after, activeAdmins: 2 };
    expect(judgeStaffChange({ ...change, isOfProvider: true }).ok).toBe(true);
    expect(judgeStaffChange(change)).toMatchObject({ refusal: { kind: "no-role" } });
  });
});
