import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const metricsToken = "of-the-test-that-reads";

describe("where weaknesses are told", () => {
  let server: TestServer;
  let limited: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { VYCEP_SECURITY_CONTACT: "mailto:security@lipovrch.example" } });
    limited = await startTestServer({ env: { VYCEP_RATE_LIMIT: "3", VYCEP_METRICS_TOKEN: metricsToken } });
  });
  afterAll(() => Promise.all([server.stop(), limited.stop()]));

  test("RFC 9116 security.txt names the contact and does not outlive a year; without a contact there is none", async () => {
    const answer = await server.stranger.request({ url: "/.well-known/security.txt" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/plain");
    expect(answer.body).toContain("Contact: mailto:security@lipovrch.example\n");
    const expires = new Date(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? "");
    const days = (expires.getTime() - server.clock.realTime().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect((await limited.stranger.request({ url: "/.well-known/security.txt" })).statusCode).toBe(404);
  });

  const report = (type: string, payload: string) =>
    server.stranger.request({
      method: "POST",
      url: "/csp-reports",
      headers: { "content-type": type },
      payload,
    });

  test("browsers are told where to report, and reports of both kinds are taken", async () => {
    const { headers } = await server.stranger.request({ url: "/healthz" });
    expect(headers["content-security-policy"]).toContain("report-uri /csp-reports");
    expect(headers["content-security-policy"]).toContain("report-to csp");
    expect(headers["reporting-endpoints"]).toBe('csp="/csp-reports"');
    const old = { "csp-report": { "document-uri": "https://x.example/cart?a=1", "blocked-uri": "inline" } };
    expect((await report("application/csp-report", JSON.stringify(old))).statusCode).toBe(204);
    const body = { documentURL: "https://x.example/cart", effectiveDirective: "script-src-elem" };
    const late = [{ type: "csp-violation", body }, { type: "deprecation" }];
    expect((await report("application/reports+json", JSON.stringify(late))).statusCode).toBe(204);
  });

  test("what is no report does no harm", async () => {
    for (const payload of ["", "{", "[]", "null", '{"csp-report":7}', '{"__proto__":{"x":1}}']) {
      expect((await report("application/csp-report", payload)).statusCode).toBeLessThan(500);
    }
    expect((await report("application/csp-report", `"${"x".repeat(40_000)}"`)).statusCode).toBe(413);
    expect((await report("application/json", "{}")).statusCode).toBe(415);
  });

  test.each(["/readyz", "/pictures/x/y.webp", "/csp-reports"])("%s is counted as well", async (url) => {
    const calls = url.startsWith("/pictures") ? 31 : 4;
    const remoteAddress = `192.0.2.${url.length}`;
    const answers = [];
    for (let call = 0; call < calls; call += 1) {
      const method = url === "/csp-reports" ? "POST" : "GET";
      const headers = method === "POST" ? { "content-type": "application/csp-report" } : {};
      answers.push(
        await limited.stranger.request({
          method,
          url,
          headers,
          remoteAddress,
          ...(method === "POST" ? { payload: "{}" } : {}),
        }),
      );
    }
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  test("D30 guesses of the metrics' token are counted: after too many even the right one is refused", async () => {
    const ask = (token: string, remoteAddress = "192.0.2.99") =>
      limited.stranger.request({
        url: "/metrics",
        headers: { authorization: `Bearer ${token}` },
        remoteAddress,
      });
    const statuses = [];
    for (const token of ["guess-1", "guess-2", "guess-3", metricsToken]) {
      statuses.push((await ask(token)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await ask(metricsToken, "192.0.2.98")).statusCode).toBe(200);
  });
});
