import { describe, expect, test } from "vitest";
import {
  claimAt,
  claimedEmail,
  claimedLanguage,
  claimedName,
  claimedRoles,
  provesSecondFactor,
  rolesByClaim,
} from "./provider-claims.ts";

describe("what a provider says of one of the staff", () => {
  const roles = { "desk-admins": ["admin"], cs: ["service", "sales"] } as const;

  test.each([
    [
      "a list at a path",
      { realm_access: { roles: ["cs", "other"] } },
      "realm_access.roles",
      ["service", "sales"],
    ],
    ["one text", { role: "desk-admins" }, "role", ["admin"]],
    [
      "a claim named as an address",
      { "https://b.example/roles": ["cs"] },
      "https://b.example/roles",
      ["service", "sales"],
    ],
    [
      "several, in the desk's order",
      { groups: ["desk-admins", "cs"] },
      "groups",
      ["service", "sales", "admin"],
    ],
    ["nothing that is mapped", { groups: ["guests"] }, "groups", []],
    ["no claim", {}, "groups", []],
    ["a part that everything has", {}, "constructor.name", []],
    ["a number", { groups: [7] }, "groups", []],
  ] as const)("%s gives roles", (_case, claims, path, expected) => {
    expect(claimedRoles(claims, path, roles)).toEqual(expected);
  });

  test("a claim is looked for by its whole name first", () => {
    expect(claimAt({ "a.b": 1, a: { b: 2 } }, "a.b")).toBe(1);
    expect(claimAt({ a: "text" }, "a.length")).toBeUndefined();
  });

  test.each([
    ["verified", { email: " iva@b.example ", email_verified: true }, false, "iva@b.example"],
    ["verified, as text", { email: "iva@b.example", email_verified: "true" }, false, "iva@b.example"],
    ["not verified", { email: "iva@b.example", email_verified: false }, true, undefined],
    ["of which nothing is said", { email: "iva@b.example" }, false, undefined],
    ["of which nothing need be said", { email: "iva@b.example" }, true, "iva@b.example"],
    ["that is none", { email: "iva", email_verified: true }, false, undefined],
    ["that is not there", { email_verified: true }, true, undefined],
  ])("an address %s", (_case, claims, isTrusted, expected) => {
    expect(claimedEmail(claims, isTrusted)).toBe(expected);
  });

  test.each([
    ["in two claims", { given_name: "Iva", family_name: "Malá", name: "x" }, "Iva", "Malá"],
    ["in one", { name: "Iva Marie Malá" }, "Iva Marie", "Malá"],
    ["of one word", { name: "Iva" }, "iva.mala", "Iva"],
    ["not at all", {}, "iva.mala", "b.example"],
    ["too long", { given_name: "x".repeat(120), family_name: "y" }, "x".repeat(100), "y"],
  ])("a name told %s", (_case, claims, firstName, lastName) => {
    expect(claimedName(claims, "iva.mala@b.example")).toEqual({ firstName, lastName });
  });

  test.each([
    ["sk-SK", "sk"],
    ["en_GB", "en"],
    ["fr", undefined],
    [7, undefined],
  ])("the language of %j", (locale, expected) => {
    expect(claimedLanguage({ locale })).toBe(expected);
  });

  test.each([
    [{ amr: ["pwd", "mfa"] }, true],
    [{ amr: ["pwd"] }, false],
    [{ amr: "mfa" }, false],
    [{ acr: "gold" }, true],
    [{ acr: "silver" }, false],
    [{}, false],
  ])("%j proves a second factor: %s", (claims, expected) => {
    expect(provesSecondFactor(claims, ["gold"])).toBe(expected);
  });
});

describe("DSIGN-08 roles follow the claim, and the last administrator stays one", () => {
  test.each([
    ["another administrator", { roles: ["admin"], status: "active" }, 2, ["sales"]],
    ["the last", { roles: ["admin"], status: "active" }, 1, ["sales", "admin"]],
    ["who may not come in", { roles: ["admin"], status: "suspended" }, 1, ["sales"]],
    ["who is none", { roles: ["content"], status: "active" }, 1, ["sales"]],
  ] as const)("%s", (_case, before, activeAdmins, expected) => {
    expect(rolesByClaim({ before, claimed: ["sales"], activeAdmins })).toEqual(expected);
  });
});
