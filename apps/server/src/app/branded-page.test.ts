import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { brandedPage } from "./branded-page.ts";

let server: TestServer;
let folder: string;
let plain: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vycep-portal-"));
  const page = join(folder, "index.html");
  cpSync(join(import.meta.dirname, "../../../portal/index.html"), page);
  plain = readFileSync(page, "utf8");
  server = await startTestServer({ portalFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const signIn = () =>
  server.stranger.request({ url: "/login", headers: { host: new URL(server.origin).host } });

const look = { name: 'Pivo & "sud"', main: "#0b3d6b", deep: "#072a4a", accent: "#ffb703" } as const;

test("DCONF-04 the page before sign-in comes in the brewery's own look; where none is set it is as it was built", async () => {
  expect((await signIn()).body).toBe(plain);
  const milos = await server.asStaff("S01");
  const { data } = await milos.desk(`{ brand { seen } }`);
  const seen = (data?.["brand"] as { readonly seen: string } | undefined)?.seen;
  await milos.desk(`mutation ($input: SetBrandInput!) { setBrand(input: $input) { refusal { code } } }`, {
    input: { ...look, name: "Modrý", seen, dropsLogo: false },
  });
  const { body, headers } = await signIn();
  expect(body).toContain('<html data-name="Modrý"');
  expect(body).toContain("<title>Modrý</title>");
  expect(body).toContain('<meta name="theme-color" content="#0b3d6b"');
  expect(String(headers["content-security-policy"])).toContain("style-src 'self';");
  const [, sheet = ""] = /<link rel="stylesheet" href="(\/brand\/[0-9a-f]{16}\.css)" \/>/.exec(body) ?? [];
  const styles = await server.stranger.request({ url: sheet });
  expect(styles.headers["content-type"]).toContain("text/css");
  expect(styles.headers["cache-control"]).toContain("immutable");
  expect(styles.body).toContain("--color-bottle:#0b3d6b");
  expect(styles.body).toContain("--color-amber:#ffb703");
});

test("DCONF-04 a name is a name and never markup, and the shapes that stand in the page bear it", () => {
  const html =
    '<html lang="cs"><head><title>vycep</title></head><svg data-logo="true"><path/></svg><span class="a">vycep</span>';
  const page = brandedPage(html, { ...look, logo: null, mark: null, icon: null });
  expect(page).toContain('data-name="Pivo &amp; &quot;sud&quot;"');
  expect(page).toContain('<span class="a">Pivo &amp; &quot;sud&quot;');
  expect(page).not.toContain(">vycep<");
});
