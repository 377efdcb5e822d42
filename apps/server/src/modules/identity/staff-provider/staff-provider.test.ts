import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../../testing/portal-sign-in.ts";
import { byProvider, envOf, groups, isDeskPage } from "../../../testing/staff-provider/staff-by-provider.ts";
import {
  type Fault,
  type StaffProviderStub,
  startStaffProvider,
} from "../../../testing/staff-provider/staff-provider.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let provider: StaffProviderStub;
let server: TestServer;
beforeAll(async () => {
  provider = await startStaffProvider();
  server = await startTestServer({ listen: true, env: envOf(provider) });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const comeAs = (...as: Parameters<ReturnType<typeof byProvider>["comeAs"]>) =>
  byProvider(server, provider).comeAs(...as);
const opened = () => byProvider(server, provider).opened();
const meOf = (token: string | undefined) => byProvider(server, provider).meOf(token);
const isIn = (token: string | undefined) => byProvider(server, provider).isIn(token);

const iva = {
  ...{ sub: "iva-1", given_name: "Iva", family_name: "Nová", locale: "sk-SK" },
  ...{ email: "Iva.Nova@lipovrch.example", email_verified: true },
};

async function auditOf(uid: string) {
  const { rows } = await sql<{ action: string; actor_uid: string | null; detail: Record<string, string> }>`
    select action, actor_uid, detail from audit_entry where subject_kind = 'staff' and subject_id = ${uid}
    order by id`.execute(server.deps.db);
  return rows;
}

test("the sign-in page learns what the provider is called, in each language", async () => {
  const answer = await server.stranger.request({ url: "/desk/identity/provider" });
  expect(answer.json()).toEqual({
    names: { cs: "Účet pivovaru", sk: "Účet pivovaru", en: "Brewery account" },
  });
});

describe("an answer that is of no use lets nobody in", () => {
  test.each<[Fault, string]>([
    ["wrong-signature", "answer-invalid"],
    ["no-signature", "answer-invalid"],
    ["wrong-audience", "answer-invalid"],
    ["wrong-issuer", "answer-invalid"],
    ["wrong-nonce", "answer-invalid"],
    ["expired", "answer-invalid"],
    ["denied", "provider-refused"],
  ])("%s", async (fault, code) => {
    expect(await comeAs({ ...iva, ...groups("cs") }, fault)).toMatchObject({
      refused: code,
      token: undefined,
    });
    expect(await server.deps.db.selectFrom("staff_identity").select("uid").execute()).toEqual([]);
  });

  test("a stranger without a sign-in under way is sent to begin one", async () => {
    const { status, headers } = await fetch(`${server.origin}/desk/identity/interactions/nobody/provider`, {
      redirect: "manual",
    });
    expect([status, headers.get("location")]).toEqual([303, "/desk/login?refused=sign-in-expired"]);
  });

  test.each([
    ["without a state", ""],
    ["with a state that was never given", "?code=x&state=abc.def"],
  ])("the address of the way back, opened %s", async (_case, search) => {
    const { headers } = await fetch(`${server.origin}/desk/identity/provider/callback${search}`, {
      redirect: "manual",
    });
    expect(headers.get("location")).toBe("/desk/login?refused=answer-invalid");
  });

  test("with another state, or in another browser than the one that asked", async () => {
    provider.say({ ...iva, ...groups("cs") });
    const mine = await opened();
    const there = await mine.desk.browser.fetch(mine.leave);
    const back = await mine.desk.browser.fetch(there.headers.get("location") ?? "");
    const callback = new URL(back.headers.get("location") ?? "");
    const other = await opened();
    const inOther = await other.desk.browser.follow(callback.href, isDeskPage);
    expect(inOther.address.searchParams.get("refused")).toBe("sign-in-expired");
    const forged = new URL(callback);
    forged.searchParams.set("state", `${mine.uid}.${"x".repeat(43)}`);
    const { address } = await mine.desk.browser.follow(forged.href, isDeskPage);
    expect(address.searchParams.get("refused")).toBe("answer-invalid");
    // What was tried once is gone: the right answer comes too late.
    const late = await mine.desk.browser.follow(callback.href, isDeskPage);
    expect(late.address.searchParams.get("refused")).toBe("answer-invalid");
  });

  test("the provider's own token opens neither the desk nor the portal", async () => {
    await comeAs({ ...iva, ...groups() });
    const payload = { query: "{ __typename }" };
    for (const url of ["/desk/graphql", "/graphql"])
      expect(
        (await server.withToken(provider.given()).request({ method: "POST", url, payload })).statusCode,
      ).toBe(401);
  });

  test.each([
    ["no role", { ...iva, ...groups("guests") }, "no-role"],
    [
      "an address that was not verified",
      { ...iva, email_verified: false, ...groups("cs") },
      "email-unverified",
    ],
    ["another's address", { ...iva, email: "Tereza.Mala@lipovrch.example", ...groups("cs") }, "email-taken"],
  ])("of somebody new with %s", async (_case, claims, code) => {
    expect(await comeAs(claims)).toMatchObject({ refused: code, token: undefined });
  });
});

describe("who comes with a mapped role", () => {
  test("DSIGN-04 gets an account the first time, with what the provider says, and is in the audit log", async () => {
    const { token } = await comeAs({ ...iva, ...groups("cs", "offline_access") });
    const me = await meOf(token);
    expect(me).toMatchObject({
      email: "iva.nova@lipovrch.example",
      language: "sk",
      roles: ["sales", "service"],
    });
    expect(await auditOf(me.uid)).toEqual([
      {
        action: "staff.joined",
        actor_uid: me.uid,
        detail: { by: new URL(provider.issuer).host, roles: "service, sales" },
      },
    ]);
    expect(Object.fromEntries(provider.asked())).toMatchObject({
      ...{ response_type: "code", scope: "openid profile email", code_challenge_method: "S256" },
      redirect_uri: `${server.origin}/desk/identity/provider/callback`,
    });
  });

  test("is the same person the next time, by the provider's id and not by the address", async () => {
    const first = await meOf((await comeAs({ ...iva, ...groups("cs") })).token);
    const moved = { ...iva, family_name: "Stará", email: "iva.stara@lipovrch.example", ...groups("cs") };
    const second = await meOf((await comeAs(moved)).token);
    expect(second).toMatchObject({ uid: first.uid, email: "iva.stara@lipovrch.example" });
    // Nobody takes another's address along.
    const taken = await meOf((await comeAs({ ...moved, email: "tereza.mala@lipovrch.example" })).token);
    expect(taken).toMatchObject({ uid: first.uid, email: "iva.stara@lipovrch.example" });
  });

  test("is asked for elsewhere where the id token does not say it", async () => {
    const petr = { ...iva, sub: "petr-1", email: "petr@lipovrch.example", ...groups("cs") };
    const { token } = await comeAs(petr, "claims-elsewhere");
    expect(await meOf(token)).toMatchObject({ email: "petr@lipovrch.example", roles: ["sales", "service"] });
  });

  test("and was invited by that address joins the account that waits", async () => {
    const pavla = { ...iva, sub: "pavla-1", email: "pavla.nova@lipovrch.example", ...groups("cs") };
    const me = await meOf((await comeAs(pavla)).token);
    expect(me.roles).toEqual(["sales", "service"]);
    const { rows } = await sql`select status from staff_member where uid = ${me.uid}`.execute(server.deps.db);
    expect(rows).toEqual([{ status: "active" }]);
  });

  test("has no password at the desk and is sent no link to one", async () => {
    const me = await meOf((await comeAs({ ...iva, ...groups("cs") })).token);
    const payload = { email: me.email };
    await server.stranger.request({ method: "POST", url: "/desk/identity/forgotten-password", payload });
    const { rows } = await sql`select kind from mail where recipient = ${me.email}`.execute(server.deps.db);
    expect(rows.map((row) => (row as { kind: string }).kind)).not.toContain("staff-reset-password");
  });

  test("signs out of the provider as well, and by a password of nothing but the desk", async () => {
    const { desk, token } = await comeAs({ ...iva, ...groups("cs") });
    const headers = { authorization: `Bearer ${token}`, origin: server.origin };
    const left = await desk.browser.fetch("/desk/identity/sign-out", { method: "POST", headers });
    const leaveTo = new URL(((await left.json()) as { leaveTo: string }).leaveTo);
    expect(leaveTo.origin + leaveTo.pathname).toBe(`${provider.issuer}/end`);
    expect(Object.fromEntries(leaveTo.searchParams)).toMatchObject({
      id_token_hint: provider.given(),
      post_logout_redirect_uri: `${server.origin}/desk/login`,
    });
    expect(await isIn(token)).toBe(401);
    const { id_token: own } = await desk.signIn({
      email: "tereza.mala@lipovrch.example",
      password: demoPassword,
    });
    const again = await desk.browser.fetch("/desk/identity/sign-out", {
      method: "POST",
      headers: { authorization: `Bearer ${own}`, origin: server.origin },
    });
    expect(again.status).toBe(204);
  });
});
