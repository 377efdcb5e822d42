import { readFile } from "node:fs/promises";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ediFolder } from "../../testing/edi/edi-folder.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { billAfterReport } from "../invoices/bill-after-report.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { type EdiCarrier, folderCarrier } from "./carrier.ts";
import { sendOutgoing, takeInbox } from "./edi-worker.ts";
import { followOrders } from "./follow-orders.ts";

let server: TestServer;
let files: Awaited<ReturnType<typeof ediFolder>>;
let sample: string;
beforeAll(async () => {
  server = await startTestServer();
  sample = await readFile(new URL("../../../../../docs/api/edi/order.edi", import.meta.url), "utf8");
});
afterAll(() => server.stop());
beforeEach(async () => {
  files = await ediFolder();
  return files.remove;
});

let number = 0;
function another(): string {
  number += 1;
  return sample.replaceAll("KLASEK0001", `X${number}`).replace("OBJ-2026-0471", `XO-${number}`);
}

async function exchange(carrier: EdiCarrier = folderCarrier(files.folder)): Promise<void> {
  await takeInbox(server.deps, carrier);
  await followOrders(server.deps);
  await due();
  await sendOutgoing(server.deps, carrier);
}

/** Nothing waits for a later try. */
async function due(): Promise<void> {
  await sql`update edi_outgoing set next_attempt_at = now() - interval '1 second'`.execute(server.deps.db);
}

/** Our numbers of the orders that a partner's number has. */
async function ordersOf(reference: string): Promise<readonly OrderNumber[]> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from sales_order where customer_order_number = ${reference}`.execute(
    server.deps.db,
  );
  return rows.map((row) => toId<OrderNumber>(row.number));
}

async function ordered(): Promise<OrderNumber> {
  await files.bring("order.edi", another());
  await exchange();
  const [order] = await ordersOf(`XO-${number}`);
  if (order === undefined) throw new Error("nothing was ordered");
  return order;
}

let reports = 0;
async function report(orderNumber: OrderNumber, told: ErpReport): Promise<void> {
  reports += 1;
  const id = `edi-report-${reports}`;
  await orderDesk(server.deps, billAfterReport).report({
    id,
    orderNumber,
    bodyHash: id,
    at: undefined,
    report: told,
  });
}

const lines = (first: number, second: number) => [
  { lineNo: 1, boxes: first },
  { lineNo: 2, boxes: second },
];

describe("exactly once", () => {
  test("the same message again orders nothing and gets the same answer again", async () => {
    await ordered();
    const [first] = await files.out("order-response");
    await files.bring(
      "once-more.edi",
      sample.replaceAll("KLASEK0001", `X${number}`).replace("OBJ-2026-0471", `XO-${number}`),
    );
    const sent: string[] = [];
    await exchange({ ...folderCarrier(files.folder), send: async (_name, body) => void sent.push(body) });
    expect(sent).toEqual([first]);
    expect(await ordersOf(`XO-${number}`)).toHaveLength(1);
  });

  test("something else under a reference that was used is parked", async () => {
    await ordered();
    const other = sample.replaceAll("KLASEK0001", `X${number}`).replace("OBJ-2026-0471", "XO-OTHER");
    await files.bring("other.edi", other);
    await exchange();
    expect(await files.text("failed", "other.edi.reason.txt")).toContain(
      "another message had this reference",
    );
    expect(await ordersOf("XO-OTHER")).toEqual([]);
  });

  test("two workers at the same file take it once", async () => {
    await files.bring("order.edi", another());
    await Promise.all([exchange(), exchange()]);
    expect(await ordersOf(`XO-${number}`)).toHaveLength(1);
    expect(await files.names("done")).toEqual(["order.edi"]);
    expect(await files.out("order-response")).toHaveLength(1);
  });

  test.each(["read", "done", "send"] as const)("who dies at %s loses and doubles nothing", async (step) => {
    await files.bring("order.edi", another());
    const carrier = folderCarrier(files.folder);
    const dying = { ...carrier, [step]: () => Promise.reject(new Error("killed")) };
    await exchange(dying);
    await exchange(dying);
    expect(await files.out("order-response")).toHaveLength(step === "done" ? 1 : 0);
    await exchange(carrier);
    expect(await ordersOf(`XO-${number}`)).toHaveLength(1);
    expect(await files.out("order-response")).toHaveLength(1);
    expect(await files.names("in")).toEqual([]);
    expect(await files.names("done")).toEqual(["order.edi"]);
  });

  test("who dies after a file went out and before that is kept writes the same file once more", async () => {
    await files.bring("order.edi", another());
    const carrier = folderCarrier(files.folder);
    const dying = {
      ...carrier,
      send: async (name: string, body: string) => {
        await carrier.send(name, body);
        throw new Error("killed");
      },
    };
    await exchange(dying);
    const before = await files.out("order-response");
    await exchange(carrier);
    expect(await files.out("order-response")).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test("a database that is away leaves the file where it is", async () => {
    const { db } = server.deps;
    await files.bring("order.edi", another());
    await sql`alter table edi_outgoing rename to edi_away`.execute(db);
    await takeInbox(server.deps, folderCarrier(files.folder));
    await sql`alter table edi_away rename to edi_outgoing`.execute(db);
    expect(await ordersOf(`XO-${number}`)).toEqual([]);
    expect(await files.names("in")).toEqual(["order.edi"]);
    await exchange();
    expect(await ordersOf(`XO-${number}`)).toHaveLength(1);
  });
});

describe("what follows", () => {
  test("a confirmation as ordered says nothing more; the way, the delivery and the invoice do, each once", async () => {
    const order = await ordered();
    await report(order, { kind: "confirmation", sapId: `E${number}`, lines: lines(12, 9) });
    await exchange();
    expect(await files.out("order-response")).toHaveLength(1);
    await report(order, { kind: "shipment", step: "loaded" });
    await report(order, { kind: "shipment", step: "on-the-way" });
    await exchange();
    const [despatch = ""] = await files.out("despatch-advice");
    expect(despatch).toContain(`RFF+ON:XO-${number}'`);
    expect(despatch.match(/QTY\+12:[^']*/g)).toEqual(["QTY+12:10:CT", "QTY+12:40:PCE", "QTY+12:1:LAY"]);
    expect(despatch).toContain(`RFF+ON:XO-${number}:3'`);
    await report(order, { kind: "delivery", lines: lines(12, 9) });
    await exchange();
    expect(await files.out("invoice")).toEqual([]);
    await report(order, { kind: "invoice", documentNumber: `F${order}`, lines: lines(12, 9) });
    await exchange();
    await exchange();
    expect(await files.out("despatch-advice")).toHaveLength(1);
    const [invoice = "", another] = await files.out("invoice");
    expect(another).toBeUndefined();
    expect(invoice).toContain(`RFF+ON:XO-${number}'`);
    expect(invoice).toContain("LIN+1++2901001011010:EN'");
    expect(invoice).toContain("QTY+47:12:CT'");
    expect(invoice).toContain("NAD+DP+2909805003026::9'");
    const sums = Object.fromEntries(
      [...invoice.matchAll(/MOA\+(77|79|124):([-\d.]+)/g)].map(([, kind, amount]) => [kind, Number(amount)]),
    );
    expect(sums["77"]).toBeCloseTo((sums["79"] ?? 0) + (sums["124"] ?? 0), 2);
    const { rows } = await sql<{ total: number }>`
      select total_minor as total from invoice join invoice_order using (number)
      where order_number = ${order}`.execute(server.deps.db);
    expect(Math.round((sums["77"] ?? 0) * 100)).toBe(rows[0]?.total);
  });

  test("a confirmation with fewer boxes is answered again, and so is an order that the brewery takes back", async () => {
    const order = await ordered();
    await report(order, { kind: "confirmation", sapId: `E${number}`, lines: lines(11, 9) });
    await exchange();
    await exchange();
    const [, changed = "", third] = await files.out("order-response");
    expect(third).toBeUndefined();
    expect(changed).toMatch(/BGM\+231\+R\d+\+4'/);
    expect(changed.match(/QTY\+113:[^']*/g)).toEqual([
      "QTY+113:10:CT",
      "QTY+113:20:PCE",
      "QTY+113:1:LAY",
      "QTY+113:0:CT",
    ]);
    expect(changed).toContain("FTX+LIN++brewery-changed");
    const other = await ordered();
    await report(other, { kind: "confirmation", sapId: `E${number}`, lines: lines(0, 0) });
    await exchange();
    const refused = (await files.out("order-response")).at(-1) ?? "";
    expect(refused).toMatch(/BGM\+231\+R\d+\+27'/);
    expect(refused).toContain("FTX+LIN++brewery-cancelled");
  });
});
