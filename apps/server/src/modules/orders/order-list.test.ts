import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printOrder } from "../../platform/list/list-order.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderList } from "./orders.repo.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("performance.md the newest orders of one place are read from its index, however many it has", async () => {
  const { found, order } = orderList({ shipToIds: ["500101"] }, { sort: "created", direction: "desc" });
  const plan = await inTransaction(server.deps.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain with found as not materialized (${found})
      select * from found order by ${printOrder(order)} limit 26`.execute(tx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("using sales_order_ship_to");
  expect(plan).not.toContain("Sort");
});
