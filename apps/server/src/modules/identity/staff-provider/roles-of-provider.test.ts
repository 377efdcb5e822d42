import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authenticatorApp } from "../../../testing/authenticator-app.ts";
import { demoPassword, portalClient, staffDoor } from "../../../testing/portal-sign-in.ts";
import { byProvider, envOf, groups, isDeskPage } from "../../../testing/staff-provider/staff-by-provider.ts";
import {
  type StaffProviderStub,
  startStaffProvider,
} from "../../../testing/staff-provider/staff-provider.ts";
import { freePort, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { admitByProvider } from "./admit-by-provider.ts";
import { providerClient } from "./provider-client.ts";

let provider: StaffProviderStub;
let server: TestServer;
let come: ReturnType<typeof byProvider>;
beforeAll(async () => {
  provider = await startStaffProvider();
  server = await startTestServer({ listen: true, env: envOf(provider) });
  come = byProvider(server, provider);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const person = (sub: string, ...roles: string[]) => ({
  ...{ sub, name: `${sub} Nová`, email: `${sub}@lipovrch.example`, email_verified: true },
  ...groups(...roles),
});

const rolesOf = async (uid: string) => {
  const { rows } = await sql<{ role: string }>`
    select role from staff_role where uid = ${uid} order by role`.execute(server.deps.db);
  return rows.map(({ role }) => role);
};

const change = async (uid: string, input: object) => {
  const boss = await server.asStaff("S01");
  const { data } = await boss.desk("{ staff { uid version roles rolesFrom status companies } }");
  const members = data?.["staff"] as { uid: string; version: number }[];
  const { rolesFrom, ...member } = members.find((each) => each.uid === uid) as Record<string, unknown>;
  const answer = await boss.desk(
    "mutation ($input: ChangeStaffInput!) { changeStaff(input: $input) { member { roles status } refusal { code } } }",
    { input: { ...member, ...input } },
  );
  return { rolesFrom, ...(answer.data?.["changeStaff"] as object) };
};

describe("DSIGN-04 roles follow the claim at each sign-in", () => {
  test("a role more leaves open sessions alone, a role less ends them, and the log says where it came from", async () => {
    const first = await come.comeAs(person("eva", "cs"));
    const { uid } = await come.meOf(first.token);
    const more = await come.comeAs(person("eva", "cs", "words"));
    expect(await rolesOf(uid)).toEqual(["content", "sales", "service"]);
    expect(await come.isIn(first.token)).toBe(200);
    const less = await come.comeAs(person("eva", "words"));
    expect((await come.meOf(less.token)).roles).toEqual(["content"]);
    expect([await come.isIn(first.token), await come.isIn(more.token)]).toEqual([401, 401]);
    const { rows } = await sql`
      select actor_uid, detail from audit_entry where subject_id = ${uid} and action = 'staff.changed'
      order by id desc limit 1`.execute(server.deps.db);
    expect(rows).toEqual([
      {
        actor_uid: null,
        detail: {
          ...{ by: new URL(provider.issuer).host, roles: "content" },
          rolesBefore: "content, sales, service",
        },
      },
    ]);
  });

  test("who has lost every role is refused, is out everywhere, and comes back with the next role", async () => {
    const first = await come.comeAs(person("olga", "cs"));
    const { uid } = await come.meOf(first.token);
    expect(await come.comeAs(person("olga", "guests"))).toMatchObject({
      refused: "no-role",
      token: undefined,
    });
    expect(await come.isIn(first.token)).toBe(401);
    expect(await rolesOf(uid)).toEqual([]);
    const again = await come.comeAs(person("olga", "words"));
    expect(await come.meOf(again.token)).toMatchObject({ uid, roles: ["content"] });
  });

  test("at the desk they are read and say where they come from; standing stays the desk's", async () => {
    const { token } = await come.comeAs(person("jitka", "cs"));
    const { uid } = await come.meOf(token);
    expect(await change(uid, { roles: ["service", "finance"] })).toMatchObject({
      rolesFrom: "Brewery account",
      refusal: { code: "roles-of-provider" },
    });
    expect(await change(uid, { status: "suspended" })).toMatchObject({ member: { status: "suspended" } });
    expect(await come.isIn(token)).toBe(401);
    expect(await come.comeAs(person("jitka", "cs"))).toMatchObject({
      refused: "suspended",
      token: undefined,
    });
    // Who signs in at the desk itself has roles of the desk.
    expect(await change("S02", { roles: ["service"] })).toMatchObject({ rolesFrom: null, refusal: null });
  });

  test("DSIGN-08 the last administrator stays one, whatever the claim says", async () => {
    const boss = await come.comeAs(person("boss", "desk-admins"));
    const { uid } = await come.meOf(boss.token);
    const others = sql`
      select s.uid from staff_member s join staff_role r on r.uid = s.uid
      where r.role = 'admin' and s.status = 'active' and s.uid <> ${uid}`;
    const { rows } = await sql<{ uid: string }>`
      update staff_member set status = 'suspended' where uid in (${others}) returning uid`.execute(
      server.deps.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    const less = await come.comeAs(person("boss", "words"));
    expect((await come.meOf(less.token)).roles).toEqual(["admin", "content"]);
    expect(await come.comeAs(person("boss", "guests"))).toMatchObject({ refused: "no-role" });
    expect(await rolesOf(uid)).toEqual(["admin"]);
    const back = rows.map((row) => row.uid);
    await sql`update staff_member set status = 'active' where uid = any(${back})`.execute(server.deps.db);
    const last = await come.comeAs(person("boss", "words"));
    expect((await come.meOf(last.token)).roles).toEqual(["content"]);
  });
});

describe("DSIGN-03 a second factor, where the role demands one", () => {
  const post = (desk: Awaited<ReturnType<typeof portalClient>>, path: string, body: object = {}) =>
    desk.browser.fetch(`/desk/identity/interactions/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.origin },
      body: JSON.stringify(body),
    });

  test("is the provider's where its token says so", async () => {
    const dana = { ...person("dana", "money"), amr: ["pwd", "mfa"] };
    expect(await come.comeAs(dana)).toMatchObject({ next: null, token: expect.any(String) });
  });

  test("is the desk's own where it does not: set up first, asked for the next time", async () => {
    const alone = await come.comeAs({ ...person("dana", "money"), amr: ["otp"] });
    expect(alone).toMatchObject({ next: "set-up", token: undefined });
    const begun = (await (await post(alone.desk, `${alone.uid}/authenticator`)).json()) as { uri: string };
    const app = authenticatorApp(begun.uri);
    const code = { code: app.codeAt(new Date()) };
    const set = await post(alone.desk, `${alone.uid}/authenticator/confirm`, code);
    const { redirectTo } = (await set.json()) as { redirectTo: string };
    const { address } = await alone.desk.browser.follow(redirectTo, isDeskPage);
    const { id_token: token = "" } = await alone.desk.exchange(alone.begun, address);
    expect(await come.isIn(token)).toBe(200);
    const { amr } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(amr).toEqual(["idp", "otp"]);
    expect(await come.comeAs(person("dana", "money"))).toMatchObject({
      next: "second-factor",
      token: undefined,
    });
  });
});

describe("whoever works here already", () => {
  test("joins by address only where the brewery lets it, and then has no other way in", async () => {
    const klara = { ...person("klara"), email: "klara.peskova@lipovrch.example", ...groups("words") };
    const { staffProvider } = server.deps.config;
    if (staffProvider === undefined) throw new Error("there is one");
    const by = { claims: klara, language: "cs", requestId: "r" } as const;
    expect(await admitByProvider(server.deps, { ...by, provider: staffProvider })).toMatchObject({
      refusal: { kind: "email-taken" },
    });
    const enter = async () => {
      const desk = await portalClient(server.origin, "/desk/login/callback", staffDoor);
      const { landed } = await desk.begin();
      const credentials = { email: klara.email, password: demoPassword };
      return (await desk.enter(landed.searchParams.get("interaction") ?? "", credentials)).status;
    };
    expect(await enter()).toBe(200);
    const joined = await admitByProvider(server.deps, {
      ...by,
      provider: { ...staffProvider, joinsByEmail: true },
    });
    expect(joined).toEqual({ ok: true, value: { uid: "S06" } });
    expect(await enter()).toBe(401);
    const again = await come.comeAs(klara);
    expect((await come.meOf(again.token)).uid).toBe("S06");
  });
});

describe("a provider that is away is told", () => {
  test("before anybody is sent there", async () => {
    const { staffProvider } = server.deps.config;
    if (staffProvider === undefined) throw new Error("there is one");
    const dead = { ...staffProvider, issuer: `http://127.0.0.1:${await freePort()}` };
    const asked = { redirectUri: server.origin, language: "cs", isAnother: false };
    const checks = { state: "s", nonce: "n", verifier: "v".repeat(43) };
    await expect(providerClient(dead, server.deps.clock).addressOf(checks, asked)).rejects.toMatchObject({
      code: "provider-away",
    });
  });

  test("on the way back", async () => {
    provider.say(person("eva", "words"));
    const { desk, leave } = await come.opened();
    const there = await desk.browser.fetch(leave);
    const back = await desk.browser.fetch(there.headers.get("location") ?? "");
    provider.say(person("eva", "words"), "away");
    const { address } = await desk.browser.follow(back.headers.get("location") ?? "", isDeskPage);
    expect(address.searchParams.get("refused")).toBe("provider-away");
  });
});
