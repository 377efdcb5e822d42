import type { Factors } from "@vycep/contract/identity/factors.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authenticatorApp } from "../../../testing/authenticator-app.ts";
import { demoPassword, portalClient, staffDoor } from "../../../testing/portal-sign-in.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    listen: true,
    env: { VYCEP_FRESH_SIGN_IN: "factors", VYCEP_SECOND_FACTOR_ROLES: "finance" },
  });
});
afterAll(() => server.stop());

const post = (caller: Pick<StaffCaller, "request">, path: string, payload: object = {}) =>
  caller.request({ method: "POST", url: `/desk/identity/${path}`, payload });
const factorsOf = async (caller: Pick<StaffCaller, "request">) =>
  (await caller.request({ url: "/desk/identity/factors" })).json<Factors>();

async function signedIn(email: string) {
  const client = await portalClient(server.origin, "/desk/login/callback", staffDoor);
  const { id_token: token = "" } = await client.signIn({ email, password: demoPassword });
  return server.withToken(token);
}

async function setUp(caller: Pick<StaffCaller, "request">) {
  const begun = await post(caller, "authenticator");
  const app = authenticatorApp(begun.json<{ uri: string }>().uri);
  return post(caller, "authenticator/confirm", { code: app.codeAt(new Date()) });
}

describe("DSIGN-03 staff look after their second factors at the desk", () => {
  test("a stranger and a customer have none here", async () => {
    const customer = await server.as("U001");
    for (const caller of [server.stranger, customer]) {
      expect((await caller.request({ url: "/desk/identity/factors" })).statusCode).toBe(401);
      expect((await post(caller, "authenticator")).statusCode).toBe(401);
      expect((await post(caller, "fresh-sign-in", { password: demoPassword })).statusCode).toBe(401);
    }
  });

  test("an authenticator is set up with ten recovery codes, told to its owner and in the audit log", async () => {
    const tereza = await signedIn("tereza.mala@lipovrch.example");
    expect(await factorsOf(tereza)).toMatchObject({ authenticatorSince: null, isDemanded: false });
    const answer = await setUp(tereza);
    expect(new Set(answer.json<{ recoveryCodes: string[] }>().recoveryCodes).size).toBe(10);
    expect(await factorsOf(tereza)).toMatchObject({ recoveryCodesLeft: 10 });
    const { rows } = await sql`
      select a.action, m.kind from audit_entry a, mail m
      where a.subject_id = 'S02' and a.action = 'user.factor-added'
        and m.recipient = 'tereza.mala@lipovrch.example'`.execute(server.deps.db);
    expect(rows).toEqual([{ action: "user.factor-added", kind: "factor-changed" }]);
  });

  test("whoever's role demands one keeps the last, others may take theirs away", async () => {
    const remove = (caller: Pick<StaffCaller, "request">) =>
      caller.request({ method: "DELETE", url: "/desk/identity/authenticator" });
    const tereza = await server.asStaff("S02", { auth_time: Math.floor(Date.now() / 1000) });
    expect((await remove(tereza)).statusCode).toBe(204);
    const dana = await server.asStaff("S07", { auth_time: Math.floor(Date.now() / 1000) });
    await setUp(dana);
    const kept = await remove(dana);
    expect([kept.statusCode, kept.json<{ code: string }>().code]).toEqual([422, "second-factor-demanded"]);
    expect(await factorsOf(dana)).toMatchObject({ isDemanded: true });
  });

  test("who signed in long ago shows who they are by their own password, and not by another's", async () => {
    const klara = await signedIn("klara.peskova@lipovrch.example");
    await sql`update user_session set authenticated_at = now() - interval '1 hour' where uid = 'S06'`.execute(
      server.deps.db,
    );
    const old = await server.asStaff("S06", { auth_time: Math.floor(Date.now() / 1000) - 3600 });
    const refused = await post(old, "authenticator");
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      "fresh-sign-in-needed",
    ]);
    const wrong = await post(klara, "fresh-sign-in", { password: "Something-else-2026" });
    expect(wrong.statusCode).toBe(422);
    expect((await post(klara, "fresh-sign-in", { password: demoPassword })).statusCode).toBe(204);
    expect((await post(klara, "authenticator")).statusCode).toBe(200);
  });
});
