import { decodeJwt, decodeProtectedHeader } from "jose";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, type PortalClient, portalClient } from "../../../testing/portal-sign-in.ts";
import { changeSessions } from "../../../testing/provider-sessions.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };

describe("signing in through the provider", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const strangerClient = (): Promise<PortalClient> => portalClient(server.origin);
  const interactionOf = ({ landed }: { landed: URL }) => landed.searchParams.get("interaction") ?? "";

  test("AUTH-01 a stranger is sent to the portal's own sign-in page, whatever the Host header says", async () => {
    const { begin, browser } = await strangerClient();
    const { landed } = await begin();
    expect(landed.origin + landed.pathname).toBe(`${server.origin}/login`);
    expect(interactionOf({ landed })).toMatch(/^[\w-]{10,}$/);
    expect(browser.cookies().every(({ attributes }) => attributes.includes("httponly"))).toBe(true);
    expect(browser.cookies().every(({ attributes }) => attributes.includes("samesite=lax"))).toBe(true);

    const forged = await server.stranger.request({
      url: "/oidc/.well-known/openid-configuration",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    expect(forged.body).not.toContain("evil.example");
    expect(forged.json()).toMatchObject({ issuer: `${server.origin}/oidc` });
  });

  test("AUTH-05, SESSION-32 the right password gives an ES256 id token of 15 minutes with the user's name", async () => {
    const { signIn } = await strangerClient();
    const tokens = await signIn(jana);
    const token = tokens.id_token ?? "";
    expect(decodeProtectedHeader(token).alg).toBe("ES256");
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      iss: `${server.origin}/oidc`,
      aud: "vycep-portal",
      sub: "U001",
      given_name: "Jana",
      family_name: "Novotná",
      email: jana.email,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(tokens.refresh_token).toBeUndefined();
    const known = await server.withToken(token).graphql("mutation { revokeCustomerToken { result } }");
    expect(known.data).toEqual({ revokeCustomerToken: { result: true } });
  });

  test("D03 a new tab signs in silently while the session lasts, and cannot without it", async () => {
    const portal = await strangerClient();
    await portal.signIn(jana);
    const silent = await portal.begin({ prompt: "none" });
    expect(silent.landed.searchParams.get("code")).not.toBeNull();
    expect((await portal.exchange(silent, silent.landed)).claims()?.sub).toBe("U001");

    portal.browser.forgetCookies();
    const refused = await portal.begin({ prompt: "none" });
    expect(refused.landed.searchParams.get("error")).toBe("login_required");
  });

  test("D03 without PKCE, or with the plain method, nothing begins", async () => {
    const { begin } = await strangerClient();
    const none = await begin({ code_challenge: "", code_challenge_method: "" });
    expect(none.landed.searchParams.get("error")).toBe("invalid_request");
    const plain = await begin({ code_challenge_method: "plain" });
    expect(plain.landed.searchParams.get("error")).toBe("invalid_request");
  });

  test("D03 a wrong verifier gets no token", async () => {
    const portal = await strangerClient();
    await portal.signIn(jana);
    const begun = await portal.begin();
    const other = { ...begun, verifier: client.randomPKCECodeVerifier() };
    await expect(portal.exchange(other, begun.landed)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  test("D03 a code works once, also when it is presented twice at the same moment", async () => {
    const portal = await strangerClient();
    await portal.signIn(jana);
    const begun = await portal.begin();
    const both = await Promise.allSettled([
      portal.exchange(begun, begun.landed),
      portal.exchange(begun, begun.landed),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    await expect(portal.exchange(begun, begun.landed)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  test.each(["at the same moment", "one after the other"])(
    "D03 a code presented twice, %s, leaves nobody a token that is good",
    async (when) => {
      const portal = await strangerClient();
      const first = await portal.signIn(jana);
      const begun = await portal.begin();
      const exchange = () => portal.exchange(begun, begun.landed);
      const both =
        when === "at the same moment"
          ? await Promise.allSettled([exchange(), exchange()])
          : [...(await Promise.allSettled([exchange()])), ...(await Promise.allSettled([exchange()]))];
      expect(both.filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(1);
      const won = both.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
      for (const { id_token } of [first, ...won]) {
        const answer = await server.withToken(id_token ?? "").graphql("{ customer { email } }");
        expect(answer.status).toBe(401);
      }
      const later = await portal.begin({ prompt: "none" });
      expect(later.landed.searchParams.get("error")).toBe("login_required");
    },
  );

  test.each([
    ["another site", "https://evil.example/login/callback"],
    ["another path of ours", "ORIGIN/anything"],
    ["a path that only begins alike", "ORIGIN/login/callback/../../evil"],
    ["a longer host", "ORIGIN.evil.example/login/callback"],
  ])("D03 a redirect to %s is refused and not followed", async (_case, address) => {
    const { begin } = await strangerClient();
    const { landed, status } = await begin({ redirect_uri: address.replace("ORIGIN", server.origin) });
    expect(status).toBe(400);
    expect(landed.pathname).toBe("/oidc/auth");
  });

  test.each([
    ["an unknown client", { client_id: "somebody-else" }],
    ["the implicit flow", { response_type: "id_token" }],
    ["an unknown scope only", { scope: "admin" }],
  ])("D03 %s is refused", async (_case, parameters) => {
    const { begin } = await strangerClient();
    const { landed } = await begin(parameters);
    expect(landed.searchParams.get("code")).toBeNull();
    expect(landed.searchParams.get("interaction")).toBeNull();
  });

  test("ERROR-56 an interaction of another browser, or a finished one, answers alike", async () => {
    const mine = await strangerClient();
    const other = await strangerClient();
    const begun = await mine.begin();
    const stolen = await other.enter(interactionOf(begun), jana);
    expect(stolen.status).toBe(404);
    expect(await stolen.json()).toMatchObject({ code: "interaction-expired" });
    expect((await mine.enter("no-such-interaction", jana)).status).toBe(404);
  });

  test("AUTH-05 the sign-in call is for our own pages and for JSON only", async () => {
    const { begin, browser } = await strangerClient();
    const address = `/identity/interactions/${interactionOf(await begin())}/login`;
    const post = (headers: Record<string, string>, body = JSON.stringify(jana)) =>
      browser.fetch(address, { method: "POST", headers, body });
    const json = { "content-type": "application/json" };
    expect((await post({ ...json, origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ ...json, origin: server.origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ "content-type": "text/plain", origin: server.origin })).status).toBe(415);
    const form = { "content-type": "application/x-www-form-urlencoded", origin: server.origin };
    expect((await post(form, "email=a&password=b")).status).toBe(415);
    const incomplete = await post({ ...json, origin: server.origin }, JSON.stringify({ email: jana.email }));
    expect(incomplete.status).toBe(400);
    expect(await incomplete.json()).toMatchObject({ code: "invalid-input", fields: [{ path: "password" }] });
  });

  test("D33 a session ends after twelve hours, however busy it was", async () => {
    const portal = await strangerClient();
    await portal.signIn(jana);
    const signedInBefore = (hours: number) =>
      changeSessions(server, (session) => ({
        ...session,
        loginTs: Math.floor(Date.now() / 1000 - hours * 3600),
      }));
    await signedInBefore(11.9);
    const inTime = await portal.begin({ prompt: "none" });
    expect(inTime.landed.searchParams.get("code")).not.toBeNull();
    await signedInBefore(12.1);
    const late = await portal.begin({ prompt: "none" });
    expect(late.landed.searchParams.get("error")).toBe("login_required");
    const anew = await portal.begin();
    expect(anew.landed.searchParams.get("interaction")).not.toBeNull();
  });

  test("SESSION-05 a session ends for the provider, too, when the user may no longer sign in", async () => {
    const portal = await strangerClient();
    const tokens = await portal.signIn({ email: "petr.dvorak@modrahvezda.example", password: demoPassword });
    await server.deps.db
      .updateTable("app_user")
      .set({ status: "Deactivated" })
      .where("uid", "=", "U002")
      .execute();
    const call = await server
      .withToken(tokens.id_token ?? "")
      .graphql("mutation { revokeCustomerToken { result } }");
    expect(call.status).toBe(401);
    const silent = await portal.begin({ prompt: "none" });
    expect(silent.landed.searchParams.get("error")).toBe("login_required");
  });
});
