import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, portalClient, staffDoor } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

const tereza = { email: "tereza.mala@lipovrch.example", password: demoPassword };
const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };
const deskOf = () => portalClient(server.origin, "/desk/login/callback", staffDoor);
const ask = (token: string, url: string) =>
  server.withToken(token).request({ method: "POST", url, payload: { query: "{ __typename }" } });

describe("DSIGN-01 staff sign in at the desk, by the OpenID provider and as a client of its own", () => {
  test("the token that they get opens the desk and nothing of the portal", async () => {
    const { id_token: token = "" } = await (await deskOf()).signIn(tereza);
    expect((await ask(token, "/desk/graphql")).json()).toEqual({ data: { __typename: "Query" } });
    expect((await ask(token, "/graphql")).statusCode).toBe(401);
    for (const url of [
      `${SERVICE_BASE.customerData}/users/GetUserInfoById/S02`,
      `${SERVICE_BASE.general}/orders`,
      "/identity/factors",
      "/events",
    ])
      expect((await server.withToken(token).request({ url })).statusCode, url).toBe(401);
  });

  test("a customer's token opens nothing of the desk", async () => {
    const { id_token: token = "", access_token: commerce } = await (await portalClient(server.origin)).signIn(
      jana,
    );
    for (const each of [token, commerce]) expect((await ask(each, "/desk/graphql")).statusCode).toBe(401);
    expect(
      (await server.stranger.request({ method: "POST", url: "/desk/graphql", payload: {} })).statusCode,
    ).toBe(400);
    expect((await ask("no.token.at.all", "/desk/graphql")).statusCode).toBe(401);
  });

  test("a token of our own key for another client or issuer is none of the desk's", async () => {
    for (const claims of [
      { aud: "vycep-portal" },
      { iss: server.identity.issuer },
      { azp: "vycep-portal" },
    ]) {
      const { token } = await server.asStaff("S02", claims);
      expect((await ask(token, "/desk/graphql")).statusCode, JSON.stringify(claims)).toBe(401);
    }
  });

  test("nobody comes in by the other door, however right the password is", async () => {
    const desk = await deskOf();
    const portal = await portalClient(server.origin);
    const at = async (door: typeof desk, who: typeof jana) => {
      const { landed } = await door.begin();
      return (await door.enter(landed.searchParams.get("interaction") ?? "", who)).status;
    };
    expect([await at(desk, jana), await at(portal, tereza)]).toEqual([401, 401]);
    expect([await at(desk, tereza), await at(portal, jana)]).toEqual([200, 200]);
  });

  test("each door has cookies of its own, so that one browser may stand in both", async () => {
    const desk = await deskOf();
    await desk.signIn(tereza);
    expect(desk.browser.cookies().map(({ name }) => name)).toContain("vycep-desk-session");
    expect(desk.browser.cookies().map(({ name }) => name)).not.toContain("vycep-session");
  });

  test("signing out ends the token at once", async () => {
    const desk = await deskOf();
    const { id_token: token = "" } = await desk.signIn(tereza);
    const left = await desk.browser.fetch("/desk/identity/sign-out", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, origin: server.origin },
    });
    expect(left.status).toBe(204);
    expect((await ask(token, "/desk/graphql")).statusCode).toBe(401);
  });
});

test("DSIGN-02 whoever is of the staff has no company, no ship-to and no user of customers", async () => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = 'staff_member' order by 1`.execute(
    server.deps.db,
  );
  expect(rows.map((row) => row.column_name)).toEqual([
    ...["created_at", "email", "first_name", "language", "last_name", "status", "uid", "version"],
  ]);
  const taken = sql`
    insert into staff_member (uid, first_name, last_name, email, language, status, created_at, version)
    values ('U001', 'J', 'N', 'j@x.example', 'cs', 'invited', now(), 1)`.execute(server.deps.db);
  await expect(taken).rejects.toThrow("belongs to the other side");
});

test.each([
  ["an invited one", "pavla.nova@lipovrch.example"],
  ["a suspended one", "ota.bilek@lipovrch.example"],
])("DSIGN-08 %s does not come in", async (_who, email) => {
  const desk = await deskOf();
  const { landed } = await desk.begin();
  const answer = await desk.enter(landed.searchParams.get("interaction") ?? "", {
    email,
    password: demoPassword,
  });
  expect(answer.status).toBe(401);
});

describe("DSIGN-03 a second factor", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ listen: true, env: { VYCEP_SECOND_FACTOR_ROLES: "finance" } });
  });
  afterAll(() => strict.stop());

  test.each([
    ["is set up first where the role demands one", "dana.vesela@lipovrch.example", { next: "set-up" }],
    ["is nobody's else", "klara.peskova@lipovrch.example", { redirectTo: expect.any(String) }],
  ])("%s", async (_case, email, expected) => {
    const desk = await portalClient(strict.origin, "/desk/login/callback", staffDoor);
    const { landed } = await desk.begin();
    const interaction = landed.searchParams.get("interaction") ?? "";
    expect(await (await desk.enter(interaction, { email, password: demoPassword })).json()).toEqual(expected);
  });
});

test("a forgotten password is mailed a link that leads to the desk, and a customer's address gets none", async () => {
  const sent = async (email: string) => {
    const answer = await server.stranger.request({
      method: "POST",
      url: "/desk/identity/forgotten-password",
      payload: { email },
    });
    expect(answer.statusCode).toBe(204);
    const { rows } = await sql<{ kind: string }>`
      select kind from mail where lower(recipient) = lower(${email})`.execute(server.deps.db);
    return rows.map(({ kind }) => kind).filter((kind) => kind.includes("reset"));
  };
  expect(await sent("dana.vesela@lipovrch.example")).toEqual(["staff-reset-password"]);
  expect(await sent(jana.email)).toEqual([]);
});
