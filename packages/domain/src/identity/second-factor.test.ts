import { describe, expect, test } from "vitest";
import { groupedCode, mayRemoveOne, parseTypedCode, recoveryCodeFrom, secondStep } from "./second-factor.ts";

const nothing = { hasAuthenticator: false, passkeys: 0, roleIds: ["R05"] };

describe("D32 the second step of a sign-in", () => {
  test.each([
    ["nobody asked for one", nothing, [], { kind: "none" }],
    ["another role must", nothing, ["R01"], { kind: "none" }],
    ["the role must and has none", { ...nothing, roleIds: ["R05", "R01"] }, ["R01"], { kind: "set-up" }],
    [
      "an authenticator",
      { ...nothing, hasAuthenticator: true },
      [],
      { kind: "ask", means: ["authenticator"] },
    ],
    ["a passkey", { ...nothing, passkeys: 2 }, ["R05"], { kind: "ask", means: ["passkey"] }],
    [
      "both",
      { ...nothing, hasAuthenticator: true, passkeys: 1 },
      [],
      { kind: "ask", means: ["authenticator", "passkey"] },
    ],
  ])("%s", (_case, facts, demanded, step) => {
    expect(secondStep(facts, demanded)).toEqual(step);
  });

  test.each([
    ["the only one, by choice", { ...nothing, passkeys: 1 }, ["R01"], true],
    ["the only one, demanded", { ...nothing, passkeys: 1 }, ["R05"], false],
    ["one of two, demanded", { ...nothing, passkeys: 1, hasAuthenticator: true }, ["R05"], true],
  ])("taking away %s", (_case, facts, demanded, may) => {
    expect(mayRemoveOne(facts, demanded)).toBe(may);
  });
});

describe("codes that are typed", () => {
  test.each([
    ["123456", { kind: "authenticator", code: "123456" }],
    [" 123 456 ", { kind: "authenticator", code: "123456" }],
    ["abcd-efgh-jklm-npqr", { kind: "recovery", code: "ABCDEFGHJKLMNPQR" }],
    ["ABCD EFGH JKLM NPQ2", { kind: "recovery", code: "ABCDEFGHJKLMNPQ2" }],
    ["12345", undefined],
    ["ABCD-EFGH-JKLM-NPQ0", undefined],
    ["", undefined],
  ])("%j", (text, typed) => {
    expect(parseTypedCode(text)).toEqual(typed);
  });

  test("a code that is shown can be typed", () => {
    const random = Uint8Array.from({ length: 16 }, (_each, index) => index * 17);
    const code = recoveryCodeFrom(random);
    expect(code).toHaveLength(16);
    expect(parseTypedCode(groupedCode(code))).toEqual({ kind: "recovery", code });
  });
});
