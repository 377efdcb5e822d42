import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askCancel, cancelled } from "../../../testing/ask-orders.ts";
import { laterInOutbox } from "../../../testing/later-outbox.ts";
import { keptOf, someOrder } from "../../../testing/order-to-cancel.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Erp } from "../../erp/erp.port.ts";
import { houseErp } from "../../erp/house-erp.ts";
import { deliverOutbox } from "../../erp/outbox.ts";
import { orderDesk } from "../order-desk.ts";

/** The house ERP where nothing is short. */
const house = houseErp(async () => []);
let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

describe("cancelOrder: the ERP hears of it (D11)", () => {
  const told: string[] = [];
  /** The outbox as a worker sees it, ten seconds on, with an ERP that keeps what it was told. */
  async function deliver(erp: Partial<Erp> = {}): Promise<void> {
    const { db, clock, log } = server.deps;
    const spying: Erp = {
      ...house,
      send: (order, waitedMs) => {
        told.push(`order ${order.orderNumber}`);
        return house.send(order, waitedMs);
      },
      cancel: (cancellation, waitedMs) => {
        told.push(`cancellation ${cancellation.orderNumber}`);
        return house.cancel(cancellation, waitedMs);
      },
      ...erp,
    };
    await laterInOutbox(db, 60_000);
    await deliverOutbox({
      db,
      log,
      erp: spying,
      pricing: server.pricing,
      desk: orderDesk({ db, clock }),
    });
  }
  async function begin(): Promise<string> {
    await sql`update outbox set delivered_at = now() where delivered_at is null`.execute(server.deps.db);
    told.length = 0;
    return someOrder(server, owner, "received");
  }

  it("once, and only after it has the order; its late confirmation changes nothing", async () => {
    const number = await begin();
    cancelled(await askCancel(owner, { sap_id: number }));
    await deliver();
    await deliver();
    await deliver();
    expect(told).toEqual([`order ${number}`, `cancellation ${number}`]);
    expect(await keptOf(server, number)).toMatchObject({
      state: "cancelled",
      events: ["received", "cancelled"],
    });
  });

  it("an ERP that is away or still at it hears later, and nothing is lost", async () => {
    const number = await begin();
    cancelled(await askCancel(owner, { sap_id: number }));
    await deliver({ send: async () => Promise.reject(new Error("no route to the ERP")) });
    expect(told).toEqual([]);
    await deliver();
    await deliver({ cancel: async () => Promise.reject(new Error("no route to the ERP")) });
    await deliver({ cancel: async () => ({ kind: "working", askAgainInMs: 10 }) });
    const waiting = sql<{ count: number }>`select count(*)::int as count from outbox
      where order_number = ${number} and delivered_at is null`;
    expect((await waiting.execute(server.deps.db)).rows).toEqual([{ count: 1 }]);
    await deliver();
    expect(told).toEqual([`order ${number}`, `cancellation ${number}`]);
    expect((await waiting.execute(server.deps.db)).rows).toEqual([{ count: 0 }]);
  });
});
