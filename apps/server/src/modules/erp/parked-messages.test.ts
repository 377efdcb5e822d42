import { createServer } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import { askCancel } from "../../testing/ask-orders.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { outboxCli } from "../outbox/outbox-cli.ts";
import { ErpRefusal } from "./erp.port.ts";
import { houseErp } from "./house-erp.ts";
import { httpErp } from "./http-erp.ts";
import { deliverOutbox } from "./outbox.ts";

const house = houseErp(async () => []);
let server: TestServer;
let isRefusing = true;
/** It takes what it gets and says later what becomes of it. */
let isSlow = false;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_METRICS_TOKEN: "a token of the metrics" } });
});
afterAll(() => server.stop());

function deliver() {
  const { db, clock, log } = server.deps;
  const send: typeof house.send = async (order, waitedMs) => {
    if (isRefusing) throw new ErpRefusal(422, "no such customer");
    return isSlow ? { kind: "accepted" } : house.send(order, waitedMs);
  };
  const desk = orderDesk({ db, clock });
  return deliverOutbox({ db, log, erp: { ...house, send }, pricing: server.pricing, desk });
}

async function refusedOrder({ isCancelled = false } = {}) {
  isRefusing = true;
  const jana = await server.as("U001");
  const number = await placeSomeOrder(jana);
  if (isCancelled) await askCancel(jana, { input: { order_id: number, reason: "" } });
  await laterInOutbox(server.deps.db, 3000);
  await deliver();
  const { rows } = await sql<{ id: number; status: string; state: string }>`
    select b.id, o.delivery_status as status, o.state from outbox b join sales_order o using (order_number)
    where b.order_number = ${number} and b.topic = 'erp.order'`.execute(server.deps.db);
  return { number, ...rows[0] };
}

async function operator(...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const environment = { DATABASE_URL: server.databaseUrl, NODE_ENV: "test" };
  const code = await outboxCli(args, environment, { out: say, error: say });
  return { code, said: said.join("\n") };
}

async function gauge() {
  const headers = { authorization: "Bearer a token of the metrics" };
  return (await server.stranger.request({ url: "/metrics", headers })).body;
}

describe("D29 a message that the ERP refuses", () => {
  it("is parked and not sent again; the order says so, and the gauge counts it", async () => {
    const { number, id, status, state } = await refusedOrder();
    expect([status, state]).toEqual(["ORDER UNDER INVESTIGATION", "received"]);
    await laterInOutbox(server.deps.db, 3_600_000);
    expect(await deliver()).toBe(0);
    expect(await gauge()).toContain('vycep_outbox{state="parked"} 1');
    expect(await operator("list")).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${id}  erp.order  ${number}`),
    });
    const { said } = await operator("show", String(id));
    expect(said).toContain("422: no such customer");
    expect(said).toContain(`"orderNumber": "${number}"`);
  });

  it("goes again when an operator lets it, and is confirmed", async () => {
    const { number, id } = await refusedOrder();
    isRefusing = false;
    expect((await operator("repeat", String(id))).code).toBe(0);
    await laterInOutbox(server.deps.db, 3000);
    await deliver();
    const { rows } = await sql<{ state: string; status: string }>`
      select state, delivery_status as status from sales_order where order_number = ${number}`.execute(
      server.deps.db,
    );
    expect(rows[0]?.state).toBe("confirmed");
    expect(rows[0]?.status).not.toBe("ORDER UNDER INVESTIGATION");
    expect(await operator("repeat", String(id))).toEqual({ code: 1, said: "No such message is parked." });
  });

  it("goes again and is only accepted: nobody looks into it any more, until the ERP has decided", async () => {
    const { number, id } = await refusedOrder();
    [isRefusing, isSlow] = [false, true];
    expect((await operator("repeat", String(id))).code).toBe(0);
    await laterInOutbox(server.deps.db, 3000);
    await deliver();
    isSlow = false;
    const service = await server.asStaff("S02");
    const query = `query ($number: ID!) { order(number: $number) { row { state } problems { kind } messages { state } } }`;
    const { data } = await service.desk(query, { number });
    expect(data?.["order"]).toEqual({
      ...{ row: { state: "received" }, problems: [], messages: [{ state: "taken" }] },
    });
    const { rows } = await sql<{ status: string }>`
      select delivery_status as status from sales_order where order_number = ${number}`.execute(
      server.deps.db,
    );
    expect(rows[0]?.status).toBe("AWAITING SHIPMENT");
  });

  it("is dropped with the cancellation that waits for it", async () => {
    const { number, id } = await refusedOrder({ isCancelled: true });
    expect((await operator("drop", String(id))).code).toBe(0);
    await laterInOutbox(server.deps.db, 3_600_000);
    await deliver();
    const { rows } = await sql<{ topic: string }>`
      select topic from outbox where order_number = ${number} and dropped_at is not null order by topic`.execute(
      server.deps.db,
    );
    expect(rows.map(({ topic }) => topic)).toEqual(["erp.cancellation", "erp.order"]);
  });

  test.each([[[]], [["drop"]], [["repeat", "x"]], [["list", "1"]], [["sing", "1"]]])(
    "the operator who calls %j is told how",
    async (args) => {
      expect(await operator(...args)).toMatchObject({
        code: 2,
        said: expect.stringContaining("npm run outbox"),
      });
    },
  );
});

describe("D29 what the ERP answers over HTTP", () => {
  test.each([
    [400, true],
    [404, true],
    [408, false],
    [409, false],
    [422, true],
    [425, false],
    [429, false],
    [500, false],
  ])("%i is a refusal: %s", async (status, isRefusal) => {
    const answering = await startAnswering(status);
    try {
      const erp = httpErp({ url: answering.url, secret: "x".repeat(32), timeoutMs: 2000 }, server.clock);
      const order = { orderNumber: "4700100001" } as Parameters<typeof erp.send>[0];
      const failure = await erp.send(order, 0).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure instanceof ErpRefusal).toBe(isRefusal);
    } finally {
      await answering.stop();
    }
  });
});

async function startAnswering(status: number) {
  const http = createServer((_request, response) => response.writeHead(status).end("no"));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => http.close(resolve)) };
}
