import { describe, expect, test } from "vitest";
import { someUser } from "../testing/some-user.ts";
import { type GateFacts, judge } from "./gate.ts";

const catalogue = { kind: "permission", permission: "Catalogue" } as const;
const on = [{ label: "Catalogue", value: "1" }];
const facts: GateFacts = { access: catalogue, hasSession: true, user: someUser(), sections: on };

describe("the gate on routes", () => {
  test.each<[string, Partial<GateFacts>, string]>([
    ["PERM-02 opens with the permission in both lists", {}, "open"],
    ["PERM-03 refuses what is not in the user's list", { user: someUser({ permissions: [] }) }, "forbidden"],
    [
      "PERM-03 refuses what the portal has switched off",
      { sections: [{ label: "Catalogue", value: "0" }] },
      "forbidden",
    ],
    ["OP-149 a failed configuration locks nobody out", { sections: "failed" }, "open"],
    ["OP-149 without user data nothing opens", { user: "failed" }, "unauthorized"],
    ["SESSION-01 no session leads to sign-in", { hasSession: false, user: undefined }, "sign-in"],
    [
      "OP-10 a session without a signed-in person is unauthorized",
      { user: someUser({ isLoggedIn: false }) },
      "unauthorized",
    ],
    [
      "SESSION-05 a person who is not validated is signed out",
      { user: someUser({ isValidated: false }) },
      "sign-out",
    ],
    [
      "SESSION-06 but not on a public page such as the verification",
      { user: someUser({ isValidated: false }), access: { kind: "public" } },
      "open",
    ],
    [
      "ROUTE-45 a public page asks for nothing",
      { access: { kind: "public" }, hasSession: false, user: undefined },
      "open",
    ],
    [
      "ROUTE-29 a page that asks for a sign-in only",
      { access: { kind: "login" }, user: someUser({ permissions: [] }) },
      "open",
    ],
    [
      "ROUTE-29 and is opened to nobody without one",
      { access: { kind: "login" }, hasSession: false, user: undefined },
      "sign-in",
    ],
    [
      "SESSION-07 academy-only users get the way to e-learning",
      { user: someUser({ isAcademyOnly: true }) },
      "academy",
    ],
  ])("%s", (_what, change, kind) => {
    expect(judge({ ...facts, ...change }).kind).toBe(kind);
  });
});
