import { SERVICE_BASE } from "@vycep/contract/services";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { demoPassword, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { endSessions } from "../session-end.repo.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };
const petr = { email: "petr.dvorak@modrahvezda.example", password: demoPassword };
const lucie = { email: "lucie.simova@modrahvezda.example", password: demoPassword };

describe("AUTH-06, OP-07 the commerce token", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const enter = async (who: typeof jana) => {
    const portal = await portalClient(server.origin);
    const { id_token: idToken = "", access_token: token, ...rest } = await portal.signIn(who);
    return { portal, idToken, token, rest };
  };
  const answerTo = async (token: string) => {
    const { errors, data } = await server.withToken(token).graphql("{ customer { email } }");
    return errors[0]?.extensions.code ?? (data as { customer: { email: string } }).customer.email;
  };

  test("comes with the id token, for GraphQL alone, of the same session, for a quarter of an hour", async () => {
    const { idToken, token, rest } = await enter(jana);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "ES256", typ: "at+jwt" });
    const [claims, beside] = [decodeJwt(token), decodeJwt(idToken)];
    expect(claims).toMatchObject({
      iss: `${server.origin}/oidc`,
      aud: "vycep-commerce",
      sub: "U001",
      client_id: "vycep-portal",
      session: beside.session,
      auth_time: beside.auth_time,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(claims.jti).not.toBe(beside.jti);
    // Nobody's name stands in what every tab can read, and no refresh token reaches script.
    expect(claims).not.toHaveProperty("email");
    expect(rest.refresh_token).toBeUndefined();
    expect(await answerTo(token)).toBe(jana.email);
  });

  test.each([
    ["a service", { url: `${SERVICE_BASE.customerData}/users/GetUserInfoById/U001?lang=cs` }],
    ["the own sessions", { url: "/identity/sessions" }],
    ["the events", { url: "/events" }],
  ])("opens no other door: %s refuses it", async (_door, asked) => {
    const { token, idToken } = await enter(petr);
    const headers = { accept: "application/json" };
    const answer = await server.withToken(token).request({ ...asked, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "invalid-token" });
    if (asked.url !== "/events") {
      const own = await server.withToken(idToken).request({ ...asked, headers });
      expect(own.statusCode).not.toBe(401);
    }
  });

  test("costs the same statements as the id token", async () => {
    const { token, idToken } = await enter(petr);
    const asked = [token, idToken].map((each) => server.withToken(each).graphql("{ customer { email } }"));
    const [withToken, withIdToken] = await Promise.all(asked);
    expect(withToken?.statements).toBe(withIdToken?.statements);
  });

  test("ends with its session, with all sessions of its person, and with their right to sign in", async () => {
    const ended = await enter(lucie);
    const { session } = decodeJwt(ended.token);
    await server.deps.db
      .insertInto("revoked_token")
      .values({ jti: String(session), expires_at: new Date(Date.now() + 900_000) })
      .execute();
    expect(await answerTo(ended.token)).toBe("invalid-token");

    const everywhere = await enter(lucie);
    expect(await answerTo(everywhere.token)).toBe(lucie.email);
    await inTransaction(server.deps.db, (tx) => endSessions(tx, { uid: "U006" }));
    expect(await answerTo(everywhere.token)).toBe("invalid-token");

    const status = (next: "Active" | "Deactivated") =>
      server.deps.db.updateTable("app_user").set({ status: next }).where("uid", "=", "U002").execute();
    const deactivated = await enter(petr);
    expect(await answerTo(deactivated.token)).toBe(petr.email);
    await status("Deactivated");
    expect(await answerTo(deactivated.token)).toBe("invalid-token");
    await status("Active");
  });

  test("is ended by a sign-out that names it, with the id token of its session", async () => {
    const { portal, token, idToken } = await enter(petr);
    portal.browser.forgetCookies();
    const answer = await portal.browser.fetch("/identity/sign-out", {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.origin },
      body: JSON.stringify({ tokens: [token] }),
    });
    expect(answer.status).toBe(204);
    for (const each of [token, idToken]) expect(await answerTo(each)).toBe("invalid-token");
  });

  test("is for the commerce API and no other address", async () => {
    const portal = await portalClient(server.origin);
    const { landed } = await portal.begin({ resource: "https://elsewhere.example/graphql" });
    expect(landed.searchParams.get("error")).toBe("invalid_target");
  });
});
