import { describe, expect, test } from "vitest";
import {
  authorizationUrl,
  challengeOf,
  newAuthorizationRequest,
  parseRequest,
  readAnswer,
  tokenForm,
} from "./authorization.ts";

const request = {
  state: "state-1",
  nonce: "nonce-1",
  verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  redirectUri: "https://portal.example/login/callback",
};

const silent = { issuer: "https://id.example", isIssuerNamed: false };
const foreign = { kind: "refused", error: "foreign-issuer" };

describe("AUTH-02 the authorization code flow with PKCE", () => {
  test("the challenge is the one of RFC 7636, appendix B", async () => {
    expect(await challengeOf(request.verifier)).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
  });

  test("the question carries state, nonce, challenge and language, and no verifier", async () => {
    const address = await authorizationUrl(request, {
      endpoint: "/oidc/auth",
      clientId: "vycep-portal",
      language: "sk",
    });
    const search = new URLSearchParams(address.split("?")[1]);
    expect(Object.fromEntries(search)).toMatchObject({
      client_id: "vycep-portal",
      response_type: "code",
      state: "state-1",
      nonce: "nonce-1",
      code_challenge_method: "S256",
      ui_locales: "sk",
    });
    expect(search.get("prompt")).toBeNull();
    expect(address).not.toContain(request.verifier);
  });

  test("a silent question says so", async () => {
    const options = { endpoint: "/oidc/auth", clientId: "c", language: "cs", prompt: "none" } as const;
    expect(await authorizationUrl(request, options)).toContain("prompt=none");
  });

  test("two questions share nothing", () => {
    const [first, second] = [newAuthorizationRequest("/a"), newAuthorizationRequest("/a")];
    expect(
      new Set([first.state, first.nonce, first.verifier, second.state, second.nonce, second.verifier]).size,
    ).toBe(6);
    expect(first.verifier.length).toBeGreaterThanOrEqual(43);
  });

  test.each([
    ["?code=c1&state=state-1", { kind: "code", code: "c1" }],
    ["?error=login_required&state=state-1", { kind: "refused", error: "login_required" }],
    ["?code=c1&state=another", { kind: "stray" }],
    ["?code=c1", { kind: "stray" }],
    ["", { kind: "stray" }],
  ])("the answer %s is read as %o", (search, answer) => {
    expect(readAnswer(search, request, silent)).toEqual(answer);
  });

  test.each([
    ["the issuer we asked", "&iss=https%3A%2F%2Fid.example", { kind: "code", code: "c1" }],
    ["another issuer", "&iss=https%3A%2F%2Fevil.example", foreign],
    ["nobody, though ours says its name", "", foreign],
  ])("D34 an answer of %s", (_who, named, answer) => {
    expect(readAnswer(`?code=c1&state=state-1${named}`, request, { ...silent, isIssuerNamed: true })).toEqual(
      answer,
    );
  });

  test("D34 an issuer that need not name itself must not name another", () => {
    expect(readAnswer("?code=c1&state=state-1&iss=https%3A%2F%2Fevil.example", request, silent)).toEqual(
      foreign,
    );
  });

  test("an answer without a question of ours is stray", () => {
    expect(readAnswer("?code=c1&state=state-1", undefined, silent)).toEqual({ kind: "stray" });
  });

  test("the code is bought with the verifier", () => {
    expect(tokenForm(request, "c1", "vycep-portal").get("code_verifier")).toBe(request.verifier);
  });

  test("a question survives being stored, and half a question does not", () => {
    expect(parseRequest({ ...request })).toEqual(request);
    expect(parseRequest({ state: "state-1" })).toBeUndefined();
    expect(parseRequest(undefined)).toBeUndefined();
  });
});
