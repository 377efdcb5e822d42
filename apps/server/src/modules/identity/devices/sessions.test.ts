import type { Session } from "@vycep/contract/identity/sessions.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEvents } from "../../../testing/open-events.ts";
import { demoPassword, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const password = demoPassword;
const jana = { email: "jana.novotna@modrahvezda.example", password };
const radek = { email: "radek.brazda@brazda.example", password };
const lubomir = { email: "lubomir.kovac@podhradom.example", password };
const petr = { email: "petr.dvorak@modrahvezda.example", password };
const lucie = { email: "lucie.simova@modrahvezda.example", password };

describe("D33 sessions and devices", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  /** A browser of its own that is signed in. */
  const enter = async (who = jana) => {
    const portal = await portalClient(server.origin);
    const token = (await portal.signIn(who)).id_token ?? "";
    return { portal, token, caller: server.withToken(token) };
  };
  const listOf = async (token: string) => {
    const answer = await server.withToken(token).request({ url: "/identity/sessions" });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ sessions: Session[] }>().sessions;
  };
  const liveOf = async (token: string) => (await listOf(token)).filter(({ isLive }) => isLive);
  const statusWith = async (token: string) =>
    (await server.withToken(token).graphql("{ customer { email } }")).errors[0]?.extensions.code ?? "ok";
  const postTo = (token: string, url: string) => server.withToken(token).request({ method: "POST", url });

  test("a stranger has none, and who is signed in sees only their own", async () => {
    expect((await server.stranger.request({ url: "/identity/sessions" })).statusCode).toBe(401);
    const mine = await enter();
    await enter(radek);
    const sessions = await listOf(mine.token);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toMatchObject({
      isThis: true,
      isLive: true,
      lastAddress: "127.0.0.1",
      browser: null,
    });
    expect(JSON.stringify(sessions)).not.toContain("session_name");
  });

  test("another tab of the same browser is the same session, used later", async () => {
    const { portal, token } = await enter(lubomir);
    const before = await listOf(token);
    const tab = await portal.begin({ prompt: "none" });
    const second = (await portal.exchange(tab, tab.landed)).id_token ?? "";
    const after = await listOf(second);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(Date.parse(after[0]?.lastUsedAt ?? "")).toBeGreaterThan(Date.parse(before[0]?.lastUsedAt ?? ""));
  });

  test("signing out another device works at its next call, in its open stream, and it can sign in anew", async () => {
    const here = await enter(petr);
    const there = await enter(petr);
    const stream = await openEvents(server.origin, `Bearer ${there.token}`);
    const other = (await liveOf(here.token)).find(({ isThis }) => !isThis);
    const end = (id: string, as = here.token) =>
      server.withToken(as).request({ method: "DELETE", url: `/identity/sessions/${id}` });

    const stranger = await enter(radek);
    expect((await end(other?.id ?? "", stranger.token)).statusCode).toBe(404);
    expect(await statusWith(there.token)).toBe("ok");
    expect((await end("not-an-id")).statusCode).toBe(400);

    expect((await end(other?.id ?? "")).statusCode).toBe(204);
    expect(await statusWith(there.token)).toBe("invalid-token");
    expect(await stream.ended).toBe(true);
    expect((await there.portal.begin({ prompt: "none" })).landed.searchParams.get("error")).toBe(
      "login_required",
    );
    expect((await end(other?.id ?? "")).statusCode).toBe(404);
    expect(await statusWith(here.token)).toBe("ok");
    expect(await liveOf(here.token)).toHaveLength(1);
    expect((await listOf(here.token)).length).toBeGreaterThan(1);

    const again = (await there.portal.signIn(petr)).id_token ?? "";
    expect(await statusWith(again)).toBe("ok");
  });

  test("all others at once, and this one stays", async () => {
    const here = await enter(lucie);
    const others = [await enter(lucie), await enter(lucie)];
    const answer = await postTo(here.token, "/identity/sessions/end-others");
    expect(answer.json()).toEqual({ ended: 2 });
    for (const { token } of others) expect(await statusWith(token)).toBe("invalid-token");
    expect(await statusWith(here.token)).toBe("ok");
  });

  test("everywhere means this one and programs as well, and the same browser signs in anew", async () => {
    const here = await enter(radek);
    const there = await enter(radek);
    const { data } = await server.stranger.graphql(
      "mutation G($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
      radek,
    );
    const program = (data as { generateCustomerToken: { token: string } }).generateCustomerToken.token;
    expect((await postTo(here.token, "/identity/sessions/end-all")).statusCode).toBe(204);
    for (const token of [here.token, there.token, program])
      expect(await statusWith(token)).toBe("invalid-token");
    expect((await there.portal.begin({ prompt: "none" })).landed.searchParams.get("error")).toBe(
      "login_required",
    );
    // Tokens tell seconds: as if the next one had come.
    await sql`update session_end set ended_at = ended_at - interval '1 second'`.execute(server.deps.db);
    await sql`update user_session set ended_at = ended_at - interval '1 second'`.execute(server.deps.db);
    const again = (await there.portal.signIn(radek)).id_token ?? "";
    expect(await statusWith(again)).toBe("ok");
    expect(await liveOf(again)).toHaveLength(1);
  });
});
