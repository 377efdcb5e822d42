import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../platform/graphql.gen.ts";
import { add, cartFields, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let cart: Cart;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  const id = await startOrder(owner);
  await clear(owner, id);
  cart = (
    await add(owner, id, [
      { sku: "100101", number_of_layer: 2 },
      { sku: "100112", quantity: 4 },
    ])
  ).cart;
});

function clear(caller: Caller, id: string) {
  return caller.graphql(
    `mutation ($id: String!) { clearCart(input: { cart_id: $id }) { cart { ${cartFields} }
      removed_items { sku quantity number_of_layer number_of_pallet } } }`,
    { id },
  );
}

function remove(caller: Caller, id: string, uid: string) {
  return caller.graphql(
    `mutation ($id: String!, $uid: ID) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) {
      cart { ${cartFields} } } }`,
    { id, uid },
  );
}

function note(
  caller: Caller,
  id: string,
  notes: { note_for_driver?: string; customer_order_number?: string },
) {
  return caller.graphql(
    `mutation ($input: SetCartNotesInput!) { setCartNotes(input: $input) { cart { ${cartFields} } } }`,
    { input: { cart_id: id, ...notes } },
  );
}

describe("removeItemFromCart, clearCart, setCartNotes: who may (C14, C16)", () => {
  const calls = [
    ["removeItemFromCart", (caller: Caller, id: string) => remove(caller, id, cart.items?.[0]?.uid ?? "")],
    ["clearCart", clear],
    ["setCartNotes", (caller: Caller, id: string) => note(caller, id, { note_for_driver: "x" })],
  ] as const;

  it.each(calls)("%s asks a stranger to sign in", async (_name, call) => {
    expect(refusal(await call(server.stranger, cart.id))?.code).toBe("not-signed-in");
  });

  it.each(calls)(
    "%s finds a foreign cart as little as a missing one, and leaves it alone",
    async (_name, call) => {
      const other = await server.as("U012");
      await cartOf(other);
      expect(refusal(await call(other, cart.id))?.code).toBe("no-such-cart");
      expect(refusal(await call(other, "0".repeat(32)))?.code).toBe("no-such-cart");
      expect(await cartOf(owner)).toMatchObject({ version: cart.version, total_lines: 2 });
    },
  );

  it.each(calls)("%s is refused without Catalogue", async (_name, call) => {
    expect(refusal(await call(await server.as("U006"), cart.id))?.code).toBe("forbidden-permission");
  });
});

describe("removeItemFromCart: CART-07, GQL-20", () => {
  it("a line that is not there is told in Magento's words", async () => {
    expect(refusal(await remove(owner, cart.id, "OTk5OTk5"))).toEqual({
      message: "The cart doesn't contain the item",
      code: "line-unknown",
      category: "graphql-no-such-entity",
    });
  });

  it("CART-07 GQL-20 takes one line out and leaves the other", async () => {
    const answer = await remove(owner, cart.id, cart.items?.[0]?.uid ?? "");
    const after = told<{ removeItemFromCart: { cart: Cart } }>(answer).removeItemFromCart.cart;
    expect(after.items?.map((line) => line?.product.sku)).toEqual(["100112"]);
    expect(after.version).toBe((cart.version ?? 0) + 1);
    expect(answer.statements).toBeLessThanOrEqual(10);
  });
});

describe("clearCart: INPROG-16", () => {
  it("takes all lines out and answers them, so that they can be put back", async () => {
    const { clearCart } = told<{
      clearCart: { cart: Cart; removed_items: { sku: string; quantity: number }[] };
    }>(await clear(owner, cart.id));
    expect(clearCart.cart.total_lines).toBe(0);
    expect(clearCart.removed_items).toEqual([
      { sku: "100101", quantity: 0, number_of_layer: 2, number_of_pallet: 0 },
      { sku: "100112", quantity: 4, number_of_layer: 0, number_of_pallet: 0 },
    ]);
    const back = await add(owner, cart.id, clearCart.removed_items);
    expect(back.cart.total_quantity).toBe(cart.total_quantity);
  });
});

describe("clearCart: EMPTIES-02", () => {
  it("EMPTIES-02 a new order plans its empties anew, and the old plan can be put back", async () => {
    const plan = `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { cart { id } } }`;
    const empties = [{ packaging_code: "KEG50", number_of_units: 2 }];
    await owner.graphql(plan, { input: { cart_id: cart.id, empties } });
    const { clearCart } = told<{ clearCart: object }>(
      await owner.graphql(
        `mutation ($id: String!) { clearCart(input: { cart_id: $id }) {
          cart { empties_plan { units } empties_terms { is_planned } }
          removed_empties { packaging_code number_of_units } removed_second_order_first } }`,
        { id: cart.id },
      ),
    );
    expect(clearCart).toEqual({
      cart: { empties_plan: null, empties_terms: { is_planned: false } },
      removed_empties: empties,
      removed_second_order_first: null,
    });
  });
});

describe("setCartNotes: C20, D05", () => {
  it.each([
    [{ note_for_driver: "ř".repeat(201) }, "note_for_driver", "Nejvýše 200 znaků"],
    [{ customer_order_number: "1".repeat(41) }, "customer_order_number", "Nejvýše 40 znaků"],
  ])("too long a text is refused by field: %#", async (notes, path, message) => {
    const answer = await owner.graphql(
      `mutation ($input: SetCartNotesInput!) { setCartNotes(input: $input) { cart { id } } }`,
      { input: { cart_id: cart.id, ...notes } },
      { lang: "cs" },
    );
    expect(answer.errors[0]).toMatchObject({ message, extensions: { code: "too-long", fields: [{ path }] } });
  });

  it("keeps both texts, at their longest, and a text that is left out", async () => {
    const longest = { note_for_driver: "ř".repeat(200), customer_order_number: "č".repeat(40) };
    told(await note(owner, cart.id, longest));
    told(await note(owner, cart.id, { customer_order_number: "PO-1" }));
    expect(await cartOf(owner)).toMatchObject({ ...longest, customer_order_number: "PO-1" });
  });

  it("a line break becomes a space, and what cannot be printed is left out", async () => {
    told(await note(owner, cart.id, { note_for_driver: " zvonek\n\u0007u vrat " }));
    expect((await cartOf(owner)).note_for_driver).toBe("zvonek u vrat");
  });
});
