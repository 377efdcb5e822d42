import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { menuSchema } from "@vycep/contract/content/content.rest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const portal = join(import.meta.dirname, "../../../../portal");
const tokens = join(import.meta.dirname, "../../../../../packages/ui/src/styles/tokens.css");

let server: TestServer;
let folder: string;
let port: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vycep-portal-"));
  cpSync(join(portal, "index.html"), join(folder, "index.html"));
  cpSync(join(portal, "public/peroni"), join(folder, "peroni"), { recursive: true });
  server = await startTestServer({
    env: { VYCEP_THEME_HOSTS: "ponente.localhost=peroni" },
    portalFolder: folder,
  });
  port = new URL(server.origin).port;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  server.stranger.request({ url, headers: { host: `${host}:${port}`, ...headers } });

describe("D26 the theme is told by the host", () => {
  test("CONFIG-06 CONFIG-07 the page comes with its theme, name, colour and icons, and from no cache", async () => {
    const { body, headers } = await get("/", "ponente.localhost");
    expect(body).toMatch(/<html data-theme="peroni" lang="cs">/);
    expect(body).toContain("<title>Ponente</title>");
    expect(body).not.toContain("vycep:");
    expect(headers["cache-control"]).toBe("no-store");
    const color = /name="theme-color" content="([^"]+)"/.exec(body)?.[1];
    const ofTheme = readFileSync(tokens, "utf8").split('[data-theme="peroni"]')[1];
    expect(/--color-bottle: (#\w+);/.exec(ofTheme ?? "")?.[1]).toBe(color);
    for (const [, file = ""] of body.matchAll(/href="(\/peroni\/[^"]+)"/g))
      expect((await get(file, "ponente.localhost")).statusCode).toBe(200);
  });

  test.each(["127.0.0.1", "elsewhere.example"])("CONFIG-06 %s shows the main theme", async (host) => {
    expect((await get("/", host)).body).toBe(readFileSync(join(folder, "index.html"), "utf8"));
  });

  test("LAYOUT-27 ROUTE-34 the page about the brand is a page in its theme only", async () => {
    expect((await get("/about-the-brand", "ponente.localhost")).statusCode).toBe(200);
    expect((await get("/about-the-brand", "127.0.0.1")).statusCode).toBe(404);
  });

  test("LAYOUT-27 REST-40 a visitor's menu is that of the host", async () => {
    const names = async (host: string) => {
      const answer = await get("/almagnoliaservice/api/v1/portal/pagemenu?lang=cs", host);
      return menuSchema.parse(answer.json()).items.map(({ name }) => name);
    };
    expect(await names("ponente.localhost")).toEqual(expect.arrayContaining(["homepage", "aboutTheBrand"]));
    expect(await names("127.0.0.1")).toEqual(["homepage"]);
  });

  test("LANG-02 D16 its labels are there in the language that the theme offers", async () => {
    const answer = await get("/almagnoliaservice/api/v1/portal/pagemenu?lang=it", "ponente.localhost");
    const labels = menuSchema.parse(answer.json()).items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Home", "Il marchio"]));
  });

  test("LANG-05 D16 so are the brand's pages and the legal links; what is not told in it is English, whatever the browser speaks", async () => {
    const said = async (path: string) => {
      const url = `/almagnoliaservice/api/v1/portal/${path}`;
      const answer = await server.stranger.request({
        url,
        headers: { host: `ponente.localhost:${port}`, "accept-language": "cs-CZ,cs;q=0.9" },
      });
      return JSON.stringify(answer.json());
    };
    expect(await said("pagecontent?lang=it&locationId=brandHome")).toContain("Una brezza di mare");
    expect(await said("pagecontent?lang=it&locationId=aboutTheBrand")).toContain("Come si produce");
    expect(await said("portalExtLinks?lang=it&country=CZ")).toContain("Condizioni d’uso");
    expect(await said("pagecontent?lang=it&locationId=tutorialHeading")).toContain("Take the short tour.");
    expect(await said("publicarticles/GetArticlesNewList?lang=it")).toContain("Christmas Special 16 is back");
  });
});

describe("D26 signing in at a host with a theme", () => {
  const authorization = (callback: string) =>
    `/oidc/auth?${new URLSearchParams({
      client_id: "vycep-portal",
      response_type: "code",
      scope: "openid",
      redirect_uri: callback,
      state: "state",
      nonce: "nonce",
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
    })}`;

  test("stays there, from the first redirect to the last", async () => {
    const origin = `http://ponente.localhost:${port}`;
    const asked = await get(authorization(`${origin}/login/callback`), "ponente.localhost");
    expect(asked.headers.location).toMatch(/^\/identity\/interactions\//);
    const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const enter = (sender: string) =>
      server.stranger.request({
        method: "POST",
        url: `${asked.headers.location}/login`,
        headers: { host: `ponente.localhost:${port}`, origin: sender, cookie },
        payload: { email: "jana.novotna@modrahvezda.example", password: demoPassword },
      });
    expect((await enter(server.origin)).json()).toMatchObject({ code: "foreign-page" });
    const entered = await enter(origin);
    expect(entered.json().redirectTo).toMatch(new RegExp(`^${origin}/oidc/auth/`));
  });

  test("no callback at a host that is none of ours", async () => {
    const asked = await get(
      authorization(`http://elsewhere.example:${port}/login/callback`),
      "ponente.localhost",
    );
    expect(asked.statusCode).toBe(400);
  });
});
