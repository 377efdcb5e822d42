import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { authenticatorApp } from "../../../testing/authenticator-app.ts";
import { demoPassword, type PortalClient, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const jana = { uid: "U001", email: "jana.novotna@modrahvezda.example", password: demoPassword };
const petr = { uid: "U002", email: "petr.dvorak@modrahvezda.example", password: demoPassword };
const lucie = { uid: "U006", email: "lucie.simova@modrahvezda.example", password: demoPassword };

let server: TestServer;
const start = Date.now();
/** So many steps of thirty seconds after the start. */
const at = (steps: number) => new Date(start + steps * 30_000);

beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_SECOND_FACTOR_ROLES: "R14, R99" } });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** What time the server's clock shows. */
const itIs = (moment: Date) => vi.spyOn(server.clock, "realTime").mockReturnValue(moment);

/** An account with an authenticator, confirmed at that moment. */
async function withAuthenticator(uid: string, moment: Date) {
  const caller = await server.as(uid);
  itIs(moment);
  const { uri, secret } = (await caller.request({ method: "POST", url: "/identity/authenticator" })).json<{
    uri: string;
    secret: string;
  }>();
  const app = authenticatorApp(uri);
  const answer = await caller.request({
    method: "POST",
    url: "/identity/authenticator/confirm",
    payload: { code: app.codeAt(moment) },
  });
  expect(answer.statusCode).toBe(200);
  return { app, caller, secret, codes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** Begins to sign in; answers the way to the second step. */
async function begin(portal: PortalClient, who: typeof jana) {
  const begun = await portal.begin();
  const interaction = begun.landed.searchParams.get("interaction") ?? "";
  const answer = await portal.enter(interaction, who);
  const post = (part: string, body: object = {}) =>
    portal.browser.fetch(`/identity/interactions/${interaction}/${part}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.origin },
      body: JSON.stringify(body),
    });
  return { begun, answer: (await answer.json()) as object, status: answer.status, post };
}
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

describe("D32 the second step of a sign-in", () => {
  let jans: Awaited<ReturnType<typeof withAuthenticator>>;
  beforeAll(async () => {
    jans = await withAuthenticator(jana.uid, at(0));
  });

  test("a code after the password lets in, once; no older one does", async () => {
    const portal = await portalClient(server.origin);
    const { begun, answer, post } = await begin(portal, jana);
    expect(answer).toEqual({ next: "second-factor", means: ["authenticator"] });
    // The password alone is no session.
    expect((await portal.begin({ prompt: "none" })).landed.searchParams.get("error")).toBe("login_required");

    itIs(at(2));
    const used = await post("code", { code: jans.app.codeAt(at(0)) });
    expect([used.status, await codeOf(used)]).toEqual([401, "code-incorrect"]);
    const right = jans.app.codeAt(at(2));
    const entered = await post("code", { code: `${right.slice(0, 3)} ${right.slice(3)}` });
    expect(entered.status).toBe(200);
    const { redirectTo } = (await entered.json()) as { redirectTo: string };
    vi.restoreAllMocks();
    const { address } = await portal.browser.follow(redirectTo, ({ pathname }) =>
      pathname.startsWith("/login"),
    );
    const tokens = await portal.exchange(begun, address);
    expect((await server.withToken(tokens.id_token ?? "").graphql("{ customer { email } }")).errors).toEqual(
      [],
    );

    const second = await begin(await portalClient(server.origin), jana);
    itIs(at(2));
    for (const steps of [1, 2]) {
      expect(await codeOf(await second.post("code", { code: jans.app.codeAt(at(steps)) }))).toBe(
        "code-incorrect",
      );
    }
  });

  test("the app's clock may be one step off, not two", async () => {
    const { post } = await begin(await portalClient(server.origin), jana);
    itIs(at(8));
    for (const steps of [6, 10]) {
      expect((await post("code", { code: jans.app.codeAt(at(steps)) })).status).toBe(401);
    }
    expect((await post("code", { code: jans.app.codeAt(at(9)) })).status).toBe(200);
  });

  test("a recovery code stands in, each once, however it is written", async () => {
    expect(jans.codes).toHaveLength(10);
    const [code = ""] = jans.codes;
    const first = await begin(await portalClient(server.origin), jana);
    expect((await first.post("code", { code: code.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
    const second = await begin(await portalClient(server.origin), jana);
    expect(await codeOf(await second.post("code", { code }))).toBe("code-incorrect");
  });

  test("without the password no code is asked for, and a wrong one opens nothing", async () => {
    const wrong = await begin(await portalClient(server.origin), { ...jana, password: "wrong" });
    expect(wrong.status).toBe(401);
    expect(await codeOf(await wrong.post("code", { code: "123456" }))).toBe("interaction-expired");
    const foreign = await portalClient(server.origin);
    const { begun } = await begin(await portalClient(server.origin), jana);
    const stolen = await foreign.browser.fetch(
      `/identity/interactions/${begun.landed.searchParams.get("interaction")}/code`,
      {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.origin },
        body: JSON.stringify({ code: jans.codes[1] }),
      },
    );
    expect(stolen.status).toBe(404);
  });

  test("the database holds no secret that makes codes, and no recovery code", async () => {
    const rows = [
      ...(await server.deps.db.selectFrom("authenticator").selectAll().execute()),
      ...(await server.deps.db.selectFrom("recovery_code").selectAll().execute()),
    ];
    expect(rows.length).toBeGreaterThan(10);
    expect(JSON.stringify(rows)).not.toContain(jans.secret);
    for (const code of jans.codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  });

  test("programs give a code as well", async () => {
    const ask = (code?: string) =>
      server.stranger.graphql(
        "mutation G($email: String!, $password: String!, $code: String) { generateCustomerToken(email: $email, password: $password, code: $code) { token } }",
        { email: jana.email, password: jana.password, ...(code === undefined ? {} : { code }) },
      );
    expect((await ask()).errors[0]?.extensions.code).toBe("second-factor-needed");
    itIs(at(20));
    expect((await ask("000000")).errors[0]?.extensions.code).toBe("code-incorrect");
    expect((await ask(jans.app.codeAt(at(20)))).errors).toEqual([]);
    expect((await ask(jans.app.codeAt(at(20)))).errors[0]?.extensions.code).toBe("code-incorrect");
  });
});

describe("D49 guessing codes", () => {
  test("ten wrong ones lock the second step on strange devices, and right passwords do not begin anew", async () => {
    const { app } = await withAuthenticator(petr.uid, at(10));
    vi.restoreAllMocks();
    for (let tries = 0; tries < 10; tries += 1) {
      const { post } = await begin(await portalClient(server.origin), petr);
      expect((await post("code", { code: "ABCDE" })).status).toBe(401);
    }
    itIs(at(12));
    const { post } = await begin(await portalClient(server.origin), petr);
    const locked = await post("code", { code: app.codeAt(at(12)) });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(800);
  });
});

describe("a role that demands a second factor", () => {
  test("lets nobody in before one is set up, and then at once", async () => {
    const { role_id: role } = await server.deps.db
      .selectFrom("ship_to_role")
      .select("role_id")
      .where("uid", "=", lucie.uid)
      .executeTakeFirstOrThrow();
    expect(role).toBe("R14");
    const portal = await portalClient(server.origin);
    const { begun, answer, post } = await begin(portal, lucie);
    expect(answer).toEqual({ next: "set-up" });
    expect(await codeOf(await post("code", { code: "123456" }))).toBe("interaction-expired");
    const { uri } = (await (await post("authenticator")).json()) as { uri: string };
    itIs(at(5));
    const wrong = await post("authenticator/confirm", { code: "000000" });
    expect([wrong.status, await codeOf(wrong)]).toEqual([422, "code-incorrect"]);
    const done = await post("authenticator/confirm", { code: authenticatorApp(uri).codeAt(at(5)) });
    const { redirectTo, recoveryCodes } = (await done.json()) as {
      redirectTo: string;
      recoveryCodes: string[];
    };
    expect(recoveryCodes).toHaveLength(10);
    vi.restoreAllMocks();
    const { address } = await portal.browser.follow(redirectTo, ({ pathname }) =>
      pathname.startsWith("/login"),
    );
    const token = (await portal.exchange(begun, address)).id_token ?? "";
    const remove = await server
      .withToken(token)
      .request({ method: "DELETE", url: "/identity/authenticator" });
    expect([remove.statusCode, remove.json<{ code: string }>().code]).toEqual([
      422,
      "second-factor-demanded",
    ]);
    const factors = await server.withToken(token).request({ url: "/identity/factors" });
    expect(factors.json()).toMatchObject({
      isDemanded: true,
      recoveryCodesLeft: 10,
      arePasskeysPossible: false,
    });
  });
});
