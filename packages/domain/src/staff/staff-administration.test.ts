import { describe, expect, test } from "vitest";
import { judgeStaffChange } from "./staff-administration.ts";
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
