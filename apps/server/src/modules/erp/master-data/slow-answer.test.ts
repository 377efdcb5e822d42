import type { Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceProgram } from "../../../testing/programs/service-program.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_ERP_OWNS: "products" } });
});
afterAll(() => server.stop());

test("B16 rows that take long are answered, however long their connection is silent meanwhile", async () => {
  const { key } = await serviceProgram(server, "ERP", "availability");
  const { promise: connected, resolve: connect } = Promise.withResolvers<Socket>();
  server.app.server.once("connection", connect);
  const { promise: answering, patienceMs } = await server.deps.db.transaction().execute(async (tx) => {
    await sql`lock table product in exclusive mode`.execute(tx);
    const promise = fetch(`${server.origin}/master-data/availability`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ rows: [{ sku: "100101", sellable_from: null, sellable_to: null, last: true }] }),
    });
    const socket = await connected;
    for (;;) {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = database
        where not granted and datname = current_database()
      `.execute(tx);
      if (rows.length > 0) break;
    }
    return { promise, patienceMs: socket.timeout };
  });
  expect(patienceMs).toBeGreaterThan(server.app.server.timeout);
  const answer = await answering;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ good: 1, kept: true });
});
