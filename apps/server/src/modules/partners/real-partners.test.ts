import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { adminCli } from "../../app/commands/admin.ts";
import { parseConfig } from "../../platform/config.ts";
import { demoPassword, portalClient } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const secrets = { VYCEP_SECRET: "the secret of the tests and long enough" };
const callback = "http://127.0.0.1:9/callback";
const file = join(mkdtempSync(join(tmpdir(), "partners-")), "partners.json");
const verifier = "a-verifier-of-forty-three-letters-or-more-0123456789";

let server: TestServer;
let secret = "";
beforeAll(async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", ...secrets };
  await adminCli(["relying-party", "e-learning", callback], env, { out: say, error: say });
  secret = said[0]?.split(": ")[1] ?? "";
  writeFileSync(file, `[${said[2]}]`);
  server = await startTestServer({ listen: true, env: { VYCEP_RELYING_PARTIES: file } });
});
afterAll(() => server.stop());

describe("AUTH-03 AUTH-04 e-learning and the menu creator of the brewery", () => {
  const buy = (code: string, shown: string) =>
    fetch(`${server.origin}/oidc/token`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`e-learning:${encodeURIComponent(shown)}`)}` },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: callback,
        code_verifier: verifier,
      }),
    });
  const come = async (redirectUri: string) => {
    const portal = await portalClient(server.origin);
    await portal.signIn({ email: "ondrej.benes@modrahvezda.example", password: demoPassword });
    const search = new URLSearchParams({
      client_id: "e-learning",
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "openid profile email rights",
      prompt: "none",
      code_challenge: await challengeOf(verifier),
      code_challenge_method: "S256",
    });
    return portal.browser.follow(`/oidc/auth?${search}`, ({ port }) => port === "9");
  };

  it("AUTH-03 sign people in without a question, show their secret, and learn name and rights", async () => {
    const wrong = (await come(callback)).address.searchParams.get("code") ?? "";
    expect((await buy(wrong, "guessed")).status).toBe(401);
    const code = (await come(callback)).address.searchParams.get("code") ?? "";
    const answer = await buy(code, secret);
    expect(answer.status).toBe(200);
    const bought = (await answer.json()) as { id_token: string; access_token: string };
    const { id_token: token } = bought;
    expect(decodeJwt(token)).toMatchObject({
      aud: "e-learning",
      name: "Ondřej Beneš",
      rights: [{ role: "POS Academy" }],
    });
    // Nothing that they hold opens the API (OP-07).
    for (const held of [token, bought.access_token])
      expect((await server.withToken(held).graphql("{ customer { email } }")).status).toBe(401);
  });

  it("an address that is not theirs gets nobody", async () => {
    const { response, address } = await come("http://127.0.0.1:9/elsewhere");
    expect(address.port).not.toBe("9");
    expect(response.status).toBe(400);
  });
});

test.each([
  ["no file", undefined, "is no file of JSON"],
  ["no JSON", "[", "is no file of JSON"],
  ["an address that is not safe", [{ redirectUris: ["http://academy.example/cb"] }], "must be https"],
  ["no address", [{ redirectUris: [] }], "redirectUris"],
  ["a client twice", [{}, {}], "twice"],
  ["another VYCEP_SECRET", [{ sealedSecret: "v1.a.b.c.d" }], "sealed with another VYCEP_SECRET"],
])("D32 a file of relying parties with %s stops the start, and says why", (_what, change, says) => {
  const path = `${file}.${_what.length}`;
  const sound = { clientId: "menu", redirectUris: ["https://menu.example/cb"], sealedSecret: "" };
  if (typeof change === "string") writeFileSync(path, change);
  else if (change) writeFileSync(path, JSON.stringify(change.map((each) => ({ ...sound, ...each }))));
  const parsed = parseConfig({ DATABASE_URL: "postgres://x@y/z", ...secrets, VYCEP_RELYING_PARTIES: path });
  expect(parsed.kind === "invalid" ? parsed.problems.join() : "").toContain(says);
});

async function challengeOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(hash).toString("base64url");
}
