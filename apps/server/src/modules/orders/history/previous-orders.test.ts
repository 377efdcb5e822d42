import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PreviousOrder } from "../../../platform/graphql.gen.ts";
import { refusal, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const query = `query ($filter: CustomerOrdersFilterInput, $size: Int = 1) {
  customer { orders(filter: $filter, pageSize: $size) { items {
    number previous_orders { number items { product_sku quantity_ordered } } } } } }`;

type Told = { readonly number: string; readonly previous_orders: readonly PreviousOrder[] };

function ask(caller: Caller, number: string) {
  return caller.graphql(query, { filter: { number: { eq: number } } });
}

async function before(number: string, caller = owner): Promise<readonly PreviousOrder[] | undefined> {
  type Answer = { customer: { orders: { items: readonly Told[] } } };
  return told<Answer>(await ask(caller, number)).customer.orders.items[0]?.previous_orders;
}

/** The orders of goods of a place by one method, the newest first. */
async function ordersAt(shipTo = "500101"): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from sales_order
    where ship_to_id = ${shipTo} and delivery_method = 'selfpickup_selfpickup' and line_count > 0
      and state <> 'cancelled' order by created_at desc, order_number desc`.execute(server.deps.db);
  return rows.map(({ number }) => number);
}

describe("previous_orders of an order (HISTORY-03, GQL-35)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, "4700100303"))).toMatchObject({ code: "not-signed-in" });
  });

  it("a page that cannot be is refused", async () => {
    expect(refusal(await owner.graphql(query, { size: 0 }))).toMatchObject({ code: "page-size-invalid" });
  });

  it("without My Orders nobody is told", async () => {
    const [number = ""] = await ordersAt();
    expect(refusal(await ask(await server.as("U008"), number))).toMatchObject({
      code: "forbidden-permission",
    });
  });

  it("C16 of a foreign order as little as of a missing one", async () => {
    const [own = ""] = await ordersAt();
    expect(await before(own, await server.as("U012"))).toBeUndefined();
    expect(await before("4999999999")).toBeUndefined();
  });

  it("HISTORY-03 the six before it of the same place and method, the newest first, with their boxes", async () => {
    const [number = "", ...older] = await ordersAt();
    const previous = (await before(number)) ?? [];
    expect(previous.map((order) => order.number)).toEqual(older.slice(0, 6));
    const { rows } = await sql`
      select sku as product_sku, boxes_ordered as quantity_ordered from order_line
      where order_number = ${older[0]} order by line_no`.execute(server.deps.db);
    expect(previous[0]?.items).toEqual(rows);
  });

  it("the first one of a place has none", async () => {
    expect(await before((await ordersAt()).at(-1) ?? "")).toEqual([]);
  });

  it("C26 neither a cancelled one nor what came in a bundle counts", async () => {
    const [number = "", cancelled, dealt, half, ...older] = await ordersAt();
    await sql`update sales_order set state = 'cancelled' where order_number = ${cancelled}`.execute(
      server.deps.db,
    );
    const bundle = sql`(select min(sku) from bundle)`;
    await sql`update order_line set bundle_sku = ${bundle} where order_number = ${dealt}`.execute(
      server.deps.db,
    );
    await sql`update order_line set bundle_sku = ${bundle} where order_number = ${half} and line_no = 1`.execute(
      server.deps.db,
    );
    const previous = (await before(number)) ?? [];
    expect(previous.map((order) => order.number)).toEqual([half, ...older.slice(0, 5)]);
    const { rows } = await sql<{ sku: string }>`
      select sku from order_line where order_number = ${half} and line_no > 1 order by line_no`.execute(
      server.deps.db,
    );
    expect(previous[0]?.items.map((item) => item.product_sku)).toEqual(rows.map(({ sku }) => sku));
  });

  it("C7 twenty orders take as many statements as one, and one more than without", async () => {
    const one = await owner.graphql(query, { size: 1 });
    const twenty = await owner.graphql(query, { size: 20 });
    const bare = await owner.graphql("{ customer { orders { items { number } } } }");
    expect(twenty.statements).toBe(one.statements);
    expect(one.statements).toBe(bare.statements + 1);
  });
});
