import { toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { moveOrders, startErpWorker } from "./erp-worker.ts";
import { houseErp } from "./house-erp.ts";

/** The house ERP where nothing is short. */
const house = houseErp(async () => []);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function workerDeps() {
  const { db, clock, log } = server.deps;
  return { db, clock, log, erp: house, pricing: server.pricing, desk: orderDesk({ db, clock }) };
}

const placeOrder = async () => placeSomeOrder(await server.as("U001"));

async function orderOf(number: string) {
  const { rows } = await sql<{ state: string; delivered: number | null; events: string[] }>`
    select state, (select boxes_delivered from order_line l where l.order_number = o.order_number) as delivered,
      (select array_agg(e.state order by e.at, e.id) from order_event e where e.order_number = o.order_number) as events
    from sales_order o where order_number = ${number}`.execute(server.deps.db);
  return rows[0];
}

describe("the ERP's worker (D11)", () => {
  it("confirms an order within seconds of placing, and stops when told", async () => {
    const number = await placeOrder();
    const stop = startErpWorker(workerDeps(), { lookEveryMs: 50, moveEveryMs: 50 });
    await vi.waitFor(async () => expect((await orderOf(number))?.state).toBe("confirmed"), {
      timeout: 8000,
      interval: 100,
    });
    await stop();
    const quiet = await placeOrder();
    expect((await orderOf(quiet))?.state).toBe("received");
  });

  it("moves it along on its delivery day by the clock, each step once, however often it looks", async () => {
    const number = await placeOrder();
    const deps = workerDeps();
    await deps.desk.confirm({ orderNumber: toId(number), sapId: number, lines: [{ lineNo: 1, boxes: 3 }] });
    const states: (string | undefined)[] = [];
    for (const now of [
      "2026-11-25T23:59:00",
      "2026-11-26T05:40:00",
      "2026-11-26T06:55:00",
      "2026-11-26T10:30:00",
    ]) {
      server.clock.set(now);
      await Promise.all([moveOrders(deps), moveOrders(deps)]);
      await moveOrders(deps);
      states.push((await orderOf(number))?.state);
    }
    server.clock.set("2026-11-23T09:00:00");
    expect(states).toEqual(["confirmed", "loaded", "on-the-way", "delivered"]);
    expect(await orderOf(number)).toEqual({
      state: "delivered",
      delivered: 3,
      events: ["received", "confirmed", "loaded", "on-the-way", "delivered"],
    });
  });

  it("after a day of standing still it catches up with every step", async () => {
    const number = await placeOrder();
    const deps = workerDeps();
    await deps.desk.confirm({ orderNumber: toId(number), sapId: number, lines: [{ lineNo: 1, boxes: 3 }] });
    server.clock.set("2026-11-27T09:00:00");
    await moveOrders(deps);
    server.clock.set("2026-11-23T09:00:00");
    expect((await orderOf(number))?.events).toEqual([
      "received",
      "confirmed",
      "loaded",
      "on-the-way",
      "delivered",
    ]);
  });

  it("an order that the ERP has not confirmed does not move, and a cancelled one stays cancelled", async () => {
    const waiting = await placeOrder();
    const cancelled = await placeOrder();
    await sql`update sales_order set state = 'cancelled' where order_number = ${cancelled}`.execute(
      server.deps.db,
    );
    const deps = workerDeps();
    server.clock.set("2026-11-27T09:00:00");
    await moveOrders(deps);
    server.clock.set("2026-11-23T09:00:00");
    expect((await orderOf(waiting))?.state).toBe("received");
    expect((await orderOf(cancelled))?.state).toBe("cancelled");
  });

  it("goes on after the database was away", async () => {
    const { db } = server.deps;
    let lost = 3;
    const flaky = new Proxy(db, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (key === "transaction" && lost > 0) {
          lost -= 1;
          throw new Error("Connection terminated");
        }
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const number = await placeOrder();
    const stop = startErpWorker({ ...workerDeps(), db: flaky }, { lookEveryMs: 20, moveEveryMs: 20 });
    await vi.waitFor(async () => expect((await orderOf(number))?.state).toBe("confirmed"), {
      timeout: 8000,
      interval: 100,
    });
    await stop();
    expect(lost).toBe(0);
  });
});
