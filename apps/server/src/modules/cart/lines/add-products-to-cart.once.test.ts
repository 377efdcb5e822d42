import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, addMutation, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
});

describe("addProductsToCart: once with a key (C9, C21)", () => {
  const items = [
    { sku: "100112", quantity: 2 },
    { sku: "nope", quantity: 1 },
  ];
  const fields = `cart { total_quantity } changed_items { number_of_packages product { sku } }
    user_errors { reason index }`;
  const once = (key: string, wanted: readonly object[] = items, caller = owner, cartId = id) =>
    caller.graphql(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { ${fields} } }`,
      { id: cartId, items: wanted },
      { "idempotency-key": key },
    );

  it("a stranger and a foreign cart are refused as without a key, and use it up for nobody", async () => {
    expect(refusal(await once("add-refused", items, server.stranger))?.code).toBe("not-signed-in");
    const foreign = await cartOf(await server.as("U012"));
    expect(refusal(await once("add-refused", items, owner, foreign.id))?.code).toBe("no-such-cart");
    expect(told(await once("add-refused"))).toMatchObject({
      addProductsToCart: { cart: { total_quantity: 2 } },
    });
  });

  it("a key that is too long is refused, and nothing is put in", async () => {
    expect(refusal(await once("k".repeat(256)))?.code).toBe("idempotency-key-too-long");
    expect((await cartOf(owner)).total_lines).toBe(0);
  });

  it("twenty at once add it once, and each hears the same", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => once("add-once")));
    for (const answer of answers)
      expect(told(answer)).toEqual({
        addProductsToCart: {
          cart: { total_quantity: 2 },
          changed_items: [{ number_of_packages: 2, product: { sku: "100112" } }],
          user_errors: [{ reason: "product-unknown", index: 1 }],
        },
      });
    expect((await cartOf(owner)).total_quantity).toBe(2);
  });

  it("the same key with other goods is refused, and nothing is put in", async () => {
    await once("add-other");
    expect(refusal(await once("add-other", [{ sku: "100112", quantity: 3 }]))?.code).toBe(
      "idempotency-key-reused",
    );
    expect((await cartOf(owner)).total_quantity).toBe(2);
  });

  it("the same key of somebody else is another key, and another key is another wish", async () => {
    const other = await server.as("U012");
    const { id: otherId } = await cartOf(other);
    await once("add-shared");
    const theirs = told<{ addProductsToCart: { user_errors: { index: number }[] } }>(
      await once("add-shared", items, other, otherId),
    );
    expect(theirs.addProductsToCart.user_errors.map(({ index }) => index)).toContain(1);
    await once("add-again");
    expect((await cartOf(owner)).total_quantity).toBe(4);
  });

  it("a repeat tells the lines as they are by then", async () => {
    await once("add-later");
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    expect(told(await once("add-later"))).toMatchObject({
      addProductsToCart: {
        cart: { total_quantity: 5 },
        changed_items: [{ number_of_packages: 5, product: { sku: "100112" } }],
      },
    });
  });

  it("C7 three hundred items take no more statements than one, and a call without a key none for it", async () => {
    const some = await once("add-some", [{ sku: "100112", quantity: 1 }]);
    const many = await once(
      "add-many",
      Array.from({ length: 300 }, () => ({ sku: "100112", quantity: 1 })),
    );
    expect(many.statements).toBe(some.statements);
    const without = await owner.graphql(addMutation, { id, items: [{ sku: "100112", quantity: 1 }] });
    expect(without.statements).toBeLessThanOrEqual(10);
  });
});
