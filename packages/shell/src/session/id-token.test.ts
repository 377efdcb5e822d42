import { describe, expect, test } from "vitest";
import { signedToken } from "../testing/signed-token.ts";
import { faultOf, isFresh, parseIdToken } from "./id-token.ts";

describe("STORAGE-16 the id token", () => {
  test("tells who it is for and how long, also with letters beyond ASCII in its claims", () => {
    const token = parseIdToken(signedToken({ sub: "U001", name: "Ľubomír Žižka" }));
    expect(token).toMatchObject({
      uid: "U001",
      audience: ["vycep-portal"],
      nonce: "n1",
      issuedAt: 1000,
      expiresAt: 1900,
    });
  });

  test("D34 names our user by the claim that is configured, and the person as people know them", () => {
    const text = signedToken({ sub: "emp-1", customer_uid: "U001", email: "jana@pub.example", name: "Jana" });
    expect(parseIdToken(text, "customer_uid")).toMatchObject({ uid: "U001", person: "jana@pub.example" });
    expect(parseIdToken(text, "another")).toBeUndefined();
    expect(parseIdToken(signedToken({ sub: "emp-1", name: "Jana" }))?.person).toBe("Jana");
    expect(parseIdToken(signedToken({ sub: "emp-1", email: 7, name: "" }))?.person).toBe("emp-1");
  });

  test.each([
    ["nothing", ""],
    ["a word", "hello"],
    ["a payload that is no JSON", "a.b.c"],
    ["a payload without a subject", signedToken({ sub: undefined })],
    ["a subject that is no text", signedToken({ sub: 7 })],
    ["a payload without an end", signedToken({ exp: undefined })],
  ])("is not read out of %s", (_what, text) => {
    expect(parseIdToken(text)).toBeUndefined();
  });
});

describe("D03 a token that has just come", () => {
  const expected = { clientId: "vycep-portal", nonce: "n1" };
  test.each([
    ["ours is accepted", {}, undefined],
    ["another client's is refused", { aud: "other" }, "foreign-audience"],
    ["the answer to another question is refused", { nonce: "n2" }, "wrong-nonce"],
    ["one that answers no question is refused", { nonce: undefined }, "wrong-nonce"],
    ["one that never lived is refused", { exp: 1000 }, "expired"],
    ["several audiences with ours among them are fine", { aud: ["other", "vycep-portal"] }, undefined],
  ])("%s", (_what, claims, fault) => {
    expect(faultOf(parseIdToken(signedToken(claims)), expected)).toBe(fault);
  });

  test("one that cannot be read is refused", () => {
    expect(faultOf(undefined, expected)).toBe("unreadable");
  });
});

test("SESSION-27 a stored token is used while it lives, with the spare time asked for", () => {
  const token = parseIdToken(signedToken({ exp: 1900 }));
  if (token === undefined) throw new Error("unreadable");
  expect(isFresh(token, 1_899_999)).toBe(true);
  expect(isFresh(token, 1_900_000)).toBe(false);
  expect(isFresh(token, 1_896_000, 5)).toBe(false);
});
