import { describe, expect, test } from "vitest";
import { faultsOf, signInRefusal } from "./sign-in-refusal.ts";

describe("AUTH-02 a refused sign-in", () => {
  test.each([
    ["sign-in-incorrect", 401, undefined, { kind: "wrong-password" }],
    ["too-many-requests", 429, 61, { kind: "too-many", minutes: 2 }],
    ["too-many-requests", 429, undefined, { kind: "too-many", minutes: 1 }],
    ["interaction-expired", 404, undefined, { kind: "expired" }],
  ])("%s is told as it is", (code, status, retryAfterSeconds, refusal) => {
    const failure = { kind: "refused", code, status, message: "", retryAfterSeconds } as const;
    expect(signInRefusal(failure)).toEqual(refusal);
  });

  test("anything else keeps its failure", () => {
    const failure = { kind: "network", code: "network", message: "" } as const;
    expect(signInRefusal(failure)).toEqual({ kind: "failed", failure });
  });
});

test.each([
  ["", "", { email: "emailMissing", password: "passwordMissing" }],
  ["jana", "x", { email: "emailWrong" }],
  [" jana@pub.example ", "", { password: "passwordMissing" }],
  ["jana@pub.example", "x", {}],
])("the form sees by itself what is missing in %j and %j", (email, password, faults) => {
  expect(faultsOf(email, password)).toEqual(faults);
});
