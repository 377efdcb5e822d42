import { toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, startOrder, told } from "../../testing/ask-cart.ts";
import { orderOf } from "../../testing/ask-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "./order-desk.ts";

/** At most two packages a customer. */
const advent = "950360";
const keg = "100112";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await emptyCart();
});

async function emptyCart(): Promise<void> {
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
}

/** Sends these goods, and has an empty cart again. */
async function order(sku: string, quantity: number): Promise<string> {
  const { user_errors: errors } = await add(owner, id, [{ sku, quantity }]);
  expect(errors).toEqual([]);
  const answer = await owner.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { reason } } }`,
  );
  const { placeOrder: placed } = told<{ placeOrder: { orderV2: { number: string } | null } }>(answer);
  if (!placed.orderV2) throw new Error(JSON.stringify(placed));
  await emptyCart();
  return placed.orderV2.number;
}

/** Why one more does not go in; nothing when it does, and it is taken out again. */
async function oneMore(sku: string): Promise<readonly (string | null)[]> {
  const { user_errors: errors } = await add(owner, id, [{ sku, quantity: 1 }]);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  return errors.map(({ reason }) => reason ?? null);
}

/** The ERP confirms not one box; `event` tells one report from another, none is its answer to the order. */
async function reject(number: string, event?: string): Promise<void> {
  const desk = orderDesk(server.deps);
  const { rows } = await sql<{ lineNo: number }>`
    select line_no as "lineNo" from order_line where order_number = ${number} order by line_no`.execute(
    server.deps.db,
  );
  const lines = rows.map(({ lineNo }) => ({ lineNo, boxes: 0, reason: "vyprodáno" }));
  if (event === undefined) return desk.confirm({ orderNumber: toId(number), sapId: number, lines });
  const report = { kind: "confirmation", sapId: number, lines } as const;
  await desk.report({
    id: `${event}-${number}`,
    orderNumber: toId(number),
    bodyHash: event,
    at: undefined,
    report,
  });
}

describe("an order that the brewery takes back (B6)", () => {
  it.each([
    ["as its answer", undefined],
    ["as a report", "rejection"],
  ])("BUNDLE-07 gives its bundles back, told %s and told again", async (_, event) => {
    const number = await order(advent, 2);
    expect(await oneMore(advent)).toEqual(["bundle-limit-reached"]);
    await reject(number, event);
    expect((await orderOf(owner, number))?.state).toBe("cancelled");
    expect(await oneMore(advent)).toEqual([]);

    // What is told again takes nothing from the order that had the packages since, and gives nothing of it back.
    const next = await order(advent, 2);
    await reject(number, event);
    await reject(number, "again");
    expect(await oneMore(advent)).toEqual(["bundle-limit-reached"]);
    await owner.graphql(`mutation { cancelOrder(sap_id: "${next}") { message } }`);
    expect(await oneMore(advent)).toEqual([]);
  });

  it("BUNDLE-07 keeps the packages where one box of it is confirmed", async () => {
    const number = await order(advent, 2);
    const { rows } = await sql<{ lineNo: number }>`
      select line_no as "lineNo" from order_line where order_number = ${number}`.execute(server.deps.db);
    const lines = rows.map(({ lineNo }) => ({ lineNo, boxes: lineNo === 1 ? 1 : 0 }));
    await orderDesk(server.deps).confirm({ orderNumber: toId(number), sapId: number, lines });
    expect((await orderOf(owner, number))?.state).toBe("confirmed");
    expect(await oneMore(advent)).toEqual(["bundle-limit-reached"]);
    await owner.graphql(`mutation { cancelOrder(sap_id: "${number}") { message } }`);
    expect(await oneMore(advent)).toEqual([]);
  });

  it("CART-18 gives back what a place may order of a product", async () => {
    // Three more than the demo has ordered for that day.
    await sql`insert into product_limit (ship_to_id, company_id, sku, max_boxes, valid_from, valid_to)
      select s.id, s.company_id, ${keg}, 3 + (
        select coalesce(sum(l.boxes_ordered), 0) from order_line l join sales_order o using (order_number)
        where o.ship_to_id = s.id and o.delivery_date = '2026-11-26' and l.sku = ${keg} and o.state <> 'cancelled'),
        '2026-11-26', '2026-11-26'
      from ship_to s where s.id = '500101'`.execute(server.deps.db);
    const number = await order(keg, 3);
    expect(await oneMore(keg)).not.toEqual([]);
    await reject(number);
    expect(await oneMore(keg)).toEqual([]);
  });
});
