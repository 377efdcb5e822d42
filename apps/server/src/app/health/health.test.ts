import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createServer, type Server } from "../../app/server.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../../testing/proxies/database-proxy.ts";
import { startTestServer, type TestServer, testConfig } from "../../testing/test-server.ts";

const generate =
  'mutation { generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token } }';

const metricsToken = "of-the-test-that-reads";

describe("health", () => {
  let direct: TestServer;
  let proxy: DatabaseProxy;
  let server: Server;
  beforeAll(async () => {
    direct = await startTestServer();
    proxy = await startDatabaseProxy(direct.databaseUrl);
    server = await createServer(
      testConfig({
        DATABASE_URL: proxy.databaseUrl,
        VYCEP_STATEMENT_TIMEOUT_MS: "500",
        VYCEP_DB_POOL: "4",
        VYCEP_METRICS_TOKEN: metricsToken,
      }),
    );
  });
  afterAll(async () => {
    await server.app.close();
    await proxy.close();
    await direct.stop();
  });

  const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
  const signIn = () => server.app.inject({ method: "POST", url: "/graphql", payload: { query: generate } });

  /** Lets time pass that the limits of the database go by, and says how much of it the answers took. */
  async function answeredInTime<Answers>(ask: () => Promise<Answers>) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      let seconds = 0;
      let isAnswered = false;
      const asked = ask().finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && seconds < 60) {
        for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(500);
        seconds += 0.5;
      }
      return { answers: await asked, seconds };
    } finally {
      vi.useRealTimers();
    }
  }

  test("quality.md ready when the database answers with the schema of today", async () => {
    expect(await statusOf("/healthz")).toBe(200);
    const ready = await server.app.inject({ url: "/readyz" });
    expect(ready.json()).toEqual({ status: "ready" });
    expect(ready.headers["cache-control"]).toBe("no-store");
  });

  test("quality.md the database goes and comes back: alive, not ready, 503 with Retry-After, then well again", async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await signIn()).json().errors).toBeUndefined();
      await proxy.cut();
      expect(await statusOf("/healthz")).toBe(200);
      const notReady = await server.app.inject({ url: "/readyz" });
      expect(notReady.statusCode).toBe(503);
      expect(notReady.json()).toEqual({ status: "not-ready", reason: "database-unavailable" });
      const refused = await signIn();
      expect(refused.statusCode).toBe(503);
      expect(refused.headers["retry-after"]).toBe("2");
      expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: "unavailable" } }] });
      expect(refused.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
      await proxy.mend();
      await expect.poll(() => statusOf("/readyz"), { timeout: 2000 }).toBe(200);
      expect((await signIn()).statusCode).toBe(200);
    }
  });

  test("quality.md a database that swallows everything is answered for within its time limit", async () => {
    expect(await statusOf("/readyz")).toBe(200);
    proxy.swallow();
    const { answers, seconds } = await answeredInTime(() =>
      Promise.all([signIn(), signIn(), server.app.inject({ url: "/readyz" })]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(seconds).toBeLessThan(10);
    expect(await statusOf("/healthz")).toBe(200);
    await proxy.mend();
    await expect.poll(() => statusOf("/readyz"), { timeout: 2000 }).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });

  test("quality.md a server that starts before its database waits for it", async () => {
    await proxy.cut();
    const early = await createServer(testConfig({ DATABASE_URL: proxy.databaseUrl }));
    expect((await early.app.inject({ url: "/readyz" })).statusCode).toBe(503);
    expect((await early.app.inject({ url: "/oidc/jwks" })).statusCode).toBe(503);
    await proxy.mend();
    expect((await early.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    expect((await early.app.inject({ url: "/oidc/jwks" })).json().keys).toHaveLength(1);
    await early.app.close();
  });

  test("quality.md the provider's keys are published without their secret half", async () => {
    const [key] = (await server.app.inject({ url: "/oidc/jwks" })).json<{ keys: Record<string, unknown>[] }>()
      .keys;
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" });
    expect(key).not.toHaveProperty("d");
  });

  test("not ready while a language has no alphabet yet", async () => {
    const rename = (from: string, to: string) =>
      direct.deps.db.executeQuery({
        ...direct.deps.db.selectFrom("app_user").select("uid").compile(),
        sql: `alter collation ${from} rename to ${to}`,
        parameters: [],
      });
    await rename("sk_alphabet", "sk_away");
    const answer = await server.app.inject({ url: "/readyz" });
    expect(answer.json()).toEqual({ status: "not-ready", reason: "pending-migrations" });
    await rename("sk_away", "sk_alphabet");
    expect((await server.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("D31 a real brewery's server is not ready on the demo's people", async () => {
    const real = await createServer(
      testConfig({
        DATABASE_URL: direct.databaseUrl,
        VYCEP_DEMO: "off",
        NODE_ENV: "production",
        VYCEP_DOCUMENTS: "any",
      }),
    );
    const answer = await real.app.inject({ url: "/readyz" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: "not-ready", reason: "demo-users" });
    await real.app.close();
  });

  test("quality.md not ready while a migration is missing", async () => {
    await direct.deps.db.executeQuery({
      ...direct.deps.db.selectFrom("app_user").select("uid").compile(),
      sql: "delete from schema_migration",
      parameters: [],
    });
    const answer = await server.app.inject({ url: "/readyz" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: "not-ready", reason: "pending-migrations" });
  });

  test("the metrics are told to nobody else, and to nobody at all without a token", async () => {
    for (const authorization of ["", "Bearer of-the-test-that-reeds", `Basic ${metricsToken}`]) {
      const answer = await server.app.inject({ url: "/metrics", headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain("vycep_");
    }
    expect((await direct.stranger.request({ url: "/metrics" })).statusCode).toBe(404);
  });

  test("the metrics tell requests by route, statements, and errors", async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = (await server.app.inject({ url: "/metrics", headers })).body;
    expect(metrics).toMatch(
      /vycep_http_request_seconds_count\{method="GET",route="\/readyz",status="503"\} [1-9]/,
    );
    expect(metrics).toMatch(/vycep_request_sql_statements_count\{route="\/graphql"\} [1-9]/);
    expect(metrics).toMatch(/vycep_errors_total\{code="unavailable"\} [1-9]/);
    expect(metrics).toMatch(
      /vycep_graphql_operations_total\{operation="generateCustomerToken",outcome="ok"\} [1-9]/,
    );
    expect(metrics).toContain("vycep_database_waiting 0");
    expect(metrics).toMatch(/vycep_database_connections\{state="(busy|idle)"\} [0-9]/);
    expect(metrics).toMatch(/vycep_database_statements_total [1-9]/);
    expect(metrics).toContain("vycep_event_streams 0");
  });
});

describe("the worker's role", () => {
  test("a process that only works answers for its health and nothing else", async () => {
    const server = await startTestServer({ env: { VYCEP_ROLE: "worker" } });
    expect((await server.stranger.request({ url: "/readyz" })).statusCode).toBe(200);
    expect((await server.stranger.request({ url: "/graphql?query={__typename}" })).statusCode).toBe(404);
    await server.stop();
  });
});
