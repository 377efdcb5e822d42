import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createServer, type Server } from "../../app/server.ts";
import { demoPassword, type PortalClient, portalClient } from "../../testing/portal-sign-in.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../../testing/proxies/database-proxy.ts";
import { openBrowser } from "../../testing/test-browser.ts";
import { freePort, startTestServer, type TestServer, testConfig } from "../../testing/test-server.ts";
import { hashOfId } from "./provider/oidc-seal.ts";

const jana = { email: "jana.novotna@modrahvezda.example", password: demoPassword };
const asPerson = (language: string) => ({ headers: { accept: "text/html", "accept-language": language } });

let direct: TestServer;
let wire: DatabaseProxy;
let server: Server;
let origin: string;
beforeAll(async () => {
  direct = await startTestServer();
  wire = await startDatabaseProxy(direct.databaseUrl);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await createServer(testConfig({ DATABASE_URL: wire.databaseUrl, PORT: String(port) }));
  await server.app.listen({ host: "127.0.0.1", port });
});
afterEach(() => wire.mend());
afterAll(async () => {
  await server.app.close();
  await wire.close();
  await direct.stop();
});

/** Once more at the same address, as the page does by itself, until the database is found again. */
async function again(ask: () => Promise<Response>): Promise<Response> {
  await wire.mend();
  let answer = await ask();
  for (let tries = 0; answer.status === 503 && tries < 20; tries += 1) answer = await ask();
  return answer;
}

async function isOutagePage(answer: Response, words: string) {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.getSetCookie()).toEqual([]);
  const page = await answer.text();
  expect(page).toContain(words);
  expect(page).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  expect(page).not.toMatch(/odkaz|link is no longer|ECONN|server_error/i);
}

async function begun(portal: PortalClient): Promise<string> {
  return (await portal.begin()).landed.searchParams.get("interaction") ?? "";
}

describe("signing in and out while the database is away", () => {
  test("ERROR-56 the way to the sign-in page: 503 in the language asked for, and the same address leads on", async () => {
    const portal = await portalClient(origin);
    await begun(portal);
    const address = `/oidc/auth?${new URLSearchParams({
      client_id: "vycep-portal",
      response_type: "code",
      scope: "openid",
      redirect_uri: `${origin}/login/callback`,
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
      ui_locales: "sk",
    })}`;
    await wire.cut();
    await isOutagePage(await portal.browser.fetch(address, asPerson("cs")), "Služba teraz nie je dostupná");
    const { status, headers } = await again(() => portal.browser.fetch(address, asPerson("cs")));
    expect(status).toBe(303);
    expect(headers.get("location")).toMatch(/^\/identity\/interactions\//);
  });

  test("ERROR-56 the page of an interaction", async () => {
    const portal = await portalClient(origin);
    const address = `/identity/interactions/${await begun(portal)}`;
    await wire.cut();
    await isOutagePage(await portal.browser.fetch(address, asPerson("cs-CZ")), "Služba teď není dostupná");
    expect((await again(() => portal.browser.fetch(address, asPerson("cs")))).status).toBe(303);
  });

  test("ERROR-56 the way back after the password, and the sign-in is not lost", async () => {
    const portal = await portalClient(origin);
    const { redirectTo } = (await (await portal.enter(await begun(portal), jana)).json()) as {
      redirectTo: string;
    };
    await wire.cut();
    await isOutagePage(
      await portal.browser.fetch(redirectTo, asPerson("de, cs;q=0.3, sk;q=0.7")),
      "Služba teraz nie je dostupná",
    );
    const answer = await again(() => portal.browser.fetch(redirectTo, asPerson("sk")));
    expect(new URL(answer.headers.get("location") ?? "").searchParams.get("code")).not.toBeNull();
  });

  test("ERROR-56 signing out by the protocol", async () => {
    const portal = await portalClient(origin);
    await portal.signIn(jana);
    await wire.cut();
    const end = () => portal.browser.fetch("/oidc/session/end", asPerson("en"));
    await isOutagePage(await end(), "The service is not available right now");
    expect((await again(end)).status).toBe(200);
  });

  test("ERROR-56 a program is told in the protocol's words", async () => {
    const program = openBrowser(origin);
    const payload = { grant_type: "authorization_code", client_id: "vycep-portal", code: "x" };
    const body = new URLSearchParams({ ...payload, code_verifier: "x".repeat(43), redirect_uri: origin });
    const ask = () => program.fetch("/oidc/token", { method: "POST", body });
    expect((await ask()).status).toBe(400);
    await wire.cut();
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).not.toBeNull();
    expect(await answer.json()).toMatchObject({ error: "temporarily_unavailable" });
    expect((await again(ask)).status).toBe(400);
  });

  test("ERROR-56 a server that has not had its keys yet answers the same page", async () => {
    await wire.cut();
    const early = await createServer(testConfig({ DATABASE_URL: wire.databaseUrl }));
    const page = await early.app.inject({ url: "/oidc/auth?ui_locales=cs", ...asPerson("en") });
    expect(page.statusCode).toBe(503);
    expect(page.headers["retry-after"]).toBe("5");
    expect(page.body).toContain("Služba teď není dostupná");
    const program = await early.app.inject({ url: "/oidc/jwks" });
    expect(program.json()).toMatchObject({ code: "unavailable" });
    await early.app.close();
  });

  test("C21 events on a connection that is swallowed: 503, not a fault", { timeout: 30_000 }, async () => {
    const early = await createServer(
      testConfig({ DATABASE_URL: wire.databaseUrl, PORT: String(new URL(origin).port) }),
    );
    const authorization = `Bearer ${await direct.tokenFor("U001", { iss: `${origin}/oidc` })}`;
    const ask = () => early.app.inject({ url: "/events", headers: { authorization } });
    // Keys and pool are warm; only the connection that listens is not made yet.
    expect(
      (
        await early.app.inject({
          method: "POST",
          url: "/graphql",
          headers: { authorization },
          payload: { query: "{ customer { id } }" },
        })
      ).statusCode,
    ).toBe(200);
    wire.swallow();
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    await wire.mend();
    await early.app.close();
  });
});

describe("a lost answer at the end of a sign-in", () => {
  test("AUTH-02 the same request sent again leads the same browser in; a finished one is open to nobody else", async () => {
    const portal = await portalClient(origin);
    const first = await portal.begin();
    const interaction = first.landed.searchParams.get("interaction") ?? "";
    const { redirectTo } = (await (await portal.enter(interaction, jana)).json()) as { redirectTo: string };
    const cookie = portal.browser
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    // The work is done, and nothing of the answer arrives: not the address, and not the cookies.
    const lost = await fetch(redirectTo, { redirect: "manual", headers: { cookie } });
    expect(lost.status).toBe(303);

    const { address } = await portal.browser.follow(redirectTo, ({ pathname }) =>
      pathname.startsWith("/login"),
    );
    const tokens = await portal.exchange(first, address);
    expect(tokens.claims()?.sub).toBe("U001");

    expect((await openBrowser(origin).fetch(redirectTo)).status).toBe(400);
    expect((await portal.browser.fetch(redirectTo)).status).toBe(400);
    const entered = await portal.enter(interaction, jana);
    expect(entered.status).toBe(404);
    expect(await entered.json()).toMatchObject({ code: "interaction-expired" });
  });

  test("AUTH-02 it is kept for a minute and no longer", async () => {
    const portal = await portalClient(origin);
    const { redirectTo } = (await (await portal.enter(await begun(portal), jana)).json()) as {
      redirectTo: string;
    };
    const cookie = portal.browser
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const ask = () => fetch(redirectTo, { redirect: "manual", headers: { cookie } });
    expect((await ask()).status).toBe(303);
    const { expires_at: until } = await direct.deps.db
      .selectFrom("oidc_payload")
      .select("expires_at")
      .where("kind", "=", "Interaction")
      .where("id_hash", "=", hashOfId(redirectTo.split("/").at(-1) ?? ""))
      .executeTakeFirstOrThrow();
    expect((until?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
    await direct.deps.db
      .updateTable("oidc_payload")
      .set({ expires_at: new Date(Date.now() - 1) })
      .where("kind", "=", "Interaction")
      .execute();
    expect((await ask()).status).toBe(400);
  });
});
