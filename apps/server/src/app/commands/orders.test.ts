import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ErpHeldOrder } from "@vycep/contract/orders/erp-held-order";
import type { ErpOrder } from "@vycep/contract/orders/erp-order";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { houseErp } from "../../modules/erp/house-erp.ts";
import { deliverOutbox } from "../../modules/erp/outbox.ts";
import { orderDesk } from "../../modules/orders/order-desk.ts";
import { add, cartOf, placeSomeOrder, startOrder, told } from "../../testing/ask-cart.ts";
import { orderOf } from "../../testing/ask-orders.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { ordersCli } from "./orders.ts";

let server: TestServer;
let jana: Caller;
const folder = mkdtempSync(join(tmpdir(), "orders-"));
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});
// Each test in a minute of its own, so that orders of the one before are older than what is compared.
let minute = 0;
beforeEach(async () => {
  server.clock.set(`2026-11-23T09:${String(++minute).padStart(2, "0")}:00`);
  jana = await server.as("U001");
});

async function operator(command: string, held: readonly (ErpHeldOrder | string)[] | string) {
  const file = typeof held === "string" ? held : join(folder, "held.jsonl");
  const lines = typeof held === "string" ? [] : held;
  if (typeof held !== "string") {
    writeFileSync(
      file,
      lines.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join("\n"),
    );
  }
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const environment = { DATABASE_URL: server.databaseUrl, NODE_ENV: "test" };
  const code = await ordersCli([command, file], environment, { out: say, error: say });
  return { code, said: said.join("\n") };
}

/** What the ERP was told of an order. */
async function toldOf(number: string): Promise<ErpOrder> {
  const { rows } = await sql<{ payload: ErpOrder }>`
    select payload from outbox where order_number = ${number} and topic = 'erp.order'`.execute(
    server.deps.db,
  );
  if (!rows[0]) throw new Error(`the ERP was told nothing of ${number}`);
  return rows[0].payload;
}

/** As a restore to the moment before these orders leaves it: they are unknown, and their carts are open. */
async function forget(numbers: readonly string[], { keepsCart = true } = {}): Promise<void> {
  const { db } = server.deps;
  const { rows } = await sql<{ cart: string }>`
    select cart_id as cart from sales_order where order_number = any(${[...numbers]}) and cart_id is not null`.execute(
    db,
  );
  const carts = rows.map(({ cart }) => cart);
  await sql`delete from outbox where order_number = any(${[...numbers]})`.execute(db);
  await sql`delete from sales_order where empties_of = any(${[...numbers]})`.execute(db);
  await sql`delete from sales_order where order_number = any(${[...numbers]})`.execute(db);
  await sql`select setval('order_number_seq', ${numbers.toSorted()[0]}::bigint, false)`.execute(db);
  if (!keepsCart) return;
  await sql`update cart set is_active = false where uid in (select uid from cart where id = any(${carts}))`.execute(
    db,
  );
  await sql`update cart set is_active = true where id = any(${carts})`.execute(db);
}

async function recordOf(number: string) {
  const { rows } = await sql<{
    state: string;
    events: string;
    audit: string;
    by: string | null;
    cart: string | null;
  }>`
    select o.state, o.created_by as by, o.cart_id as cart,
      (select string_agg(e.state, ' ' order by e.id) from order_event e where e.order_number = o.order_number) as events,
      (select string_agg(a.action, ' ' order by a.id) from audit_entry a where a.subject_id = o.order_number) as audit
    from sales_order o where o.order_number = ${number}`.execute(server.deps.db);
  return rows[0];
}

const deliver = async () => {
  await laterInOutbox(server.deps.db, 3000);
  const { db, clock, log } = server.deps;
  await deliverOutbox({
    db,
    log,
    erp: houseErp(async () => []),
    pricing: server.pricing,
    desk: orderDesk({ db, clock }),
  });
};

describe("OPS-08 orders that the ERP holds and a restored database has forgotten", () => {
  it("OPS-08 a file that is not the ERP's is refused by its line, and a wrong call shows how", async () => {
    expect(await operator("compare", ["{}"])).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^Line 1 /),
    });
    expect(await operator("compare", ["not json"])).toMatchObject({ code: 2 });
    expect(await operator("compare", join(folder, "nowhere"))).toMatchObject({ code: 2 });
    expect(await operator("forget", [])).toMatchObject({ code: 2, said: expect.stringMatching(/^Usage/) });
  });

  it("OPS-08 what both know is told as the same", async () => {
    const order = await toldOf(await placeSomeOrder(jana));
    expect(await operator("compare", [{ order }])).toEqual({
      code: 0,
      said: "1 orders compared, 0 not the same on both sides.",
    });
  });

  it("OPS-08 an order comes back under its number, of its own cart, which is closed; a second time changes nothing", async () => {
    const number = await placeSomeOrder(jana);
    const order = await toldOf(number);
    const before = told<object>({ data: await orderOf(jana, number), errors: [] } as never);
    await forget([number]);
    expect((await cartOf(jana)).items).toHaveLength(1);
    expect(await operator("compare", [{ order }])).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${number}  missing here`),
    });

    expect(await operator("take-in", [{ order }])).toMatchObject({
      code: 0,
      said: expect.stringContaining("taken in"),
    });
    expect(await recordOf(number)).toMatchObject({
      state: "received",
      events: "received",
      audit: "order.placed order.taken-in",
      by: "U001",
    });
    expect(await orderOf(jana, number)).toEqual(before);
    expect((await cartOf(jana)).items).toHaveLength(0);
    expect(await toldOf(number)).toEqual(order);
    expect(await operator("take-in", [{ order }])).toMatchObject({
      code: 0,
      said: expect.not.stringContaining("taken in"),
    });

    // Told again, the ERP answers as before.
    await deliver();
    expect(await recordOf(number)).toMatchObject({ state: "confirmed", events: "received confirmed" });
  });

  it("OPS-08 orders that are placed from then on have numbers that the ERP never saw", async () => {
    const number = await placeSomeOrder(jana);
    const order = await toldOf(number);
    await forget([number]);
    await operator("take-in", [{ order }]);
    expect(BigInt(await placeSomeOrder(jana))).toBe(BigInt(number) + 1000n);
  });

  it("OPS-08 without its cart it is made of what the ERP holds, and nobody is said to have ordered it", async () => {
    const id = await startOrder(jana);
    await add(jana, id, [
      { sku: "100101", quantity: 7, number_of_layer: 2 },
      { sku: "100112", quantity: 3 },
    ]);
    const { placeOrder } = told<{ placeOrder: { order: { order_number: string } } }>(
      await jana.graphql(`mutation { placeOrder(input: { cart_id: "${id}", }) { order { order_number } } }`),
    );
    const number = placeOrder.order.order_number;
    const order = await toldOf(number);
    await forget([number], { keepsCart: false });
    expect(await operator("take-in", [{ order }])).toMatchObject({ code: 0 });
    expect(await recordOf(number)).toMatchObject({ state: "received", by: null, cart: null });
    expect(await toldOf(number)).toEqual(order);
  });

  it("OPS-08 what the ERP took back is taken back, known here or not, and it is told nothing", async () => {
    const [known, forgotten] = [await placeSomeOrder(jana), await placeSomeOrder(jana)];
    const orders = [await toldOf(known), await toldOf(forgotten)];
    await forget([forgotten]);
    const held = orders.map((order) => ({ order, cancelledAt: "2026-11-23T10:00:00Z" }));
    expect(await operator("compare", held)).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        `${known}  cancelled in the ERP, open here\n${forgotten}  missing here, cancelled in the ERP`,
      ),
    });
    expect(await operator("take-in", held)).toMatchObject({ code: 0 });
    expect(await recordOf(known)).toMatchObject({
      state: "cancelled",
      audit: "order.placed order.cancelled",
    });
    expect(await recordOf(forgotten)).toMatchObject({ state: "cancelled", events: "received cancelled" });
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from outbox
      where order_number = ${forgotten} and delivered_at is null`.execute(server.deps.db);
    expect(rows[0]?.waiting).toBe(0);
  });

  it("OPS-08 one that would be another order today is left to a person, and nothing of it is written", async () => {
    const number = await placeSomeOrder(jana);
    const order = await toldOf(number);
    await forget([number]);
    const dearer = { ...order, totalMinor: order.totalMinor + 100 } as ErpOrder;
    expect(await operator("take-in", [{ order: dearer }])).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${number}  left: made anew it would differ in totalMinor`),
    });
    expect(await recordOf(number)).toBeUndefined();
    expect((await cartOf(jana)).items).toHaveLength(1);
    await operator("take-in", [{ order }]);
  });

  it("OPS-08 a number that stands for two orders is told with what differs, and both are left", async () => {
    const number = await placeSomeOrder(jana);
    const order = { ...(await toldOf(number)), customerOrderNumber: "another" };
    expect(await operator("take-in", [{ order }])).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${number}  differs in customerOrderNumber`),
    });
    expect(await recordOf(number)).toMatchObject({ audit: "order.placed" });
  });

  it("OPS-08 EMPTIES-03 an order comes back with the collection that was placed with it", async () => {
    const id = await startOrder(jana);
    await add(jana, id, [{ sku: "100112", quantity: 3 }]);
    told(
      await jana.graphql(
        `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { user_errors { code } } }`,
        { input: { cart_id: id, empties: [{ packaging_code: "KEG50", number_of_units: 80 }] } },
      ),
    );
    const { placeOrder } = told<{
      placeOrder: {
        order: { order_number: string } | null;
        empties_order: { number: string } | null;
        errors: object[];
      };
    }>(
      await jana.graphql(
        `mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } errors { reason } empties_order { number } } }`,
      ),
    );
    expect(placeOrder.errors).toEqual([]);
    const numbers = [placeOrder.order?.order_number ?? "", placeOrder.empties_order?.number ?? ""];
    const held = [{ order: await toldOf(numbers[1] ?? "") }, { order: await toldOf(numbers[0] ?? "") }];
    await forget(numbers);
    expect(await operator("take-in", held)).toMatchObject({ code: 0 });
    for (const number of numbers)
      expect(await recordOf(number)).toMatchObject({
        state: "received",
        audit: "order.placed order.taken-in",
      });
  });
});
