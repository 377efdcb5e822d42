import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart, PlaceOrderOutput } from "../../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

/** An order is the cart that the customer saw, or none (C12, C21). */

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  owner = await server.as("U001");
});

const mutation = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  order { order_number note_for_driver customer_order_number }
  errors { code message reason total changed_lines { sku seen now } } } }`;

type Line = { readonly sku: string; readonly net: number };
type Input = {
  readonly cart_id: string;
  readonly cart_version?: number | string;
  readonly expected_total?: number;
  readonly expected_lines?: readonly Line[];
  readonly note_for_driver?: string;
};
type Headers = Record<string, string>;

const ask = (caller: Caller, input: Input, headers: Headers = {}) =>
  caller.graphql(mutation, { input }, headers);

async function place(input: Input, headers: Headers = {}): Promise<PlaceOrderOutput> {
  return told<{ placeOrder: PlaceOrderOutput }>(await ask(owner, input, headers)).placeOrder;
}

/** A cart that may be sent, as its customer sees it. */
async function seenCart(): Promise<Cart & { readonly version: number }> {
  const id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [
    { sku: "100112", quantity: 3 },
    { sku: "100101", number_of_layer: 1 },
  ]);
  const cart = await cartOf(owner);
  return { ...cart, version: cart.version ?? -1 };
}

const totalOf = (cart: Cart) => cart.grand_total_your_price_details?.total ?? 0;
const linesOf = (cart: Cart): readonly Line[] =>
  (cart.items ?? []).map((item) => ({
    sku: item?.product.sku ?? "",
    net: item?.prices?.row_total.value ?? 0,
  }));

describe("placeOrder of the cart that was seen", () => {
  it("C21 tells a stranger nothing of a version", async () => {
    const { id } = await seenCart();
    expect(refusal(await ask(server.stranger, { cart_id: id, cart_version: 0 }))).toMatchObject({
      code: "not-signed-in",
    });
  });

  it.each([
    ["a version that is no number", { cart_version: "seven" }],
    ["a version between two", { cart_version: 1.5 as number }],
    ["a line without end", { expected_total: 1, expected_lines: [{ sku: "100101", net: 1e300 }] }],
  ])("C21 bad input: %s", async (_, bad) => {
    const cart = await seenCart();
    const { errors } = await ask(owner, { cart_id: cart.id, ...bad });
    expect(errors).toHaveLength(1);
    expect(await cartOf(owner)).toMatchObject({ id: cart.id, version: cart.version });
  });

  it("C16 somebody else's cart is not found, whatever its version", async () => {
    const cart = await seenCart();
    const answer = await ask(await server.as("U024"), { cart_id: cart.id, cart_version: cart.version + 1 });
    expect(refusal(answer)).toMatchObject({ code: "no-such-cart" });
  });

  it("C21 another day at the same total is refused, the cart stays, and the key is free for the next try", async () => {
    const seen = await seenCart();
    await startOrder(owner, { date: "2026-11-30" });
    const moved = await cartOf(owner);
    expect(totalOf(moved)).toBe(totalOf(seen));
    const headers = { "idempotency-key": "seen-and-moved", lang: "cs" };
    const input = { cart_id: seen.id, cart_version: seen.version, expected_total: totalOf(seen) };
    const { order, errors } = await place(input, headers);
    expect(order).toBeNull();
    expect(errors).toEqual([
      {
        code: "CART_CHANGED",
        reason: "cart-changed",
        message: "Košík se mezitím změnil v jiném okně. Zkontrolujte ho prosím a odešlete objednávku znovu.",
        total: null,
        changed_lines: [],
      },
    ]);
    expect(await cartOf(owner)).toEqual(moved);
    const again = await place({ ...input, cart_version: moved.version ?? 0 }, headers);
    expect(again.errors).toEqual([]);
  });

  it("C9 C21 an order that is there is answered again, by whatever version it is asked for", async () => {
    const seen = await seenCart();
    const first = await place({ cart_id: seen.id, cart_version: seen.version });
    const again = await place({ cart_id: seen.id, cart_version: seen.version });
    const older = await place({ cart_id: seen.id, cart_version: 0 });
    expect([again, older].map(({ order }) => order?.order_number)).toEqual([
      first.order?.order_number,
      first.order?.order_number,
    ]);
  });

  it("C12 a risen total says through which lines", async () => {
    const seen = await seenCart();
    const [first, ...rest] = linesOf(seen);
    if (!first) throw new Error("the cart has no lines");
    const { errors } = await place({
      cart_id: seen.id,
      cart_version: seen.version,
      expected_total: totalOf(seen) - 1,
      expected_lines: [{ ...first, net: first.net - 0.5 }, ...rest, { sku: "999", net: 12 }],
    });
    expect(errors).toMatchObject([
      {
        code: "PRICE_CHANGED",
        total: totalOf(seen),
        changed_lines: [
          { sku: first.sku, seen: first.net - 0.5, now: first.net },
          { sku: "999", seen: 12, now: null },
        ],
      },
    ]);
  });
});

describe("placeOrder with the texts of the headers (OP-109)", () => {
  const headers = {
    notefordriver: encodeURIComponent("Zadní vchod, řidič ať zvoní"),
    customerordernumber: encodeURIComponent("Objednávka č. 7/ř"),
  };

  it("HTTP-18 is as strict with them as with the input", async () => {
    const { id } = await seenCart();
    const long = { notefordriver: encodeURIComponent("ř".repeat(201)) };
    expect(refusal(await ask(owner, { cart_id: id }, long))).toMatchObject({ code: "too-long" });
    expect((await cartOf(owner)).id).toBe(id);
  });

  it("HTTP-18 HTTP-19 goes by them where the input says nothing", async () => {
    const { id } = await seenCart();
    const { order } = await place({ cart_id: id }, headers);
    expect(order).toMatchObject({
      note_for_driver: "Zadní vchod, řidič ať zvoní",
      customer_order_number: "Objednávka č. 7/ř",
    });
  });

  it("HTTP-18 HTTP-19 takes the input before them, be it empty, and the cart's without them", async () => {
    const { id } = await seenCart();
    const notes = `mutation { setCartNotes(input: { cart_id: "${id}", customer_order_number: "PO-8" }) { cart { id } } }`;
    await owner.graphql(notes);
    const { notefordriver } = headers;
    const { order } = await place({ cart_id: id, note_for_driver: "" }, { notefordriver });
    expect(order).toMatchObject({ note_for_driver: "", customer_order_number: "PO-8" });
  });
});
