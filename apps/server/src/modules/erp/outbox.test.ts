import type { ErpOrder } from "@vycep/contract/orders/erp-order";
import { toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import type { Erp, ErpAnswer } from "./erp.port.ts";
import { houseErp } from "./house-erp.ts";
import { backoffMs, deliverOutbox, type OutboxDeps } from "./outbox.ts";

/** The house ERP where nothing is short. */
const house = houseErp(async () => []);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`update outbox set delivered_at = now() where delivered_at is null`.execute(server.deps.db);
});

/** The outbox as a worker sees it, with whatever ERP the test brings. */
function outbox(erp: Pick<Erp, "send">): OutboxDeps {
  const { db, clock, log } = server.deps;
  const desk = orderDesk({ db, clock });
  const { pricing } = server;
  return { db, log, erp: { ...house, ...erp }, pricing, desk };
}

const later = (ms: number) => laterInOutbox(server.deps.db, ms);

/** An order that was thought over long enough. */
async function placeOrder(): Promise<string> {
  const number = await placeSomeOrder(await server.as("U001"));
  await later(3000);
  return number;
}

async function stateOf(number: string) {
  const { rows } = await sql<{ state: string; sapId: string | null; confirmed: number[]; events: string[] }>`
    select state, sap_id as "sapId",
      (select array_agg(boxes_confirmed order by line_no) from order_line l where l.order_number = o.order_number) as confirmed,
      (select array_agg(e.state order by e.id) from order_event e where e.order_number = o.order_number) as events
    from sales_order o where order_number = ${number}`.execute(server.deps.db);
  return rows[0];
}

describe("the clocks of the processes differ", () => {
  /** This process's clock, so many minutes off; the database's stays. */
  function clockIsOff(minutes: number) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  const heard: number[] = [];
  const listening = () =>
    outbox({
      send: async (order, waitedMs) => {
        heard.push(waitedMs);
        return house.send(order, waitedMs);
      },
    });

  it.each([15, -15])(
    "taken by a process %d minutes off, an order is sent at once all the same",
    async (off) => {
      heard.length = 0;
      clockIsOff(off);
      const number = await placeSomeOrder(await server.as("U001"));
      vi.useRealTimers();
      expect(await deliverOutbox(listening())).toBe(1);
      await later(3000);
      expect(await deliverOutbox(listening())).toBe(1);
      expect(await stateOf(number)).toMatchObject({ state: "confirmed" });
      const [first = -1] = heard;
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThan(60_000);
    },
  );

  it("a worker 15 minutes ahead leaves alone what another is sending, and waits as long as it should", async () => {
    await placeOrder();
    let isSending = true;
    let sent = 0;
    const slow = outbox({
      send: async () => {
        sent += 1;
        // While this one still waits for its answer, the other looks.
        clockIsOff(15);
        if (isSending) expect(await deliverOutbox(slow)).toBe(0);
        throw new Error("no route to the ERP");
      },
    });
    await deliverOutbox(slow);
    isSending = false;
    expect(sent).toBe(1);
    vi.useRealTimers();
    await later(1000);
    expect(await deliverOutbox(slow)).toBe(1);
  });
});

describe("the outbox and the house ERP (D11)", () => {
  it("an order is thought over for two seconds, then confirmed in full with the ERP's number", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    await deliverOutbox(outbox(house));
    expect(await stateOf(number)).toMatchObject({ state: "received", sapId: null });
    await later(2100);
    await deliverOutbox(outbox(house));
    expect(await stateOf(number)).toEqual({
      state: "confirmed",
      sapId: number,
      confirmed: [3],
      events: ["received", "confirmed"],
    });
    await later(60_000);
    expect(await deliverOutbox(outbox(house))).toBe(0);
  });

  it("an ERP that is away gets the order later, after longer and longer waits; nothing is lost", async () => {
    const number = await placeOrder();
    let isAway = true;
    const erp = outbox({
      send: async (order: ErpOrder, waited: number): Promise<ErpAnswer> => {
        if (isAway) throw new Error("no route to the ERP");
        return house.send(order, waited);
      },
    });
    for (let attempt = 1; attempt < 6; attempt += 1) {
      expect(await deliverOutbox(erp)).toBe(1);
      await later(backoffMs(attempt));
    }
    expect(await deliverOutbox(erp)).toBe(1);
    expect(await deliverOutbox(erp)).toBe(0);
    await later(20_000);
    expect(await deliverOutbox(erp)).toBe(0);
    const { rows } =
      await sql`select attempts, last_error from outbox where order_number = ${number}`.execute(
        server.deps.db,
      );
    expect(rows).toEqual([{ attempts: 6, last_error: "no route to the ERP" }]);
    isAway = false;
    await later(12_000);
    await deliverOutbox(erp);
    expect(await stateOf(number)).toMatchObject({ state: "confirmed" });
  });

  it("a worker that dies between the ERP's answer and our note sends again: the effect is there once", async () => {
    const number = await placeOrder();
    const sent: string[] = [];
    const dying = outbox({
      send: async (order, waited) => {
        sent.push(order.orderNumber);
        return house.send(order, waited);
      },
    });
    const crash = {
      ...dying,
      desk: { ...dying.desk, confirm: async () => Promise.reject(new Error("killed")) },
    };
    await deliverOutbox(crash);
    await later(60_000);
    await deliverOutbox(dying);
    await dying.desk.confirm({
      orderNumber: toId(number),
      sapId: "another",
      lines: [{ lineNo: 1, boxes: 1 }],
    });
    expect(sent).toEqual([number, number]);
    expect(await stateOf(number)).toEqual({
      state: "confirmed",
      sapId: number,
      confirmed: [3],
      events: ["received", "confirmed"],
    });
  });

  it("two workers at once send each order once", async () => {
    const numbers = [await placeOrder(), await placeOrder(), await placeOrder()];
    const sent: string[] = [];
    const erp = outbox({
      send: async (order, waited) => {
        sent.push(order.orderNumber);
        return house.send(order, waited);
      },
    });
    await Promise.all([deliverOutbox(erp), deliverOutbox(erp), deliverOutbox(erp)]);
    expect(sent.toSorted()).toEqual(numbers.toSorted());
  });

  it("a message that cannot be read is told of and holds up no other", async () => {
    const numbers = [await placeOrder(), await placeOrder()];
    await sql`update outbox set payload = '{}' where order_number = ${numbers[0]}`.execute(server.deps.db);
    const error = vi.spyOn(server.app.log, "error");
    expect(await deliverOutbox(outbox(house))).toBe(1);
    expect(await stateOf(numbers[1] ?? "")).toMatchObject({ state: "confirmed" });
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ table: "outbox" }), expect.anything());
  });

  it.each([
    [1, 1000],
    [2, 2000],
    [5, 16_000],
    [50, 300_000],
  ])("after %d attempts it waits %d ms", (attempts, ms) => {
    expect(backoffMs(attempts)).toBe(ms);
  });
});
