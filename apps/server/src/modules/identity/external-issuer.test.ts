import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../testing/test-browser.ts";
import { freePort, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Starts another company's provider as a process of its own. */
async function startForeignProvider(port: number, redirectUri: string): Promise<ChildProcess> {
  const entry = join(import.meta.dirname, "../../testing/foreign-provider.ts");
  const child = fork(entry, [String(port), redirectUri], {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(child, "message", { signal: AbortSignal.timeout(30_000) });
  return child;
}

describe("an external issuer", () => {
  let foreign: ChildProcess;
  let server: TestServer;
  let issuer: string;
  const redirectUri = "http://portal.example/login/callback";

  beforeAll(async () => {
    const port = await freePort();
    issuer = `http://127.0.0.1:${port}`;
    foreign = await startForeignProvider(port, redirectUri);
    server = await startTestServer({
      env: {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: "brewery-portal",
        OIDC_JWKS: `${issuer}/jwks`,
        OIDC_UID_CLAIM: "customer_uid",
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    foreign.kill();
    await once(foreign, "exit");
  });

  /** Signs in at the foreign provider on its own (development) pages. */
  const foreignToken = async (login: string): Promise<string> => {
    const configuration = await client.discovery(new URL(issuer), "brewery-portal", {}, client.None(), {
      execute: [client.allowInsecureRequests],
    });
    const browser = openBrowser(issuer);
    const verifier = client.randomPKCECodeVerifier();
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: "openid",
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state: "s",
    });
    const isBack = ({ host }: URL) => host === "portal.example";
    const send = async (page: URL, fields: Record<string, string>) => {
      const response = await browser.fetch(page.href, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields),
      });
      return browser.follow(new URL(response.headers.get("location") ?? "", page).href, isBack);
    };
    const signInPage = await browser.follow(address.href, isBack);
    const consentPage = await send(signInPage.address, { prompt: "login", login, password: "any" });
    const back = await send(consentPage.address, { prompt: "consent" });
    const tokens = await client.authorizationCodeGrant(configuration, back.address, {
      pkceCodeVerifier: verifier,
      expectedState: "s",
    });
    return tokens.id_token ?? "";
  };

  test("D03, AUTH-01 its id tokens sign our users in, by the claim that is configured", async () => {
    const token = await foreignToken("emp-001");
    const answer = await server.withToken(token).graphql("mutation { revokeCustomerToken { result } }");
    expect(answer.data).toEqual({ revokeCustomerToken: { result: true } });
    expect((await server.withToken(token).graphql("{ __typename }")).status).toBe(200);
    const again = await server.withToken(token).graphql("mutation { revokeCustomerToken { result } }");
    expect(again.status).toBe(401);
  });

  test("D03 somebody whom we do not know is refused", async () => {
    const token = await foreignToken("emp-999");
    expect(
      (await server.withToken(token).graphql("mutation { revokeCustomerToken { result } }")).status,
    ).toBe(401);
  });

  test("D34 our own keys make no tokens any more, and passwords open nothing, unless configured", async () => {
    for (const aud of ["brewery-portal", "vycep-portal", "vycep-api"]) {
      const own = await server.tokenFor("U001", { aud });
      expect((await server.withToken(own).graphql("{ __typename }")).status).toBe(401);
    }
    const generate =
      'mutation { generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token } }';
    const refused = await server.stranger.graphql(generate);
    expect(refused.errors[0]?.extensions.code).toBe("customer-tokens-off");
    const both = await startTestServer({
      env: { OIDC_ISSUER: issuer, OIDC_JWKS: `${issuer}/jwks`, VYCEP_CUSTOMER_TOKENS: "on" },
    });
    const program = await both.tokenFor("U001", { aud: "vycep-api" });
    expect((await both.withToken(program).graphql("{ __typename }")).status).toBe(200);
    expect((await both.stranger.graphql(generate)).errors).toEqual([]);
    await both.stop();
  });

  test("D34 a sign-out ends the person's other tokens as well, where they name no session", async () => {
    const [first, second] = [await foreignToken("emp-002"), await foreignToken("emp-002")];
    const out = await server.stranger.request({
      method: "POST",
      url: "/identity/sign-out",
      headers: { authorization: `Bearer ${first}`, "content-type": "application/json" },
      payload: "{}",
    });
    expect(out.statusCode).toBe(204);
    for (const token of [first, second]) {
      expect((await server.withToken(token).graphql("{ customer { email } }")).status).toBe(401);
    }
  });

  test("D34 an issuer whose keys cannot be had is an outage, not a bad token", async () => {
    const alone = await startTestServer({
      env: {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: "brewery-portal",
        OIDC_JWKS: `http://127.0.0.1:${await freePort()}/jwks`,
      },
    });
    const answer = await alone.withToken(await foreignToken("emp-003")).request({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ customer { email } }" },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    await alone.stop();
  });

  test("D03 the built-in provider and its sign-in page's calls are gone; the settings name the other one", async () => {
    expect(
      (await server.stranger.request({ url: "/oidc/.well-known/openid-configuration" })).statusCode,
    ).toBe(404);
    expect((await server.stranger.request({ url: "/identity/interactions/x" })).statusCode).toBe(404);
    const settings = await server.stranger.request({ url: "/identity/settings" });
    expect(settings.json()).toEqual({
      clientId: "brewery-portal",
      issuer,
      isIssuerNamed: true,
      uidClaim: "customer_uid",
      isOwnSignIn: false,
      authorizationEndpoint: `${issuer}/auth`,
      tokenEndpoint: `${issuer}/token`,
      endSessionEndpoint: `${issuer}/session/end`,
    });
  });

  test("D03 the browser may speak with the other issuer, and with nobody else", async () => {
    const page = await server.stranger.request({ url: "/healthz" });
    expect(page.headers["content-security-policy"]).toContain(`connect-src 'self' ${issuer}`);
  });
});
