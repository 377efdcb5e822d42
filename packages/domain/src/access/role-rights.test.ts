import { expect, it, test } from "vitest";
import { PERMISSIONS } from "./permission.ts";
import {
  isOfferedAt,
  isOwnerRole,
  markOf,
  optionalOf,
  permissionsOfRole,
  type RoleMarks,
  whyNotSwitch,
} from "./role-rights.ts";
import { parseUserStatus, USER_STATUSES } from "./user-status.ts";

const waiter: RoleMarks = {
  Support: "allowed",
  Catalogue: "optional_off",
  "My Orders": "optional_on",
  Contracts: "not_allowed",
};

test.each([
  ["what it switches on beforehand", undefined, ["My Orders", "Support"]],
  ["nothing more when all is switched off", [], ["Support"]],
  ["what was switched on", ["Catalogue"], ["Catalogue", "Support"]],
  ["never what it does not allow", ["Contracts"], ["Support"]],
] as const)("ROLE-13 USERADMIN-16 a role grants %s", (_says, switchedOn, expected) => {
  expect(permissionsOfRole(waiter, switchedOn)).toEqual(expected);
});

it("ROLE-13 each screen is allowed, not allowed or optional", () => {
  expect(optionalOf(waiter)).toEqual(["Catalogue", "My Orders"]);
  expect(markOf(waiter, "Reporting")).toBe("not_allowed");
  const all = Object.fromEntries(PERMISSIONS.map((name) => [name, "allowed"]));
  expect(permissionsOfRole(all, undefined)).toEqual(PERMISSIONS);
  expect(whyNotSwitch(waiter, ["Catalogue", "Contracts"])).toEqual({
    kind: "permission-not-optional",
    permission: "Contracts",
  });
  expect(whyNotSwitch(waiter, ["Catalogue"])).toBeUndefined();
});

test.each([
  ["Key user", "POS", false],
  ["Delegated owner", "POS", true],
  ["Delegated owner", "WHS", true],
  ["Sub-account", "WHS", true],
  ["POS Accountant", "POS", true],
  ["POS Accountant", "WHS", false],
  ["WHS Accountant", "POS", false],
  ["WHS Accountant", "WHS", true],
])("ROLE-06 ROLE-08 %s at a place of type %s is offered: %s", (role, customerType, expected) => {
  expect(isOfferedAt(role, customerType)).toBe(expected);
});

test.each([
  ["Key user", true],
  ["POS Owner", true],
  ["POS Delegated owner", true],
  ["WHS Delegated owner", true],
  ["Delegated owner", true],
  ["POS Accountant", false],
  ["Sub-account", false],
])("ROLE-02 ROLE-03 %s owns a place: %s", (role, expected) => {
  expect(isOwnerRole(role)).toBe(expected);
});

it("USERADMIN-10 OP-30 there are six statuses, one of them with two words", () => {
  expect(USER_STATUSES).toHaveLength(6);
  expect(USER_STATUSES.map(parseUserStatus)).toEqual(USER_STATUSES);
  expect([parseUserStatus("Inactive"), parseUserStatus("nonsense")]).toEqual(["Deactivated", undefined]);
});
