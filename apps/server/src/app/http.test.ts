import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

describe("HTTP", () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vycep-portal-"));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>vycep</title>");
    writeFileSync(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    writeFileSync(join(folder, "assets/index-abc123.js"), `/* ${"long ".repeat(1000)} */`);
    writeFileSync(join(folder, "assets/packed-abc123.js"), "not packed");
    writeFileSync(join(folder, "assets/packed-abc123.js.br"), "packed by the build");
    server = await startTestServer({ listen: true, portalFolder: folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const page = (url: string, method: "GET" | "HEAD" | "POST" = "GET", headers: Record<string, string> = {}) =>
    server.stranger.request({ method, url, headers: { host: new URL(server.origin).host, ...headers } });

  test("ROUTE-01 the portal answers at / and at every address a person may type, never from a cache", async () => {
    for (const url of ["/", "/login", "/orders/history/123?x=1", "/catalog/products/"]) {
      const answer = await page(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-store");
      const head = await page(url, "HEAD");
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe("");
    }
  });

  test("ROUTE-34 an address without a page is a 404 that the portal tells in its own words", async () => {
    for (const url of ["/nothing-like-this?x=1", "/orders/123", "/catalog/1/2"]) {
      const answer = await page(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers["content-type"]).toContain("text/html");
    }
  });

  test("D03 the frame of the silent sign-in gets an empty page, not the portal a second time", async () => {
    const answer = await page("/login/silent?code=x&state=y");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(answer.body).not.toContain("<script");
  });

  test("ERROR-05 unknown addresses of APIs, files and programs are a JSON 404, whatever the method", async () => {
    for (const url of [
      "/assets/missing.js",
      "/graphql/x",
      "/alcdcservice/api/v1/portal/nothing",
      "/prodczsk-api/api/v2/portal/nothing",
      "/identity/nothing",
      "/wp-login.php",
      "/.env",
      "/favicon.ico",
    ]) {
      const answer = await page(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toMatchObject({
        code: "unknown-address",
        requestId: answer.headers["x-request-id"],
      });
    }
    expect((await page("/login", "POST")).statusCode).toBe(404);
  });

  test("LANG-01 errors speak the caller's language, and Magento's English to a program", async () => {
    const words = async (url: string, headers: Record<string, string> = {}) =>
      (await page(url, "GET", headers)).json().message;
    expect(await words("/identity/nothing")).toBe("There is nothing at this address.");
    expect(await words("/identity/nothing", { "accept-language": "sk-SK,sk;q=0.9" })).toBe(
      "Na tejto adrese nič nie je.",
    );
    expect(await words("/identity/nothing?lang=cs")).toBe("Na této adrese nic není.");
    expect(await words("/identity/nothing", { store: "LivePortal_CZ_cs" })).toBe("Na této adrese nic není.");
    expect(await words("/identity/nothing?lang=en", { store: "LivePortal_CZ_cs" })).toBe(
      "There is nothing at this address.",
    );
  });

  test("hashed files are kept for ever, others are asked for again, and nothing leaves the folder", async () => {
    const script = await page("/assets/index-abc123.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await page("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    for (const url of [
      "/../package.json",
      "/assets/..%2f..%2f..%2fetc%2fpasswd",
      "/assets/%2e%2e/%2e%2e/package.json",
      "/%00",
      "/%zz",
    ]) {
      const answer = await page(url);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain("root:");
      expect(answer.body).not.toContain("workspaces");
    }
  });

  test("long answers are compressed for whoever takes it", async () => {
    const encoding = async (accept: string) =>
      (await page("/assets/index-abc123.js", "GET", { "accept-encoding": accept })).headers[
        "content-encoding"
      ];
    expect(await encoding("gzip, br")).toBe("br");
    expect(await encoding("gzip")).toBe("gzip");
    expect(await encoding("identity")).toBeUndefined();
  });

  test("a file that the build has packed is sent as it stands there", async () => {
    const { rawPayload, headers: told } = await page("/assets/packed-abc123.js", "GET", {
      "accept-encoding": "gzip, br",
    });
    expect(told).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(rawPayload.toString()).toBe("packed by the build");
    expect([told["content-security-policy"], told["x-content-type-options"]]).toEqual([undefined, "nosniff"]);
  });

  test("quality.md every answer carries the strict headers, errors as well", async () => {
    for (const url of [
      "/",
      "/graphql",
      "/healthz",
      "/identity/nothing",
      "/oidc/.well-known/openid-configuration",
      "/%",
      "/%zz",
    ]) {
      const { headers } = await page(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain(`frame-ancestors ${url === "/" ? "'none'" : "'self'"}`);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      // WebAssembly reads barcodes; it makes no script of any text.
      expect(policy.replace("'wasm-unsafe-eval'", "")).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"]).toContain("camera=(self)");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("B1, D15 every answer of the APIs tells the server's instant, errors as well", async () => {
    for (const url of ["/graphql", "/prodczsk-api/api/v1/portal/orders"]) {
      expect((await page(url)).headers["x-server-time"], url).toBe("2026-11-23T08:00:00.000Z");
    }
  });

  test("quality.md no other origin is ever allowed, whatever it asks", async () => {
    const asked = await server.stranger.request({
      method: "OPTIONS",
      url: "/graphql",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(asked.statusCode).toBe(405);
    expect(Object.keys(asked.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    const oidc = await page("/oidc/token", "POST", { origin: "https://evil.example" });
    expect(oidc.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("the other name of this machine is sent to the one that sign-in knows", async () => {
    const answer = await page("/orders?page=2", "GET", { host: `localhost:${new URL(server.origin).port}` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`${server.origin}/orders?page=2`);
    const { port } = new URL(server.origin);
    const twisted = await raw(
      server,
      `GET //evil.example/x HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`,
    );
    expect(twisted.split(" ")[1]).toBe("404");
    expect(twisted).not.toMatch(/location:/i);
    expect((await page("/orders/history", "GET", { host: "portal.brewery.example" })).statusCode).toBe(200);
  });

  test("ERROR-56 REST-68 a body that is too large is 413, one that is broken 400, with an id to quote", async () => {
    const send = (payload: string) =>
      server.stranger.request({
        method: "POST",
        url: "/identity/sign-out",
        headers: { "content-type": "application/json" },
        payload,
      });
    const large = await send(JSON.stringify({ tokens: ["x".repeat(1_100_000)] }));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: "body-too-large" });
    const broken = await send('{"tokens": [');
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({
      code: "malformed-request",
      requestId: broken.headers["x-request-id"],
    });
  });

  test("a caller's own request id is kept when it is harmless", async () => {
    expect(
      (await page("/healthz", "GET", { "x-request-id": "trace-12345678" })).headers["x-request-id"],
    ).toBe("trace-12345678");
    expect(
      (await page("/healthz", "GET", { "x-request-id": 'a b"<script>' })).headers["x-request-id"],
    ).not.toContain("script");
  });

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", "400"],
    ["headers that never end", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, "431"],
    [
      "two lengths",
      "POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcde",
      "400",
    ],
    [
      "a length and chunks",
      "POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      "400",
    ],
  ])("quality.md %s gets a clean answer and the server lives on", async (_case, bytes, status) => {
    const answer = await raw(server, bytes);
    expect(answer.split(" ")[1]).toBe(status);
    expect(answer).toContain('"code":');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });
});

describe("HTTP over https and under load", () => {
  test("HSTS is sent where the origin is https, and cookies are secure", async () => {
    const server = await startTestServer({ env: { VYCEP_ORIGIN: "https://portal.brewery.example" } });
    const answer = await server.stranger.request({ url: "/healthz" });
    expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
    const begun = await server.stranger.request({
      url: `/oidc/auth?${new URLSearchParams({
        client_id: "vycep-portal",
        response_type: "code",
        scope: "openid",
        redirect_uri: "https://portal.brewery.example/login/callback",
        code_challenge: "a".repeat(43),
        code_challenge_method: "S256",
      })}`,
    });
    expect(begun.statusCode).toBe(303);
    const cookies = [begun.headers["set-cookie"] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies)
      expect(cookie.toLowerCase()).toMatch(/; secure.*; httponly|; httponly.*; secure/);
    await server.stop();
  });

  test("quality.md too many requests of one address get 429 with Retry-After; health is never limited", async () => {
    const server = await startTestServer({ env: { VYCEP_RATE_LIMIT: "5" } });
    const statuses = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await server.stranger.graphql("{ __typename }")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const limited = await server.stranger.request({ url: "/graphql?query={__typename}" });
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect(limited.json()).toMatchObject({ errors: [{ extensions: { code: "too-many-requests" } }] });
    expect((await server.stranger.request({ url: "/healthz" })).statusCode).toBe(200);
    await server.stop();
  });

  test("quality.md the demo offers a GraphQL workbench and the description of REST, with our own scripts only", async () => {
    const server = await startTestServer();
    for (const url of ["/graphiql/", "/docs/"]) {
      const answer = await server.stranger.request({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
      const scripts = [...answer.body.matchAll(/<script[^>]*>/g)].map(
        ([tag]) => /src="([^"]+)"/.exec(tag)?.[1] ?? "inline",
      );
      expect(scripts).not.toContain("inline");
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        const file = await server.stranger.request({
          url: new URL(script, `${server.origin}${url}`).pathname,
        });
        expect([script, file.statusCode]).toEqual([script, 200]);
      }
    }
    expect((await server.stranger.request({ url: "/docs/json" })).json()).toMatchObject({ openapi: "3.1.0" });
    await server.stop();
    const real = await startTestServer({ env: { VYCEP_DEMO: "off" } });
    expect((await real.stranger.request({ url: "/graphiql/" })).statusCode).toBe(404);
    await real.stop();
  });

  test("outside the demo nobody learns how many statements a request took", async () => {
    const server = await startTestServer({ env: { VYCEP_DEMO: "off" } });
    expect((await server.stranger.request({ url: "/readyz" })).headers["x-sql-statements"]).toBeUndefined();
    await server.stop();
  });
});

function raw(server: TestServer, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
