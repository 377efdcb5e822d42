import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { add, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

/** Rows of the history list, to have orders to ask for. */
async function list(query: string, caller = owner): Promise<OrdersAnswer> {
  return (
    await caller.request({ method: "GET", url: `/prodczsk-api/api/v1/portal/orders${query}` })
  ).json<OrdersAnswer>();
}

describe("customer { orders }: the detail (GQL-35, HISTORY-02, HISTORY-10, HISTORY-11)", () => {
  const document = `query ($filter: CustomerOrdersFilterInput, $size: Int = 20) {
    customer { firstname email orders(filter: $filter, pageSize: $size) { total_count items {
      number order_date status state shipping_method total_weight total_pallets total_litres available_actions
      items { product_sku product_name quantity_ordered quantity_confirmed quantity_shipped quantity_invoiced
        row_total { value } package_type packaging product { sku name } }
      total { grand_total { value currency } subtotal_excl_tax { value } total_tax { value } taxes { rate amount { value } }
        total_empties_deposit { value } }
      timeline { state at } invoices { number } credit_memos { number } shipping_address { company city } billing_address { company country_code }
      payment_methods { name } additional_data { ship_to_id ship_to_name delivery_date delivery_window type_of_transport created_by }
    } } } }`;
  type Order = Record<string, never> & {
    number: string;
    items: { quantity_ordered: number; row_total: { value: number } }[];
  };
  type Answer = { customer: { email: string; orders: { total_count: number; items: Order[] } } };
  const detail = async (caller: Caller, number: string) =>
    told<Answer>(await caller.graphql(document, { filter: { number: { eq: number } } })).customer.orders;

  it("a stranger is nobody's customer", async () => {
    expect((await server.stranger.graphql("{ customer { email } }")).errors[0]?.extensions.code).toBe(
      "not-signed-in",
    );
  });

  it("a page that cannot be is refused", async () => {
    const answer = await owner.graphql("{ customer { orders(pageSize: 0) { total_count } } }");
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: "page-size-invalid",
      category: "graphql-input",
    });
  });

  it("without My Orders the orders are refused, the customer's own name is not", async () => {
    const answer = await (await server.as("U008")).graphql(
      "{ customer { firstname orders { total_count } } }",
    );
    expect(answer.errors[0]?.extensions.code).toBe("forbidden-permission");
    expect(answer.data).toEqual({ customer: { firstname: "Adéla", orders: null } });
  });

  it("C16 a foreign number answers exactly like a missing one: an empty list", async () => {
    const foreign = (await list("?limit=1", await server.as("U012"))).sopList[0]?.orderNumber ?? "";
    expect(await detail(owner, foreign)).toEqual({ total_count: 0, items: [] });
    expect(await detail(owner, "4999999999")).toEqual({ total_count: 0, items: [] });
  });

  it("GQL-35 an order of the history with everything, and lines that add up", async () => {
    const row = (await list("?limit=1&status=delivered&method=selfpickup_selfpickup")).sopList[0];
    const { items } = await detail(owner, row?.orderNumber ?? "");
    const [order] = items;
    expect(order).toMatchObject({
      number: row?.orderNumber,
      status: "delivered",
      shipping_method: "selfpickup_selfpickup",
      available_actions: ["REORDER"],
      shipping_address: { company: row?.shipToName },
      billing_address: { company: "Hostince Modrá hvězda s.r.o.", country_code: "CZ" },
      total: { grand_total: { value: row?.total, currency: "CZK" }, subtotal_excl_tax: { value: row?.net } },
      additional_data: { ship_to_name: row?.shipToName, delivery_date: row?.deliveryDate },
    });
    const net = order?.items.reduce((sum, item) => sum + item.row_total.value, 0) ?? 0;
    expect(net).toBeCloseTo(row?.net ?? -1, 2);
  });

  it("an order that was just placed says who placed it and what it was", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    const answer = await owner.graphql(
      `mutation { placeOrder(input: { cart_id: "${id}", customer_order_number: "PO-detail" }) { order { order_number } errors { reason } } }`,
    );
    const number = told<{ placeOrder: { order: { order_number: string } } }>(answer).placeOrder.order
      .order_number;
    const { items } = await detail(owner, number);
    expect(items[0]).toMatchObject({
      status: "new",
      order_date: "2026-11-23 09:00:00",
      timeline: [{ state: "received", at: "2026-11-23 09:00:00" }],
      additional_data: { created_by: "Jana Novotná", delivery_window: "7:00-11:00" },
      items: [
        {
          product_sku: "100112",
          quantity_ordered: 3,
          quantity_confirmed: null,
          package_type: "keg",
          product: { sku: "100112" },
        },
      ],
    });
    expect((await list("?search=po-detail")).sopList[0]?.orderNumber).toBe(number);
  });

  it.each([
    ["Volejte od zadního vchodu.", "Volejte od zadního vchodu."],
    ["", null],
  ])("HISTORY-10 the message of the delivery is what the driver was told: %j", async (note, message) => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    const answer = await owner.graphql(
      `mutation ($note: String) { placeOrder(input: { cart_id: "${id}", note_for_driver: $note }) {
        order { order_number } } }`,
      { note },
    );
    const { placeOrder } = told<{ placeOrder: { order: { order_number: string } } }>(answer);
    const seen = await owner.graphql(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
        additional_data { delivery_message } } } } }`,
      { number: placeOrder.order.order_number },
    );
    expect(told(seen)).toEqual({
      customer: { orders: { items: [{ additional_data: { delivery_message: message } }] } },
    });
  });

  it("twenty orders with all their lines take as many statements as one (no N+1)", async () => {
    const one = await owner.graphql(document, { size: 1 });
    const twenty = await owner.graphql(document, { size: 20 });
    expect(told<Answer>(twenty).customer.orders.items).toHaveLength(20);
    expect(twenty.statements).toBe(one.statements);
    expect(twenty.statements).toBeLessThanOrEqual(9);
  });
});
