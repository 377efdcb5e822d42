import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../../platform/graphql.gen.ts";
import { add, cartFields, cartOf, startOrder, told } from "../../../testing/ask-cart.ts";
import { colleaguesInSql } from "../../../testing/colleagues.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The Christmas special, of which the demo allows 12 boxes at 500101 and none at 500103. */
const special = "130506";
const inEnglish = { lang: "en" };

const limitTo = (boxes: number) =>
  sql`update product_limit set max_boxes = ${boxes} where ship_to_id = '500101' and sku = ${special}`.execute(
    server.deps.db,
  );

beforeEach(async () => {
  jana = await server.as("U001");
  await limitTo(12);
  id = await startOrder(jana);
  await jana.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { removed_items { sku } } }`);
});

type Errors = readonly { code: string; message: string; reason: string; quantity: number | null }[];

async function addBoxes(quantity: number, caller = jana, cart = id): Promise<Errors> {
  const answer = await caller.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { code message reason quantity } } }`,
    { id: cart, items: [{ sku: special, quantity }] },
    inEnglish,
  );
  return told<{ addProductsToCart: { user_errors: Errors } }>(answer).addProductsToCart.user_errors;
}

async function setBoxes(quantity: number): Promise<{ readonly errors: Errors; readonly cart: Cart }> {
  const line = (await cartOf(jana)).items?.find((one) => one?.product.sku === special);
  const answer = await jana.graphql(
    `mutation ($id: String!, $items: [CartItemUpdateInput!]!) {
      updateCartItems(input: { cart_id: $id, cart_items: $items }) {
        cart { ${cartFields} } errors { code message reason quantity } } }`,
    { id, items: [{ cart_item_uid: line?.uid, quantity }] },
    inEnglish,
  );
  return told<{ updateCartItems: { errors: Errors; cart: Cart } }>(answer).updateCartItems;
}

async function place(caller: Caller, cart: string) {
  const answer = await caller.graphql(
    `mutation { placeOrder(input: { cart_id: "${cart}" }) { order { order_number } errors { reason } } }`,
  );
  return told<{
    placeOrder: { order: { order_number: string } | null; errors: readonly { reason: string }[] };
  }>(answer).placeOrder;
}

async function saleabilityAt(shipTo: string) {
  const answer = await jana.graphql(
    `{ products(filter: { sku: { eq: "${special}" } }) { items { stock_status saleability { sellable reason } } } }`,
    {},
    { outletid: shipTo, datepopup: "2026-11-26" },
  );
  return told<{ products: { items: readonly object[] } }>(answer).products.items[0];
}

describe("CART-18 a product that is limited for the place", () => {
  it("ERROR-48 is not available where its limit is used up, and is elsewhere", async () => {
    expect(await saleabilityAt("500103")).toEqual({
      stock_status: "OUT_OF_STOCK",
      saleability: { sellable: false, reason: "product-limit-reached" },
    });
    expect(await saleabilityAt("500101")).toMatchObject({ saleability: { sellable: true } });
    const there = await startOrder(jana, { shipTo: "500103" });
    expect(await addBoxes(1, jana, there)).toEqual([
      {
        code: "NOT_SALABLE",
        message: "Not available due to reached limit",
        reason: "product-limit-reached",
        quantity: null,
      },
    ]);
  });

  it("ERROR-49 OP-88 more than is left stays out, counted with what the cart holds, and so does more of it", async () => {
    const over = {
      code: "INSUFFICIENT_STOCK",
      message: "You are over the limit. Please remove some goods.",
      reason: "product-limit-exceeded",
      quantity: 12,
    };
    expect(await addBoxes(13)).toEqual([over]);
    expect(await addBoxes(7)).toEqual([]);
    expect(await addBoxes(6)).toEqual([over]);
    expect((await setBoxes(13)).errors).toEqual([over]);
    expect((await setBoxes(12)).errors).toEqual([]);
  });

  it("C4 a limit that was lowered since blocks the order, not the cart: less is always taken", async () => {
    await add(jana, id, [{ sku: "100112", quantity: 3 }]);
    await addBoxes(10);
    await limitTo(5);
    const { blockers } = await cartOf(jana);
    expect(blockers).toContainEqual(
      expect.objectContaining({ code: "product-limit-exceeded", sku: special }),
    );
    expect((await place(jana, id)).errors).toMatchObject([{ reason: "product-limit-exceeded" }]);
    const less = await setBoxes(8);
    expect(less.errors).toEqual([]);
    expect((await setBoxes(5)).cart.blockers).toEqual([]);
  });

  it("ERROR-48 what was ordered counts on the days of the limit, and a cancelled order gives it back", async () => {
    await add(jana, id, [{ sku: "100112", quantity: 3 }]);
    await addBoxes(12);
    const { order } = await place(jana, id);
    id = await startOrder(jana);
    expect(await addBoxes(1)).toMatchObject([{ reason: "product-limit-reached" }]);
    // Deliveries after the limit's last day know no limit.
    await sql`update product_limit set valid_to = '2026-11-30' where ship_to_id = '500101'`.execute(
      server.deps.db,
    );
    const later = await startOrder(jana, { date: "2026-12-03" });
    expect(await addBoxes(20, jana, later)).toEqual([]);
    await sql`update product_limit set valid_to = '2026-12-31' where ship_to_id = '500101'`.execute(
      server.deps.db,
    );

    await jana.graphql(`mutation { cancelOrder(sap_id: "${order?.order_number}") { message } }`);
    id = await startOrder(jana);
    await jana.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { removed_items { sku } } }`);
    expect(await addBoxes(12)).toEqual([]);
  });

  it("of 50 orders at once against a limit of 10, ten go out", { timeout: 60_000 }, async () => {
    await limitTo(10);
    await sql.raw(colleaguesInSql(50)).execute(server.deps.db);
    const people = await Promise.all(Array.from({ length: 50 }, (_, no) => server.as(`L${no + 1}`)));
    const carts = await Promise.all(
      people.map(async (caller) => {
        const cart = await startOrder(caller);
        await add(caller, cart, [{ sku: "100112", quantity: 3 }]);
        expect(await addBoxes(1, caller, cart)).toEqual([]);
        return { caller, cart };
      }),
    );
    const answers = await Promise.all(carts.map(({ caller, cart }) => place(caller, cart)));
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(10);
    expect(answers.flatMap(({ errors }) => errors.map(({ reason }) => reason))).toEqual(
      Array.from({ length: 40 }, () => "product-limit-exceeded"),
    );
  });
});
