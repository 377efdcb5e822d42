import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readableAddress } from "./readable-address.ts";

test.each(["//elsewhere.example/%", "/\\elsewhere.example/%"])("%s leads to no other host", (url) => {
  const headers = { accept: "text/html" };
  expect(readableAddress({ method: "GET", url, headers })).toBe("/elsewhere.example/%25");
});

describe("an address that cannot be decoded", () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vycep-portal-"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>vycep</title>");
    server = await startTestServer({ listen: true, portalFolder: folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const page = (url: string, method: "GET" | "POST", headers: Record<string, string>) =>
    server.stranger.request({ method, url, headers: { host: new URL(server.origin).host, ...headers } });

  test("ROUTE-34 a browser is sent from an address that cannot be read to one whose page says so, a program is told", async () => {
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    for (const [url, readable] of [
      ["/%E0%A4%A", "/%25E0%25A4%25A"],
      ["/catalog/products/%", "/catalog/products/%25"],
      ["//elsewhere.example/%?q=1", "/elsewhere.example/%25?q=1"],
    ] as const) {
      const sentOn = await page(url, "GET", { accept });
      expect([url, sentOn.statusCode, sentOn.headers.location]).toEqual([url, 302, readable]);
      const answer = await page(readable, "GET", { accept });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers["content-type"]).toContain("text/html");
      const told = await page(url, "GET", { accept: "application/json" });
      expect([url, told.statusCode]).toEqual([url, 400]);
      expect(told.json()).toMatchObject({ code: "malformed-request" });
      expect((await page(url, "POST", { accept })).statusCode).toBe(400);
    }
  });
});
