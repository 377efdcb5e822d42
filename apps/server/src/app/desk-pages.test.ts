import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let root: string;
let server: TestServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "vycep-apps-"));
  for (const app of ["portal", "desk"]) {
    mkdirSync(join(root, app, "dist/assets"), { recursive: true });
    writeFileSync(
      join(root, app, "dist/index.html"),
      `<title>${app}</title><script>start("${app}")</script>`,
    );
    writeFileSync(join(root, app, "dist/assets/core-Ab3dE6gh.js"), `"${app}"`);
  }
  server = await startTestServer({ portalFolder: join(root, "portal/dist") });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.stranger.request({ method: "GET", url, headers: { host: new URL(server.origin).host, ...headers } });

/** The script in the page of an app, as its policy names it. */
const allowed = (app: string) =>
  `'sha256-${createHash("sha256").update(`start("${app}")`).digest("base64")}'`;

describe("DSIGN-01 the desk has pages of its own", () => {
  test.each(["/desk", "/desk/", "/desk/login", "/desk/login/callback?code=c1", "/desk/orders/4700100824"])(
    "%s is the desk's page, asked for anew each time, under the policy of all pages",
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect({ statusCode, body }).toEqual({
        statusCode: 200,
        body: '<title>desk</title><script>start("desk")</script>',
      });
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toContain(
        `script-src 'self' 'wasm-unsafe-eval' ${allowed("desk")}`,
      );
    },
  );

  test("DCONF-02 DEDIT-04 it stands in no frame, not even while a preview lives", async () => {
    const { headers } = await get("/desk/roles", { cookie: "vycep-preview=1" });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  test("its files are its own and kept for ever", async () => {
    const { headers, body } = await get("/desk/assets/core-Ab3dE6gh.js");
    expect(body).toBe('"desk"');
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    "/desk/assets/gone-Ab3dE6gh.js",
    "/desk/wp-login.php",
    "/desk/identity/nothing",
    "/desk/graphql",
  ])("%s is no page", async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain("<title>");
  });

  test.each(["/", "/desktop"])("%s stays the portal's", async (url) => {
    expect((await get(url)).body).toContain("<title>portal</title>");
  });
});

test("DCONF-02 DEDIT-04 the portal stands in a frame of our own for a preview alone", async () => {
  const framing = async (url: string, cookie?: string) => {
    const { headers } = await get(url, cookie === undefined ? {} : { cookie });
    const [, allowed] = /frame-ancestors ([^;]+)/.exec(String(headers["content-security-policy"])) ?? [];
    return [allowed, headers["x-frame-options"]];
  };
  for (const url of ["/", "/news/some-article"]) {
    expect(await framing(url)).toEqual(["'none'", "DENY"]);
    expect(await framing(url, "other=1; vycep-previews=1")).toEqual(["'none'", "DENY"]);
    expect(await framing(url, "other=1; vycep-preview=1")).toEqual(["'self'", "SAMEORIGIN"]);
  }
});
