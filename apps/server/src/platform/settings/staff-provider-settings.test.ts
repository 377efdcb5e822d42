import { describe, expect, test } from "vitest";
import { parseConfig } from "../config.ts";

const DATABASE_URL = "postgres://localhost/vycep";
const given = {
  STAFF_OIDC_ISSUER: "https://login.brewery.example/staff",
  STAFF_OIDC_CLIENT_ID: "desk",
  STAFF_OIDC_ROLES: "admins=admin, cs=service, cs=sales",
};

function providerOf(env: Record<string, string>) {
  const parsed = parseConfig({ DATABASE_URL, ...env });
  if (parsed.kind === "invalid") throw new Error(parsed.problems.join("; "));
  return parsed.config.staffProvider;
}

function problemsOf(env: Record<string, string>): readonly string[] {
  const parsed = parseConfig({ DATABASE_URL, ...env });
  return parsed.kind === "invalid" ? parsed.problems : [];
}

describe("the staff's own identity provider", () => {
  test("is none unless an issuer is named", () => {
    expect(providerOf({})).toBeUndefined();
  });

  test("DSIGN-04 is issuer, client, claim and what it gives", () => {
    expect(providerOf({ ...given, STAFF_OIDC_ROLE_CLAIM: "realm_access.roles" })).toEqual({
      issuer: "https://login.brewery.example/staff",
      clientId: "desk",
      clientSecret: undefined,
      scope: "openid profile email",
      roleClaim: "realm_access.roles",
      roles: { admins: ["admin"], cs: ["service", "sales"] },
      names: { cs: "login.brewery.example", sk: "login.brewery.example", en: "login.brewery.example" },
      secondFactorClasses: [],
      isEmailTrusted: false,
      joinsByEmail: false,
    });
  });

  test("groups may have commas and equal signs", () => {
    const roles = '{"CN=Admins,OU=Desk": ["admin"]}';
    expect(providerOf({ ...given, STAFF_OIDC_ROLES: roles })?.roles).toEqual({
      "CN=Admins,OU=Desk": ["admin"],
    });
    expect(providerOf({ ...given, STAFF_OIDC_ROLES: "CN=Admins=admin" })?.roles).toEqual({
      "CN=Admins": ["admin"],
    });
  });

  test.each([
    ["Keycloak", { cs: "Keycloak", sk: "Keycloak", en: "Keycloak" }],
    [
      "cs=Účet pivovaru, en=Brewery account",
      { cs: "Účet pivovaru", sk: "Účet pivovaru", en: "Brewery account" },
    ],
  ])("is called %s", (name, names) => {
    expect(providerOf({ ...given, STAFF_OIDC_NAME: name })?.names).toEqual(names);
  });

  test.each<[string, Record<string, string>, string]>([
    ["without its client", { STAFF_OIDC_ISSUER: given.STAFF_OIDC_ISSUER }, "STAFF_OIDC_CLIENT_ID"],
    ["without what roles it gives", { ...given, STAFF_OIDC_ROLES: "" }, "STAFF_OIDC_ROLES"],
    ["without its issuer", { ...given, STAFF_OIDC_ISSUER: "" }, "STAFF_OIDC_ISSUER"],
    ["that gives a role that nobody has", { ...given, STAFF_OIDC_ROLES: "a=boss" }, "STAFF_OIDC_ROLES"],
    ["whose roles are no pairs", { ...given, STAFF_OIDC_ROLES: "admin" }, "STAFF_OIDC_ROLES"],
    ["whose roles are no JSON", { ...given, STAFF_OIDC_ROLES: "{admin" }, "STAFF_OIDC_ROLES"],
    ["without openid", { ...given, STAFF_OIDC_SCOPES: "email" }, "STAFF_OIDC_SCOPES"],
    ["in a language that nobody speaks here", { ...given, STAFF_OIDC_NAME: "xx=Konto" }, "STAFF_OIDC_NAME"],
    [
      "that could be read along in production",
      {
        ...{ ...given, STAFF_OIDC_ISSUER: "http://login.brewery.example" },
        ...{ NODE_ENV: "production", VYCEP_SECRET: "a secret of more than thirty-two letters" },
      },
      "STAFF_OIDC_ISSUER",
    ],
  ])("%s is told", (_case, env, key) => {
    const problems = problemsOf(env);
    expect(problems.map((line) => line.split(":")[0])).toContain(key);
  });
});
