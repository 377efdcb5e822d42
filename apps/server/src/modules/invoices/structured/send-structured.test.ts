import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { deliveredOrders } from "../../orders/billable-orders.facts.ts";
import { billOrders } from "../invoices.commands.ts";
import { folderAccessPoint } from "./access-point.ts";
import { sendStructured } from "./send-structured.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), "vycep-access-point-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Bills a delivered order of a company on a day. */
async function billed(companyId: string, issued: string, number: string): Promise<void> {
  const { db } = server.deps;
  const { rows } = await sql<{ number: string }>`
    select order_number as number from sales_order
    where company_id = ${companyId} and state = 'delivered' and line_count > 1 order by 1 desc limit 1`.execute(
    db,
  );
  const orders = await deliveredOrders(db, [toId<OrderNumber>(rows[0]?.number ?? "")]);
  const day = toLocalDate(issued);
  await inTransaction(db, (tx) =>
    billOrders(tx, { number, orders, issued: day, taxPoint: day, now: server.clock.instant() }),
  );
}

const due = () =>
  sql`update structured_invoice set next_attempt_at = now() - interval '1 second'`.execute(server.deps.db);

test("Slovak invoices leave structured from 1 January 2027 on, each once, however often the access point is away", async () => {
  await billed("C5", "2026-12-31", "F2026");
  await billed("C1", "2027-01-04", "FCZECH");
  await billed("C5", "2027-01-04", "F/2027");
  await due();
  const away = { send: () => Promise.reject(new Error("down for the night")) };
  expect(await sendStructured(server.deps, away)).toBe(1);
  const { rows } = await sql`select number, attempts, last_error, sent_at from structured_invoice`.execute(
    server.deps.db,
  );
  expect(rows).toEqual([{ number: "F/2027", attempts: 1, last_error: "down for the night", sent_at: null }]);
  await due();
  const point = folderAccessPoint(folder);
  const told = await Promise.all([sendStructured(server.deps, point), sendStructured(server.deps, point)]);
  expect(told.toSorted()).toEqual([0, 1]);
  await due();
  expect(await sendStructured(server.deps, point)).toBe(0);
  expect(await readdir(folder)).toEqual(["F~2f2027.xml"]);
  const xml = await readFile(join(folder, "F~2f2027.xml"), "utf8");
  expect(xml).toContain("<cbc:ID>F/2027</cbc:ID>");
  expect(xml).toContain('schemeID="0245">9922014454<');
  expect(xml).toContain("<cbc:Percent>23</cbc:Percent>");
});
