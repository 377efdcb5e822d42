import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { keysCli } from "../../../app/commands/keys.ts";
import { demoPassword, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { createIdentity } from "../identity.deps.ts";
import { signingKeysOf } from "./signing-keys.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };

describe("D32 signing keys", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  const statusWith = async (token: string) =>
    (await server.withToken(token).graphql("{ customer { email } }")).status;
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as { kid: string }).kid;
  const rotate = async (...options: string[]) => {
    const lines: string[] = [];
    const output = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
    const env = { DATABASE_URL: server.databaseUrl, VYCEP_SECRET: server.config.secrets.join() };
    return { code: await keysCli(["rotate", ...options], env, output), lines };
  };
  /** As if so much time had passed since the server looked at its keys. */
  const later = (ms: number) => {
    const now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => now + ms);
  };

  test("lie in the database so that nobody who reads it could sign", async () => {
    await server.identity.keys.current();
    const rows = await server.deps.db.selectFrom("signing_key").selectAll().execute();
    expect(rows).toHaveLength(1);
    const [key] = await server.identity.keys.all();
    const secret = String(key?.jwk.d);
    expect(secret.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.public_jwk).not.toHaveProperty("d");
  });

  test("cannot be opened with another secret, and say so", async () => {
    const other = signingKeysOf({ db: server.deps.db, secrets: ["another secret of thirty-two letters"] });
    await expect(other.current()).rejects.toThrow("VYCEP_SECRET");
    const both = signingKeysOf({
      db: server.deps.db,
      secrets: ["another secret of thirty-two letters", ...server.config.secrets],
    });
    expect((await both.current()).kid).toBe((await server.identity.keys.current()).kid);
  });

  test("rotate while running: the old one signs no more, and what it signed stays good", async () => {
    const portal = await portalClient(server.origin);
    const before = (await portal.signIn(jana)).id_token ?? "";
    expect((await rotate()).code).toBe(0);
    later(21_000);
    const silent = await portal.begin({ prompt: "none" });
    const after = (await portal.exchange(silent, silent.landed)).id_token ?? "";
    expect(kidOf(after)).not.toBe(kidOf(before));
    expect((await server.identity.keys.current()).kid).toBe(kidOf(after));
    expect([await statusWith(before), await statusWith(after)]).toEqual([200, 200]);
    const published = await (await fetch(`${server.origin}/oidc/jwks`)).json();
    expect(JSON.stringify(published)).not.toContain(kidOf(before));
    vi.restoreAllMocks();
  });

  test("OPS-04 another process knows the new key at once from a token that names it", async () => {
    const elsewhere = createIdentity(server.deps);
    await elsewhere.keys.current();
    await rotate();
    later(60_000);
    const token = await server.tokenFor("U001");
    later(120_000);
    await expect(
      elsewhere.keys.verificationKey({ alg: "ES256", kid: kidOf(token) }, { payload: "", signature: "" }),
    ).resolves.toBeTruthy();
    vi.restoreAllMocks();
  });

  test("are forgotten with all that they signed when they were stolen", async () => {
    const before = await server.tokenFor("U001");
    expect(await statusWith(before)).toBe(200);
    const { code, lines } = await rotate("--forget");
    expect(code).toBe(0);
    expect(lines.join(" ")).toContain("Everybody signs in anew.");
    // A server remembers tokens that it took; another one never took it.
    expect(await statusWith(before)).toBe(401);
    const elsewhere = createIdentity(server.deps);
    await expect(
      elsewhere.keys.verificationKey({ alg: "ES256", kid: kidOf(before) }, { payload: "", signature: "" }),
    ).rejects.toThrow("unknown key");
  });

  test.each([[[]], [["turn"]], [["rotate", "--now"]], [["rotate", "--forget", "x"]]])(
    "the command does nothing when it is called as %j",
    async (args) => {
      const count = () => server.deps.db.selectFrom("signing_key").selectAll().execute();
      const before = await count();
      const errors: string[] = [];
      const output = { out: () => undefined, error: (line: string) => errors.push(line) };
      expect(await keysCli(args, { DATABASE_URL: server.databaseUrl }, output)).toBe(2);
      expect(errors[0]).toContain("Usage");
      expect(await count()).toEqual(before);
    },
  );
});
