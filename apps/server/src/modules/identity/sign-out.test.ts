import { decodeJwt } from "jose";
import { sql } from "kysely";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, portalClient } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { hashOfId } from "./provider/oidc-seal.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };

describe("signing out", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const statusWith = async (token: string) =>
    (await server.withToken(token).graphql("{ __typename }")).status;
  const refusedWith = async (token: string) =>
    (await server.withToken(token).graphql("mutation { revokeCustomerToken { result } }")).errors[0]
      ?.extensions.code;
  const signOut = (
    browser: { fetch: (address: string, init?: RequestInit) => Promise<Response> },
    token?: string,
    body = {},
  ) =>
    browser.fetch("/identity/sign-out", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: server.origin,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });

  test("SESSION-17 a stranger signs out without harm", async () => {
    const portal = await portalClient(server.origin);
    expect((await signOut(portal.browser)).status).toBe(204);
    expect((await signOut(portal.browser, "not.a.token")).status).toBe(204);
  });

  test("SESSION-17 another site cannot sign anybody out", async () => {
    const portal = await portalClient(server.origin);
    await portal.signIn(jana);
    const foreign = await portal.browser.fetch("/identity/sign-out", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: "{}",
    });
    expect(foreign.status).toBe(403);
    expect((await portal.begin({ prompt: "none" })).landed.searchParams.get("code")).not.toBeNull();
  });

  test("SESSION-17 the tokens, those of other tabs and the provider's session end at once", async () => {
    const portal = await portalClient(server.origin);
    const first = (await portal.signIn(jana)).id_token ?? "";
    const tab = await portal.begin({ prompt: "none" });
    const second = (await portal.exchange(tab, tab.landed)).id_token ?? "";
    const { data } = await server.stranger.graphql(
      "mutation G($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
      jana,
    );
    const commerce = (data as { generateCustomerToken: { token: string } }).generateCustomerToken.token;
    expect(decodeJwt(first).jti).not.toBe(decodeJwt(second).jti);
    expect(await statusWith(first)).toBe(200);

    const response = await signOut(portal.browser, first, { tokens: [commerce] });
    expect(response.status).toBe(204);
    expect(response.headers.get("clear-site-data")).toBe('"cache", "cookies"');
    for (const token of [first, second, commerce]) expect(await refusedWith(token)).toBe("invalid-token");
    expect((await portal.begin({ prompt: "none" })).landed.searchParams.get("error")).toBe("login_required");
  });

  test("SESSION-17 a session that a late call writes once more lets nobody in", async () => {
    const portal = await portalClient(server.origin);
    const token = (await portal.signIn(jana)).id_token ?? "";
    const { session } = decodeJwt(token);
    const { rows } =
      await sql`select * from oidc_payload where kind = 'Session' and uid_hash = ${hashOfId(String(session))}`.execute(
        server.deps.db,
      );
    expect(rows).toHaveLength(1);
    // Another tab signs out; this one keeps its cookies and has a call under way.
    const cookie = portal.browser.cookies().map(({ name, value }) => `${name}=${value}`);
    const tab = (address: string, init: RequestInit = {}) =>
      fetch(server.origin + address, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), cookie: cookie.join("; ") },
      });
    expect((await signOut({ fetch: tab }, token)).status).toBe(204);
    await sql`insert into oidc_payload
      select * from jsonb_populate_recordset(null::oidc_payload, ${JSON.stringify(rows)}::jsonb)`.execute(
      server.deps.db,
    );
    const { landed } = await portal.begin({ prompt: "none" });
    expect(landed.searchParams.get("error")).toBe("login_required");
  });

  test("AUTH-02 signing out by the protocol ends the session and the tokens, and returns to registered pages only", async () => {
    const portal = await portalClient(server.origin);
    const tokens = await portal.signIn(jana);
    const endSession = (to: string) =>
      client.buildEndSessionUrl(portal.configuration, {
        id_token_hint: tokens.id_token ?? "",
        post_logout_redirect_uri: to,
      }).href;
    expect((await portal.browser.fetch(endSession("https://evil.example/"))).status).toBe(400);

    const question = await portal.browser.fetch(endSession(`${server.origin}/login`));
    expect(question.status).toBe(200);
    const page = await question.text();
    const secret = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const forged = await portal.browser.fetch("/oidc/session/end/confirm", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "logout=yes&xsrf=guessed",
    });
    expect(forged.status).toBe(400);
    const ended = await portal.browser.fetch("/oidc/session/end/confirm", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ logout: "yes", xsrf: secret }),
    });
    expect(ended.headers.get("location")).toBe(`${server.origin}/login`);
    expect((await portal.begin({ prompt: "none" })).landed.searchParams.get("error")).toBe("login_required");
    expect(await refusedWith(tokens.id_token ?? "")).toBe("invalid-token");
  });
});

describe("the demo's sign-ins", () => {
  test("D03 the demo lists one person of each kind, and outside the demo there is no such list", async () => {
    const demo = await startTestServer();
    const answer = (await demo.stranger.request({ url: "/identity/demo-users" })).json<{
      password: string;
      users: { email: string; name: string; initials: string; roleKey: string }[];
    }>();
    expect(answer.users[0]).toEqual({
      email: "jana.novotna@modrahvezda.example",
      name: "Jana Novotná",
      initials: "JN",
      roleKey: "owner",
    });
    expect(answer.users.map(({ roleKey }) => roleKey)).toEqual(
      expect.arrayContaining([
        "sub-account",
        "warehouse",
        "wholesale",
        "slovak-owner",
        "academy-only",
        "suspended-ship-to",
      ]),
    );
    // Nobody is offered who would only be turned away.
    expect(answer.users.map(({ name }) => name)).not.toContain("Pavel Tichý");
    expect(answer.users.find(({ name }) => name === "Ľubomír Kováč")?.initials).toBe("ĽK");
    const token = await demo.stranger.graphql(
      "mutation G($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
      { email: answer.users[0]?.email, password: answer.password },
    );
    expect(token.errors).toEqual([]);
    await demo.stop();

    const real = await startTestServer({ env: { VYCEP_DEMO: "off" } });
    expect((await real.stranger.request({ url: "/identity/demo-users" })).statusCode).toBe(404);
    await real.stop();
  });
});
