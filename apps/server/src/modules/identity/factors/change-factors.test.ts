import type { Factors } from "@vycep/contract/identity/factors.rest";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openText } from "../../../platform/secrets/sealed-text.ts";
import { authenticatorApp } from "../../../testing/authenticator-app.ts";
import { demoPassword, portalClient } from "../../../testing/portal-sign-in.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_FRESH_SIGN_IN: "factors, roles" } });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.request({ method: "POST", url, payload });
const remove = (caller: Caller, url: string) => caller.request({ method: "DELETE", url });
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const factorsOf = async (caller: Caller) =>
  (await caller.request({ url: "/identity/factors" })).json<Factors>();

/** Sets up an authenticator; answers it with the recovery codes. */
async function setUp(caller: Caller) {
  const { uri, secret } = (await post(caller, "/identity/authenticator")).json<{
    uri: string;
    secret: string;
  }>();
  const app = authenticatorApp(uri);
  const answer = await post(caller, "/identity/authenticator/confirm", { code: app.codeAt(new Date()) });
  expect(answer.statusCode).toBe(200);
  return { app, uri, secret, codes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

async function mailsTo(email: string) {
  const rows = await server.deps.db
    .selectFrom("mail")
    .select(["kind", "sealed_facts"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();
  return rows.map(({ kind, sealed_facts: sealed }) => ({
    kind,
    ...(JSON.parse(openText(sealed ?? "", "mail facts", server.config.secrets) ?? "{}") as object),
  }));
}

describe("D32 one's own factors", () => {
  test("a stranger has none", async () => {
    expect((await server.stranger.request({ url: "/identity/factors" })).statusCode).toBe(401);
    expect((await post(server.stranger, "/identity/authenticator")).statusCode).toBe(401);
  });

  test("an authenticator counts once its first code was shown, and the person is told", async () => {
    const jana = await server.as("U001");
    const begun = (await post(jana, "/identity/authenticator")).json<{ uri: string }>();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.*jana/);
    const wrong = await post(jana, "/identity/authenticator/confirm", { code: "000000" });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, "code-incorrect"]);
    expect((await factorsOf(jana)).authenticatorSince).toBeNull();

    const { codes } = await setUp(jana);
    expect(new Set(codes).size).toBe(10);
    expect(await factorsOf(jana)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], isDemanded: false });
    expect((await factorsOf(jana)).authenticatorSince).not.toBeNull();
    expect(codeOf(await post(jana, "/identity/authenticator"))).toBe("authenticator-exists");
    expect(await mailsTo("jana.novotna@modrahvezda.example")).toMatchObject([
      { kind: "factor-changed", change: "added", factor: "authenticator" },
    ]);
  });

  test("new recovery codes put the old ones out, and go with the last factor", async () => {
    const jana = await server.as("U001");
    const fresh = (await post(jana, "/identity/recovery-codes")).json<{ recoveryCodes: string[] }>();
    expect(fresh.recoveryCodes).toHaveLength(10);
    expect((await remove(jana, "/identity/authenticator")).statusCode).toBe(204);
    expect(await factorsOf(jana)).toMatchObject({ recoveryCodesLeft: 0, authenticatorSince: null });
    expect(codeOf(await post(jana, "/identity/recovery-codes"))).toBe("no-second-factor");
    expect(codeOf(await remove(jana, "/identity/authenticator"))).toBe("no-authenticator");
  });

  test("a secret sealed with an old VYCEP_SECRET is sealed anew when it is used", async () => {
    const caller = await server.as("U012");
    const { app } = await setUp(caller);
    const [old] = server.config.secrets;
    const newest = "the newest secret of the tests, long enough";
    const sealed = async () =>
      (
        await server.deps.db
          .selectFrom("authenticator")
          .select("sealed_secret")
          .where("uid", "=", "U012")
          .executeTakeFirstOrThrow()
      ).sealed_secret;
    const { takeAuthenticatorCode } = await import("./authenticator.ts");
    const later = new Date(Date.now() + 30_000);
    const deps = {
      ...server.deps,
      clock: { ...server.clock, realTime: () => later },
      config: { ...server.config, secrets: [newest, old ?? ""] },
    };
    expect(openText(await sealed(), "authenticator U012", [newest])).toBeUndefined();
    const given = { uid: "U012", code: app.codeAt(later), isSetUp: true };
    expect(await takeAuthenticatorCode(deps, given)).toBe(true);
    expect(openText(await sealed(), "authenticator U012", [newest])).toBeDefined();
  });

  test("what no browser made is no passkey", async () => {
    const jana = await server.as("U001");
    const options = (await post(jana, "/identity/passkeys/options")).json<{ challenge: string }>();
    const clientData = { type: "webauthn.create", challenge: options.challenge, origin: server.origin };
    const response = {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString("base64url"),
        attestationObject: "oA",
      },
    };
    const answer = await post(jana, "/identity/passkeys", { name: "Telefon", response });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, "passkey-refused"]);
    expect((await post(jana, "/identity/passkeys", { name: "", response })).statusCode).toBe(400);
    expect((await factorsOf(jana)).passkeys).toEqual([]);
  });
});

describe("D32 lost factors", () => {
  test("an owner takes them away, which ends the sessions; a colleague and another company do not", async () => {
    const lucie = await server.as("U006");
    await setUp(lucie);
    const reset = async (uid: string) => remove(await server.as(uid), "/identity/users/U006/factors");
    expect((await reset("U004")).statusCode).toBe(403);
    const foreign = await reset("U012");
    const unknown = await remove(await server.as("U012"), "/identity/users/U9999/factors");
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, unknown.json().message]);
    expect((await factorsOf(lucie)).authenticatorSince).not.toBeNull();

    expect((await reset("U001")).statusCode).toBe(204);
    expect((await lucie.request({ url: "/identity/factors" })).statusCode).toBe(401);
    const rows = await server.deps.db.selectFrom("authenticator").select("uid").execute();
    expect(rows.map(({ uid }) => uid)).not.toContain("U006");
    expect(await mailsTo("lucie.simova@modrahvezda.example")).toMatchObject([
      { change: "added" },
      { kind: "factor-changed", change: "removed" },
    ]);
    const audit = await server.deps.db
      .selectFrom("audit_entry")
      .select(["actor_uid", "action"])
      .where("subject_id", "=", "U006")
      .where("action", "=", "user.factor-removed")
      .execute();
    expect(audit).toEqual([{ actor_uid: "U001", action: "user.factor-removed" }]);
  });
});

describe("D38 a fresh sign-in", () => {
  const petr = { email: "petr.dvorak@modrahvezda.example", password: demoPassword };
  const later = () =>
    vi.spyOn(server.clock, "realTime").mockReturnValue(new Date(Date.now() + 11 * 60 * 1000));

  test("is asked for before factors change, and the session counts as fresh once it was given", async () => {
    const portal = await portalClient(server.origin);
    const caller = server.withToken((await portal.signIn(petr)).id_token ?? "");
    later();
    const refused = await post(caller, "/identity/authenticator");
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, "fresh-sign-in-needed"]);
    expect(await factorsOf(caller)).toMatchObject({ authenticatorSince: null });

    const wrong = await post(caller, "/identity/fresh-sign-in", { password: "wrong" });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, "sign-in-incorrect"]);
    expect((await post(caller, "/identity/authenticator")).statusCode).toBe(403);
    expect((await post(caller, "/identity/fresh-sign-in", { password: demoPassword })).statusCode).toBe(204);
    expect((await post(caller, "/identity/authenticator")).statusCode).toBe(200);
  });

  test("is asked for before roles change, where the brewery wants it", async () => {
    const jana = await server.as("U001");
    const update = () =>
      jana.request({
        method: "PUT",
        url: "/alcdcservice/api/v1/portal/users/UpdateUser/U004",
        payload: { deletedShipToList: [] },
      });
    later();
    const refused = await update();
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, "fresh-sign-in-needed"]);
    vi.restoreAllMocks();
    expect((await update()).statusCode).toBe(200);
  });

  test("another browser of the same person stays as old as it was", async () => {
    const portal = await portalClient(server.origin);
    const caller = server.withToken((await portal.signIn(petr)).id_token ?? "");
    later();
    expect(codeOf(await post(caller, "/identity/authenticator"))).toBe("fresh-sign-in-needed");
  });

  test("a program has no session to make fresh", async () => {
    const answer = await post(await server.as("U002"), "/identity/fresh-sign-in", { password: demoPassword });
    expect(codeOf(answer)).toBe("no-session");
  });
});

describe("D49 a new device", () => {
  test("is told by mail, but for the first one", async () => {
    const who = { email: "lubomir.kovac@podhradom.example", password: demoPassword };
    const first = await portalClient(server.origin);
    await first.signIn(who);
    expect(await mailsTo(who.email)).toEqual([]);
    const again = await first.begin({ prompt: "login" });
    await first.enter(again.landed.searchParams.get("interaction") ?? "", who);
    expect(await mailsTo(who.email)).toEqual([]);
    await (await portalClient(server.origin)).signIn(who);
    expect(await mailsTo(who.email)).toMatchObject([{ kind: "new-device", address: "127.0.0.1" }]);
  });
});
