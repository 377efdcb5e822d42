import { settlePooled } from "@vycep/db/migrate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer, type Server } from "../app/server.ts";
import { startTestServer, type TestServer, testConfig } from "../testing/test-server.ts";

let direct: TestServer;
let pooled: Server;
beforeAll(async () => {
  direct = await startTestServer();
  pooled = await createServer(
    testConfig({ DATABASE_URL: direct.databaseUrl, DATABASE_DIRECT_URL: direct.databaseUrl }),
  );
});
afterAll(async () => {
  await pooled.app.close();
  await direct.stop();
});

const readiness = async () => (await pooled.app.inject({ url: "/readyz" })).json();

test("OPS-05 what a pooler refuses is not asked of it: no settings at the start, no prepared statements", async () => {
  const { rows: asked } = await sql<{ name: string }>`
    select name from pg_settings where source = 'client'
      and name not in ('application_name', 'client_encoding')`.execute(pooled.deps.db);
  expect(asked).toEqual([]);
  const signIn = `mutation { generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token } }`;
  const answer = await pooled.app.inject({ method: "POST", url: "/graphql", payload: { query: signIn } });
  expect(answer.json().data.generateCustomerToken.token).toBeTruthy();
  const { rows: prepared } = await sql`select name from pg_prepared_statements`.execute(pooled.deps.db);
  expect(prepared).toEqual([]);
});

test("OPS-05 behind a pooler it is ready once the migrations have left the settings with the database", async () => {
  expect(await readiness()).toEqual({ status: "not-ready", reason: "database-settings" });
  await settlePooled(direct.databaseUrl, { statementTimeoutMs: 8000 });
  // Those that are open keep what they began with.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'vycep' and pid <> pg_backend_pid()`.execute(
    direct.deps.db,
  );
  await expect.poll(readiness).toEqual({ status: "ready" });
  const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings where name = 'statement_timeout'`.execute(pooled.deps.db);
  expect(rows).toEqual([{ setting: "8000" }]);
});
