import { describe, expect, test } from "vitest";
import { judgeRoleMarks, permissionsAfterChange } from "./change-role.ts";
import type { RoleMark, RoleMarks } from "./role-rights.ts";

describe("DCONF-02 what a role may say", () => {
  test.each<[string, string, RoleMarks, string]>([
    ["an owner who lets nobody in", "POS Owner", { Catalogue: "allowed" }, "owner-lets-in"],
    ["an owner who may be kept from it", "Key user", { "Access Management": "optional_on" }, "owner-lets-in"],
    ["one that opens nothing", "Sub-account", { Catalogue: "not_allowed" }, "role-opens-nothing"],
    ["one that opens one screen", "Sub-account", { Support: "optional_off" }, "ok"],
    ["an owner who lets in", "POS Owner", { "Access Management": "allowed" }, "ok"],
  ])("%s", (_case, name, marks, expected) => {
    const verdict = judgeRoleMarks(name, marks);
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

describe("DCONF-02 ROLE-13 what its holders have afterwards", () => {
  test.each<[string, RoleMark, RoleMark, boolean, boolean]>([
    ["all get what is allowed now", "not_allowed", "allowed", false, true],
    ["also who had it switched off", "optional_on", "allowed", false, true],
    ["nobody keeps what is not allowed now", "allowed", "not_allowed", true, false],
    ["also who had it switched on", "optional_off", "not_allowed", true, false],
    ["who had it keeps it where it is left open now", "allowed", "optional_off", true, true],
    ["who had it switched on keeps it", "optional_off", "optional_on", true, true],
    ["who had it switched off does not get it", "optional_off", "optional_on", false, false],
    ["what nobody had begins as it says: on", "not_allowed", "optional_on", false, true],
    ["what nobody had begins as it says: off", "not_allowed", "optional_off", false, false],
  ])("%s", (_case, before, after, held, expected) => {
    const had = held ? (["Catalogue"] as const) : [];
    const has = permissionsAfterChange({ Catalogue: before }, { Catalogue: after }, had);
    expect(has.includes("Catalogue")).toBe(expected);
  });

  test("what the role does not name is held by nobody", () => {
    expect(permissionsAfterChange({}, {}, ["Support"])).toEqual([]);
  });
});
