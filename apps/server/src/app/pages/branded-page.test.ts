import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { texts as cs } from "@vycep/words/identity/cs";
import { texts as en } from "@vycep/words/identity/en";
import { texts as sk } from "@vycep/words/identity/sk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { brandedPage } from "./branded-page.ts";

let server: TestServer;
let root: string;
let plain: string;

/** As it is built: the portal's page with its shapes, its manifest, and the desk's page beside it. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "vycep-portal-"));
  const apps = join(import.meta.dirname, "../../../..");
  const folder = join(root, "portal/dist");
  const built = (app: string) => readFileSync(join(apps, app, "index.html"), "utf8");
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, "desk/dist"), { recursive: true });
  const shapes = `<p><span lang="cs">${cs.portalOf}</span><span lang="sk">${sk.portalOf}</span><span lang="en">${en.portalOf}</span></p>`;
  plain = built("portal").replace("<noscript>", () => `${shapes}<noscript>`);
  writeFileSync(join(folder, "index.html"), plain);
  writeFileSync(join(root, "desk/dist/index.html"), built("desk"));
  cpSync(join(apps, "portal/public/manifest.webmanifest"), join(folder, "manifest.webmanifest"));
  server = await startTestServer({ portalFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const open = (url: string) =>
  server.stranger.request({ url, headers: { host: new URL(server.origin).host } });
const signIn = () => open("/login");

async function setBrand(input: object): Promise<void> {
  const milos = await server.asStaff("S01");
  const { data } = await milos.desk(`{ brand { seen } }`);
  const seen = (data?.["brand"] as { readonly seen: string } | undefined)?.seen;
  const answer = await milos.desk(
    `mutation ($input: SetBrandInput!) { setBrand(input: $input) { refusal { code } } }`,
    { input: { ...look, seen, dropsLogo: false, ...input } },
  );
  expect(answer.data).toEqual({ setBrand: { refusal: null } });
}

/** The house's own look again, whatever was set before. */
async function dropBrand(): Promise<void> {
  const milos = await server.asStaff("S01");
  const { data } = await milos.desk(`{ brand { seen } }`);
  await milos.desk(`mutation ($input: DropBrandInput!) { dropBrand(input: $input) { refusal { code } } }`, {
    input: data?.["brand"],
  });
}

const look = { name: 'Pivo & "sud"', main: "#0b3d6b", deep: "#072a4a", accent: "#ffb703" } as const;

test("DCONF-04 the page before sign-in comes in the brewery's own look; where none is set it is as it was built", async () => {
  expect((await signIn()).body).toBe(plain);
  await setBrand({ name: "Modrý" });
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

test("DCONF-04 the sentence of the page before sign-in and what a telephone keeps of the portal say the brand's name", async () => {
  await setBrand({ name: "Modrý & syn" });
  const { body } = await signIn();
  for (const { portalOf, portalOfBrand } of [cs, sk, en]) {
    expect(body).not.toContain(portalOf);
    expect(body).toContain(`>${portalOfBrand.replace("{brand}", "Modrý &amp; syn")}<`);
  }
  const path = /<link rel="manifest" href="(\/brand\/[0-9a-f]{16}\.webmanifest)"/.exec(body)?.[1] ?? "";
  const manifest = await open(path);
  expect(manifest.headers["content-type"]).toContain("application/manifest+json");
  const house = JSON.parse(readFileSync(join(root, "portal/dist/manifest.webmanifest"), "utf8"));
  const { description: _none, ...rest } = house;
  expect(manifest.json()).toEqual({
    ...rest,
    ...{ name: "Modrý & syn", short_name: "Modrý & syn", theme_color: look.main },
  });
  expect((await open("/brand/0123456789abcdef.webmanifest")).statusCode).toBe(404);

  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>',
  );
  await setBrand({ name: "Modrý & syn", logo: logo.toString("base64") });
  const page = (await signIn()).body;
  const own = (await open(/rel="manifest" href="([^"]*)"/.exec(page)?.[1] ?? "")).json<{
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  }>();
  expect(own.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  const icon = await open(own.icons[0]?.src ?? "");
  expect([icon.statusCode, icon.headers["content-type"]]).toEqual([200, "image/png"]);
  // Width and height stand behind the name of the first chunk.
  expect([icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)]).toEqual([512, 512]);
  expect(page).toContain(`<link rel="apple-touch-icon" href="${own.icons[0]?.src}" />`);
});

test("DCONF-04 the desk wears the brand's name and logo, in its own colours", async () => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  );
  await dropBrand();
  const { body: before } = await open("/desk/orders");
  expect(before).not.toContain("data-name");
  await setBrand({ name: "Modrý", logo: logo.toString("base64") });
  const { body, headers } = await open("/desk/orders");
  expect(body).toContain(' data-name="Modrý"');
  expect(body).toContain("<title>Modrý</title>");
  expect(body).toContain('<meta name="theme-color" content="#0c2c21" />');
  expect(headers["cache-control"]).toBe("no-store");
  expect(String(headers["content-security-policy"])).toContain("style-src 'self'");
  const [, sheet = ""] = /<link rel="stylesheet" href="(\/brand\/[0-9a-f]{16}\.css)" \/>/.exec(body) ?? [];
  const styles = await open(sheet);
  expect(styles.body).toMatch(/^\[data-logo\]\{background:url\(\/brand\/logo\//);
  expect(styles.body).not.toContain("--color-");
  await dropBrand();
  expect((await open("/desk/orders")).body).toBe(before);
});
