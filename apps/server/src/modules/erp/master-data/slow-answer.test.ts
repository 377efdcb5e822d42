import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceProgram } from "../../../testing/programs/service-program.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_ERP_OWNS: "products" } });
});
afterAll(() => server.stop());

test("B16 rows that take longer than a silent connection is kept are answered all the same", async () => {
  const { key } = await serviceProgram(server, "ERP", "availability");
  server.app.server.setTimeout(100);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const others = server.deps.db.transaction().execute(async (tx) => {
    await sql`lock table product in exclusive mode`.execute(tx);
    hold();
    await pause(1000);
  });
  await held;
  const answer = await fetch(`${server.origin}/master-data/availability`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ rows: [{ sku: "100101", sellable_from: null, sellable_to: null, last: true }] }),
  });
  await others;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ good: 1, kept: true });
});
