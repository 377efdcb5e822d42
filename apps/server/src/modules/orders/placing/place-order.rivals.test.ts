import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlaceOrderOutput } from "../../../platform/graphql.gen.ts";
import { told } from "../../../testing/ask-cart.ts";
import { filledCart } from "../../../testing/ask-place-order.ts";
import { besideRival } from "../../../testing/beside-a-rival.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let rival: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  rival = new pg.Client({ connectionString: server.config.databaseUrl });
  await rival.connect();
});
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));
afterAll(async () => {
  await rival.end();
  await server.stop();
});

const placed = `orderV2 { number status state order_date lines: items { product_sku quantity_ordered } total { grand_total { value currency } } }`;

const send = (cartId: string, fields = "orderV2 { number }", headers: Record<string, string> = {}) =>
  owner.graphql(
    `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { ${fields} errors { code reason } } }`,
    { input: { cart_id: cartId } },
    headers,
  );

const sent = async (cartId: string) =>
  told<{ placeOrder: PlaceOrderOutput }>(await send(cartId, placed)).placeOrder;

describe("placeOrder beside a rival", () => {
  it("C7 a checkout takes fifteen statements: three to begin and choose, three to add, seven and two for the key to send", async () => {
    await send(await filledCart(owner));
    const started = await owner.graphql(
      `mutation { setTransportType(transporttype: "selfpickup_selfpickup", outletid: "500101", datepopup: "2026-11-26") {
        code cart { id } } }`,
    );
    const { cart } = told<{ setTransportType: { cart: { id: string } } }>(started).setTransportType;
    const added = await owner.graphql(
      `mutation { addProductsToCart(cartId: "${cart.id}", cartItems: [{ sku: "100112", quantity: 4 },
        { sku: "100101", quantity: 0, number_of_layer: 1 }]) {
        cart { total_quantity prices { grand_total { value } } } user_errors { code } } }`,
    );
    const answer = await send(cart.id, undefined, { "idempotency-key": "a-whole-checkout" });
    expect(told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder).toMatchObject({
      errors: [],
      orderV2: { number: expect.stringMatching(/^\d{10}$/) },
    });
    expect([started.statements, added.statements, answer.statements]).toEqual([3, 3, 9]);
  });

  it("C9 what is answered without being read is what is read afterwards", async () => {
    const { orderV2 } = await sent(await filledCart(owner));
    const { data } = await owner.graphql(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
        number status state order_date lines: items { product_sku quantity_ordered } total { grand_total { value currency } } } } } }`,
      { number: orderV2?.number },
    );
    expect(data).toEqual({ customer: { orders: { items: [orderV2] } } });
  });

  it("C12 C21 a line that a rival puts in while the order waits is in it", async () => {
    const id = await filledCart(owner);
    const { orderV2 } = await besideRival(
      rival,
      {
        text: `with counted as (update cart set version = version + 1 where id = $1 returning id)
          update cart_line set packages = 7 from counted where cart_id = id and sku = '100112'`,
        values: [id],
      },
      () => sent(id),
    );
    expect((orderV2 as { lines?: unknown } | null)?.lines).toContainEqual({
      product_sku: "100112",
      quantity_ordered: 7,
    });
  });

  it("C9 a cart that a rival closes while the order waits is sent no second time", async () => {
    const id = await filledCart(owner);
    const answer = await besideRival(
      rival,
      { text: "update cart set is_active = false, version = version + 1 where id = $1", values: [id] },
      () => sent(id),
    );
    expect(answer).toMatchObject({ orderV2: null, errors: [{ reason: "cart-not-active" }] });
  });

  it("C13 SHIPTO-12 a place that is being suspended in this moment gets no order", async () => {
    const id = await filledCart(owner);
    const answer = await besideRival(
      rival,
      { text: "update ship_to set status = 'SUSPENDED' where id = $1", values: ["500101"] },
      () => sent(id),
    );
    expect(answer).toMatchObject({ orderV2: null, errors: [{ reason: "ship-to-suspended" }] });
  });
});
